"""From what a search says to how often such positions were won."""

import json
from dataclasses import dataclass, replace
from math import exp, log
from pathlib import Path
from typing import Final

from fivethrones.club.facts import facts_of
from fivethrones.club.judges.judge import Case, Chance, Weighed

DATA: Final = Path(__file__).parent / "calibration.json"
LEAST: Final = 0.005  # nothing is certain before it is proved


@dataclass(frozen=True)
class Fit:
    """How much surer a position is than the search says, and by how much better: in log-odds, counted from an even game."""

    slope: float = 1.0
    shift: float = 0.0

    def adjusted(self, value: float, even: float) -> float:
        """Logistic, so order is kept."""
        return share(log_odds(even) + self.slope * (log_odds(value) - log_odds(even)) + self.shift)

    def steepness(self, value: float, even: float) -> float:
        """What a small difference there becomes, in parts of it."""
        before, after = inner(value), self.adjusted(value, even)
        return self.slope * after * (1.0 - after) / (before * (1.0 - before))


def inner(value: float) -> float:
    return min(1.0 - LEAST, max(LEAST, value))


def log_odds(value: float) -> float:
    return log(inner(value) / (1.0 - inner(value)))


def share(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def fits() -> dict[str, dict[int, Fit]]:
    """By game and by how many sides it was fitted to; scripts/calibrate.py writes them, docs/review.md tells how well they do."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    return {game: {int(sides): Fit(*fit) for sides, fit in each.items()} for game, each in data.items()}


FITTED: Final = fits()


def calibrated(case: Case, weighed: Weighed) -> Weighed:
    """What is proved stays as it is."""
    if weighed.proved:
        return weighed
    sides = sides_of(case)
    fit, chance = fit_for(case.game.id, sides), weighed.chance
    low, middle, high = (fit.adjusted(value, 1 / sides) for value in (chance.low, chance.middle, chance.high))
    doubt = weighed.doubt * fit.steepness(chance.middle, 1 / sides)
    return replace(weighed, chance=Chance(low, middle, high), doubt=doubt)


def sides_of(case: Case) -> int:
    """Those who win together are one."""
    facts = facts_of(case.game)
    return len({facts.team(case.world, seat) for seat in range(case.world.seats)})


def fit_for(game: str, sides: int) -> Fit:
    """The one of the nearest number of sides; nothing is changed where nothing was fitted."""
    known = FITTED.get(game, {})
    return known[min(known, key=lambda each: abs(each - sides))] if known else Fit()
