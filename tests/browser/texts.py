"""What the page says, by the ids of its texts."""

from functools import cache
from typing import Final

from fivethrones.locales import Translator
from fivethrones.locales.translator import files_of, parsed

GAME: Final = "hand-of-the-king"


class Words(Translator):
    """The page reads more files than the terminal."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        shell = ("web", "web-safety", "web-tournament", "web-finding", "web-club", "web-review")
        for file in (*shell, *(f"web-{name}" for name in files_of(game))):
            self._bundle.add_resource(parsed(language, file))


@cache
def words(language: str, game: str = GAME) -> Words:
    return Words(language, game)
