"""Decks that players build at home and bring, for a game that has such."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message

# By a phrase without what people write differently, the id of the text that says it.
Names: TypeAlias = dict[str, str]

# What a deck is fit for.
LEGAL: Final = "legal"  # any game, tournaments included
FRIENDLY: Final = "friendly"  # games among friends, as a starter deck
BY_AGREEMENT: Final = "free"  # tables that have agreed on other rules
ILLEGAL: Final = "illegal"


@final
class DeckList:
    """A deck as it is written down: what its head says, by keyword, and how many copies of which cards, by their names."""

    def __init__(self, head: dict[str, str], cards: dict[str, int]) -> None:
        self.head = head
        self.cards = cards


@final
class CheckedDeck:
    """A deck, as far as it could be read, what it is fit for, and what keeps it from being played with by the rules.

    ``choices`` bring it to a table, from seat 0; there are none for one that is illegal.
    """

    def __init__(self, deck: DeckList, standing: str, problems: list[Message], choices: list[Action]) -> None:
        self.deck = deck
        self.standing = standing
        self.problems = problems
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """How a game reads and writes decks. A language is given by what says the name of an id in it."""

    def starters(self) -> dict[str, DeckList]:
        """To begin with, by name."""
        raise TypeError(f"{type(self).__name__} has no starter decks")

    def names(self, languages: list[Callable[[str], str]]) -> Names:
        """Whatever a file may call things, in any of these languages."""
        raise TypeError(f"{type(self).__name__} names no cards")

    def check(self, text: str, names: Names) -> CheckedDeck:
        raise TypeError(f"{type(self).__name__} reads no decks")

    def write(self, starter: str, name_of: Callable[[str], str]) -> str:
        """A starter deck as a file."""
        raise TypeError(f"{type(self).__name__} writes no decks")
