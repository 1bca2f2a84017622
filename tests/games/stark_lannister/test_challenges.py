"""SL-27 to SL-39: challenges, from the announcement to the end."""

from fivethrones.games.card_engine.box.figures import INTRIGUE
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import why_not
from games.stark_lannister.scene import scene, side


def test_a_player_may_challenge_once_in_each_type_in_any_order() -> None:
    """SL-27: and stop whenever it pleases."""
    table = scene(stark=side(play="robb_stark eddard_stark sansa_stark"))

    table.stark.attacks("power", "robb_stark")
    table.passes()

    assert table.stark.choices() == ["done", "challenge military", "challenge intrigue"]


def test_attackers_kneel_and_at_least_one_is_needed() -> None:
    """SL-29: kneeling characters and those without the icon cannot be named."""
    table = scene(stark=side(play="robb_stark eddard_stark:kneeling jon_snow sansa_stark"))

    table.stark.act("challenge", 0, 1)

    assert table.prompt().id == "prompt-attack"
    assert table.stark.choices() == ["choose robb_stark", "choose jon_snow"]
    table.stark.picks("prompt-attack", "robb_stark")
    assert table.stark.kneels("robb_stark")
    assert not table.stark.kneels("jon_snow")


def test_a_type_nobody_can_attack_in_is_not_offered() -> None:
    """SL-29: no standing character has the icon."""
    table = scene(stark=side(play="sansa_stark jon_snow:kneeling"))

    assert table.stark.choices() == ["done", "challenge intrigue", "challenge power"]


def test_defenders_need_the_icon_and_must_stand() -> None:
    """SL-30: and the challenge may be declined."""
    table = scene(
        stark=side(play="jon_snow"),
        lannister=side(play="the_hound cersei_lannister ser_jaime_lannister:kneeling"),
    )

    table.stark.attacks("military", "jon_snow")

    assert table.prompt().id == "prompt-defend"
    assert table.lannister.choices() == ["done", "choose the_hound"]


def test_the_attacker_wins_a_tie() -> None:
    """SL-32: three against three."""
    table = scene(stark=side(play="jon_snow"), lannister=side(play="the_hound"))

    table.stark.attacks("military", "jon_snow")
    table.lannister.defends("the_hound")

    assert table.told("wins-challenge", "dies") == ["wins-challenge 0 3 3", "dies 1 the_hound"]
    assert table.stark.power == 0


def test_nobody_wins_nothing_against_nothing() -> None:
    """SL-32: a total below 1 cannot win; there is no loser either, no claim and no power."""
    table = scene(
        stark=side(play="stark_retinue"),
        lannister=side(play="shae", hand="a_lannister_pays_his_debts", plot="hear_me_roar"),
    )

    table.stark.attacks("military", "stark_retinue")
    table.passes()

    assert table.told("wins-challenge", "challenge-unresolved") == ["challenge-unresolved 0 0 0"]
    assert table.told("claim", "house-gains-power", "dies") == []


