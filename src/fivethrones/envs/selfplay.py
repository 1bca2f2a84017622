"""Many tables at once, every seat of them played by whoever asks: what learning by self-play needs.

Each step takes one word at every table. A table whose game is over begins the next one at once.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fivethrones.encoding.episode import Episode
from fivethrones.envs.table import SEEDS, Table


class Tables:
    """In rows, a table each: who is asked, what that seat is told, and what it may say."""

    def __init__(self, game: str, count: int, seed: int | None = None, **settings: Any) -> None:
        self.table = Table(game, settings)
        self.rng = np.random.default_rng(seed)
        self.asked = np.zeros(count, np.int64)
        self.observations = np.zeros((count, self.table.size), np.int32)
        self.masks = np.zeros((count, self.table.actions), np.int8)
        self.episodes = [self.begin() for _ in range(count)]
        for row in range(count):
            self.look(row)

    def begin(self) -> Episode:
        return self.table.begin(int(self.rng.integers(SEEDS)))

    def look(self, row: int) -> None:
        episode = self.episodes[row]
        self.asked[row] = episode.seat
        self.observations[row] = self.table.observe(episode, episode.seat)
        self.masks[row] = self.table.mask(episode, episode.seat)

    def step(self, codes: NDArray[np.integer[Any]]) -> dict[int, list[float]]:
        """One word at each table. Of those where that was the last one: what each seat gets."""
        ended: dict[int, list[float]] = {}
        for row, code in enumerate(codes):
            episode = self.episodes[row]
            episode.say(int(code))
            if episode.is_over():
                ended[row] = episode.returns()
                self.episodes[row] = self.begin()
            self.look(row)
        return ended
