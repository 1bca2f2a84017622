"""Of Hand of the King: banners held, and companions played."""

from typing import Final

from fivethrones.club.facts.facts import Facts
from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Seat


class CourtFacts(Facts[Court]):
    cards = {"play": "companion"}

    def team(self, state: Court, seat: Seat) -> int:
        return seat % 2 if state.plays_in_teams() else seat

    def score(self, state: Court, seat: Seat) -> int:
        return state.banners.count(seat)

    def chosen(self, state: Court, seat: Seat) -> dict[str, list[str]]:
        return {"banner": [f"house-{HOUSES[i]}" for i, holder in enumerate(state.banners) if holder == seat]}


FACTS: Final = CourtFacts()
