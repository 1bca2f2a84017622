"""What a viewer sees of the table."""

from typing import Final, final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows
from toy.state import DECK, PLAYED, Table

HIDDEN: Final = -1


@final
class TableView(View):
    round: int
    leader: Seat
    coins: list[int]
    bank: int
    deck: int  # how many
    played: list[int]
    hands: list[list[int]]  # of each seat the kinds, HIDDEN where this viewer has not seen the card
    mine: list[int]  # the viewer's own hand as slots, to choose from


def view_of(state: Table, viewer: Seat) -> TableView:
    def kind(slot: int) -> int:
        return state.kinds[slot] if knows(state.knowledge[slot], viewer) else HIDDEN

    seen = TableView()
    seen.round = state.round
    seen.leader = state.leader
    seen.coins = state.coins.copy()
    seen.bank = state.bank
    seen.deck = len(state.cards(DECK))
    seen.played = [kind(slot) for slot in state.cards(PLAYED)]
    seen.hands = [[kind(slot) for slot in state.cards(seat)] for seat in range(state.seats)]
    seen.mine = state.cards(viewer) if viewer >= 0 else []
    return seen
