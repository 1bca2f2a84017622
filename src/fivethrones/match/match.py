"""One game played: the log is the truth, the state is a cache of it."""

from typing import Any, Final

from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.options import Options, settle
from fivethrones.kernel.play import default, waiting
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_hash
from fivethrones.match.entry import ACT, DEFAULT, UNDO, Entry, Step, carry_out

# A copy of the state is kept each time so many steps are in effect: undo and replay start from the nearest one.
STRIDE: Final = 16


class Match:
    """A game, its options and seed, and all that was entered since. Read ``state``; change it by the methods only."""

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        self.game = game
        self.version = game.version
        self.options = settle(game.settings, options)
        self.seed = seed
        self.state: State = game.setup(self.options, seed)
        self.log: list[Entry] = []  # all that was accepted, what was undone and the undoing included
        self.steps: list[Step] = []  # what of it is in effect
        self._opening = self.state.events.copy()
        self._kept: list[State] = [self.state.clone()]

    def play(self, *actions: Action) -> list[Event]:
        """One gesture of one seat: all of its actions, or a refusal that changes nothing."""
        if not actions:
            raise Refusal(Message("refused-list-empty"))
        return self.enter(Entry(ACT, actions[0].seat, actions))

    def play_default(self, seat: Seat) -> list[Event]:
        """What the rules do for a seat that does not answer."""
        self._check_awaited(seat)
        return self.enter(Entry(DEFAULT, seat, (default(self.state, seat),)))

    def undo(self, seat: Seat) -> None:
        """Take back the newest step, which must be this seat's."""
        self.enter(Entry(UNDO, seat))

    def enter(self, entry: Entry) -> list[Event]:
        """Carry out an entry of any kind, as a player makes it or as a stored log has it; the events it caused."""
        events = self._take_back(entry.seat) if entry.kind == UNDO else self._carry_out(entry)
        self.log.append(entry)
        return events

    def why_not_undo(self, seat: Seat) -> Message | None:
        """None exactly when `undo` works for this seat; else the reason."""
        if not any(step.entry.seat == seat for step in self.steps):
            return Message("refused-undo-nothing")
        last = self.steps[-1]
        if last.entry.seat != seat:
            return Message("refused-undo-other-acted", {"seat": seat_name(last.entry.seat)})
        if last.effect.chance:
            return Message("refused-undo-chance")
        if last.effect.disclosed:
            return Message("refused-undo-disclosed")
        return None

    @property
    def history(self) -> list[list[Event]]:
        """The events of set-up, then those of each step: entry n led to the state ``at(n)``."""
        return [self._opening, *(step.effect.events for step in self.steps)]

    @property
    def state_hash(self) -> str:
        return state_hash(self.state)

    def at(self, step: int) -> State:
        """A copy of the state after the first so many steps."""
        self._check_step(step)
        state = self._kept[step // STRIDE].clone()
        for later in self.steps[step - step % STRIDE : step]:
            carry_out(state, later.entry.actions)
        return state

    def branch(self, step: int) -> "Match":
        """A match of its own that has taken the first so many steps and may go on otherwise."""
        self._check_step(step)
        other = Match(self.game, self.options, self.seed)
        for taken in self.steps[:step]:
            other.enter(taken.entry)
        return other

    def _carry_out(self, entry: Entry) -> list[Event]:
        if entry.kind == DEFAULT:
            self._check_awaited(entry.seat)
        if any(action.seat != entry.seat for action in entry.actions):
            raise Refusal(Message("refused-list-seats"))
        # One action is refused before it changes anything; several need a copy to fail on.
        state = self.state if len(entry.actions) == 1 else self.state.clone()
        effect = carry_out(state, entry.actions)
        self.state = state
        self.steps.append(Step(entry, effect))
        if len(self.steps) % STRIDE == 0:
            self._kept.append(state.clone())
        return effect.events

    def _take_back(self, seat: Seat) -> list[Event]:
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refusal(reason)
        self.state = self.at(len(self.steps) - 1)
        self.steps.pop()
        del self._kept[len(self.steps) // STRIDE + 1 :]
        return []

    def _check_awaited(self, seat: Seat) -> None:
        if seat not in waiting(self.state):
            raise Refusal(Message("refused-default-not-awaited", {"seat": seat_name(seat)}))

    def _check_step(self, step: int) -> None:
        if not 0 <= step <= len(self.steps):
            raise Refusal(Message("refused-step", {"step": step, "last": len(self.steps)}))
