"""Decks of players' own, for tests."""

from pathlib import Path

from fivethrones.games.living_card_game.deck_file import read_deck
from fivethrones.games.living_card_game.decks import Deck, faults
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.kernel.decks import Names
from fivethrones.server.tables import decks

EXAMPLES = Path(__file__).parents[3] / "examples" / "decks"


def legal_deck(house: str) -> Deck:
    """The example of its House."""
    deck, unread = read_deck((EXAMPLES / f"{house}.txt").read_text("utf-8"), names())
    assert [*unread, *faults(deck)] == []
    return deck


def names() -> Names:
    return decks.names(LivingCardGame.id)
