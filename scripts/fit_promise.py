"""The net that Hand of the King's tree search judges by where three or four play, fitted to games of that search.

``fit_promise.py play FILE [games] [seed]`` plays games and adds them to FILE;
``fit_promise.py fit FILE...`` writes src/fivethrones/bots/hand_of_the_king/weights.py, and says how well the nets foretell games that were
not fitted to (cross entropy; who guesses blindly has 1.099 and 1.386). The first games of all were played by a search that judged by random games.
"""

import json
import sys
import textwrap
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fivethrones.bots.hand_of_the_king.promise import WIDTH, features, reaches
from fivethrones.bots.hand_of_the_king.rivals import Rivals
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import (
    BANNER,
    HOLDER,
    LEFT,
    MOVE,
    OVER,
    SEATS,
    SUPPORT,
    Table,
    table_of,
)
from fivethrones.bots.search.tree import Branch, try_once
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import MEMBERS
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["hand-of-the-king"]
TARGET: Final = Path(__file__).resolve().parent.parent / "src/fivethrones/bots/hand_of_the_king/weights.py"
TRIES: Final = 400  # for each choice
OPENING: Final = 12  # fewer moves than these are made by chance first, so that games differ
WHIMS: Final = 12  # one choice of so many later on, too
BARE: Final = 6  # one game of so many is played without companions
KEPT_BACK: Final = 10  # one game of so many is not fitted to
ROUNDS: Final = 10  # how often each position is learnt from
BATCH: Final = 256
SPEED: Final = 0.002  # at first; it falls to nothing
DECAY: Final = 0.02

Floats = NDArray[np.float32]


def looked_ahead(table: Table, rng: Rng) -> tuple[int, list[float]]:
    """The choice that was tried most often, and what all tries came to, by seat."""
    root = Branch(Rivals(table))
    totals = [0.0] * int(table.seats)
    for _ in range(TRIES):
        for seat, share in enumerate(try_once(root, rng)):
            totals[seat] += share
    visits = [int(child.visits) for child in root.children]
    return root.choices[visits.index(max(visits))], [total / TRIES for total in totals]


def play_game(seed: int, seats: int, rng: Rng) -> list[object]:
    """Seats, shares of the game, and positions: whose turn, numbers, what Varys reaches, companions, what search expected."""
    settings = {"seats": str(seats), "companions_enabled": "false" if rng.below(BARE) == 0 else "true"}
    table = table_of(GAME.setup(with_defaults(GAME.settings, settings), seed))
    opening, moves = rng.below(OPENING), 0
    seen: list[list[object]] = []
    while table.asked != OVER:
        options = worth_a_thought(table)
        moves += table.asked == MOVE
        choice, expected = options[rng.below(len(options))], None
        if moves > opening and rng.below(WHIMS) > 0 and len(options) > 1:
            choice, expected = looked_ahead(table, rng)
        if table.asked == MOVE and expected is not None:
            seen.append([int(table.turn), table.numbers[:HOLDER], reaches(table), int(table.row), expected])
        play(table, choice)
    first = winners(table)
    won = [int(first >> seat & 1) for seat in range(seats)]
    return [seats, [one / sum(won) for one in won], seen]


def inputs(turn: int, numbers: list[int], reach: list[int], row: int, seats: int) -> list[float]:
    found: list[float] = []
    for house in range(7):
        first = SUPPORT + house * SEATS
        supports = [numbers[first + (turn + i) % seats] for i in range(seats)]
        holder = numbers[BANNER + house]
        holder = (holder - turn) % seats if holder >= 0 else -1
        found += features(len(MEMBERS[house]), numbers[LEFT + house], supports, holder, reach[house])
    return found + [float(row >> companion & 1) for companion in range(len(COMPANIONS))]


