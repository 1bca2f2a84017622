"""Attachments, locations, events and neutral characters of the Lannister deck."""

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import DEADLY, INTRIGUE, NEUTRAL, POWER, STEALTH
from fivethrones.games.card_engine.values.of_cards import has_trait
from fivethrones.games.card_engine.values.of_players import claim, income
from fivethrones.games.card_engine.values.prices import cost, influence
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import DiscardFromPlay
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.kernel.action import NOTHING
from games.living_card_game.scene import scene, side

# Attachments


def test_gutter_rats_cunning_makes_stronger_and_stealthy() -> None:
    table = scene(side(play="hodor:kneeling robb_stark:with=gutter_rats_cunning"), side())

    assert table.seat(0).strength("robb_stark") == 4
    assert table.seat(0).has_keyword("robb_stark", STEALTH)
    assert not table.seat(0).has_keyword("hodor", STEALTH)


def test_gilded_plate_saves_its_bearer_from_death_for_gold() -> None:
    table = scene(
        side(play="cersei_lannister:kneeling:with=gilded_plate", gold=1), side(play="robb_stark"), first=1
    )
    you = table.seat(0)

    table.seat(1).attacks("military", "robb_stark")
    you.uses("gilded_plate")
    table.passes()

    assert (you.play(), you.discard(), you.gold) == (["cersei_lannister"], ["gilded_plate"], 0)


def test_gilded_plate_saves_from_discard_too() -> None:
    exile = event("exile", NEUTRAL, Act([DiscardFromPlay(TARGET)], target=CHARACTERS))
    table = scene(
        side(play="cersei_lannister:with=gilded_plate", gold=1),
        side(hand="exile"),
        cards=[exile],
        phase="dominance",
    )
    you = table.seat(0)

    table.seat(1).uses("exile", "cersei_lannister")
    you.uses("gilded_plate")
    table.passes()

    assert you.play() == ["cersei_lannister"]


def test_lordship_makes_a_lord_with_the_power_icon_who_is_strong_in_dominance() -> None:
    for phase, strength in (("challenges", 4), ("dominance", 8)):
        table = scene(
            side(play="the_hound:with=lordship", hand="the_lions_will", gold=2), side(), phase=phase
        )
        you = table.seat(0)
        assert you.strength("the_hound") == strength
        assert you.has_icon("the_hound", POWER)
        assert has_trait(table.table, you.mine("the_hound"), ["lord"])


def test_nobody_bears_two_lordships() -> None:
    table = scene(side(play="robb_stark:with=lordship", hand="lordship", gold=1), side(), phase="marshalling")

    assert table.seat(0).refuses("play", "lordship") == "refused-no-bearer"


def test_increased_levy_brings_income_on_an_own_location() -> None:
    table = scene(
        side(house="lannister", play="lannisport", hand="increased_levy"),
        side(play="crossroads"),
        phase="marshalling",
    )
    before = income(table.table, 0)

    table.seat(0).plays("increased_levy")

    assert income(table.table, 0) == before + 1
    assert table.table.attached_to[table.seat(0).mine("increased_levy")] == table.seat(0).mine("lannisport")


# Locations


def test_lannisport_sells_power_after_an_intrigue_won() -> None:
    table = scene(side(play="lannisport cersei_lannister", gold=2), side(power=3))
    you = table.seat(0)

    you.attacks("intrigue", "cersei_lannister")
    table.passes_until("prompt-respond")
    before = you.power
    you.uses("lannisport")

    assert (you.power, you.gold) == (before + 1, 1)
    assert table.told("uses") == ["uses 0 lannisport"]
    assert table.prompt().id != "prompt-respond"


def test_lannisport_sells_nothing_after_a_power_challenge() -> None:
    table = scene(side(play="lannisport cersei_lannister", gold=2), side(power=3))

    table.seat(0).attacks("power", "cersei_lannister")
    table.passes()

    assert table.told("uses") == []


