"""A game as all environments see it: arrays, masks, pictures."""

from typing import Any, Final, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from fivethrones.encoding import encoding_of
from fivethrones.encoding.encoding import Array, Field, packed
from fivethrones.encoding.episode import Episode, fields_of
from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.settings import FALSE, TRUE, Settings, with_defaults

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]

SEEDS: Final = 2**31 - 1


@final
class Table:
    """One game with its settings, set up as often as one likes."""

    def __init__(self, game: str, settings: dict[str, Any]) -> None:
        self.game = GAMES[game]
        self.encoding = encoding_of(self.game)
        self.settings = with_defaults(self.game.settings, in_words(settings))
        self.encoding.check(self.settings)
        self.seats = self.game.blank(self.settings).seats
        self.fields = fields_of(self.encoding)
        self.size = sum(field.size for field in self.fields)
        self.actions = self.encoding.codes.size

    def __deepcopy__(self, memo: object) -> "Table":
        """Nothing of it ever changes: copies of what is played on it have it in common."""
        return self

    def __reduce__(self) -> tuple[type["Table"], tuple[str, Settings]]:
        """For pickle, which does not know what is compiled."""
        return Table, (self.game.id, self.settings)

    def begin(self, seed: int) -> Episode:
        return Episode.begin(self.game, self.encoding, self.settings, seed)

    def observe(self, episode: Episode, seat: Seat) -> Numbers:
        return np.frombuffer(packed(self.size, self.fields, episode.observe(seat)), np.int32)

    def mask(self, episode: Episode, seat: Seat) -> Mask:
        """1 for each word that this seat may say now."""
        return np.frombuffer(episode.mask() if seat == episode.seat else bytearray(self.actions), np.int8)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of every number of an observation."""
        low = [np.full(field.size, field.low, np.int32) for field in self.fields]
        high = [np.full(field.size, field.high, np.int32) for field in self.fields]
        return np.concatenate(low), np.concatenate(high)


N = TypeVar("N", bound=np.generic)


def named(fields: list[Field], observation: NDArray[N]) -> dict[str, NDArray[N]]:
    """An observation as its named arrays, which share its memory; also of many observations in rows."""
    arrays: dict[str, NDArray[N]] = {}
    start = 0
    for field in fields:
        part = observation[..., start : start + field.size]
        arrays[field.name] = part.reshape(*observation.shape[:-1], *field.shape)
        start += field.size
    return arrays


def flat(fields: list[Field], arrays: list[Array]) -> Numbers:
    """All arrays in one."""
    return np.frombuffer(packed(sum(field.size for field in fields), fields, arrays), np.int32)


def in_words(settings: dict[str, Any]) -> Settings:
    """Settings as people write them in Python: numbers, True and False, too."""
    return {
        id: (TRUE if value else FALSE) if isinstance(value, bool) else str(value)
        for id, value in settings.items()
    }
