"""What is in progress, as everybody sees it: abilities in use, cards about to leave play, windows."""

from typing import Final, final

from fivethrones.games.card_engine.challenge.challenge import Challenge
from fivethrones.games.card_engine.records.numbers import NO_CARD, NO_KIND, Kind, Slot
from fivethrones.games.card_engine.records.zones import DECK, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.leaving import Leaving
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View

# What is in progress. For windows the timing is added, as numbered in `ability/active.py`.
USING: Final = 0
KILLING: Final = 1
ACTIONS: Final = 2
DISCARDING: Final = 3  # being discarded from play
RETURNING: Final = 4  # going back to hand or deck
ANSWERS: Final = 10
# By way of leaving play, as numbered in `timing/doomed.py`.
LEAVING: Final = [KILLING, DISCARDING, RETURNING, KILLING]


@final
class PendingView(View):
    """A use has its player, card and targets; cards leaving play, which of them are saved; a window, who is first."""

    what: int
    seat: Seat
    kind: Kind  # of the card, or NOTHING
    slot: Slot
    cards: list[Slot]  # targets, or cards leaving play
    stopped: list[Slot]  # cards that were saved, or the card of a use that was cancelled
    passes: int  # in a row


def pending(table: Table) -> list[PendingView]:
    found: list[PendingView] = []
    for frame in table.stack:
        if isinstance(frame, AbilityUse):
            found.append(use(table, frame))
        elif isinstance(frame, Leaving):
            seen = waiting(LEAVING[frame.how], table.controller[frame.victims[0]])
            seen.cards = frame.victims.copy()
            seen.stopped = frame.saved.copy()
            found.append(seen)
        elif isinstance(frame, ActionWindow):
            seen = waiting(ACTIONS, frame.speaker)
            seen.passes = frame.passes
            found.append(seen)
        elif isinstance(frame, Window):
            found.append(waiting(ANSWERS + frame.timing, frame.speaker))
    return found


def waiting(what: int, seat: Seat) -> PendingView:
    """A view with only these fields filled."""
    seen = PendingView()
    seen.what = what
    seen.seat = seat
    seen.kind = NO_KIND
    seen.slot = NO_CARD
    seen.cards = []
    seen.stopped = []
    seen.passes = 0
    return seen


def use(table: Table, frame: AbilityUse) -> PendingView:
    seen = waiting(USING, frame.seat)
    hidden = table.zone[frame.card] in (HAND, DECK)  # the card has gone back there
    seen.kind = NO_KIND if hidden else table.kinds[frame.card]
    seen.slot = frame.card
    seen.cards = frame.targets.copy()
    seen.stopped = [frame.card] if frame.cancelled else []
    return seen


def step_of_challenge(table: Table) -> int:
    """The step of the challenge under way, or 0."""
    for frame in table.stack:
        if isinstance(frame, Challenge):
            return frame.step
    return 0
