"""Weigh what `bots/card_engine/position.py` counts by who has won, in games that the card bots' habits play.

``fit_cards.py GAME [games] [seed]`` prints a weight for each of `features`, and how well these and those in use foretell
games that were not fitted to (cross entropy; who guesses blindly has 0.693).
"""

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.foresight import answer, any_action, any_set, pick_all
from fivethrones.bots.card_engine.position import WEIGHTS, features
from fivethrones.games import GAMES
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, awaited, legal
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults

WHIMS: Final = 12  # of a hundred answers, on average, are anything sensible, so that games differ
KEPT_BACK: Final = 10  # one game of so many is not fitted to
STEPS: Final = 20  # of Newton's method
PRIOR: Final = 1.0  # as much as so many games speaks for a weight of nothing

Floats = NDArray[np.float64]


def go_on(table: Table, whims: int, rng: Rng) -> None:
    """By habit, or now and then otherwise."""
    top, whim = table.stack[-1], rng.below(100) < whims
    if isinstance(top, Pick):
        pick_all(table, top, any_set(table, top, rng) if whim else wanted(table, top))
        return
    asked = awaited(table)[0]
    options = legal(table, asked)
    decks = [option for option in options if isinstance(option, Action) and option.verb == "starter"]
    if decks:
        apply(table, decks[rng.below(len(decks))])
    else:
        apply(table, any_action(table, asked, options, rng) if whim else answer(table, asked, options, rng))


def play_game(table: Table, rng: Rng) -> tuple[list[list[float]], float]:
    """After each round, by how much the first player has more of each; and what that player has won in the end."""
    leads: list[list[float]] = []
    last, whims = 0, rng.below(2 * WHIMS + 1)
    while table.decision is not None:
        finished = table.round if table.phase > DOMINANCE else table.round - 1
        if finished > last:
            last = finished
            mine, theirs = features(table, 0), features(table, 1)
            leads.append([one - other for one, other in zip(mine, theirs, strict=True)])
        go_on(table, whims, rng)
    assert table.outcome is not None
    first = table.outcome.ranking[0]
    return leads, 1 / len(first) if 0 in first else 0.0


def chances(leads: Floats, weights: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-(leads @ weights))))


def fit(leads: Floats, won: Floats) -> Floats:
    weights = np.zeros(leads.shape[1])
    for _ in range(STEPS):
        chance = chances(leads, weights)
        slope = leads.T @ (won - chance) - PRIOR * weights
        curve = (leads.T * (chance * (1 - chance))) @ leads + PRIOR * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def cross_entropy(leads: Floats, won: Floats, weights: Floats) -> float:
    chance = np.clip(chances(leads, weights), 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main(game: str, games: str = "5000", seed: str = "1") -> None:
    box = GAMES[game]
    settings = with_defaults(box.settings, {"seats": "2"})
    rng = seeded(int(seed))
    leads: list[list[float]] = []
    won: list[float] = []
    kept_back: list[bool] = []
    for number in range(int(games)):
        found, result = play_game(box.setup(settings, int(seed) << 32 | number), rng)
        leads += found
        won += [result] * len(found)
        kept_back += [number % KEPT_BACK == 0] * len(found)
    apart = np.array(kept_back)
    x, y = np.array(leads), np.array(won)
    weights = fit(x[~apart], y[~apart])
    print("fitted:", [round(float(weight), 3) for weight in weights])
    for name, these in (("in use", np.array(WEIGHTS)), ("fitted", weights)):
        print(f"{name}: {cross_entropy(x[apart], y[apart], these):.4f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
