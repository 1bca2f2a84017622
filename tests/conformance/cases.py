"""The games on trial: the toy, and every box by its ``conformance/<game>.py``."""

from conformance import toy_game
from conformance.case import Case
from fivethrones.games import GAMES, beside

CASES: list[Case] = [toy_game.CASE, *(beside(game, "conformance.*").CASE for game in GAMES.values())]


def case_of(game: str) -> Case:
    return next(case for case in CASES if case.game.id == game)
