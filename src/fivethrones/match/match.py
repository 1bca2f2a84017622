"""One game being played: the log is the truth, the state is a cache of it."""

from bisect import bisect_right
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import default, is_begun, waiting
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, state_from_data, state_hash
from fivethrones.match.entry import (
    ACT,
    BACK,
    BOT,
    DEFAULT,
    REDEAL,
    RESIGN,
    TAKE_BACK,
    UNDO,
    Entry,
    Step,
)
from fivethrones.match.steps import do

# After every so many steps a copy of the state is kept; undo and replay start from the nearest one.
STRIDE: Final = 16
# The number of steps that are stored together, see `parts.py`.
PART: Final = 64


@dataclass(frozen=True)
class Frozen:
    """A state as plain data, in the form of a certain version of its game."""

    version: int
    data: Data

    def thawed(self, game: Game[Any], settings: Settings) -> State:
        data = dict(self.data, options=settings)  # the name that `State.SAVED_AS` keeps for them
        if self.version != game.version:
            data = deepcopy(data)
            game.migrate(self.version, data)
        return state_from_data(game, data)


class Match:
    """A game, its settings and seed, and everything entered since. ``state`` may be read, but only the methods change it."""

    def __init__(self, game: Game[Any], settings: Settings, seed: int, state: State | None = None) -> None:
        """Begin a match; or continue one at this state, for which `parts.py` fills in the rest."""
        self.game = game
        self.version = game.version
        self.settings = with_defaults(game.settings, settings)
        self.seed = seed
        self.commitment = ""  # what was shown of the seed before the first move; empty if nothing was
        self.state: State = game.setup(self.settings, seed) if state is None else state
        self.log: list[Entry] = []  # everything accepted here, including undos and what they undid
        self.entered = 0  # how many entries were accepted, including those from before it was last loaded
        self.steps: list[Step] = []  # the entries in effect
        self.stand_ins: dict[Seat, str] = {}  # seats that a bot plays for their players, and its level
        self.resigned: list[Seat] = []  # seats that have given up, in order; this is never taken back
        self.floor = 0  # the step at which the rules last changed; earlier ones can be read, not replayed
        self.starts = [0]  # the first step of each part
        self.opening = self.state.events.copy()
        self.kept: dict[int, State | Frozen] = {}  # states, by the number of steps
        if state is None:
            self.kept[0] = self.state.clone()

    def play(self, *actions: Action) -> list[Event]:
        """One gesture of one seat: carry out all of its actions, or refuse and change nothing."""
        if not actions:
            raise Refusal(Message("refused-list-empty"))
        return self.enter(Entry(ACT, actions[0].seat, actions))

    def play_default(self, seat: Seat) -> list[Event]:
        """Do what the rules prescribe for a seat that does not answer."""
        self._check_seat(seat)
        self._check_awaited(seat)
        return self.enter(Entry(DEFAULT, seat, (default(self.state, seat),)))

    def undo(self, seat: Seat) -> None:
        """Take back the latest step, which must be this seat's."""
        self.enter(Entry(UNDO, seat))

    def enter(self, entry: Entry) -> list[Event]:
        """Carry out an entry of any kind, from a player or from a stored log. Returns the events that it caused."""
        self._check_seat(entry.seat)
        events: list[Event] = []
        if entry.kind in (UNDO, TAKE_BACK):
            self._take_back(entry)
        elif entry.kind in (BOT, BACK):
            self._change_player(entry)
        else:
            events = self._carry_out(entry)
        self.log.append(entry)
        self.entered += 1
        return events

    def take_back(self, seat: Seat) -> None:
        """Go back to before this seat's latest step, whatever came after it, if the players have agreed to that."""
        self.enter(Entry(TAKE_BACK, seat))

    def resign(self, seat: Seat) -> list[Event]:
        return self.enter(Entry(RESIGN, seat))

    def why_not_undo(self, seat: Seat) -> Message | None:
        """Why `undo` does not work for this seat; None exactly if it does."""
        reason = self.why_not_take_back(seat)
        if reason is not None:
            return reason
        last = self.steps[-1]
        if last.entry.seat != seat:
            return Message("refused-undo-other-acted", {"seat": seat_name(last.entry.seat)})
        if last.effect.chance:
            return Message("refused-undo-chance")
        if last.effect.disclosed:
            return Message("refused-undo-disclosed")
        return None

    def why_not_take_back(self, seat: Seat) -> Message | None:
        """Why `take_back` does not work for this seat; None exactly if it does."""
        for i in range(len(self.steps) - 1, self.floor - 1, -1):
            entry = self.steps[i].entry
            if entry.kind == RESIGN:
                return Message("refused-undo-resigned", {"seat": seat_name(entry.seat)})
            if entry.kind == REDEAL:
                break
            if entry.seat == seat:
                return None
        return Message("refused-undo-rules" if self.floor else "refused-undo-nothing")

    @property
    def history(self) -> list[list[Event]]:
        """The events of set-up, then those of each step: item n led to the state ``at(n)``."""
        return [self.opening, *(step.effect.events for step in self.steps)]

    @property
    def state_hash(self) -> str:
        return state_hash(self.state)

    def at(self, step: int) -> State:
        """A copy of the state after this many steps."""
        self._check_step(step)
        base = max((known for known in self.kept if known <= step), default=0)
        state = self._known(base)
        resigned = [i for i in range(step) if self.steps[i].entry.kind == RESIGN]
        for i in range(base, step):
            gone = [self.steps[j].entry.seat for j in resigned if j <= i]
            state, _ = do(self.game, state, self.steps[i].entry, gone)
        return state

    def unchanged_since(self, entered: int) -> int:
        """How many of the steps in effect after ``entered`` entries have been in effect ever since."""
        return bisect_right(self.steps, entered, key=number_of)

    def change_rules(self) -> None:
        """Let today's rules hold from now on. Nobody can take back what was done under earlier rules."""
        self.version = self.game.version
        self.floor = len(self.steps)
        if self.starts[-1] != self.floor:
            self.starts.append(self.floor)
        self.kept[self.floor] = self.state.clone()

    def branch(self, step: int) -> "Match":
        """A separate match that has taken the first ``step`` steps and may go on differently."""
        self._check_step(step)
        other = Match(self.game, self.settings, self.seed)
        for taken in self.steps[:step]:
            other.enter(taken.entry)
        return other

    def _carry_out(self, entry: Entry) -> list[Event]:
        if entry.kind == DEFAULT:
            self._check_awaited(entry.seat)
        if entry.kind == RESIGN:
            self._check_plays(entry.seat)
        if entry.kind == REDEAL and (self.state.outcome is not None or entry.seat >= self.state.seats):
            raise Refusal(Message("refused-game-over"))
        if any(action.seat != entry.seat for action in entry.actions):
            raise Refusal(Message("refused-list-seats"))
        # A single action is refused before it changes anything; for several a copy is needed in case one fails.
        state = self.state if len(entry.actions) == 1 else self.state.clone()
        resigned = self.resigned + [entry.seat] * (entry.kind == RESIGN)
        state, effect = do(self.game, state, entry, resigned)
        if is_begun(state):
            self.state = self.at(len(self.steps))
            raise Refusal(Message("refused-list-unfinished"))
        self.state = state
        self.resigned = resigned
        self.steps.append(Step(entry, effect, self.entered + 1, pending=bool(state.answers)))
        steps = len(self.steps)
        if steps % STRIDE == 0 or steps - self.starts[-1] == PART:
            self.kept[steps] = self.state.clone()
        if steps - self.starts[-1] == PART:
            self.starts.append(steps)
        return effect.events

    def _known(self, step: int) -> State:
        """A copy of a state from which to replay: a kept one, or the one after set-up."""
        known = self.kept.get(step)
        if known is None:
            begun: State = self.game.setup(self.settings, self.seed)
            return begun
        if isinstance(known, Frozen):
            known = self.kept[step] = known.thawed(self.game, self.settings)
        return known.clone()

    def _take_back(self, entry: Entry) -> None:
        seat = entry.seat
        free = entry.kind == UNDO
        reason = self.why_not_undo(seat) if free else self.why_not_take_back(seat)
        if reason is not None:
            raise Refusal(reason)
        left = len(self.steps) - 1
        while self.steps[left].entry.seat != seat:
            left -= 1
        if not free:
            left = self._first_answer(left)
        self.state = self.at(left)
        del self.steps[left:]
        self.kept = {step: state for step, state in self.kept.items() if step <= left}
        while self.starts[-1] > left:
            self.starts.pop()

    def _first_answer(self, step: int) -> int:
        """The first version of a secret answer that its seat has changed: undoing it must not bring back an earlier one."""
        seat, first = self.steps[step].entry.seat, step
        while step > 0 and self.steps[step - 1].pending:
            step -= 1
            if self.steps[step].entry.seat == seat:
                first = step
        return first

    def _change_player(self, entry: Entry) -> None:
        """Let a bot take over for a seat's player, or the player return. The state does not change."""
        self._check_plays(entry.seat)
        if entry.kind == BOT:
            self.stand_ins[entry.seat] = entry.level
        elif self.stand_ins.pop(entry.seat, None) is None:
            raise Refusal(Message("refused-back-not-away", {"seat": seat_name(entry.seat)}))

    def _check_seat(self, seat: Seat) -> None:
        if seat >= self.state.seats:
            raise Refusal(Message("refused-seat-unknown", {"number": seat + 1}))

    def _check_plays(self, seat: Seat) -> None:
        if self.state.outcome is not None:
            raise Refusal(Message("refused-game-over"))
        if seat in self.resigned:
            raise Refusal(Message("refused-resigned", {"seat": seat_name(seat)}))

    def _check_awaited(self, seat: Seat) -> None:
        if seat not in waiting(self.state):
            raise Refusal(Message("refused-default-not-awaited", {"seat": seat_name(seat)}))

    def _check_step(self, step: int) -> None:
        if not 0 <= step <= len(self.steps):
            raise Refusal(Message("refused-step", {"step": step, "last": len(self.steps)}))


def number_of(step: Step) -> int:
    return step.number
