"""Decks, and what the rules demand of a player's own deck (LC-14 to LC-18)."""

from typing import Final, final

from fivethrones.games.card_engine.box.card import BY_OTHER_RULES, Card
from fivethrones.games.card_engine.box.figures import AGENDA, ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT
from fivethrones.games.living_card_game.pieces import CARDS, HOUSES, card_called
from fivethrones.kernel.message import Message

PLOT_DECK: Final = 7
FEWEST: Final = 60
# There is no upper limit in the rules, but three copies of every card are fewer. Only decks by other rules could be larger.
MOST: Final = 600
FREE: Final = "free"  # the setting for players who have agreed on other rules (LC-15)
HOUSE_DECK: Final = CHARACTER | LOCATION | ATTACHMENT | EVENT


@final
class Deck:
    """A House, an agenda or none, and how many copies of which cards and plots, all by their ids."""

    def __init__(self, house: str, agenda: str, copies: dict[str, int]) -> None:
        self.house = house
        self.agenda = agenda
        self.copies = copies

    def cards(self, types: int = HOUSE_DECK) -> list[Card]:
        """The cards of these types, each as often as it is in the deck."""
        found: list[Card] = []
        for id, copies in self.copies.items():
            card = card_called(id)
            if card.type & types:
                found += [card] * copies
        return found

    def plots(self) -> list[Card]:
        return self.cards(PLOT)


def may_hold(house: int, card: Card, free: bool) -> bool:
    """LC-16: a card that is for one House only may be in no other deck, unless the players have agreed otherwise."""
    return free or card.only == 0 or card.only & house != 0


def most_copies(card: Card, free: bool) -> int:
    """LC-14: how many copies of a card a deck may hold. Limits of plots always apply."""
    return BY_OTHER_RULES if free and card.type != PLOT else card.per_deck


def fewest(free: bool) -> int:
    return 1 if free else FEWEST


def agendas(house: int, free: bool) -> list[Card]:
    return [card for card in CARDS if card.type == AGENDA and may_hold(house, card, free)]


def faults(deck: Deck, free: bool = False) -> list[Message]:
    """Why a deck is not legal for tournaments, or not even with ``free`` rules; empty if it is legal."""
    of_house = [] if free else faults_of_house(deck)
    return [*faults_of_size(deck, free), *faults_of_plots(deck), *of_house, *faults_of_copies(deck, free)]


def faults_of_size(deck: Deck, free: bool) -> list[Message]:
    count, least = len(deck.cards()), fewest(free)
    if count < least:
        return [Message("fault-too-few", {"count": count, "missing": least - count, "least": least}, "LC-15")]
    if count > MOST:
        return [Message("fault-too-many", {"count": count, "surplus": count - MOST, "most": MOST}, "LC-15")]
    return []


def faults_of_plots(deck: Deck) -> list[Message]:
    count = len(deck.plots())
    if count == PLOT_DECK:
        return []
    return [Message("fault-plots", {"count": count, "needed": PLOT_DECK}, "LC-14")]


def faults_of_house(deck: Deck) -> list[Message]:
    """The faults of House and agenda."""
    held = [*deck.copies, deck.agenda] if deck.agenda else [*deck.copies]
    house = HOUSES[deck.house]
    return [
        Message("fault-house", {"card": f"card-{id}", "house": f"house-{deck.house}"}, "LC-16")
        for id in held
        if not may_hold(house, card_called(id), False)
    ]


def faults_of_copies(deck: Deck, free: bool) -> list[Message]:
    found: list[Message] = []
    for id, copies in deck.copies.items():
        card = card_called(id)
        most = most_copies(card, free)
        if copies > most:
            rule = "LC-14" if card.type == PLOT else "LC-15"
            found.append(Message("fault-copies", {"card": card.name, "count": copies, "most": most}, rule))
    return found
