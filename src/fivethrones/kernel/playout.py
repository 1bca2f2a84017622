"""Random play to the end."""

from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State


def playout(state: State, rng: Rng, most: int) -> int:
    """Answer at random until the game ends or ``most`` answers have been given. Returns their number."""
    answers = 0
    while state.decision is not None and answers < most:
        apply(state, guess(legal(state, waiting(state)[0]), rng))
        answers += 1
    return answers
