"""What a viewer sees of the table."""

from typing import ClassVar, Final, final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows
from toy.state import DECK, PLAYED, Table

HIDDEN: Final = -1


@final
class TableView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "leader", "coins", "bank", "deck", "played", "hands", "mine",
    )  # fmt: skip

    def __init__(
        self,
        round: int,
        leader: Seat,
        coins: list[int],
        bank: int,
        deck: int,
        played: list[int],
        hands: list[list[int]],
        mine: list[int],
    ) -> None:
        self.round = round
        self.leader = leader
        self.coins = coins
        self.bank = bank
        self.deck = deck  # how many
        self.played = played
        self.hands = hands  # of each seat the kinds, HIDDEN where this viewer has not seen the card
        self.mine = mine  # the viewer's own hand as slots, to choose from


def view_of(state: Table, viewer: Seat) -> TableView:
    def kind(slot: int) -> int:
        return state.kinds[slot] if knows(state.knowledge[slot], viewer) else HIDDEN

    return TableView(
        state.round,
        state.leader,
        state.coins.copy(),
        state.bank,
        len(state.cards(DECK)),
        [kind(slot) for slot in state.cards(PLAYED)],
        [[kind(slot) for slot in state.cards(seat)] for seat in range(state.seats)],
        state.cards(viewer) if viewer >= 0 else [],
    )
