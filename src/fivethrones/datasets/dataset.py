"""Which games a dataset holds, and in which of its parts."""

from dataclasses import dataclass
from typing import Any, Final

from fivethrones import __version__
from fivethrones.arena.outside import bot_called
from fivethrones.arena.play import game_seed
from fivethrones.encoding import encoding_of
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

FORMAT: Final = 1
GAMES_IN_A_PART: Final = 32


@dataclass(frozen=True)
class Dataset:
    """All that follows from it is in its files, byte by byte, whoever writes them and however many at a time."""

    game: str
    settings: Settings  # as `with_defaults` returns them
    bots: list[str]
    games: int
    seed: int

    def check(self) -> None:
        """Refuse what could not be played or not be told in numbers, before anything is written."""
        game = GAMES[self.game]
        encoding_of(game).check(self.settings)
        for bot in self.bots:
            bot_called(bot, game)

    def head(self) -> dict[str, Any]:
        """What must be the same for one who goes on with it."""
        game = GAMES[self.game]
        return {
            "format": FORMAT,
            "fivethrones": __version__,
            "game": self.game,
            "game_version": game.version,
            "encoding_version": encoding_of(game).version,
            "settings": self.settings,
            "bots": self.bots,
            "seed": str(self.seed),  # which may be too large for those who read numbers as floating point
            "games": self.games,
            "games_in_a_part": GAMES_IN_A_PART,
        }

    def parts(self) -> int:
        return -(-self.games // GAMES_IN_A_PART)

    def numbers(self, part: int) -> range:
        """The games of a part."""
        first = part * GAMES_IN_A_PART
        return range(first, min(first + GAMES_IN_A_PART, self.games))

    def seed_of(self, number: int) -> int:
        return game_seed(self.seed, number)

    def line_up(self, number: int, seats: int) -> list[str]:
        """Who sits where: the bots in turn, everybody one seat further on with every game."""
        return [self.bots[(seat - number) % len(self.bots)] for seat in range(seats)]


def name_of(part: int) -> str:
    return f"part-{part:05}.parquet"