def positions(files: list[str], seats: int) -> tuple[Floats, Floats, Floats, NDArray[np.bool_]]:
    """What is known of each; what to learn, half who won and half what search expected; who won; whether it is kept back."""
    x, y, won, apart = [], [], [], []
    lines = [line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    for number, line in enumerate(lines):
        many, shares, seen = json.loads(line)
        for turn, numbers, reach, row, expected in seen if many == seats else []:
            order = [(turn + i) % seats for i in range(seats)]
            x.append(inputs(turn, numbers, reach, row, seats))
            won.append([shares[seat] for seat in order])
            y.append([(shares[seat] + (expected or shares)[seat]) / 2 for seat in order])
            apart.append(number // 2 % KEPT_BACK == 0)
    return np.array(x, np.float32), np.array(y, np.float32), np.array(won, np.float32), np.array(apart)


def foretold(x: Floats, weights: list[Floats]) -> tuple[Floats, Floats]:
    """What the hidden layer says, and the chances that follow."""
    lit = np.maximum(x @ weights[0] + weights[1], 0)
    raised = np.exp(lit @ weights[2] + weights[3])
    return lit, raised / raised.sum(axis=1, keepdims=True)


def slopes(x: Floats, y: Floats, weights: list[Floats]) -> list[Floats]:
    lit, chances = foretold(x, weights)
    wrong = (chances - y) / len(x)
    back = (wrong @ weights[2].T) * (lit > 0)
    return [x.T @ back, back.sum(axis=0), lit.T @ wrong, wrong.sum(axis=0)]


def fit(x: Floats, y: Floats) -> list[Floats]:
    """Adam, with decay."""
    chance = np.random.default_rng(1)
    shapes = [(x.shape[1], WIDTH), (WIDTH,), (WIDTH, y.shape[1]), (y.shape[1],)]
    scales = [x.shape[1] ** -0.5, 0.0, 0.05, 0.0]
    weights = [
        chance.normal(0, scale, shape).astype(np.float32) for scale, shape in zip(scales, shapes, strict=True)
    ]
    means, squares = [0 * one for one in weights], [0 * one for one in weights]
    steps, step = ROUNDS * (len(x) // BATCH), 0
    for _ in range(ROUNDS):
        order = chance.permutation(len(x))
        for start in range(0, len(x) - BATCH + 1, BATCH):
            step += 1
            batch = order[start : start + BATCH]
            speed = SPEED * (1 + np.cos(np.pi * step / steps)) / 2
            for i, slope in enumerate(slopes(x[batch], y[batch], weights)):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                way = means[i] / (1 - 0.9**step) / (np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8)
                weights[i] -= speed * (way + DECAY * weights[i] * (i % 2 == 0))
    return weights


def written(weights: list[Floats]) -> str:
    """In thousandths: by input, the first bias, by seat, the second bias."""
    flat = np.concatenate([weights[0].ravel(), weights[1], weights[2].T.ravel(), weights[3]])
    return "\n".join(textwrap.wrap(" ".join([str(round(1000 * float(one))) for one in flat]), 110))


def fit_all(files: list[str]) -> None:
    text = '"""Written by scripts/fit_promise.py: weights of the nets for three and for four, in thousandths."""\n\n'
    text += "from typing import Final\n\nWEIGHTS: Final = {\n"
    for seats in (3, 4):
        x, y, won, apart = positions(files, seats)
        weights = fit(x[~apart], y[~apart])
        chances = foretold(x[apart], weights)[1]
        entropy = -float((won[apart] * np.log(chances)).sum(axis=1).mean())
        print(
            f"{seats} seats: {len(x)} positions, cross entropy {entropy:.4f} of {int(apart.sum())} kept back"
        )
        text += f'    {seats}: """\n{written(weights)}\n""",\n'
    TARGET.write_text(text + "}\n", encoding="utf-8")


def play_games(file: str, games: str = "1000", seed: str = "1") -> None:
    rng = seeded(int(seed))
    with Path(file).open("a", encoding="utf-8") as to:
        for number in range(int(games)):
            to.write(json.dumps(play_game(int(seed) << 32 | number, 3 + number % 2, rng)) + "\n")


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play_games(*sys.argv[2:])
    else:
        fit_all(sys.argv[2:])
