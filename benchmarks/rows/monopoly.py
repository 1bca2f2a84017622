"""Monopoly: for four, and whole games of buyers, which use all of the rules."""

from typing import Any

from fivethrones.bots.monopoly.squire import simple_answer
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply, waiting
from fivethrones.kernel.settings import Settings
from rows.row import Meeting, Row

BUYER_GAMES = 40


def finished_by_buyers(game: Game[Any], settings: Settings) -> int:
    """Games of players who buy what is offered, keep 200 and build evenly: how many games end with one player left.

    They answer straight from the position, so what takes time is the rules: all of them, auctions and mortgages included.
    """
    finished = 0
    for seed in range(BUYER_GAMES):
        realm = game.setup(settings, seed)
        while realm.decision is not None:
            apply(realm, simple_answer(realm, waiting(realm)[0]))
        finished += realm.outcome.reason.id == "outcome-last"
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
