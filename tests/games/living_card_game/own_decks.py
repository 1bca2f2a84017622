"""Decks of players' own, for tests."""

from pathlib import Path

from fivethrones.games.living_card_game.deck_file import known_names, read_deck
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.locales import LANGUAGES, Translator

GAME = "living-card-game"
EXAMPLES = Path(__file__).parents[3] / "examples" / "decks"


def legal_deck(house: str) -> Deck:
    """The example of its House."""
    deck, unread = read_deck((EXAMPLES / f"{house}.txt").read_text("utf-8"), names())
    assert unread == []
    return deck


def names() -> dict[str, str]:
    return known_names([Translator(language, GAME).name for language in LANGUAGES])
