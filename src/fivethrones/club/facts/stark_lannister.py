"""Of Stark against Lannister: the House of a seat is a setting."""

from typing import Final

from fivethrones.club.facts.card_engine import CardFacts
from fivethrones.club.facts.facts import HOUSE
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


class TwoHouses(CardFacts):
    variant = "plots"

    def chosen(self, state: Table, seat: Seat) -> dict[str, list[str]]:
        first = state.settings["seat_0"] == "stark"
        return {HOUSE: ["house-stark" if first == (seat == 0) else "house-lannister"]}


FACTS: Final = TwoHouses()
