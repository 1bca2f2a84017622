"""Players' own decks, as seen from outside the rules."""

from collections.abc import Callable
from typing import final

from fivethrones.games.living_card_game.bringing import choices
from fivethrones.games.living_card_game.deck_file import known_names, read_deck, write_deck
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.starters import STARTERS, standing, why_not_playable
from fivethrones.kernel.decks import ILLEGAL, CheckedDeck, DeckList, Decks, Names


@final
class OwnDecks(Decks):
    def starters(self) -> dict[str, DeckList]:
        return {house: listed(deck) for house, deck in STARTERS.items()}

    def names(self, languages: list[Callable[[str], str]]) -> Names:
        return known_names(languages)

    def check(self, text: str, names: Names) -> CheckedDeck:
        deck, unread = read_deck(text, names)
        if unread:
            return CheckedDeck(listed(deck), ILLEGAL, unread, [])
        fit = standing(deck)
        brought = [] if fit == ILLEGAL else choices(0, deck)
        return CheckedDeck(listed(deck), fit, why_not_playable(deck), brought)

    def write(self, starter: str, name_of: Callable[[str], str]) -> str:
        return write_deck(STARTERS[starter], name_of)


def listed(deck: Deck) -> DeckList:
    agenda = f"card-{deck.agenda}" if deck.agenda else ""
    cards = {f"card-{id}": copies for id, copies in deck.copies.items()}
    return DeckList({"house": deck.house, "agenda": agenda}, cards)
