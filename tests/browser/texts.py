"""What the page says, by the ids of its texts."""

from functools import cache
from typing import Final

from fivethrones.locales import Translator
from fivethrones.locales.translator import parsed

GAME: Final = "hand-of-the-king"


class Words(Translator):
    """The page reads two more files than the terminal."""

    def __init__(self, language: str) -> None:
        super().__init__(language, GAME)
        for file in ("web", f"web-{GAME}"):
            self._bundle.add_resource(parsed(language, file))


@cache
def words(language: str) -> Words:
    return Words(language)
