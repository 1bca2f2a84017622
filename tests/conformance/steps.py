"""One action frame by frame: what `kernel.play.apply` does, with somebody looking on."""

from collections.abc import Callable
from typing import Any

from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.play import seat_of, waiting
from fivethrones.kernel.state import NOT_LISTED, State

Look = Callable[[Any], None]


def apply_watched(state: State, action: Action, look: Look) -> None:
    """Carry out a legal action and run on to the next decision; ``look`` is called before each step."""
    if give(state, action):
        while not step(state, look):
            pass


def give(state: State, action: Action) -> bool:
    """Hand an answer to the frame that asked; False as long as others must answer, too."""
    decision = state.decision
    assert decision is not None
    state.events = []
    answers = [action]
    if decision.mode == SECRET:
        state.answers = [answer for answer in state.answers if answer.seat != action.seat] + answers
        if waiting(state):
            return False
        answers, state.answers = sorted(state.answers, key=seat_of), []
    frame = state.stack[-1]
    for answer in answers:
        frame.answer(state, answer)
    state.decision = None
    state.listed_for = NOT_LISTED
    return True


def step(state: State, look: Look) -> bool:
    """Let the frame on top run once; True when somebody is asked or the game is over."""
    if state.outcome is None:
        look(state)
        state.decision = state.stack[-1].resume(state)
        if state.outcome is None:
            return state.decision is not None
    state.decision = None
    state.stack = []
    return True
