"""What waits to be finished, as everybody sees it: abilities in use, cards about to leave play, windows."""

from typing import ClassVar, Final, final

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

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "seat", "kind", "slot", "cards", "stopped", "passes")

    def __init__(
        self,
        what: int,
        seat: Seat,
        kind: Kind,
        slot: Slot,
        cards: list[Slot],
        stopped: list[Slot],
        passes: int,
    ) -> None:
        self.what = what
        self.seat = seat
        self.kind = kind  # of the card, or NOTHING
        self.slot = slot
        self.cards = cards  # slots
        self.stopped = stopped  # of these; of a use its own card, once it is cancelled
        self.passes = passes  # in a row


def pending(table: Table) -> list[PendingView]:
    found: list[PendingView] = []
    for frame in table.stack:
        if isinstance(frame, AbilityUse):
            stopped = [frame.card] if frame.cancelled else []
            hidden = table.zone[frame.card] in (HAND, DECK)  # it has gone back there
            kind = NO_KIND if hidden else table.kinds[frame.card]
            found.append(
                PendingView(
                    what=USING,
                    seat=frame.seat,
                    kind=kind,
                    slot=frame.card,
                    cards=frame.targets.copy(),
                    stopped=stopped,
                    passes=0,
                )
            )
        elif isinstance(frame, Leaving):
            victims, saved = frame.victims.copy(), frame.saved.copy()
            found.append(
                PendingView(
                    what=LEAVING[frame.how],
                    seat=table.controller[victims[0]],
                    kind=NO_KIND,
                    slot=NO_CARD,
                    cards=victims,
                    stopped=saved,
                    passes=0,
                )
            )
        elif isinstance(frame, ActionWindow):
            found.append(
                PendingView(
                    what=ACTIONS,
                    seat=frame.speaker,
                    kind=NO_KIND,
                    slot=NO_CARD,
                    cards=[],
                    stopped=[],
                    passes=frame.passes,
                )
            )
        elif isinstance(frame, Window):
            found.append(
                PendingView(
                    what=ANSWERS + frame.timing,
                    seat=frame.speaker,
                    kind=NO_KIND,
                    slot=NO_CARD,
                    cards=[],
                    stopped=[],
                    passes=0,
                )
            )
    return found


def step_of_challenge(table: Table) -> int:
    """0 outside a challenge."""
    for frame in table.stack:
        if isinstance(frame, Challenge):
            return frame.step
    return 0
