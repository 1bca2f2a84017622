"""What the terminal needs to know of a game besides its rules and its words."""

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType

from fivethrones.locales import Translator


class Board(Protocol):
    def draw(
        self, view: Any, words: Translator, marks: Mapping[str, int], width: int, roomy: bool
    ) -> RenderableType:
        """The table as this view shows it, with the number of the move on each piece that means one.

        ``roomy`` says that the screen has lines enough for the texts of cards.
        """

    def piece(self, view: Any, id: str) -> str:
        """The piece on the table that a name or a coordinate means; empty for none."""
