"""LC-47 to LC-63 and LC-98 to LC-112: challenges and the keywords in them."""

from typing import Any

from fivethrones.games.card_engine.box.card import location
from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY, NEUTRAL, POWER
from fivethrones.games.card_engine.challenge.opponents import make_pact
from fivethrones.games.card_engine.moves.entering import take_control
from fivethrones.games.card_engine.records.lasting import PHASE, TOLL_TO, Lasting
from fivethrones.games.card_engine.records.numbers import AbilityNo, Kind
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.for_a_while import IfYouWin
from fivethrones.kernel.action import NOTHING, Action
from fivethrones.kernel.play import is_legal, why_not
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import scene, side


def table_of(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=PEOPLE, **words)


def test_each_opponent_may_be_challenged_once_in_each_type() -> None:
    """LC-47: a military challenge against one opponent is the only one of the turn."""
    table = table_of(side(play="knight knight"), side(), side())

    table.seat(0).attacks("military", "knight", against=2)
    table.passes()

    targets = [(option.target, option.extra) for option in legal_challenges(table)]
    assert targets == [(INTRIGUE, 1), (INTRIGUE, 2), (POWER, 1), (POWER, 2)]


def legal_challenges(table: Driver) -> list[Action]:
    return [
        Action(0, "challenge", type, other)
        for type in (MILITARY, INTRIGUE, POWER)
        for other in range(table.table.seats)
        if is_legal(table.table, Action(0, "challenge", type, other))
    ]


def test_the_first_player_acts_first_whoever_is_active() -> None:
    """LC-48."""
    table = table_of(side(play="library", deck=3), side(play="knight"), active=1)

    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])
    table.seat(0).passes()
    table.seat(1).attacks("military", "knight")
    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])
    table.seat(0).passes()
    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])


def test_a_pact_forbids_challenges_of_its_type_both_ways() -> None:
    """LC-140, LC-47: and only until the round ends."""
    table = table_of(side(play="knight"), side(play="knight"), side())
    make_pact(table.table, 0, 1, MILITARY, Kind(0), AbilityNo(0))

    assert (MILITARY, 1) not in [(option.target, option.extra) for option in legal_challenges(table)]
    reason = why_not(table.table, Action(0, "challenge", MILITARY, 1))
    assert reason is not None
    assert reason.id == "refused-no-target-player"
    assert (INTRIGUE, 1) in [(option.target, option.extra) for option in legal_challenges(table)]


def test_a_toll_to_a_third_player_is_paid_before_the_challenge() -> None:
    """LC-51: who cannot pay cannot challenge."""
    for gold, may in [(0, False), (1, True)]:
        table = table_of(side(play="knight", gold=gold), side(), side())
        table.table.lasting.append(
            Lasting(TOLL_TO, PHASE, seat=0, other=2, type=POWER, kind=Kind(0), ability=AbilityNo(0))
        )

        assert is_legal(table.table, Action(0, "challenge", POWER, 1)) == may
    table.seat(0).attacks("power", "knight", against=1)
    assert table.told("toll") == ["toll 0 1 2"]
    assert (table.seat(0).gold, table.seat(2).gold) == (0, 1)


def test_stealth_comes_after_the_actions() -> None:
    """LC-52."""
    table = table_of(side(play="spy library", deck=3), side(play="page"))

    table.seat(0).passes()
    table.seat(0).attacks("military", "spy")
    assert table.prompt().id == "prompt-act"
    table.seat(0).passes()

    assert table.prompt().id == "prompt-stealth"


def test_a_character_passed_over_by_stealth_cannot_be_named() -> None:
    """LC-99."""
    table = table_of(side(play="spy"), side(play="page lord"))

    table.seat(0).attacks("military", "spy")
    table.seat(0).bars("lord")

    assert table.seat(1).choices() == ["done", "choose page"]


def test_a_character_whose_control_changes_leaves_the_challenge() -> None:
    """LC-54."""
    table = table_of(side(play="knight library", deck=3), side(play="page"), side())
    table.seat(0).passes()
    table.seat(0).attacks("military", "knight", against=1)

    take_control(table.table, 2, table.seat(0).mine("knight"))

    assert table.table.attackers == []


