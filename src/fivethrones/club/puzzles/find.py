"""Looking for puzzles: bots play, and where they are asked, somebody looks whether one choice stands out."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.bots import bot_named, bots_for
from fivethrones.bots.bot import Bot, ask, gesture
from fivethrones.club.puzzles.makers import maker_of
from fivethrones.club.puzzles.puzzle import Puzzle
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import awaited, legal, next_to_answer
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_to_data

PLAYER: Final = "squire"  # good enough to come to positions worth a thought
TRIES: Final = 6  # of each level at a puzzle, which say how hard it is
EASIEST: Final = 800
HARDEST: Final = 2000
LEAST: Final = 3  # choices
OF_ONE_GAME: Final = 2  # puzzles at most, the hardest


def find(game: Game[Any], settings: Settings, games: int, seed: int) -> Iterator[list[Puzzle]]:
    """For each game that is played, the puzzles that were found in it."""
    for number in range(games):
        found = list(in_game(game, settings, game_seed(seed, number)))
        yield sorted(found, key=lambda puzzle: (-puzzle.rating, puzzle.id))[:OF_ONE_GAME]


def in_game(game: Game[Any], settings: Settings, seed: int) -> Iterator[Puzzle]:
    first = maker_of(game).skips * sum(1 for _ in played(game, settings, seed))
    for step, state in enumerate(played(game, settings, seed)):
        seat = next_to_answer(state)
        if step < first or len(legal(state, seat)) < LEAST or awaited(state) != [seat]:
            continue
        puzzle = puzzle_at(game, state, seat, derived(seed, f"puzzle {step}"))
        if puzzle is not None:
            yield puzzle


def played(game: Game[Any], settings: Settings, seed: int) -> Iterator[State]:
    """The state before each gesture of a whole game; it changes when the next one is asked for."""
    state: State = game.setup(settings, seed)
    bot = bot_named(PLAYER, game)
    rngs = [bot_rng(seed, seat) for seat in range(state.seats)]
    while state.decision is not None:
        yield state
        seat = next_to_answer(state)
        gesture(game, state, seat, bot, rngs[seat])


def puzzle_at(game: Game[Any], state: State, seat: Seat, seed: int) -> Puzzle | None:
    """In a world that the seat cannot tell from the true one, so that a puzzle gives nothing away."""
    world: State = game.determinize(state, seat, seeded(seed))
    world.events = []
    maker = maker_of(game)
    found = maker.outstanding(game, world, seat, seeded(derived(seed, "trials")))
    if found is None:
        return None
    position = state_to_data(world)
    solution = found.answers[0].action(seat)
    rating = difficulty(game, world, seat, solution, seed)
    if rating == EASIEST:  # everybody sees it at once
        return None
    return Puzzle(
        short_id(game, position),
        game.id,
        game.version,
        dict(state.settings),
        seat,
        maker.theme(world, seat, solution),
        rating,
        found.proved,
        found.answers,
        position,
    )


def short_id(game: Game[Any], position: object) -> str:
    return hashlib.sha256(f"{game.id} {json.dumps(position)}".encode()).hexdigest()[:10]


def difficulty(game: Game[Any], world: State, seat: Seat, solution: Action, seed: int) -> int:
    """The more often the levels miss it, the harder."""
    missed = tried = 0
    for bot in bots_for(game)[1:3]:
        for number in range(TRIES):
            tried += 1
            missed += not sees(game, world, seat, bot, solution, derived(seed, f"{bot.id} {number}"))
    return EASIEST + (HARDEST - EASIEST) * missed // tried


def sees(game: Game[Any], world: State, seat: Seat, bot: Bot, solution: Action, seed: int) -> bool:
    rng = seeded(seed)
    return bot.plan(ask(game, world, seat, bot, rng), rng)[0] == solution
