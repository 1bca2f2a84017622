"""Of B'Twixt: the ruler, the power of the small council, and influence played."""

from typing import Final

from fivethrones.club.facts.facts import Facts
from fivethrones.games.btwixt.pieces import LEADERS, NOBODY_YET
from fivethrones.games.btwixt.power import council_power
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat


class RealmFacts(Facts[Realm]):
    variant = "rules"
    is_open = False  # face-down cards count
    cards = {"play": "card"}

    def score(self, state: Realm, seat: Seat) -> int:
        """BT-27: the weaker of the two councils that one sits in."""
        councils = state.all_councils()
        return min(council_power(state, councils[seat]), council_power(state, councils[seat - 1]))

    def chosen(self, state: Realm, seat: Seat) -> dict[str, list[str]]:
        leader = state.leaders[seat]
        return {"leader": [] if leader == NOBODY_YET else [f"leader-{LEADERS[leader]}"]}


FACTS: Final = RealmFacts()