def test_a_side_without_strength_cannot_win() -> None:
    """LC-55, A-05: then nobody does: no claim, no power."""
    table = table_of(side(play="shade"), side(power=1))

    table.seat(0).attacks("power", "shade")
    table.passes()

    assert table.told("challenge-unresolved", "claim", "house-gains-power") == ["challenge-unresolved 0 0 0"]


def test_the_attacker_wins_a_tie() -> None:
    """LC-55."""
    table = table_of(side(play="knight"), side(play="knight", power=1))

    table.seat(0).attacks("power", "knight")
    table.seat(1).defends("knight")
    table.passes()

    assert table.told("wins-challenge", "takes-power") == ["wins-challenge 0 3 3", "takes-power 0 1 1"]


def test_the_order_of_the_resolution() -> None:
    """LC-57: claim, unopposed, renown, passives; then those who died leave play."""
    table = table_of(side(play="hero killer"), side(play="page page page"))

    table.seat(0).attacks("military", "hero", "killer")
    table.passes()
    table.seat(1).chooses("page")
    table.seat(1).chooses("page")
    table.passes()

    kinds = ("wins-challenge", "claim", "dies", "house-gains-power", "gains-power", "leaves-play")
    assert [line.split()[0] for line in table.told(*kinds)] == [
        "wins-challenge", "claim", "dies", "house-gains-power", "gains-power", "dies", "leaves-play", "leaves-play",
    ]  # fmt: skip
    assert table.seat(1).dead() == ["page", "page"]


def test_military_claim_kills_different_characters_together() -> None:
    """LC-58, LC-59."""
    table = table_of(side(play="lord", plot="slow"), side(play="page knight soldier"))

    table.seat(0).attacks("military", "lord")
    table.passes()
    assert (table.prompt().id, table.asked()) == ("prompt-victims", [1])
    table.seat(1).chooses("page")
    assert table.seat(1).choices() == ["choose knight", "choose soldier"]
    table.seat(1).chooses("soldier")
    table.passes()

    assert table.told("dies") == ["dies 1 page", "dies 1 soldier"]


def test_who_cannot_be_killed_does_not_meet_a_military_claim_while_another_can() -> None:
    """LC-59."""
    table = table_of(side(play="lord"), side(play="saint page"))

    table.seat(0).attacks("military", "lord")
    table.passes()

    assert table.told("dies") == ["dies 1 page"]
    assert table.seat(1).play() == ["saint"]


def test_claim_takes_what_is_there() -> None:
    """LC-58, A-04: two cards of a hand of one, two power of one."""
    table = table_of(side(play="lord lord", plot="slow"), side(hand="page", power=1))

    table.seat(0).attacks("intrigue", "lord")
    table.passes()
    table.seat(0).attacks("power", "lord")
    table.passes()

    assert table.told("discards-at-random", "takes-power") == [
        "discards-at-random 1 page",
        "takes-power 0 1 1",
    ]


def test_a_repelled_challenge_has_no_claim_but_renown() -> None:
    """LC-62, LC-98."""
    table = table_of(side(play="page"), side(play="hero", power=2))

    table.seat(0).attacks("power", "page")
    table.seat(1).defends("hero")
    table.passes()

    assert table.told("claim", "gains-power") == ["gains-power 1 hero 1"]


def test_defenders_without_strength_leave_a_challenge_unopposed() -> None:
    """LC-63."""
    table = table_of(side(play="page"), side(play="shade"))

    table.seat(0).attacks("power", "page")
    table.seat(1).defends("shade")
    table.passes()

    assert table.told("house-gains-power") == ["house-gains-power 0 1"]


def test_a_character_of_a_third_player_takes_no_renown() -> None:
    """LC-144: it counts for the side, but its player neither wins nor loses."""
    table = table_of(side(play="page"), side(play="knight"), side(play="hero library", deck=3))
    table.seat(0).attacks("power", "page", against=1)
    table.table.attackers.append(table.seat(2).mine("hero"))
    table.seat(1).defends("knight")
    table.passes()

    assert table.told("wins-challenge", "gains-power") == ["wins-challenge 0 5 3"]


# Keywords


def test_more_deadly_attackers_kill_a_character_whoever_wins() -> None:
    """LC-100, LC-101: any character of the defending player."""
    table = table_of(side(play="killer"), side(play="lord page"))

    table.seat(0).attacks("power", "killer")
    table.seat(1).defends("lord")
    table.passes()
    assert (table.prompt().id, table.asked(), table.seat(1).choices()) == (
        "prompt-victims",
        [1],
        ["choose lord", "choose page"],
    )
    table.seat(1).chooses("page")
    table.passes()

    assert table.told("wins-challenge", "dies") == ["wins-challenge 1 2 5", "dies 1 page"]