def test_the_brothel_kneels_one_of_those_who_stood_up() -> None:
    table = scene(
        side(play="lannisport_brothel:kneeling"),
        side(play="robb_stark:kneeling hodor:kneeling the_hound"),
        phase="standing",
    )
    you, foe = table.players

    you.uses("lannisport_brothel")
    assert you.choices() == ["choose robb_stark", "choose hodor"]
    you.chooses("robb_stark")

    assert (foe.kneels("robb_stark"), foe.kneels("hodor"), you.kneels("lannisport_brothel")) == (
        True,
        False,
        True,
    )


def test_golden_tooth_mines_bring_a_card_for_each_plot() -> None:
    table = scene(
        side(play="golden_tooth_mines", deck=5, plots="blockade"), side(plots="uneasy_truce"), phase="plot"
    )

    table.seat(0).act("first", 0)

    assert len(table.seat(0).hand()) == 1


@pytest.mark.parametrize(
    ("place", "cheaper", "not_cheaper", "discount"),
    [
        ("western_fiefdoms", "lannisport", "robb_stark", 1),
        ("hall_of_heroes", "tywin_lannister", "lannisport", 2),
        ("sunset_sea", "asha_greyjoy", "lannisport", 2),
        ("sunset_sea", "the_hound", "robb_stark", 2),
        ("shadowblack_lane", "arianne_martell", "bronn", 1),
    ],
)
def test_places_that_make_the_next_card_cheaper(
    place: str, cheaper: str, not_cheaper: str, discount: int
) -> None:
    table = scene(side(house="lannister", play=place, hand=f"{cheaper} {not_cheaper}", gold=9), side(), phase="marshalling")  # fmt: skip
    you = table.seat(0)
    before = [cost(table.table, 0, you.in_hand(card)) for card in (cheaper, not_cheaper)]

    you.uses(place)
    after = [cost(table.table, 0, you.in_hand(card)) for card in (cheaper, not_cheaper)]

    assert after == [before[0] - discount, before[1]]
    assert you.play() == [] if place == "sunset_sea" else you.kneels(place)
    you.plays(cheaper)
    assert you.gold == 9 - after[0]


@pytest.mark.parametrize("verb", ["play", "attach"])
def test_queen_cerseis_chambers_yield_in_both_places(verb: str) -> None:
    table = scene(side(house="lannister", hand="queen_cerseis_chambers", gold=1), side(), phase="marshalling")
    you = table.seat(0)
    before = income(table.table, 0)

    you.does(verb, "queen_cerseis_chambers")

    assert (income(table.table, 0), influence(table.table, 0)) == (before + 1, 1)
    bearer = table.table.attached_to[you.mine("queen_cerseis_chambers")]
    assert bearer == (table.table.house_card(0) if verb == "attach" else NOTHING)


def test_the_goldroad_is_limited_and_brings_income() -> None:
    table = scene(side(house="lannister", hand="the_goldroad the_goldroad"), side(), phase="marshalling")
    you = table.seat(0)
    before = income(table.table, 0)

    you.plays("the_goldroad")

    assert income(table.table, 0) == before + 1
    assert you.refuses("play", "the_goldroad") == "refused-limited"


def test_crossroads_bring_income_and_influence() -> None:
    table = scene(side(play="crossroads"), side())

    assert (income(table.table, 0), influence(table.table, 0)) == (5, 1)


# Events


def test_who_never_bets_against_the_family_lowers_a_claim() -> None:
    table = scene(
        side(play="robb_stark", plot="harsh"),
        side(play="cersei_lannister the_hound", hand="i_never_bet_against_my_family", gold=3),
    )
    you, foe = table.players

    you.attacks("military", "robb_stark")
    foe.uses("i_never_bet_against_my_family", "amount 2", "cersei_lannister")

    assert claim(table.table, 0) == 0
    assert (foe.gold, foe.kneels("cersei_lannister")) == (1, True)


def test_the_lions_will_kneels_a_character() -> None:
    table = scene(side(hand="the_lions_will", gold=2), side(play="robb_stark hodor"))

    table.seat(0).uses("the_lions_will", "hodor")

    assert (table.seat(1).kneels("hodor"), table.seat(0).gold) == (True, 0)