def test_an_attack_of_no_strength_fails() -> None:
    """SL-32: attack 0 against defence 1 or more."""
    table = scene(
        stark=side(play="catelyn_stark"),
        lannister=side(play="shae", hand="", plot="plain"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "shae")
    table.stark.defends("catelyn_stark")
    table.stark.uses("catelyn_stark", "shae")

    assert table.told("wins-challenge") == ["wins-challenge 0 0 3"]


def test_military_claim_kills_characters_of_the_losers_choice() -> None:
    """SL-34: participants or not, kneeling or not."""
    table = scene(
        stark=side(play="robb_stark"), lannister=side(play="the_hound shae:kneeling tywin_lannister:kneeling")
    )

    table.stark.attacks("military", "robb_stark")
    table.passes()

    assert table.prompt().id == "prompt-victims"
    table.lannister.chooses("shae")
    assert table.lannister.dead() == ["shae"]


def test_the_only_character_is_killed_unasked() -> None:
    """SL-34, SL-46: and its power goes back to the reserve."""
    table = scene(
        stark=side(play="eddard_stark:kneeling:power=2", power=3),
        lannister=side(play="tywin_lannister"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()

    assert table.stark.dead() == ["eddard_stark"]
    assert table.stark.total_power == 3
    assert table.lannister.power == 1


def test_intrigue_claim_discards_at_random() -> None:
    """SL-35, SL-38: a declined challenge brings a power on top."""
    table = scene(
        stark=side(play="arya_stark", hand="for_the_north godswood"),
        lannister=side(play="cersei_lannister"),
        first="lannister",
    )
    table.table.rng.force(1)

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.passes()

    assert table.told("discards-at-random") == ["discards-at-random 0 godswood"]
    assert table.stark.discard() == ["godswood"]
    assert table.lannister.power == 1


def test_power_claim_moves_what_there_is() -> None:
    """SL-33, SL-36: claim 2 against a banner with one token."""
    table = scene(
        stark=side(play="arya_stark northern_bannermen", plot="harsh"),
        lannister=side(play="tywin_lannister", power=1),
    )

    table.stark.attacks("power", "arya_stark", "northern_bannermen")
    table.lannister.defends("tywin_lannister")

    assert (table.stark.power, table.lannister.power) == (1, 0)


def test_power_on_characters_is_out_of_reach() -> None:
    """SL-36: only the banner pays."""
    table = scene(stark=side(play="arya_stark"), lannister=side(play="the_hound:power=3"))

    table.stark.attacks("power", "arya_stark")
    table.passes()

    assert table.lannister.total_power == 3


def test_a_winning_defender_claims_nothing() -> None:
    """SL-37: the challenge is repelled."""
    table = scene(stark=side(play="arya_stark", power=4), lannister=side(play="tywin_lannister"))

    table.stark.attacks("power", "arya_stark")
    table.lannister.defends("tywin_lannister")

    assert table.told("wins-challenge", "claim") == ["wins-challenge 1 2 4"]
    assert (table.stark.power, table.lannister.power) == (4, 0)


def test_defenders_of_no_strength_leave_a_challenge_unopposed() -> None:
    """SL-38: what counts is the total."""
    table = scene(
        stark=side(play="stark_retinue"),
        lannister=side(play="the_hound", plot="hear_me_roar"),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("stark_retinue")
    table.passes()

    assert table.told("wins-challenge", "house-gains-power") == [
        "wins-challenge 1 2 0",
        "house-gains-power 1 1",
    ]


def test_claim_0_still_brings_unopposed_power() -> None:
    """SL-33: no claim effect, and all else as usual."""
    table = scene(
        stark=side(play="jon_snow", power=2),
        lannister=side(play="cersei_lannister", plot="valar_morghulis"),
        first="lannister",
    )

    table.lannister.attacks("power", "cersei_lannister")
    table.passes()

    assert (table.stark.power, table.lannister.power) == (2, 1)


def test_what_lasts_until_the_challenge_ends_is_over_then() -> None:
    """SL-39, SL-64: and nobody takes part any more."""
    table = scene(stark=side(play="jon_snow", hand="for_the_north"), lannister=side(play="shae"))

    table.stark.attacks("power", "jon_snow")
    table.stark.uses("for_the_north", "jon_snow")
    table.passes()
    assert table.told("wins-challenge") == ["wins-challenge 0 6 0"]

    assert table.stark.strength("jon_snow") == 3
    assert table.table.participants() == []


def test_renown_works_for_the_winning_side_only() -> None:
    """SL-54: for defenders too."""
    table = scene(
        stark=side(play="eddard_stark jon_snow"),
        lannister=side(play="ser_jaime_lannister"),
        first="lannister",
    )

    table.lannister.attacks("military", "ser_jaime_lannister")
    table.stark.defends("eddard_stark", "jon_snow")
    table.passes()

    assert table.stark.power_on("eddard_stark") == 1
    assert table.stark.power_on("jon_snow") == 0
    assert table.lannister.power_on("ser_jaime_lannister") == 0


def test_stealth_bars_characters_without_stealth() -> None:
    """SL-55: right after the attackers are named; a barred character cannot be named as a defender."""
    table = scene(
        stark=side(play="catelyn_stark littlefinger"),
        lannister=side(play="tyrion_lannister"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "tyrion_lannister")
    assert table.lannister.choices() == ["done", "choose catelyn_stark"]
    table.lannister.bars("catelyn_stark")

    assert table.told("bars") == ["bars 1 catelyn_stark"]
    assert table.prompt().id == "prompt-defend"
    assert table.stark.choices() == ["done", "choose littlefinger"]


def test_a_toll_is_paid_to_the_other_player() -> None:
    """SL-28: and without the gold there is no such challenge."""
    rich = scene(stark=side(play="robb_stark", gold=3), lannister=side(plot="uneasy_truce"))
    poor = scene(stark=side(play="robb_stark", gold=1), lannister=side(plot="uneasy_truce"))

    rich.stark.attacks("military", "robb_stark")

    assert (rich.stark.gold, rich.lannister.gold) == (1, 2)
    assert poor.stark.choices() == ["done", "challenge power"]


def test_a_character_that_leaves_the_challenge_does_not_count() -> None:
    """SL-31: it keeps kneeling."""
    table = scene(
        stark=side(play="northern_bannermen"), lannister=side(play="the_hound", hand="bought_swords", gold=1)
    )

    table.stark.attacks("power", "northern_bannermen")
    table.lannister.uses("bought_swords", "northern_bannermen")
    table.passes()

    assert table.told("challenge-unresolved") == ["challenge-unresolved 0 0 0"]
    assert table.stark.kneels("northern_bannermen")
    assert table.stark.power == 0


def test_losing_the_icon_is_no_reason_to_leave() -> None:
    """SL-31: Mordane only finds those who take no part."""
    table = scene(
        stark=side(play="septa_mordane"),
        lannister=side(play="cersei_lannister tyrion_lannister"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.stark.uses("septa_mordane")

    assert table.lannister.has_icon("cersei_lannister", INTRIGUE)
    assert not table.lannister.has_icon("tyrion_lannister", INTRIGUE)


def test_a_refusal_names_its_reason() -> None:
    """SL-27: a challenge already made, and one that nobody can attack in."""
    table = scene(stark=side(play="jon_snow arya_stark"))
    table.stark.attacks("power", "jon_snow")
    table.passes()

    assert why_not(table.table, Action(0, "challenge", 2, 1)) == Message(
        "refused-challenge-made", {"type": "challenge-power"}, "SL-27"
    )
    assert why_not(table.table, Action(0, "challenge", 1, 1)) == Message(
        "refused-nobody-attacks", {"type": "challenge-intrigue"}, "SL-29"
    )
