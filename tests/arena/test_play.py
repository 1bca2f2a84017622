"""One game between bots."""

from typing import Any

import pytest

from fivethrones.arena.play import bot_rng, game_seed, play_one
from fivethrones.arena.result import Result
from fivethrones.bots import bot_named
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import is_wide, seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.record import loads
from toy.game import Toy

GAME = GAMES["hand-of-the-king"]


def played(game: Game[Any], level: str, seats: int, seed: int, keep: bool = False) -> Result:
    settings = with_defaults(game.settings, {"seats": str(seats)})
    return play_one(game, settings, [bot_named(level, game)] * seats, seed, keep)


def test_the_same_seed_is_the_same_game() -> None:
    assert played(GAME, "knight", 2, 9, keep=True) == played(GAME, "knight", 2, 9, keep=True)


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = [game_seed(series, number) for series in range(3) for number in range(3)]

    assert len(set(seeds)) == 9
    assert all(is_wide(seed) for seed in seeds)


def test_every_bot_has_a_stream_of_its_own_that_is_not_the_game_s() -> None:
    streams = [seeded(3), *(bot_rng(3, seat) for seat in range(4)), *(bot_rng(4, seat) for seat in range(4))]

    assert len({stream.word() for stream in streams}) == 9


@pytest.mark.parametrize("level", ["random", "squire", "knight"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_told_by_its_record(level: str, seats: int) -> None:
    result = played(GAME, level, seats, 4, keep=True)

    match = loads(result.record, GAMES)

    assert match.seed == 4
    assert len(match.log) == result.decisions
    assert match.state.outcome is not None
    assert match.state.outcome.ranking == result.ranking
    assert match.state.outcome.reason.id == result.reason


def test_no_record_is_written_unasked() -> None:
    assert played(GAME, "random", 2, 4).record == ""


def test_decisions_events_and_their_numbers_are_counted() -> None:
    result = played(GAME, "random", 3, 4, keep=True)

    history = [event for events in loads(result.record, GAMES).history for event in events]
    moves = [event for event in history if event.kind == "move"]
    assert result.events["move"].times == len(moves) == result.prompts["prompt-move"].times
    assert result.events["move"].sums == {"taken": sum(taken(event.public["taken"]) for event in moves)}
    assert sum(happened.times for happened in result.events.values()) == len(history)
    assert sum(asked.times for asked in result.prompts.values()) == result.decisions


def taken(arg: object) -> int:
    assert isinstance(arg, int)
    return arg


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_questions_to_several_seats_are_put_to_one_after_the_other(seats: int) -> None:
    """The toy asks all for a bid in secret, and whoever comes first for a coin."""
    result = played(Toy(), "random", seats, 8, keep=True)

    assert result.prompts["ask-bid"].times == 3 * seats
    assert result.prompts["ask-coin"].times >= 3
    assert result.reason == "outcome-coins"
