"""Entries of a match's log, and what carrying one out does to a state."""

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
UNDO: Final = "undo"  # the latest step in effect is taken back
TAKE_BACK: Final = "takeback"  # with everybody's consent, back to before the seat's latest step
RESIGN: Final = "resign"  # the seat has given up
BOT: Final = "bot"  # a bot plays for the seat from now on
BACK: Final = "back"  # the seat's own player is back
REDEAL: Final = "redeal"  # what the seat (or a spectator) has not seen is dealt anew


@dataclass(frozen=True)
class Entry:
    """One accepted call, by or for one seat. A default stores its action, so that how defaults are chosen may change."""

    kind: str
    seat: Seat
    actions: tuple[Action, ...] = ()
    level: str = ""  # of the bot
    seed: int = 0  # for dealing anew


# Created for every action; a dataclass would be slow.


@final
class Effect:
    """What carrying out actions did besides changing the state."""

    def __init__(self, events: list[Event], chance: bool, disclosed: bool) -> None:
        self.events: Final = events
        self.chance: Final = chance  # something random was decided
        self.disclosed: Final = disclosed  # somebody learned something hidden


@final
class Step:
    """An entry in effect: neither an undo nor undone."""

    def __init__(self, entry: Entry, effect: Effect, number: int, pending: bool = False) -> None:
        self.entry: Final = entry
        self.effect: Final = effect
        self.number: Final = number  # of its entry among all that were accepted
        self.pending: Final = pending  # a secret answer, while others were still to come


def carry_out(state: State, actions: tuple[Action, ...]) -> Effect:
    """Apply one or more actions and leave the events of all of them in the state.

    A refusal after the first action leaves the state halfway. Once anything random or hidden has come out, the remaining
    actions are refused, legal or not: otherwise a refused list would reveal what a seat may not know, at no cost.
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
    # The last secret answer reveals all of them, even if the game has no event for that.
    revealed = decision.mode == SECRET and len(decision.asked) > 1 and not state.answers
    return Effect(
        state.events,
        chance_used(state) != chance,
        revealed or any(event.discloses for event in state.events),
    )


def chance_used(state: State) -> tuple[int, int]:
    """A value that changes with each random number drawn, scripted ones included."""
    return state.rng.drawn_so_far(), len(state.rng.forced)
