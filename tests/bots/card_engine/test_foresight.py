"""Worlds to think with."""

from typing import Any

import pytest

from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask
from fivethrones.bots.card_engine.foresight import Foresight, table_of
from fivethrones.games import GAMES
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults


def foresight(game: Game[Any], answers: int) -> Foresight:
    """Of whoever is asked after so many random answers."""
    state = game.setup(with_defaults(game.settings, {}), 4)
    playout(state, seeded(7), answers)
    question = ask(game, state, waiting(state)[0], bot_named("hand", game), seeded(1))
    return Foresight(question, whims=0, margin=0.0, doubt=0.0)


@pytest.mark.parametrize("name", ["stark-lannister", "living-card-game"])
def test_in_an_imagined_world_nobody_is_asked_who_can_only_pass(name: str) -> None:
    problem = foresight(GAMES[name], answers=40)
    rng = seeded(2)
    world = table_of(problem.sample(rng))
    problem.step(world, rng)
    asked = 0
    while world.decision is not None and world.round < 5:
        if isinstance(world.stack[-1], (ActionWindow, Window)):
            asked += 1
            assert all(len(legal(world, seat)) > 1 for seat in waiting(world))
        problem.step(world, rng)

    assert asked > 10


@pytest.mark.parametrize("name", ["stark-lannister", "living-card-game"])
def test_the_same_happens_there_as_where_everybody_is_asked(name: str) -> None:
    problem = foresight(GAMES[name], answers=40)
    brisk = table_of(problem.sample(seeded(2)))
    slow = brisk.clone()
    slow.brisk = False

    assert problem.rollout(brisk, seeded(3)) == problem.rollout(slow, seeded(3))
    assert (brisk.round, brisk.power, brisk.piles) == (slow.round, slow.power, slow.piles)
