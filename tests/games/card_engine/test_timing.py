"""Passives, responses and cancels: who is asked first, how often, and what the rules add; with cards made up for it."""

from typing import Any, ClassVar, Final, final

import pytest

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.trigger import RulePassive
from fivethrones.games.card_engine.box.card import Card, character, event, location
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.card_engine.records.occurrences import (
    DOMINATES,
    INITIATED,
    STOOD,
    WAS_KILLED,
    Occurrence,
)
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.leaving import kill
from fivethrones.games.card_engine.values.players import OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Cancel, Forced, Respond, Save
from fivethrones.games.card_engine.vocabulary.effects import HousePower, Kill, Kneel
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, EVENTS, ITSELF
from fivethrones.games.card_engine.vocabulary.groups import TARGET, Every
from fivethrones.games.card_engine.vocabulary.marks import Just
from fivethrones.games.card_engine.vocabulary.triggers import (
    After,
    AfterBy,
    AfterYou,
    PhaseBegins,
    PhaseEnds,
)
from fivethrones.kernel.action import Seat
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene, side


def man(id: str, *abilities: Any) -> Card:
    return character(
        id, NEUTRAL, cost=1, strength=1, icons=[], traits=[], abilities=list(abilities), unique=False
    )


def hall(id: str, *abilities: Any) -> Card:
    return location(id, NEUTRAL, cost=1, traits=[], abilities=list(abilities))


def act(id: str, *effects: Effect, **more: Any) -> Card:
    return event(id, NEUTRAL, Act(list(effects), **more))


KNIGHT: Final = man("knight")
AXE: Final = act("axe", Kill(TARGET), target=CHARACTERS)
STORM: Final = act("storm", Kill(Every(CHARACTERS)))
FEAST: Final = act("feast", HousePower(1))
CROW: Final = hall("crow", Respond(After(WAS_KILLED, CHARACTERS), [HousePower(1)]))
VETO: Final = event("veto", NEUTRAL, Cancel(AfterBy(INITIATED, OPPONENTS, EVENTS)))
CARDS: Final = [KNIGHT, AXE, STORM, FEAST, CROW, VETO]


def living(*sides: Side, cards: list[Card] | None = None, phase: str = "taxation", **figures: Any) -> Driver:
    return scene(*sides, cards=[*CARDS, *(cards or [])], phase=phase, **{**LIVING, **figures})


def respond_all(table: Driver) -> list[str]:
    """Everybody who may respond does, as often as they can; in which order they got to."""
    while table.prompt().id == "prompt-respond":
        for seat in table.asked():
            table.seat(seat).driver.apply(
                next(option for option in options(table, seat) if option.verb == "use")
            )
    return [told.split()[1] for told in table.told("uses")]


def options(table: Driver, seat: Seat) -> list[Any]:
    return list(table.table.stack[-1].options(table.table, seat))


# Responses


def test_whoever_sits_left_of_the_actor_responds_first() -> None:
    crows = [side(play="crow"), side(play="crow", hand="axe"), side(play="crow knight"), side(play="crow")]
    table = living(*crows, first=0)

    table.seat(1).uses("axe", "knight")

    assert respond_all(table) == ["2", "3", "0", "1"]


def test_the_first_player_responds_first_where_the_box_says_so() -> None:
    crows = [side(play="crow"), side(play="crow", hand="axe"), side(play="crow knight"), side(play="crow")]
    table = living(*crows, first=0, left_responds_first=False)

    table.seat(1).uses("axe", "knight")

    assert respond_all(table) == ["0", "1", "2", "3"]


def test_what_no_player_did_the_first_player_answers_first() -> None:
    herald = hall("herald", Respond(AfterBy(DOMINATES, OPPONENTS), [HousePower(1)]))
    table = living(
        side(play="knight"),
        side(play="herald"),
        side(play="herald"),
        cards=[herald],
        phase="dominance",
        first=2,
    )

    assert respond_all(table) == ["2", "1"]


def test_a_response_answers_each_occurrence_once() -> None:
    table = living(side(play="crow", hand="storm"), side(play="knight knight knight"))

    table.seat(0).uses("storm")
    respond_all(table)

    assert table.seat(0).power == 3


def test_what_answers_several_at_once_does_so_once() -> None:
    raven = hall("raven", Respond(AfterBy(WAS_KILLED, OPPONENTS, together=True), [HousePower(1)]))
    table = living(side(play="raven", hand="storm"), side(play="knight knight knight"), cards=[raven])

    table.seat(0).uses("storm")
    respond_all(table)

    assert table.seat(0).power == 1


def test_one_of_those_is_chosen_to_whom_it_has_just_occurred() -> None:
    bell = hall(
        "bell", Respond(After(STOOD, CHARACTERS), [Kneel(TARGET)], target=CHARACTERS.that(Just(STOOD)))
    )
    page, squire = man("page"), man("squire")
    table = living(
        side(play="bell knight"), side(play="page:kneeling squire:kneeling"), cards=[bell, page, squire], phase="standing",
    )  # fmt: skip
    you, foe = table.players

    you.act("use", you.mine("bell"), 0)
    assert you.choices() == ["choose page", "choose squire"]
    you.chooses("squire")

    assert (foe.kneels("page"), foe.kneels("squire")) == (False, True)


