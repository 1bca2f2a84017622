"""Villages and keeps: where they may be built, and at what cost."""

from typing import Final

from fivethrones.games.monopoly.pieces import (
    BANK,
    BUILD,
    FIRST_OF_COLOUR,
    GROUP,
    GROUPS,
    KIND,
    LOCATION,
    RING,
    SQUARE_NAMES,
)
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.raising import GROUPS_SAID, by_seat, lowest, set_level
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message

# Buildings as lots of an auction are numbered after the squares.
VILLAGE_LOT: Final = RING
KEEP_LOT: Final = RING + 1
LOT_NAMES: Final = ["lot-village", "lot-keep"]

BUILD_ON: Final = by_seat("build")


def lot_on(realm: Realm, square: int) -> int:
    """MO-36: the kind of building that comes next on a square."""
    return KEEP_LOT if realm.level[square] == realm.rules.keep - 1 else VILLAGE_LOT


def stock(realm: Realm, lot: int) -> int:
    return realm.keeps if lot == KEEP_LOT else realm.villages


def grounds(realm: Realm, seat: Seat) -> list[int]:
    """MO-34: the colour groups that this seat owns completely and without mortgages."""
    owner = realm.owner
    found: list[int] = []
    for group, square in enumerate(FIRST_OF_COLOUR):
        if owner[square] == seat and realm.has_set(seat, group) and not realm.set_has_mortgage(group):
            found.append(group)
    return found


def sites_in(realm: Realm, group: int) -> list[int]:
    """MO-35: the locations of a group where the next building may stand: the lowest ones, below a keep."""
    low = lowest(realm, group)
    if low == realm.rules.keep:
        return []
    return [square for square in GROUPS[group] if realm.level[square] == low]


def sites(realm: Realm, seat: Seat, lot: int) -> list[int]:
    """Where this seat could place such a building now."""
    return [
        square
        for group in grounds(realm, seat)
        for square in sites_in(realm, group)
        if lot_on(realm, square) == lot
    ]


def builds(realm: Realm, seat: Seat) -> list[Option]:
    """MO-34 to MO-38: where this seat can build at the printed price, or call a shortage."""
    options: list[Option] = []
    for group in grounds(realm, seat):
        lowest_ones = sites_in(realm, group)
        if lowest_ones and may_ask_for(realm, seat, lowest_ones[0]):
            options += [BUILD_ON[seat][square] for square in lowest_ones]
    return options


def may_ask_for(realm: Realm, seat: Seat, site: int) -> bool:
    """MO-38: whether a seat may ask for a building. In a shortage one coin to bid is enough, but a call in vain is not repeated."""
    lot, cash = lot_on(realm, site), realm.cash[seat]
    if stock(realm, lot) == 0 or cash == 0:
        return False
    pays, is_new = cash >= BUILD[site], seat not in realm.callers
    if pays and is_new:
        return True
    return is_new if is_short(realm, seat, lot) else pays


def build(realm: Realm, seat: Seat, square: int, amount: int) -> None:
    """Build one step for this amount. MO-36: the villages below a keep go back to the bank."""
    spend(realm, seat, amount)
    set_level(realm, square, realm.level[square] + 1)
    realm.callers = []
    kind = "keep" if realm.level[square] == realm.rules.keep else "village"
    realm.emit(Event(kind, seat, {"square": SQUARE_NAMES[square], "level": realm.level[square]}, "MO-34"))


def is_short(realm: Realm, seat: Seat, lot: int) -> bool:
    """MO-38: whether this seat and another one with money to bid could together place more buildings than there are."""
    wanted = needs(realm, lot)
    left = max(stock(realm, lot) - wanted[seat], 0)
    for other in range(realm.seats):
        if other != seat and wanted[other] > left and realm.cash[other] > 0:
            return True
    return False


def needs(realm: Realm, lot: int) -> list[int]:
    """MO-38: by seat, how many such buildings it could place in a row."""
    found = [0] * realm.seats
    for group, square in enumerate(FIRST_OF_COLOUR):
        seat = realm.owner[square]
        if seat != BANK and realm.has_set(seat, group) and not realm.set_has_mortgage(group):
            found[seat] += need_of_group(realm, group, lot)
    return found


def affordable(realm: Realm, seat: Seat, lot: int) -> int:
    """MO-38: how many of them a seat could pay for in cash at the printed prices, the cheapest first."""
    prices: list[int] = []
    for group in grounds(realm, seat):
        prices += [BUILD[GROUPS[group][0]]] * need_of_group(realm, group, lot)
    cash, count = realm.cash[seat], 0
    for price in sorted(prices):
        cash -= price
        if cash < 0:
            break
        count += 1
    return count


def need_of_group(realm: Realm, group: int, lot: int) -> int:
    top = realm.rules.keep - 1
    if lot == KEEP_LOT and lowest(realm, group) < top:
        return 0
    count = 0
    for square in GROUPS[group]:
        level = realm.level[square]
        if lot == KEEP_LOT:
            count += level == top
        elif level < top:
            count += top - level
    return count


def why_not_build(realm: Realm, action: Action) -> Message:
    seat, square = action.seat, action.target
    if not 0 <= square < RING or KIND[square] != LOCATION or action.extra != NOTHING:
        return Message("refused-no-location", {}, "MO-34")
    name = {"square": SQUARE_NAMES[square]}
    group = {"group": GROUPS_SAID[GROUP[square]]}
    if realm.owner[square] != seat:
        return Message("refused-not-yours", {**name}, "MO-34")
    if not realm.has_set(seat, GROUP[square]):
        return Message("refused-set-incomplete", {**group}, "MO-34")
    if realm.set_has_mortgage(GROUP[square]):
        return Message("refused-set-mortgaged", {**group}, "MO-34")
    if realm.level[square] == realm.rules.keep:
        return Message("refused-keep-stands", {**name}, "MO-36")
    if realm.level[square] > lowest(realm, GROUP[square]):
        return Message("refused-build-evenly", {**name}, "MO-35")
    lot = lot_on(realm, square)
    if stock(realm, lot) == 0:
        return Message("refused-none-left", {"lot": LOT_NAMES[lot - RING]}, "MO-37")
    if seat in realm.callers and realm.cash[seat] > 0 and is_short(realm, seat, lot):
        return Message("refused-shortage-again", {"lot": LOT_NAMES[lot - RING]}, "MO-38")
    return Message("refused-cash", {"amount": BUILD[square], "cash": realm.cash[seat]}, "MO-34")
