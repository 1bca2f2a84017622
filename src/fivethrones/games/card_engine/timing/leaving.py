"""Cards about to leave play: they can be saved one by one, and those that were not saved leave together."""

from typing import Final, final

from fivethrones.games.card_engine.ability.active import SAVE
from fivethrones.games.card_engine.ability.static import GOALS
from fivethrones.games.card_engine.box.figures import DEATHBOUND, STALWART
from fivethrones.games.card_engine.moves.choosing import picked_number
from fivethrones.games.card_engine.moves.moving import leave_play
from fivethrones.games.card_engine.records.cards import Doomed
from fivethrones.games.card_engine.records.lasting import INSTEAD
from fivethrones.games.card_engine.records.numbers import NO_ZONE, Slot, Zone
from fivethrones.games.card_engine.records.occurrences import (
    FADING,
    PLACED,
    THREATENED,
    THREATENED_DISCARD,
    THREATENED_RETURN,
    WAS_DISCARDED,
    WAS_KILLED,
    WAS_RETURNED,
    Answer,
    Occurrence,
)
from fivethrones.games.card_engine.records.zones import DEAD, DECK, DISCARD, HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import use_in_progress
from fivethrones.games.card_engine.timing.doomed import (
    DISCARDED,
    FADED,
    KILLED,
    RETURNED,
    choose_place,
    is_doomed,
    is_fading,
    may_leave,
)
from fivethrones.games.card_engine.timing.occasion import Stoppable, first_to_respond
from fivethrones.games.card_engine.timing.resolution import begin_answer
from fivethrones.games.card_engine.timing.response_window import open_window
from fivethrones.games.card_engine.values.of_cards import (
    BE_SAVED,
    cannot,
    has_keyword,
)
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame

# By way of leaving play: the occurrence that saves answer, the occurrence afterwards, the event in the log.
THREATS: Final = [THREATENED, THREATENED_DISCARD, THREATENED_RETURN, FADING]
ENDS: Final = [WAS_KILLED, WAS_DISCARDED, WAS_RETURNED, WAS_KILLED]
EVENTS: Final = ["dies", "discarded", "returns", "dies"]
TOPICS: Final = ["killing", "discard", "return", "killing"]


def kill(table: Table, cards: list[Slot], savable: bool = True) -> None:
    leave(table, cards, KILLED, DEAD, savable)


def discard(table: Table, cards: list[Slot], savable: bool = True) -> None:
    leave(table, cards, DISCARDED, DISCARD, savable)


def return_to_hand(table: Table, cards: list[Slot]) -> None:
    leave(table, cards, RETURNED, HAND, savable=True)


def leave(table: Table, cards: list[Slot], how: int, goal: Zone, savable: bool) -> None:
    """Begin to take these cards out of play: those of the first player first, then clockwise."""
    ordered: list[Slot] = []
    for seat in table.in_order(table.first):
        ordered += [card for card in table.pile(PLAY, seat) if card in cards and may_leave(table, card, how)]
    if ordered:
        table.push(Leaving(victims=ordered, how=how, goal=goal, savable=savable, index=0, saved=[], goals=[]))


