"""Decks of the living card game as people write them, in any of our languages."""

from functools import cache

from fivethrones.games.living_card_game.deck_file import Names, known_names, read_deck
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.starters import ILLEGAL, standing, why_not_playable
from fivethrones.kernel.message import Message
from fivethrones.locales import LANGUAGES, Translator


@cache
def names() -> Names:
    return known_names([Translator(language, LivingCardGame.id).name for language in LANGUAGES])


def read(text: str) -> tuple[Deck, str, list[Message]]:
    """The deck, as far as it can be read, what it is fit for, and what keeps it from being played with by the rules."""
    deck, unread = read_deck(text, names())
    if unread:
        return deck, ILLEGAL, unread
    return deck, standing(deck), why_not_playable(deck)
