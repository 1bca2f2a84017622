"""Power, those who win it, and what they are paid with."""

from fivethrones.club.gains import Fact, Facts
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State


def facts(state: State, seat: Seat) -> Facts:
    assert isinstance(state, Table)
    rivals = state.opponents(seat)
    characters = state.characters(seat)
    return {
        Fact("reason-power", "", state.rule("victory")): float(state.total_power(seat)),
        Fact("reason-rival-power", "", state.rule("victory")): -float(
            max(state.total_power(rival) for rival in rivals)
        ),
        Fact("reason-characters", "", ""): float(len(characters)),
        Fact("reason-strength", "", ""): float(sum(strength(state, slot) for slot in characters)),
        Fact("reason-rival-characters", "", ""): -float(
            max(len(state.characters(rival)) for rival in rivals)
        ),
        Fact("reason-hand", "", ""): float(len(state.pile(HAND, seat))),
    }
