"""Nobody who took part loses a response to the result of a challenge before its window (LC-57, LC-117, LC-127)."""

from typing import Final

from conformance.case import Watch
from fivethrones.games.card_engine.ability.active import RESPONSE
from fivethrones.games.card_engine.challenge.challenge import RESOLVE, TAKE_RENOWN, Challenge
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Kind, Slot, Zone
from fivethrones.games.card_engine.records.occurrences import LOST, RESOLVED, WON, Occurrence
from fivethrones.games.card_engine.records.zones import HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.answers import answers
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.timing.usable import hindrance
from fivethrones.kernel.action import NOTHING, Action, Seat

FROM_OUTSIDE: Final = ("refused-cost", "refused-no-target")  # what the loss of another card may bring


class Answer:
    """An ability that answers the result: whose, of which card, and which."""

    def __init__(self, seat: Seat, card: Slot, kind: Kind, index: AbilityNo) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.index = index


class ResultWatch(Watch):
    """Remembers who could answer when the challenge was decided, and looks whether they still can when they are asked.

    Where cards that do not survive stay until the end of the window, they count from the moment that the winner is known, that
    is before claim; elsewhere from the moment that claim, unopposed power and renown are over.
    """

    def __init__(self) -> None:
        self.took_part: list[Slot] = []
        self.in_play: list[Answer] = []
        self.held: list[Answer] = []

    def look(self, state: Table) -> None:
        frame = state.stack[-1]
        if isinstance(frame, Challenge):
            if frame.step == (RESOLVE if state.box.doomed else TAKE_RENOWN):
                self.took_part = state.participants()
                self.in_play = [one for one in answering(state, PLAY) if one.card in self.took_part]
            if frame.step == TAKE_RENOWN:
                self.held = answering(state, HAND)
        elif isinstance(frame, Window) and self.took_part and is_about_result(frame):
            self.compare(state)
            self.took_part = []

    def compare(self, table: Table) -> None:
        gone = [card for card in self.took_part if table.zone[card] != PLAY]
        for answer in self.in_play:
            card = table.box.cards[answer.kind].id
            assert answer.card not in gone, f"{card} took part and has left play before it could respond"
        for answer in self.held if gone else []:
            card, left = table.box.cards[answer.kind].id, [table.card(slot).id for slot in gone]
            lost = hindrance(table, answer.seat, NO_CARD, answer.kind, answer.index) in FROM_OUTSIDE
            assert not lost, (
                f"{card} cannot be played any more, for {left} have left play before the responses"
            )


def answering(table: Table, zone: Zone) -> list[Answer]:
    """With what lies there, all that answers the result of the challenge under way."""
    return [
        Answer(option.seat, Slot(option.target), table.kinds[option.target], AbilityNo(option.extra))
        for seat in range(table.seats)
        for option in answers(table, seat, RESPONSE, result(table), [])
        if isinstance(option, Action) and table.zone[option.target] == zone
    ]


def result(table: Table) -> list[Occurrence]:
    """What will have occurred, as `challenge.note_result` says it."""
    resolved = Occurrence(RESOLVED, table.attacker, NO_CARD)
    if table.winner == NOTHING:
        return [resolved]
    return [Occurrence(WON, table.winner, NO_CARD), Occurrence(LOST, table.loser(), NO_CARD), resolved]


def is_about_result(window: Window) -> bool:
    return window.timing == RESPONSE and any(occurrence.what == RESOLVED for occurrence in window.records)
