"""What a seat cannot know has no effect on what its bot does."""

import pytest

from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import guess
from fivethrones.kernel.options import Options, settle
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_hash

GAME = GAMES["hand-of-the-king"]
LINE_UPS: list[Options] = [{"seats": "2"}, {"seats": "3"}, {"seats": "4", "variant": "teams"}]


def choice(level: str, state: State, seat: Seat, seed: int) -> Action:
    bot = bot_named(level, GAME)
    rng = seeded(seed)
    return bot.choose(ask(GAME, state, seat, bot, rng), rng)


@pytest.mark.parametrize("line_up", LINE_UPS, ids=["two", "three", "teams"])
@pytest.mark.parametrize("level", ["random", "squire", "knight"])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    level: str, line_up: Options
) -> None:
    """At every decision of some random games."""
    differ = 0
    for game in range(3):
        state = GAME.setup(settle(GAME.settings, line_up), game)
        rng = seeded(game)
        while state.decision is not None:
            seat = state.decision.asked[0]
            world = GAME.determinize(state, seat, rng)
            differ += state_hash(world) != state_hash(state)

            seed = rng.word()
            assert choice(level, world, seat, seed) == choice(level, state, seat, seed)

            apply(state, guess(legal(state, seat), rng))
    assert differ > 60


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_a_bot_that_thinks_changes_nothing_on_the_table(level: str) -> None:
    state = GAME.setup(settle(GAME.settings, {"seats": "2"}), 3)
    rng = seeded(3)
    while state.decision is not None:
        seat = state.decision.asked[0]
        before = state_hash(state)

        choice(level, state, seat, rng.word())

        assert state_hash(state) == before
        apply(state, guess(legal(state, seat), rng))
