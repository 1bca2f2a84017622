"""Of the card games: power, the House, and the cards that came into play."""

from fivethrones.club.facts.facts import Facts
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


class CardFacts(Facts[Table]):
    cards = {"plays": "card", "plays-event": "card", "enters": "card"}

    def team(self, state: Table, seat: Seat) -> int:
        partner = state.partner(seat)
        return seat if partner == NOTHING else min(seat, partner)

    def score(self, state: Table, seat: Seat) -> int:
        return state.total_power(seat)