def test_each_player_uses_one_limited_response_a_round() -> None:
    raven = hall("raven", Respond(After(WAS_KILLED, CHARACTERS), [HousePower(1)], limited=True))
    table = living(side(play="raven raven", hand="storm"), side(play="raven knight knight"), cards=[raven])

    table.seat(0).uses("storm")
    respond_all(table)

    assert (table.seat(0).power, table.seat(1).power) == (1, 1)


# Cancels


def test_what_is_final_cannot_be_cancelled() -> None:
    decree = event("decree", NEUTRAL, Act([HousePower(1)]), final=True)
    table = living(side(hand="decree"), side(hand="veto"), cards=[decree])

    table.seat(0).uses("decree")

    assert table.seat(0).power == 1


def test_a_partner_does_not_cancel() -> None:
    table = living(side(hand="feast"), side(hand="veto"), side(hand="veto"), side(), teams=True)

    table.seat(0).uses("feast")

    table.asks("prompt-cancel", 1)


# Passives


def test_a_passive_has_saves_of_its_own() -> None:
    assassin = man("assassin", Forced(After(WAS_KILLED, ITSELF), [Kill(Every(CHARACTERS.theirs()))]))
    medic = hall("medic", Save(CHARACTERS.mine()))
    table = living(side(play="assassin"), side(play="knight medic", hand="axe"), cards=[assassin, medic])

    table.seat(1).uses("axe", "assassin")
    table.asks("prompt-save", 1)
    table.seat(1).uses("medic")

    assert table.seat(1).play() == ["knight", "medic"]


@final
class Tax(RulePassive):
    """The rules give the House of whoever wins dominance 3 more power."""

    name: ClassVar[str] = "rule-tax"

    def __init__(self) -> None:
        super().__init__([DOMINATES])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return table.power[occurrence.who] < 5

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        house_gains(table, occurrence.who, 3, "dominance")


@final
class Plague(RulePassive):
    """The rules kill all characters."""

    name: ClassVar[str] = "rule-plague"

    def __init__(self) -> None:
        super().__init__([DOMINATES])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return True

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        kill(table, table.characters(occurrence.who))


def test_the_first_player_puts_passives_of_the_rules_in_order_with_those_of_cards() -> None:
    shrine = hall("shrine", Forced(AfterYou(DOMINATES), [HousePower(1)]))
    table = living(
        side(play="knight shrine"), side(), cards=[shrine], phase="dominance", first=1, passives=[Tax()]
    )

    table.asks("prompt-order", 1)
    assert len(table.choices(1)) == 2
    table.seat(1).act("rule", 0)

    assert table.told("house-gains-power") == [f"house-gains-power 0 {amount}" for amount in (1, 3, 1)]


def test_what_a_rule_brings_about_is_answered_too() -> None:
    table = living(side(play="knight crow"), side(), phase="dominance", passives=[Plague()])

    table.asks("prompt-respond", 0)
    table.seat(0).uses("crow")

    assert (table.seat(0).power, table.seat(0).dead()) == (2, ["knight"])


def test_passives_wait_for_the_beginning_and_the_end_of_a_phase() -> None:
    dawn = hall("dawn", Forced(PhaseBegins(DOMINANCE), [HousePower(1)]))
    dusk = hall("dusk", Forced(PhaseEnds(DOMINANCE), [HousePower(2)]))
    bell = hall("bell", Forced(AfterBy(DOMINATES, YOU), [HousePower(4)]))
    table = living(
        side(play="dawn dusk bell knight", plots="plain"),
        side(plots="plain"),
        cards=[dawn, dusk, bell],
        phase="challenges",
        goes_on=True,
    )

    table.passes_until("prompt-first")

    assert [told.split()[2] for told in table.told("house-gains-power")] == ["1", "1", "4", "2"]


@pytest.mark.parametrize("figures", [{}, LIVING], ids=["stark_lannister", "living"])
def test_all_passives_come_before_the_first_response(figures: dict[str, Any]) -> None:
    """SL-59, LC-120: also before the answers to what one of them has done."""
    butcher = hall("butcher", Forced(AfterYou(DOMINATES), [Kill(Every(CHARACTERS.theirs()))]))
    herald = hall("herald", Forced(AfterYou(DOMINATES), [HousePower(2)]))
    sides = [side(play="knight butcher herald crow"), side(play="knight:kneeling")]
    table = scene(*sides, cards=[*CARDS, butcher, herald], phase="dominance", **figures)
    you, foe = table.players

    assert you.choices() == ["order butcher", "order herald"]
    you.act("order", you.mine("butcher"), 0)
    table.asks("prompt-respond", 0)

    assert (you.power, foe.dead()) == (3, [] if figures else ["knight"])
    you.uses("crow")
    assert (you.power, foe.dead()) == (4, ["knight"])
