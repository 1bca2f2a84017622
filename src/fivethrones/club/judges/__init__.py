"""What choices are worth, weighed more carefully than at a table. A game's own way is beside it by name."""

from typing import Any

from fivethrones.club.judges.calibration import calibrated
from fivethrones.club.judges.judge import Case, Judge, Weighed
from fivethrones.club.judges.sampling import Sampling
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def judge_of(game: Game[Any]) -> Judge:
    """That of the game, or the one for all whose strongest bot searches in sampled worlds."""
    try:
        judge: Judge = beside(game, "fivethrones.club.judges.*").JUDGE
    except LookupError:
        return Sampling()
    return judge


def weigh(case: Case, worlds: int) -> list[Weighed]:
    """As the judge of the game weighs, with chances as they are borne out."""
    return [calibrated(case, weighed) for weighed in judge_of(case.game).weigh(case, worlds)]
