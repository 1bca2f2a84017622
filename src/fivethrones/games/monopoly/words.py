"""The vocabulary of cards. Each word is one thing that a card does."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.monopoly.pieces import (
    DECKS,
    GREAT_HOUSE,
    RING,
    SQUARE_IDS,
    SQUARE_NAMES,
    WILDS,
    ahead,
)
from fivethrones.games.monopoly.rules.debt import TO_BANK, Collection, owe
from fivethrones.games.monopoly.rules.decks import take_out
from fivethrones.games.monopoly.rules.ledger import earn
from fivethrones.games.monopoly.rules.token import go_to, imprison
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event

# How a square that a card leads to is met.
STAY: Final = -1  # not at all
PLAIN: Final = 0
DOUBLE_RENT: Final = 1
TEN_TIMES_DICE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        """Do it for the player who drew the card from this deck. Returns how the square reached is met, or STAY."""
        raise TypeError(f"{type(self).__name__} does nothing")


@final
class AdvanceTo(Word):
    """MO-22: clockwise to a square, past GO for a salary."""

    def __init__(self, square: str) -> None:
        self.square = SQUARE_IDS.index(square)

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        go_to(realm, seat, self.square)
        return PLAIN


@final
class NearestHouse(Word):
    """MO-23: on to the next Great House; its owner gets twice the rent."""

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        go_to(realm, seat, ahead(realm.place[seat], GREAT_HOUSE))
        return DOUBLE_RENT


@final
class NearestWilds(Word):
    """MO-23: on to the next of the Wall and the Red Waste; its owner gets ten times the dice."""

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        go_to(realm, seat, ahead(realm.place[seat], WILDS))
        return TEN_TIMES_DICE


@final
class Back(Word):
    """MO-22: some squares back, never for a salary."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        realm.place[seat] = (realm.place[seat] - self.steps) % RING
        realm.emit(Event("move", seat, {"square": SQUARE_NAMES[realm.place[seat]]}, "MO-22"))
        return PLAIN


@final
class GoToJail(Word):
    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        imprison(realm, seat, "MO-27")
        return STAY


@final
class JailFree(Word):
    """MO-21: kept until it is used, sold or lost."""

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        take_out(realm, deck)
        realm.held[deck] = seat
        realm.emit(Event("keep-card", seat, {"card": f"jail-card-{DECKS[deck]}"}, "MO-21"))
        return STAY


@final
class Receive(Word):
    """MO-24: from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        earn(realm, seat, self.amount)
        realm.emit(Event("receive", seat, {"amount": self.amount}, "MO-24"))
        return STAY


@final
class Pay(Word):
    """MO-24: to the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        realm.emit(Event("fine", seat, {"amount": self.amount}, "MO-24"))
        owe(realm, seat, self.amount, TO_BANK)
        return STAY


@final
class PayEach(Word):
    """MO-25: one joint debt to all others."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        others = realm.from_left_of(seat)[:-1]
        realm.emit(Event("pay-each", seat, {"amount": self.amount}, "MO-25"))
        owe(realm, seat, self.amount * len(others), others)
        return STAY


@final
class CollectEach(Word):
    """MO-25: a debt of each of the others, settled in the order of play from the left."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        realm.emit(Event("collect-each", seat, {"amount": self.amount}, "MO-25"))
        realm.push(Collection(seat, self.amount, realm.from_left_of(seat)[:-1]))
        return STAY


@final
class Repairs(Word):
    """MO-26: so much for each village and so much for each keep."""

    def __init__(self, village: int, keep: int) -> None:
        self.village = village
        self.keep = keep

    def happen(self, realm: Realm, seat: Seat, deck: int) -> int:
        amount = 0
        for square in realm.deeds_of(seat):
            level = realm.level[square]
            amount += self.keep if level == realm.rules.keep else self.village * level
        realm.emit(Event("repairs", seat, {"amount": amount}, "MO-26"))
        owe(realm, seat, amount, TO_BANK)
        return STAY
