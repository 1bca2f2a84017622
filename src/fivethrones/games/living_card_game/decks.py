"""A deck, and what the rules ask of one that somebody has built (LC-14 to LC-18)."""

from typing import Final, final

from fivethrones.games.card_engine.cards import AGENDA, ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT, Card
from fivethrones.games.living_card_game.pieces import CARDS, HOUSES, card_called
from fivethrones.kernel.message import Message

PLOT_DECK: Final = 7
FEWEST: Final = 60
MOST: Final = 100
HOUSE_DECK: Final = CHARACTER | LOCATION | ATTACHMENT | EVENT


@final
class Deck:
    """A House, an agenda or none, and how many copies of which cards and plots, all by their ids."""

    def __init__(self, house: str, agenda: str, copies: dict[str, int]) -> None:
        self.house = house
        self.agenda = agenda
        self.copies = copies

    def cards(self, types: int = HOUSE_DECK) -> list[Card]:
        """Each as often as it is in the deck."""
        found: list[Card] = []
        for id, copies in self.copies.items():
            card = card_called(id)
            if card.type & types:
                found += [card] * copies
        return found

    def plots(self) -> list[Card]:
        return self.cards(PLOT)


def may_hold(house: int, card: Card) -> bool:
    """LC-16: a card that is for one House only may be in no other deck."""
    return card.only == 0 or card.only & house != 0


def agendas(house: int) -> list[Card]:
    return [card for card in CARDS if card.type == AGENDA and may_hold(house, card)]


def faults(deck: Deck) -> list[Message]:
    """Why a deck may not be brought to a tournament; nothing when it may."""
    return [*faults_of_size(deck), *faults_of_plots(deck), *faults_of_house(deck), *faults_of_copies(deck)]


def faults_of_size(deck: Deck) -> list[Message]:
    count = len(deck.cards())
    if count < FEWEST:
        return [
            Message("fault-too-few", {"count": count, "missing": FEWEST - count, "least": FEWEST}, "LC-15")
        ]
    if count > MOST:
        return [Message("fault-too-many", {"count": count, "surplus": count - MOST, "most": MOST}, "LC-15")]
    return []


def faults_of_plots(deck: Deck) -> list[Message]:
    count = len(deck.plots())
    if count == PLOT_DECK:
        return []
    return [Message("fault-plots", {"count": count, "needed": PLOT_DECK}, "LC-14")]


def faults_of_house(deck: Deck) -> list[Message]:
    """Of the agenda too."""
    held = [*deck.copies, deck.agenda] if deck.agenda else [*deck.copies]
    house = HOUSES[deck.house]
    return [
        Message("fault-house", {"card": f"card-{id}", "house": f"house-{deck.house}"}, "LC-16")
        for id in held
        if not may_hold(house, card_called(id))
    ]


def faults_of_copies(deck: Deck) -> list[Message]:
    found: list[Message] = []
    for id, copies in deck.copies.items():
        card = card_called(id)
        if copies > card.per_deck:
            rule = "LC-14" if card.type == PLOT else "LC-15"
            found.append(
                Message("fault-copies", {"card": card.name, "count": copies, "most": card.per_deck}, rule)
            )
    return found