def test_deadly_defenders_outweigh_deadly_attackers() -> None:
    """LC-100."""
    table = table_of(side(play="killer"), side(play="killer page"))

    table.seat(0).attacks("power", "killer")
    table.seat(1).defends("killer")
    table.passes()

    assert table.told("dies") == []


def test_deadly_kills_participants_only_by_a_setting() -> None:
    """LC-101, A-01: nothing happens if there is none."""
    table = table_of(side(play="killer"), side(play="page"), deadly_targets="participating")

    table.seat(0).attacks("power", "killer")
    table.passes()

    assert table.told("dies") == []


def test_intimidate_silences_the_weaker_on_both_sides() -> None:
    """LC-109: those with as much strength count."""
    table = table_of(side(play="tyrant page"), side(play="knight soldier"))

    table.seat(0).attacks("military", "tyrant", "page")
    table.seat(1).defends("knight", "soldier")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 3"]


def test_vigilant_cards_may_stand_after_a_win_as_the_attacker() -> None:
    """LC-112: in the same challenge that they knelt for."""
    table = table_of(side(play="guard guard:kneeling"), side())

    table.seat(0).attacks("power", "guard")
    table.passes()
    assert (table.prompt().id, table.asked()) == ("prompt-stand", [0])
    table.seat(0).picks("prompt-stand", "guard", "guard")

    assert table.table.kneeling == [0] * len(table.table.kneeling)


def test_vengeful_cards_may_stand_after_a_loss_as_the_defender() -> None:
    """LC-111."""
    table = table_of(side(play="lord"), side(play="avenger:kneeling page"))

    table.seat(0).attacks("power", "lord")
    table.passes()
    table.seat(1).picks("prompt-stand", "avenger")

    assert not table.seat(1).kneels("avenger")


def test_the_first_player_puts_passives_of_the_rules_in_order() -> None:
    """LC-57, LC-120."""
    table = table_of(side(play="killer guard"), side(play="page page"))

    table.seat(0).attacks("power", "killer", "guard")
    table.passes()

    assert (table.prompt().id, table.asked()) == ("prompt-order", [0])
    assert table.seat(0).choices() == ["rule deadly", "rule vigilant"]


def test_the_reward_for_a_win_comes_with_the_passives() -> None:
    """LC-161, LC-57: after claim."""
    card = location("shrine", NEUTRAL, cost=1, traits=[], abilities=[Act([IfYouWin(HousePower(2))], limit=1)])
    table = scene(side(play="lord shrine"), side(power=2), cards=[*PEOPLE, card])

    table.seat(0).passes()
    table.seat(0).attacks("power", "lord")
    table.seat(0).uses("shrine")
    table.passes()

    assert table.told("takes-power", "house-gains-power") == [
        "takes-power 0 1 1",
        "house-gains-power 0 1",
        "house-gains-power 0 2",
    ]


def test_infamy_takes_power_of_the_house_token_by_token() -> None:
    """LC-108: from another House and from the Throne Room; a power claim does not reach it."""
    table = table_of(side(play="lord scoundrel rascal", plot="slow"), side(power=3))

    table.seat(0).attacks("power", "lord")
    table.passes()
    assert table.seat(0).choices() == ["banner", "choose scoundrel", "choose rascal"]
    table.seat(0).chooses("scoundrel")
    table.seat(0).does("banner")
    assert table.told("house-gains-power") == []
    table.seat(0).chooses("rascal")

    assert (table.seat(0).power, table.seat(0).power_on("scoundrel"), table.seat(0).power_on("rascal")) == (
        1,
        1,
        1,
    )
    assert table.seat(0).total_power == 3


def test_a_challenge_leaves_nothing_behind() -> None:
    """LC-57: for the next one."""
    table = table_of(side(play="lord"), side())
    table.seat(0).attacks("power", "lord")
    table.passes()

    now = table.table
    assert (now.type, now.winner, now.supporter, now.commander, now.named) == (
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
        [],
    )
    assert PHASES[now.phase] == "phase-challenges"
