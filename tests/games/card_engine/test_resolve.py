"""Effects inside effects, at a table of three with a handful of cards made for it."""

from typing import Final

from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card, character, event, location
from fivethrones.games.card_engine.box.figures import CHARACTER, NEUTRAL
from fivethrones.games.card_engine.phases.upkeep import DO, ShortPhase
from fivethrones.games.card_engine.records.occurrences import DOMINATES, INITIATED
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.records.zones import HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.values.players import OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Cancel, Forced
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import EVENTS
from fivethrones.games.card_engine.vocabulary.triggers import AfterBy, AfterYou
from fivethrones.games.stark_lannister.rulebook import RULES
from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.stark_lannister.scene import Halt

RAID: Final = event("raid", NEUTRAL, Act([HousePower()]))
VETO: Final = event("veto", NEUTRAL, Cancel(AfterBy(INITIATED, OPPONENTS, EVENTS)))
KNIGHT: Final = character("knight", NEUTRAL, cost=1, strength=1, icons=[], traits=[])
SHRINE: Final = location(
    "shrine", NEUTRAL, cost=1, traits=[], abilities=[Forced(AfterYou(DOMINATES), [HousePower(1)])]
)
CHAPEL: Final = location(
    "chapel", NEUTRAL, cost=1, traits=[], abilities=[Forced(AfterYou(DOMINATES), [HousePower(2)])]
)
CARDS: Final = [RAID, VETO, KNIGHT, SHRINE, CHAPEL]


def table_of(*hands: list[Card], play: list[Card] | None = None) -> Table:
    """A hand for each seat; seat 0 has these cards in play."""
    box = Box(
        CARDS,
        {**RULES, "cancel": "SL-60"},
        victory=15,
        round_limit=50,
        hand=7,
        draws=2,
        setup_gold=5,
        mulligan=False,
        drafted=[],
        duplicates=CHARACTER,
    )
    table = Table({}, box, len(hands), seeded(1), [], [])
    for seat, hand in enumerate(hands):
        table.add(HAND, seat, seat, hand, only(seat))
    table.add(PLAY, 0, 0, play or [], EVERYONE)
    table.push(Halt())
    return table


def acting(*hands: list[Card]) -> Driver:
    table = table_of(*hands)
    table.push(ActionWindow(0, 0))
    advance(table)
    return Driver(table)


def say(driver: Driver, seat: int, card: str) -> None:
    """Use a card from hand, or pass."""
    action = Action(seat, "use", driver.seat(seat).in_hand(card), 0) if card else Action(seat, "pass")
    driver.apply(action)


def test_an_effect_happens_unless_it_is_cancelled() -> None:
    driver = acting([RAID], [VETO], [VETO])

    say(driver, 0, "raid")
    assert driver.table.decision is not None
    assert (driver.prompt().id, driver.asked(), driver.table.decision.mode) == (
        "prompt-cancel",
        [1, 2],
        SECRET,
    )
    say(driver, 1, "")
    say(driver, 2, "")

    assert driver.told("house-gains-power", "cancelled") == ["house-gains-power 0 1"]


def test_a_cancelled_effect_does_not_happen_and_its_card_is_discarded() -> None:
    driver = acting([RAID], [VETO], [])

    say(driver, 0, "raid")
    say(driver, 1, "veto")

    assert driver.told("house-gains-power", "cancelled") == ["cancelled 0 raid"]
    assert (driver.seat(0).discard(), driver.seat(1).discard()) == (["raid"], ["veto"])


def test_a_cancelled_cancel_lets_the_effect_happen() -> None:
    driver = acting([RAID, VETO], [VETO, KNIGHT], [KNIGHT])

    say(driver, 0, "raid")
    say(driver, 1, "veto")
    assert driver.asked() == [0]
    say(driver, 0, "veto")

    assert driver.told("cancelled") == ["cancelled 1 veto"]
    assert driver.seat(0).power == 1


def test_cancels_nest_four_deep() -> None:
    """And a clone taken inside the innermost window goes its own way."""
    driver = acting([RAID, VETO, VETO], [VETO, VETO], [])
    say(driver, 0, "raid")
    for seat in (1, 0, 1):
        say(driver, seat, "veto")
    twin = Driver(driver.table.clone())

    say(driver, 0, "veto")
    twin.passes()

    assert driver.told("cancelled") == ["cancelled 1 veto", "cancelled 1 veto"]
    assert driver.seat(0).power == 1
    assert twin.told("cancelled") == ["cancelled 0 veto", "cancelled 0 raid"]
    assert twin.seat(0).power == 0


def test_of_several_who_answer_the_next_in_order_acts() -> None:
    """From the left of whoever began the effect; the other one's card stays in hand."""
    driver = acting([RAID], [VETO], [VETO])

    say(driver, 0, "raid")
    say(driver, 2, "veto")
    say(driver, 1, "veto")

    assert driver.told("plays-event") == ["plays-event 0 raid", "plays-event 1 veto"]
    assert driver.seat(2).hand() == ["veto"]


def test_actions_go_round_a_table_of_three() -> None:
    driver = acting([RAID], [RAID], [RAID])

    asked = []
    for _ in range(3):
        asked.append(driver.asked())
        say(driver, driver.asked()[0], "")

    assert asked == [[0], [1], [2]]
    assert driver.prompt().id == "prompt-halt"


def test_the_first_player_puts_passives_in_order() -> None:
    table = table_of([], [], [], play=[KNIGHT, SHRINE, CHAPEL])
    table.first = 2
    table.phase = DOMINANCE
    table.push(ShortPhase(DO))
    advance(table)
    driver = Driver(table)

    assert (driver.prompt().id, driver.asked()) == ("prompt-order", [2])
    assert driver.choices(2) == ["order shrine", "order chapel"]
    driver.seat(2).act("order", driver.seat(0).mine("chapel"), 0)

    assert driver.told("house-gains-power") == [
        "house-gains-power 0 1",
        "house-gains-power 0 2",
        "house-gains-power 0 1",
    ]
