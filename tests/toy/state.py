"""Where everything is."""

from typing import Final

from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import NOBODY, only
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import TRUE, Settings
from fivethrones.kernel.state import State
from toy.pieces import BANK, BOX, COINS, NAMES

# A card is in somebody's hand, or here.
DECK: Final = -1
PLAYED: Final = -2


class Table(State):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, int(settings["seats"]), seeded(0))
        self.kinds = BOX.copy()
        self.where = [DECK] * len(BOX)
        self.knowledge = [NOBODY] * len(BOX)
        self.coins = [COINS] * self.seats
        self.bank = BANK - COINS * self.seats
        self.round = 0
        self.leader = NOTHING

    def clone(self) -> "Table":
        other = Table(self.settings)
        other.rng = self.rng.clone()
        other.kinds = self.kinds.copy()
        other.where = self.where.copy()
        other.coins = self.coins.copy()
        other.bank = self.bank
        other.round = self.round
        other.leader = self.leader
        self.copy_to(other)
        return other

    def cards(self, place: int) -> list[int]:
        return [slot for slot in range(len(self.where)) if self.where[slot] == place]

    def holds(self, seat: Seat, slot: int) -> bool:
        return slot in self.cards(seat)

    def name(self, slot: int) -> str:
        return NAMES[self.kinds[slot]]

    def allied(self, one: Seat, other: Seat) -> bool:
        return one == other or (self.settings["teams"] == TRUE and one % 2 == other % 2)

    def draw(self, seat: Seat) -> None:
        """The kinds were shuffled among the slots, so the next card is the lowest slot."""
        deck = self.cards(DECK)
        if not deck:
            return
        slot = deck[0]
        self.where[slot] = seat
        self.knowledge[slot] = only(seat)
        self.emit(Event("drew", seat, {}, "TOY-4", {"card": self.name(slot)}, only(seat), only(seat)))

    def gain(self, seat: Seat, amount: int) -> None:
        """Take coins from the bank, as far as it has them."""
        amount = min(amount, self.bank)
        self.bank -= amount
        self.coins[seat] += amount
        self.emit(Event("gained", seat, {"amount": amount}))
