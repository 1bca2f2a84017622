"""What a seat cannot know has no effect on what its bot does."""

from typing import Any

import pytest

from conformance.cases import case_of
from fivethrones.bots import bot_named, bots_for
from fivethrones.bots.bot import ask
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_hash

# A game, its options, and which of its decisions are looked at: long games have many alike.
CASES: list[tuple[str, Settings, int]] = [
    (game, settings, every) for game in GAMES for settings, every in case_of(game).bots
]
# Those who think long are looked at in so many times fewer decisions.
RARER: dict[str, int] = {"knight": 3, "lord": 6, "hand": 20}
THINKERS = ("lord", "hand")
every_level = pytest.mark.parametrize(
    ("level", "id", "settings", "every"),
    [
        pytest.param(bot.id, *case, marks=[pytest.mark.long] if bot.id in THINKERS else [])
        for case in CASES
        for bot in bots_for(GAMES[case[0]])
    ],
)


def test_bots_of_every_game_are_looked_at() -> None:
    assert {id for id, _, _ in CASES} == set(GAMES)


def choice(game: Game[Any], level: str, state: State, seat: Seat, seed: int) -> Action:
    bot = bot_named(level, game)
    rng = seeded(seed)
    return bot.choose(ask(game, state, seat, bot, rng), rng)


def weights(game: Game[Any], level: str, state: State, seat: Seat, seed: int) -> list[tuple[Action, float]]:
    bot = bot_named(level, game)
    return bot.weigh(ask(game, state, seat, bot, seeded(seed)))


@every_level
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    level: str, id: str, settings: Settings, every: int
) -> None:
    """At the decisions of some random games, and so do the hints."""
    game = GAMES[id]
    rarer = RARER.get(level, 1)
    differ = answers = 0
    for number in range(3):
        state = game.setup(with_defaults(game.settings, settings), number)
        rng = seeded(number)
        while state.decision is not None:
            seat = waiting(state)[0]
            answers += 1
            if answers % (every * rarer) == 0:
                world = game.determinize(state, seat, rng)
                differ += state_hash(world) != state_hash(state)
                seed = rng.word()
                assert choice(game, level, world, seat, seed) == choice(game, level, state, seat, seed)
                if answers % (4 * every * rarer) == 0:
                    assert weights(game, level, world, seat, seed) == weights(game, level, state, seat, seed)
            apply(state, guess(legal(state, seat), rng))
    assert differ >= 60 // rarer


@every_level
def test_a_bot_that_thinks_changes_nothing_on_the_table(
    level: str, id: str, settings: Settings, every: int
) -> None:
    game = GAMES[id]
    state = game.setup(with_defaults(game.settings, settings), 3)
    rng = seeded(3)
    answers = 0
    while state.decision is not None:
        seat = waiting(state)[0]
        answers += 1
        if answers % (every * RARER.get(level, 1)) == 0:
            before = state_hash(state)
            choice(game, level, state, seat, rng.word())
            assert state_hash(state) == before
        apply(state, guess(legal(state, seat), rng))
