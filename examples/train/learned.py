"""A player that has learned, with NumPy alone: ``fivethrones arena hand-of-the-king --bots examples/train/learned.py:Learned,random``.

Its nets lie beside this file, one for each game, as `train.py` writes them; LEARNED names another folder.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from fivethrones.bots.bot import Bot, Question
from fivethrones.encoding import encoding_of
from fivethrones.encoding.encoding import Field
from fivethrones.encoding.episode import Episode, fields_of
from fivethrones.encoding.hand_of_the_king import VARYS
from fivethrones.envs.table import flat, named
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.pieces import CELLS, RAYS, SIDE
from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.rng import Rng

NETS = Path(os.environ.get("LEARNED", Path(__file__).parent))
UNKNOWN = ["seat", "said", "happened"]  # a bot remembers nothing, and all seats are alike
FEW = 500  # inputs that an array may be spread over
MOST_RIVALS = 5
BID = 4  # the place of its total among the figures of a seat
TOKEN = 2  # what a power token shows on average
FAR = 13  # a lead beyond which one more does not matter

Floats = NDArray[np.float32]
Layers = list[tuple[Floats, Floats]]  # weights and offsets of each


class Lines:
    """Hand of the King as Varys sees it: who stands at which distance in each direction, from near to far.

    All of it is in the grid, but to read it off there a net would have to learn it for every cell anew.
    """

    field = Field("lines", [4, SIDE - 1], 0, VARYS, "")

    def __init__(self, fields: list[Field]) -> None:
        names = [field.name for field in fields]
        self.start = sum(field.size for field in fields[: names.index("grid")])
        beyond = [CELLS] * SIDE
        self.cells = np.array([[(line + beyond)[: SIDE - 1] for line in lines] for lines in RAYS]).reshape(
            CELLS, -1
        )

    def __call__(self, observations: NDArray[Any]) -> NDArray[Any]:
        grid = observations[:, self.start : self.start + CELLS]
        varys = (grid == VARYS).argmax(1)
        return np.take_along_axis(np.pad(grid, ((0, 0), (0, 1))), self.cells[varys], axis=1)


class Standing:
    """B'Twixt as who is ahead of whom, and by how much: in the councils, whose weaker one counts, and in the bid.

    A token is taken for what tokens show on average. For seats that nobody has it tells the most there is.
    """

    field = Field("standing", [2 * MOST_RIVALS + 4], -FAR, FAR, "")

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def __call__(self, observations: NDArray[Any]) -> NDArray[Any]:
        told = named(self.fields, observations.astype(np.int64))
        rows, seats = np.arange(len(observations)), told["seats"][:, 0]
        nobody = np.arange(1, MOST_RIVALS + 1) >= seats[:, np.newaxis]
        left = told["councils"][:, :, 0] + TOKEN * told["councils"][:, :, 1]  # of each seat, from here on
        right = np.hstack([left[rows, seats - 1, np.newaxis], left[:, :-1]])
        small = np.minimum(left, right)
        bids = told["figures"][:, :, BID]
        behind = np.where(nobody, FAR, small[:, :1] - small[:, 1:])
        outbid = np.where(nobody, FAR, bids[:, :1] - bids[:, 1:])
        highest = np.where(nobody, -1, bids[:, 1:]).max(1, keepdims=True)
        own = [
            left[:, :1] - right[:, :1],
            right[:, :1] - left[rows, seats - 2, np.newaxis],
            left[:, :1] - left[:, 1:2],
        ]
        return np.clip(np.hstack([behind, *own, outbid, bids[:, :1] - highest]), -FAR, FAR)


class Inputs:
    """Observations as a net reads them: small arrays number by number spread to 0 and 1, the others as logarithms."""

    def __init__(self, fields: list[Field], derived: Lines | Standing) -> None:
        self.derived = derived
        fields = [*fields, derived.field]
        starts = np.cumsum([0] + [field.size for field in fields])
        spread, scaled = [], []
        self.names: list[str] = []  # what each input stands for
        ones: list[str] = []
        for field, start in zip(fields, starts, strict=False):
            if field.name in UNKNOWN:
                continue
            values = field.high - field.low + 1
            for place in range(field.size):
                if field.size * values <= FEW:
                    spread.append((start + place, field.low, values))
                    ones += [f"{field.name} {place} {field.low + value}" for value in range(values)]
                else:
                    scaled.append(start + place)
                    self.names.append(f"{field.name} {place}")
        self.names += ones
        self.scaled = np.array(scaled)
        self.spread = np.array([column for column, _, _ in spread])
        ends = np.cumsum([0] + [values for _, _, values in spread])
        # Where the input for a value of each column stands, less the lowest of its values.
        self.places = len(scaled) + ends[:-1] - np.array([low for _, low, _ in spread])
        self.size = len(scaled) + int(ends[-1])

    def __call__(self, observations: NDArray[Any]) -> Floats:
        observations = np.hstack([observations, self.derived(observations)])
        inputs = np.zeros((len(observations), self.size), np.float32)
        numbers = observations[:, self.scaled]
        inputs[:, : len(self.scaled)] = np.sign(numbers) * np.log1p(np.abs(numbers))
        np.put_along_axis(inputs, self.places + observations[:, self.spread], 1.0, axis=1)
        return inputs


def values(layers: Layers, inputs: Floats) -> Floats:
    """How much the net likes each code: layer after layer, all but the last cut off at 0."""
    for weights, bias in layers[:-1]:
        inputs = np.maximum(inputs @ weights + bias, 0.0)
    weights, bias = layers[-1]
    return inputs @ weights + bias


def save(path: Path, game: str, layers: Layers) -> None:
    """In half precision, which plays no worse and takes half the room; with what each input and each code stands for."""
    arrays = {
        f"{name}{i}": array.astype(np.float16)
        for i, layer in enumerate(layers)
        for name, array in zip("wb", layer, strict=True)
    }
    np.savez_compressed(
        path, inputs=inputs_of(game).names, codes=codes_of(game), layers=len(layers), **arrays
    )


@cache
def load(path: Path, game: str) -> Layers:
    """A net may have learned fewer cards than the game has by now: it is told nothing of the others, and never chooses them unasked."""
    with np.load(path) as file:
        count = int(file["layers"])
        layers = [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in range(count)]
        inputs, codes = (
            places_of(file["inputs"], inputs_of(game).names),
            places_of(file["codes"], codes_of(game)),
        )
    if inputs is None or codes is None:
        raise ValueError(f"{path} has learned another encoding of {game}: train it anew")
    first = np.zeros((inputs_of(game).size, len(layers[0][1])), np.float32)
    first[inputs] = layers[0][0]
    last = np.zeros((len(layers[-1][0]), len(codes_of(game))), np.float32)
    worth = np.full(len(codes_of(game)), -np.inf, np.float32)
    last[:, codes], worth[codes] = layers[-1]
    return [(first, layers[0][1]), *layers[1:-1], (last, worth)]


def places_of(learned: NDArray[Any], names: list[str]) -> list[int] | None:
    """Where each of these stands by now; None where one is gone."""
    now = {name: place for place, name in enumerate(names)}
    return [now[name] for name in learned] if set(learned) <= set(now) else None


# What follows from an observation, but is hard to learn to read off it.
DERIVED: dict[str, type[Lines] | type[Standing]] = {"hand-of-the-king": Lines, "btwixt": Standing}


@cache
def inputs_of(game: str) -> Inputs:
    fields = fields_of(encoding_of(GAMES[game]))
    return Inputs(fields, DERIVED[game](fields))


def codes_of(game: str) -> list[str]:
    codes = encoding_of(GAMES[game]).codes
    return [codes.name(code) for code in range(codes.size)]


class Learned(Bot):
    """Says what its net thinks most of. Everything it looks at is what its seat may know."""

    id: ClassVar[str] = "learned"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        assert question.world is not None
        encoding = encoding_of(question.game)
        layers = load(NETS / f"{question.game.id}.npz", question.game.id)
        shown = Episode(question.game, encoding, question.world).observe(question.seat)
        observation = flat(fields_of(encoding), shown)
        worth = values(layers, inputs_of(question.game.id)(observation[np.newaxis]))[0]
        words = encoding.words(question.world, question.seat, question.options)
        best = max(range(len(words)), key=lambda place: float(worth[words[place][0]]))
        option = question.options[best]
        assert not isinstance(option, Span), "these games have no amounts"
        return option