def test_insidious_ways_strengthen_an_attacker_and_pay_off() -> None:
    table = scene(side(play="the_hound robb_stark", hand="insidious_ways", deck=5), side(play="robb_stark"))
    you = table.seat(0)

    you.attacks("military", "the_hound")
    you.uses("insidious_ways")
    table.passes()

    assert table.told("wins-challenge", "draws") == ["wins-challenge 0 6 0", "draws 0 2"]


def test_call_their_bluff_takes_all_cards_of_a_name() -> None:
    table = scene(
        side(hand="call_their_bluff", gold=2),
        side(hand="hodor hodor ice"),
        side(hand="hodor bronn"),
        phase="dominance",
    )

    table.seat(0).uses("call_their_bluff", "name hodor")

    assert [table.seat(seat).hand() for seat in (1, 2)] == [["ice"], ["bronn"]]
    assert table.told("shows-hand") == ["shows-hand 1 hodor hodor ice", "shows-hand 2 bronn hodor"]


def test_call_their_bluff_needs_a_hand_to_look_at() -> None:
    table = scene(side(hand="call_their_bluff", gold=2), side(), phase="dominance")

    table.asks("prompt-halt", 0)


def test_im_you_writ_small_gives_deadly_and_becomes_a_boon() -> None:
    table = scene(
        side(play="robb_stark tyrion_lannister", hand="im_you_writ_small"), side(play="the_hound bronn")
    )
    you, foe = table.players

    you.uses("im_you_writ_small", "robb_stark")
    assert you.choices() == ["choose tyrion_lannister", "choose the_hound"]
    you.chooses("the_hound")

    assert you.has_keyword("robb_stark", DEADLY)
    assert foe.strength("the_hound") == 6
    assert has_trait(table.table, you.mine("im_you_writ_small"), ["boon"])


def test_a_lannister_pays_his_debts_with_the_death_of_a_winner() -> None:
    table = scene(
        side(play="robb_stark hodor"),
        side(play="the_hound:kneeling cersei_lannister", hand="a_lannister_pays_his_debts"),
    )
    you, foe = table.players

    you.attacks("military", "robb_stark")
    foe.chooses("the_hound")
    foe.uses("a_lannister_pays_his_debts")
    table.passes()

    assert (you.dead(), foe.kneels("cersei_lannister")) == (["robb_stark"], True)


def test_the_wrong_dwarf_kneels_and_takes_power() -> None:
    table = scene(
        side(hand="youve_killed_the_wrong_dwarf", play="eddard_stark the_hound:kneeling"), side(play="hodor")
    )

    table.seat(0).uses("youve_killed_the_wrong_dwarf")

    assert (table.seat(1).kneels("hodor"), table.seat(1).power_on("hodor")) == (True, 1)


# Neutral characters


def test_littlefinger_grows_with_the_gold_of_his_player() -> None:
    table = scene(side(play="littlefinger", gold=4), side(gold=7))

    assert table.seat(0).strength("littlefinger") == 7
    assert income(table.table, 0) == 6


def test_varys_swaps_plot_decks_for_a_round() -> None:
    table = scene(
        side(play="varys", plots="blockade hear_me_roar", used="planning_ahead"),
        side(plots="valar_morghulis"),
        side(plots="uneasy_truce snowed_under", used="calm_over_westeros"),
        phase="plot",
    )
    you, _, third = table.players

    you.uses("varys", "player 2")

    assert (sorted(you.plots()), you.used_plots()) == (
        ["snowed_under", "uneasy_truce"],
        ["calm_over_westeros"],
    )
    assert (sorted(third.plots()), third.used_plots()) == (["blockade", "hear_me_roar"], ["planning_ahead"])
    assert you.kneels("varys")


def test_shae_kneels_a_character_of_somebody_with_more_power() -> None:
    table = scene(
        side(play="shae", power=2), side(play="robb_stark", power=2), side(play="the_hound hodor", power=3)
    )
    you, _, third = table.players

    you.uses("shae")
    assert you.choices() == ["choose the_hound", "choose hodor"]
    you.chooses("hodor")

    assert (third.kneels("hodor"), you.kneels("shae")) == (True, True)
    assert you.has_icon("shae", INTRIGUE)
