"""Blunders in Monopoly."""

from typing import Any, ClassVar, Final, final

from fivethrones.arena.blunders.watch import Watch
from fivethrones.games.monopoly.pieces import COLOURS, DEEDS, GROUP, GROUPS, PRICE
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.raising import PAWN, raising
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Seat


@final
class LeavesTheSet(Watch[Realm]):
    """Does not buy the last deed of a set for which there is cash."""

    kind: ClassVar[str] = "leaves-the-set"

    def look(self, state: Realm, action: Action, step: int) -> None:
        frame = state.stack[-1]
        if not isinstance(frame, Purchase) or action.verb != "decline":
            return
        is_last = lacks(state, action.seat, GROUP[frame.square]) == [frame.square]
        if GROUP[frame.square] < len(COLOURS) and is_last and state.cash[action.seat] >= PRICE[frame.square]:
            self.note(action.seat, step)


@final
class PawnsTheSet(Watch[Realm]):
    """Pays a debt by a deed of a whole set, though a single one would have brought enough."""

    kind: ClassVar[str] = "pawns-the-set"

    def look(self, state: Realm, action: Action, step: int) -> None:
        frame, seat = state.stack[-1], action.seat
        if (
            not isinstance(frame, Debt)
            or action.verb != "mortgage"
            or not is_of_set(state, seat, action.target)
        ):
            return
        wanting = frame.amount - state.cash[seat]
        options = raising(state, seat)
        if any(
            PAWN[seat][square] in options
            and PRICE[square] // 2 >= wanting
            and not is_of_set(state, seat, square)
            for square in DEEDS
        ):
            self.note(seat, step)


@final
class GivesTheSet(Watch[Realm]):
    """Takes an offer that completes a set of the other side, for less than its price and no set in return."""

    kind: ClassVar[str] = "gives-the-set"

    def look(self, state: Realm, action: Action, step: int) -> None:
        frame = state.stack[-1]
        if not isinstance(frame, Trade) or action.verb != "accept":
            return
        price = sum([PRICE[item] for item in frame.ask if item in DEEDS])
        is_cheap = frame.money + sum([PRICE[item] for item in frame.give if item in DEEDS]) < price
        completes = makes_set(state, frame.by, frame.ask)
        if is_cheap and completes and not makes_set(state, frame.to, frame.give):
            self.note(action.seat, step)


def lacks(realm: Realm, seat: Seat, group: int) -> list[int]:
    return [square for square in GROUPS[group] if realm.owner[square] != seat]


def is_of_set(realm: Realm, seat: Seat, square: int) -> bool:
    return GROUP[square] < len(COLOURS) and realm.has_set(seat, GROUP[square])


def makes_set(realm: Realm, seat: Seat, items: list[int]) -> bool:
    """Whether these complete a colour for this seat."""
    for group in range(len(COLOURS)):
        missing = lacks(realm, seat, group)
        if missing and set(missing) <= set(items):
            return True
    return False


WATCHES: Final[list[type[Watch[Any]]]] = [LeavesTheSet, PawnsTheSet, GivesTheSet]