@final
class Leaving(Stoppable):
    """Until all saves are decided all of them are still in play, and may be used to save the others."""

    def __init__(
        self,
        victims: list[Slot],
        how: int,
        goal: Zone,
        savable: bool,
        index: int,
        saved: list[Slot],
        goals: list[Zone],
    ) -> None:
        self.victims = victims
        self.how = how
        self.goal = goal
        self.savable = savable
        self.index = index  # the next victim to be saved; later, the next for which a goal is chosen
        self.saved = saved
        self.goals = goals  # chosen so far, in order, for the victims that leave

    def clone(self) -> "Frame[Table]":
        return Leaving(
            self.victims, self.how, self.goal, self.savable, self.index, self.saved.copy(), self.goals.copy()
        )

    def resume(self, table: Table) -> Decision | None:
        if self.index < len(self.victims):
            victim = self.victims[self.index]
            self.index += 1
            if table.zone[victim] == PLAY:
                self.threaten(table, victim)
            return None
        leaving = self.leaving(table)
        if not self.choose_goals(table, leaving):
            return None
        table.pop()
        self.end(table, leaving)
        return None

    def threaten(self, table: Table, victim: Slot) -> None:
        """Let something replace the leaving of play, if it can; otherwise open a window for saves."""
        if happens_instead(table, victim, self.how):
            self.saved.append(victim)
            return
        what = THREATS[self.how]
        duplicates = what == THREATENED or table.box.duplicates_save_from_all
        if not self.savable or not (table.box.answer_triggers >> what & 1 or duplicates):
            return
        if cannot(table, victim, BE_SAVED):
            return
        threat = Occurrence(what, table.controller[victim], victim)
        speaker = first_to_respond(table, actor(table))
        open_window(table, SAVE, [threat], speaker, len(table.stack) - 1)

    def stop(self, table: Table, card: Slot) -> None:
        self.saved.append(card)
        table.emit(Event("saved", table.controller[card], {"card": table.name(card)}, table.rule("save")))

    def begin_answer(self, table: Table, answer: Answer, occurrence: Occurrence) -> Slot:
        return begin_answer(table, answer, occurrence, table.stack.index(self))

    def is_decided(self, table: Table) -> bool:
        victim = self.victims[self.index - 1]
        return victim in self.saved or table.zone[victim] != PLAY or is_doomed(table, victim)

    def leaving(self, table: Table) -> list[Slot]:
        """The victims that were not saved. A save from death at strength 0 must have raised the strength."""
        return [
            card
            for card in self.victims
            if table.zone[card] == PLAY
            and not is_doomed(table, card)
            and (card not in self.saved or (self.how == FADED and is_fading(table, card)))
        ]

    def choose_goals(self, table: Table, leaving: list[Slot]) -> bool:
        """Decide where each card goes; if several effects compete, its controller is asked. False until all is decided."""
        if self.goals and self.goals[-1] == NOTHING:
            self.goals[-1] = Zone(picked_number(table))
        while len(self.goals) < len(leaving):
            card = leaving[len(self.goals)]
            goals = goals_of(table, card, self.how, self.goal)
            if len(goals) > 1:
                self.goals.append(NO_ZONE)
                choose_place(table, card, goals)
                return False
            self.goals.append(goals[0])
        return True

    def end(self, table: Table, leaving: list[Slot]) -> None:
        for i in range(len(leaving)):
            card = leaving[i]
            seat, what = table.controller[card], ENDS[self.how]
            table.emit(
                Event(EVENTS[self.how], seat, {"card": table.name(card)}, table.rule(TOPICS[self.how]))
            )
            if table.box.doomed:
                table.happened.append(Occurrence(what, seat, card))
                table.doomed.append(Doomed(card, self.goals[i]))
            else:
                table.note(what, seat, card)
        if table.box.doomed:
            return
        for i in range(len(leaving)):
            leave_play(table, leaving[i], self.goals[i])
            if self.goals[i] == DEAD:
                table.note(PLACED, table.owner[leaving[i]], leaving[i])


def actor(table: Table) -> Seat:
    """The player whose ability is in progress, or NOTHING."""
    use = use_in_progress(table)
    return NOTHING if use is None else use.seat


def happens_instead(table: Table, card: Slot, how: int) -> bool:
    """Whether a lasting effect on this card has replaced the leaving of play."""
    for lasting in table.lasting:
        if lasting.what == INSTEAD and lasting.card == card:
            for effect in table.box.cards[lasting.kind].ability(lasting.ability).effects:
                if effect.instead(table, lasting.by, card, how):
                    return True
    return False


def goals_of(table: Table, card: Slot, how: int, goal: Zone) -> list[Zone]:
    """The possible goals of a card: those of every effect that changes it, or else the intended one."""
    found: list[Zone] = []
    if how != RETURNED and has_keyword(table, card, STALWART):
        found.append(DECK)
    if goal == DISCARD and has_keyword(table, card, DEATHBOUND):
        found.append(DEAD)
    for me in touching(table, GOALS):
        for static in card_of(table, me).static_effects:
            other = static.goal(table, table.controller[me], me, card, how, goal)
            if other != NOTHING and other not in found:
                found.append(other)
    return found or [goal]
