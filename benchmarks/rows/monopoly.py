"""Monopoly: for four, and whole games of buyers, which use all of the rules."""

from typing import Any

from fivethrones.bots import bot_named
from fivethrones.bots.bot import Question
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings
from rows.row import Meeting, Row

BUYER_GAMES = 40


def finished_by_buyers(game: Game[Any], settings: Settings) -> int:
    """Games of players who buy what is offered, keep 200 and build evenly: how many games end with one player left.

    They answer straight from the position, so what takes time is the rules: all of them, auctions and mortgages included.
    """
    bot, rng, finished = bot_named("squire", game), seeded(1), 0
    for seed in range(BUYER_GAMES):
        state = game.setup(settings, seed)
        while state.decision is not None:
            seat = waiting(state)[0]
            question = Question(game, seat, state.decision, legal(state, seat), None, state)
            apply(state, bot.choose(question, rng))
        finished += state.outcome.reason.id == "outcome-last"
    return finished


ROW = Row(
    measured=[{"seats": "4"}],
    further={"buyers finished games/s": finished_by_buyers},
    meetings=[
        Meeting("squire", "random", 4),
        Meeting("knight", "random", 4),
        Meeting("knight", "squire", 4),
    ],
)
