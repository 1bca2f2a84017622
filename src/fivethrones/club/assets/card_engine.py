"""Power, those who win it, and what they are paid with."""

from fivethrones.club.assets import Asset, Assets
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State


def assets(state: State, seat: Seat) -> Assets:
    assert isinstance(state, Table)
    rivals = state.opponents(seat)
    characters = state.characters(seat)
    return {
        Asset("reason-power", "", state.rule("victory")): float(state.total_power(seat)),
        Asset("reason-rival-power", "", state.rule("victory")): -float(
            max(state.total_power(rival) for rival in rivals)
        ),
        Asset("reason-characters", "", ""): float(len(characters)),
        Asset("reason-strength", "", ""): float(sum(strength(state, slot) for slot in characters)),
        Asset("reason-rival-characters", "", ""): -float(
            max(len(state.characters(rival)) for rival in rivals)
        ),
        Asset("reason-hand", "", ""): float(len(state.pile(HAND, seat))),
    }
