"""What waits to be finished, as everybody sees it: abilities in use, cards about to leave play, windows."""

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

# What it is. A window for answers is one of these plus its timing, as `ability/active.py` numbers them.
USING: Final = 0
KILLING: Final = 1
ACTIONS: Final = 2
DISCARDING: Final = 3  # from play
RETURNING: Final = 4  # to hand or deck
ANSWERS: Final = 10
LEAVING: Final = [KILLING, DISCARDING, RETURNING, KILLING]  # as `timing/doomed.py` numbers the ways


@final
class PendingView(View):
    """For a use: whose, the card, its targets. For cards about to leave: these, and those saved. For a window: who is first."""

    what: int
    seat: Seat
    kind: Kind  # of the card, or NOTHING
    slot: Slot
    cards: list[Slot]  # slots
    stopped: list[Slot]  # of these; of a use its own card, once it is cancelled
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
    """Nothing yet but what it is, and whose."""
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
    hidden = table.zone[frame.card] in (HAND, DECK)  # it has gone back there
    seen.kind = NO_KIND if hidden else table.kinds[frame.card]
    seen.slot = frame.card
    seen.cards = frame.targets.copy()
    seen.stopped = [frame.card] if frame.cancelled else []
    return seen


def step_of_challenge(table: Table) -> int:
    """0 outside a challenge."""
    for frame in table.stack:
        if isinstance(frame, Challenge):
            return frame.step
    return 0
