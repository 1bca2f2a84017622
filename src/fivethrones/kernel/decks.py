"""Decks that players build at home and bring to the table, for games that have them."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message

# By normalised phrase, the id of the message with that text.
Names: TypeAlias = dict[str, str]

# What a deck is legal for.
LEGAL: Final = "legal"  # all games, including tournaments
FRIENDLY: Final = "friendly"  # casual games, like a starter deck
BY_AGREEMENT: Final = "free"  # only tables that have agreed on other rules
ILLEGAL: Final = "illegal"


@final
class DeckList:
    """A deck as written: its head lines by keyword, and the number of copies by card name."""

    def __init__(self, head: dict[str, str], cards: dict[str, int]) -> None:
        self.head = head
        self.cards = cards


@final
class CheckedDeck:
    """A deck as far as it could be read, what it is legal for, and its faults.

    ``choices`` are the actions by which seat 0 would bring it to a table; empty for an illegal deck.
    """

    def __init__(self, deck: DeckList, standing: str, problems: list[Message], choices: list[Action]) -> None:
        self.deck = deck
        self.standing = standing
        self.problems = problems
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """How a game reads and writes decks. A language is given as a function from ids to names."""

    def starters(self) -> dict[str, DeckList]:
        """The starter decks, by name."""
        raise TypeError(f"{type(self).__name__} has no starter decks")

    def names(self, languages: list[Callable[[str], str]]) -> Names:
        """All names that a deck file may use, in any of these languages."""
        raise TypeError(f"{type(self).__name__} names no cards")

    def check(self, text: str, names: Names) -> CheckedDeck:
        raise TypeError(f"{type(self).__name__} reads no decks")

    def write(self, starter: str, name_of: Callable[[str], str]) -> str:
        """A starter deck as a deck file."""
        raise TypeError(f"{type(self).__name__} writes no decks")
