"""One game played: the log is the truth, the state is a cache of it."""

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

# A copy of the state is kept each time so many steps are in effect: undo and replay start from the nearest one.
STRIDE: Final = 16
# So many steps are stored together: see `parts.py`.
PART: Final = 64


@dataclass(frozen=True)
class Frozen:
    """A state as plain data, as a version of its game wrote it."""

    version: int
    data: Data

    def thawed(self, game: Game[Any], settings: Settings) -> State:
        data = dict(self.data, options=settings)  # the name that `State.SAVED_AS` keeps for them
        if self.version != game.version:
            data = deepcopy(data)
            game.migrate(self.version, data)
        return state_from_data(game, data)


class Match:
    """A game, its settings and seed, and all that was entered since. Read ``state``; change it by the methods only."""

    def __init__(self, game: Game[Any], settings: Settings, seed: int, state: State | None = None) -> None:
        """From the beginning; or at a state that it has come to, the rest of which `parts.py` fills in."""
        self.game = game
        self.version = game.version
        self.settings = with_defaults(game.settings, settings)
        self.seed = seed
        self.commitment = ""  # what was shown of the seed before the first move; empty where nothing was
        self.state: State = game.setup(self.settings, seed) if state is None else state
        self.log: list[Entry] = []  # all that was accepted here, what was undone and the undoing included
        self.entered = 0  # how many were accepted, those before it was stored and loaded again included
        self.steps: list[Step] = []  # what of it is in effect
        self.stand_ins: dict[Seat, str] = {}  # the seats that a bot plays for their players, and its level
        self.resigned: list[
            Seat
        ] = []  # the seats that have given up, the first to do so first; nobody takes that back
        self.floor = (
            0  # the step at which its rules last changed: what was before can be read, but not played again
        )
        self.starts = [0]  # the steps with which its parts begin
        self.opening = self.state.events.copy()
        self.kept: dict[int, State | Frozen] = {}  # by the number of steps
        if state is None:
            self.kept[0] = self.state.clone()

    def play(self, *actions: Action) -> list[Event]:
        """One gesture of one seat: all of its actions, to the end, or a refusal that changes nothing."""
        if not actions:
            raise Refusal(Message("refused-list-empty"))
        return self.enter(Entry(ACT, actions[0].seat, actions))

    def play_default(self, seat: Seat) -> list[Event]:
        """What the rules do for a seat that does not answer."""
        self._check_seat(seat)
        self._check_awaited(seat)
        return self.enter(Entry(DEFAULT, seat, (default(self.state, seat),)))

    def undo(self, seat: Seat) -> None:
        """Take back the newest step, which must be this seat's."""
        self.enter(Entry(UNDO, seat))

    def enter(self, entry: Entry) -> list[Event]:
        """Carry out an entry of any kind, as a player makes it or as a stored log has it; the events it caused."""
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
        """Go back to before this seat's newest step, whatever came after it: for players who agree to."""
        self.enter(Entry(TAKE_BACK, seat))

    def resign(self, seat: Seat) -> list[Event]:
        return self.enter(Entry(RESIGN, seat))

    def why_not_undo(self, seat: Seat) -> Message | None:
        """None exactly when `undo` works for this seat; else the reason."""
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
        """None exactly when `take_back` works for this seat; else the reason. Nobody gives up twice."""
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
        """The events of set-up, then those of each step: entry n led to the state ``at(n)``."""
        return [self.opening, *(step.effect.events for step in self.steps)]

    @property
    def state_hash(self) -> str:
        return state_hash(self.state)

    def at(self, step: int) -> State:
        """A copy of the state after the first so many steps."""
        self._check_step(step)
        base = max((known for known in self.kept if known <= step), default=0)
        state = self._known(base)
        resigned = [i for i in range(step) if self.steps[i].entry.kind == RESIGN]
        for i in range(base, step):
            gone = [self.steps[j].entry.seat for j in resigned if j <= i]
            state, _ = do(self.game, state, self.steps[i].entry, gone)
        return state

    def unchanged_since(self, entered: int) -> int:
        """How many of the steps that were in effect when so many entries had been accepted have been so ever since."""
        return bisect_right(self.steps, entered, key=number_of)

    def change_rules(self) -> None:
        """From here on today's rules hold; nobody can take back what was done under others."""
        self.version = self.game.version
        self.floor = len(self.steps)
        if self.starts[-1] != self.floor:
            self.starts.append(self.floor)
        self.kept[self.floor] = self.state.clone()

    def branch(self, step: int) -> "Match":
        """A match of its own that has taken the first so many steps and may go on otherwise."""
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
        # One action is refused before it changes anything; several need a copy to fail on.
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
        """A copy of a state that need not be played again."""
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
        """Of a secret answer that its seat had changed, the first: what was replaced does not come back."""
        seat, first = self.steps[step].entry.seat, step
        while step > 0 and self.steps[step - 1].pending:
            step -= 1
            if self.steps[step].entry.seat == seat:
                first = step
        return first

    def _change_player(self, entry: Entry) -> None:
        """A bot sits down for a seat's player, or gets up again. The game goes on the same."""
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
