"""Of the Card Game: the House card that lies before a seat."""

from typing import Final

from fivethrones.club.facts.card_engine import CardFacts
from fivethrones.club.facts.facts import HOUSE
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


class Houses(CardFacts):
    def chosen(self, state: Table, seat: Seat) -> dict[str, list[str]]:
        card = state.house_card(seat)
        return {HOUSE: [] if card == NO_CARD else [state.name(card).replace("card-house_", "house-")]}


FACTS: Final = Houses()
