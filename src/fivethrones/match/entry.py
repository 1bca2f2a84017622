"""What a match's log holds, and what carrying out one line of it does to a state."""

from dataclasses import dataclass
from typing import Final, final

from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply
from fivethrones.kernel.state import State

ACT: Final = "act"  # one gesture of a seat
DEFAULT: Final = "default"  # what was done for a seat that did not answer
UNDO: Final = "undo"  # the newest step in effect is taken back
TAKE_BACK: Final = "takeback"  # all agreed to go back to before the seat's newest step
RESIGN: Final = "resign"  # the seat has given up
BOT: Final = "bot"  # a bot plays for the seat from here on
BACK: Final = "back"  # the seat's own player is back
REDEAL: Final = "redeal"  # what the seat, or a spectator, has not seen is dealt anew


@dataclass(frozen=True)
class Entry:
    """One accepted call, by or for one seat. A default stores its action, so that it may be chosen otherwise later."""

    kind: str
    seat: Seat
    actions: tuple[Action, ...] = ()
    level: str = ""  # of the bot
    seed: int = 0  # of what is dealt anew


# Made for every action, for which a dataclass would be slow.


@final
class Effect:
    """What carrying out actions did, besides the change of state."""

    def __init__(self, events: list[Event], chance: bool, disclosed: bool) -> None:
        self.events: Final = events
        self.chance: Final = chance  # something random was decided
        self.disclosed: Final = disclosed  # somebody learned something hidden


@final
class Step:
    """An entry that is in effect: not an undo, nor undone."""

    def __init__(self, entry: Entry, effect: Effect, number: int, pending: bool = False) -> None:
        self.entry: Final = entry
        self.effect: Final = effect
        self.number: Final = number  # of the entry among all that were accepted
        self.pending: Final = pending  # a secret answer, while others were still to come


def carry_out(state: State, actions: tuple[Action, ...]) -> Effect:
    """Apply one or more actions and leave in the state what happened in all of them.

    A refusal after the first action leaves the state half-way. Once something random or hidden has come out the rest
    is refused, legal or not: else a refused list would tell a seat what it may not know, and cost nothing.
    """
    effect = Effect([], False, False)
    for action in actions:
        if effect.chance or effect.disclosed:
            raise Refusal(Message("refused-list-after-news"))
        done = carry_out_one(state, action)
        effect = Effect(effect.events + done.events, done.chance, done.disclosed)
    state.events = effect.events.copy()
    return effect


def carry_out_one(state: State, action: Action) -> Effect:
    chance = chance_used(state)
    decision = state.decision
    apply(state, action)
    assert decision is not None
    # With the last secret answer all are turned up, whether or not the game has a word to say about it.
    revealed = decision.mode == SECRET and len(decision.asked) > 1 and not state.answers
    return Effect(
        state.events,
        chance_used(state) != chance,
        revealed or any(event.discloses for event in state.events),
    )


def chance_used(state: State) -> tuple[int, int]:
    """Changes with each random number that is drawn, a scripted one included."""
    return state.rng.drawn_so_far(), len(state.rng.forced)
