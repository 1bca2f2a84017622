"""What the terminal needs to know of a game besides its rules and its words."""

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType

from fivethrones.locales import Translator


class Board(Protocol):
    def draw(
        self, view: Any, words: Translator, marks: Mapping[str, int], width: int, height: int
    ) -> RenderableType:
        """The table as this view shows it, with the number of the move on each piece that means one.

        Made for a screen of so many columns and lines; the question and the moves come below it.
        """

    def piece(self, view: Any, id: str) -> str:
        """The piece on the table that a name or a coordinate means; empty for none."""
