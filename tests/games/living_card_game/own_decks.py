"""Decks of players' own, for tests."""

from pathlib import Path

from fivethrones.games.living_card_game.decks import Deck
from fivethrones.server.tables.decks import read

EXAMPLES = Path(__file__).parents[3] / "examples" / "decks"


def legal_deck(house: str) -> Deck:
    """The example of its House."""
    deck, _, reasons = read((EXAMPLES / f"{house}.txt").read_text("utf-8"))
    assert reasons == []
    return deck
