"""LC-49 to LC-61 once more: who is named, what it costs, and what claim reaches."""

from fivethrones.games.card_engine.box.card import character, location
from fivethrones.games.card_engine.box.figures import ALL_TYPES, MILITARY, NEUTRAL
from fivethrones.games.card_engine.moves.moving import leave_play
from fivethrones.games.card_engine.records.zones import DISCARD
from fivethrones.games.card_engine.values.matching import ATTACKING
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.static_effects import StaysStanding, Toll
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import scene, side

RESTLESS = character(
    "restless",
    NEUTRAL,
    cost=2,
    strength=2,
    icons=ALL_TYPES,
    traits=[],
    abilities=[StaysStanding(ITSELF, ATTACKING, [MILITARY])],
    unique=False,
)
MOTLEY = location("motley_house", NEUTRAL, cost=1, traits=[], abilities=[Toll(CHARACTERS.theirs(), 1)])


def test_attackers_stand_have_the_icon_and_kneel() -> None:
    """LC-49."""
    table = scene(side(play="soldier knight:kneeling page lord"), side(), cards=PEOPLE)

    table.seat(0).act("challenge", 2, 1)
    assert table.seat(0).choices() == ["choose page", "choose lord"]
    table.seat(0).picks("prompt-attack", "page")

    assert table.seat(0).kneels("page")


def test_who_does_not_kneel_may_attack_again_but_not_when_kneeling() -> None:
    """LC-50."""
    cards = [*PEOPLE, RESTLESS]
    table = scene(side(play="restless"), side(), cards=cards)
    table.seat(0).attacks("military", "restless")
    table.passes()
    assert table.seat(0).choices() == ["done", "challenge intrigue", "challenge power"]

    table = scene(side(play="restless:kneeling knight"), side(), cards=cards)
    table.seat(0).attacks("military", "knight")
    assert table.told("attacks") == ["attacks 0 knight"]


def test_the_opponent_may_decline_or_name_any_number() -> None:
    """LC-53."""
    table = scene(side(play="lord"), side(play="page knight soldier:kneeling"), cards=PEOPLE)

    table.seat(0).attacks("military", "lord")
    assert table.seat(1).choices() == ["done", "choose page", "choose knight"]
    table.seat(1).picks("prompt-defend", "page", "knight")

    assert table.told("defends") == ["defends 1 page knight"]


def test_a_challenge_is_won_by_the_difference_of_the_totals() -> None:
    """LC-56: and forgotten when it is over."""
    table = scene(side(play="lord"), side(play="page page"), cards=PEOPLE)

    table.seat(0).attacks("military", "lord")
    table.seat(1).defends("page")
    table.passes()

    assert (table.prompt().id, table.table.margin, table.table.winner) == ("prompt-victims", 4, 0)


def test_intrigue_claim_discards_at_random() -> None:
    """LC-60."""
    table = scene(side(play="lord"), side(hand="page knight soldier"), cards=PEOPLE)

    table.seat(0).attacks("intrigue", "lord")
    table.passes()

    assert (len(table.seat(1).hand()), len(table.seat(1).discard())) == (2, 1)


def test_power_claim_reaches_the_house_card_only() -> None:
    """LC-61, LC-70, LC-71: power of a character that leaves play is gone."""
    table = scene(side(play="lord"), side(play="page:power=3"), cards=PEOPLE)

    table.seat(0).attacks("power", "lord")
    table.passes()
    assert table.told("takes-power", "house-gains-power") == ["house-gains-power 0 1"]
    assert (table.seat(0).power, table.seat(1).total_power) == (1, 3)
    leave_play(table.table, table.seat(1).mine("page"), DISCARD)

    assert table.seat(1).total_power == 0


def test_who_is_named_must_be_paid_for() -> None:
    """LC-51, LC-166: one gold each, as far as there is gold."""
    table = scene(side(play="knight page lord", gold=2), side(play="motley_house"), cards=[*PEOPLE, MOTLEY])

    table.seat(0).act("challenge", 0, 1)
    table.seat(0).chooses("knight")
    table.seat(0).chooses("page")
    assert table.seat(0).choices() == ["done"]
    table.seat(0).does("done")

    assert table.told("toll", "hands-over") == ["toll 0 1 1", "toll 0 1 1"]
    assert (table.seat(0).gold, table.seat(1).gold) == (0, 2)


def test_without_gold_nobody_who_must_be_paid_for_attacks_or_defends() -> None:
    """LC-51."""
    table = scene(side(play="knight"), side(play="motley_house knight"), cards=[*PEOPLE, MOTLEY])
    assert (table.prompt().id, table.asked()) == ("prompt-challenge", [1])

    table = scene(side(play="motley_house knight"), side(play="knight"), cards=[*PEOPLE, MOTLEY])
    table.seat(0).attacks("military", "knight")
    table.passes()
    assert table.told("wins-challenge") == ["wins-challenge 0 3 0"]
