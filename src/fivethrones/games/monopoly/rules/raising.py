"""MO-48: raising money by selling buildings back to the bank and mortgaging deeds."""

from typing import Final

from fivethrones.games.monopoly.pieces import (
    BUILD,
    COLOURS,
    DEEDS,
    DEEDS_BY_GROUP,
    GROUP,
    GROUP_NAMES,
    GROUPS,
    MORTGAGE,
    NO_GROUP,
    RING,
    SQUARE_NAMES,
)
from fivethrones.games.monopoly.rules.ledger import earn
from fivethrones.games.monopoly.state import Realm, tenth
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, Message

SEATS: Final = 8
GROUPS_SAID: Final = [f"group-{name}" for name in GROUP_NAMES]


def by_seat(verb: str) -> list[list[Action]]:
    """Actions by seat and square, created once because they are used all the time."""
    return [[Action(seat, verb, square) for square in range(RING)] for seat in range(SEATS)]


SELL: Final = by_seat("sell")
PAWN: Final = by_seat("mortgage")
REDEEM: Final = by_seat("redeem")
# By colour group and code: one level for all its locations, and one more for each bit.
LAYOUTS: Final = [
    [[code // 8 + (code >> i & 1) for i in range(len(GROUPS[group]))] for code in range(40)]
    for group in range(len(COLOURS))
]
COST: Final = [value + tenth(value) for value in MORTGAGE]  # MO-42: of redeeming


def raising(realm: Realm, seat: Seat) -> list[Option]:
    """Everything that brings this seat money at once."""
    options: list[Option] = []
    add_deeds(realm, seat, 0, options)
    return options


def add_deeds(realm: Realm, seat: Seat, spare: int, options: list[Option]) -> None:
    """Sales and mortgages, group by group; then, MO-42, what can be redeemed for at most ``spare``."""
    owner, mortgaged, built = realm.owner, realm.mortgaged, realm.has_buildings()
    sold = NO_GROUP
    redeeming: list[Option] = []
    for square in DEEDS_BY_GROUP:
        if owner[square] != seat:
            continue
        group = GROUP[square]
        if group == sold:
            continue
        if mortgaged[square]:
            if COST[square] <= spare:
                redeeming.append(REDEEM[seat][square])
        elif built and square == GROUPS[group][0] and realm.is_built(group):
            options += sales(realm, seat, group)
            sold = group
        else:
            options.append(PAWN[seat][square])
    options += redeeming


def sales(realm: Realm, seat: Seat, group: int) -> list[Option]:
    """MO-39: buildings are sold evenly, so from the highest level; MO-40: a keep needs villages in the bank to replace it."""
    top = highest(realm, group)
    if top == realm.rules.keep and realm.villages < top - 1:
        return [Action(seat, "raze", group, code) for code in layouts(realm, group)]
    return [SELL[seat][square] for square in GROUPS[group] if realm.level[square] == top]


def highest(realm: Realm, group: int) -> int:
    high = 0
    for square in GROUPS[group]:
        if realm.level[square] > high:
            high = realm.level[square]
    return high


def lowest(realm: Realm, group: int) -> int:
    low = realm.rules.keep
    for square in GROUPS[group]:
        if realm.level[square] < low:
            low = realm.level[square]
    return low


def layouts(realm: Realm, group: int) -> list[int]:
    """MO-40: the even layouts below the present one that the villages in the bank allow."""
    now = [realm.level[square] for square in GROUPS[group]]
    all_raised = (1 << len(now)) - 1  # stands for one level more on all of them
    free = realm.villages + villages_in(realm, now)
    found: list[int] = []
    for code in range(8 * realm.rules.keep):
        then = LAYOUTS[group][code]
        if code % 8 < all_raised and is_below(then, now) and villages_in(realm, then) <= free:
            found.append(code)
    return found


def is_below(then: list[int], now: list[int]) -> bool:
    for i in range(len(now)):
        if then[i] > now[i]:
            return False
    return then != now


def villages_in(realm: Realm, levels: list[int]) -> int:
    return sum([level for level in levels if level < realm.rules.keep])


def set_level(realm: Realm, square: int, level: int) -> None:
    """Change the level of a square, taking buildings from the bank or returning them."""
    keep = realm.rules.keep
    was = realm.level[square]
    realm.level[square] = level
    realm.villages += (was if was < keep else 0) - (level if level < keep else 0)
    realm.keeps += (was == keep) - (level == keep)


def raise_money(realm: Realm, action: Action) -> None:
    """Carry out one of the options of `raising`."""
    if action.verb == "sell":
        sell(realm, action.seat, action.target)
    elif action.verb == "raze":
        raze(realm, action.seat, action.target, action.extra)
    else:
        mortgage(realm, action.seat, action.target)


def sell(realm: Realm, seat: Seat, square: int) -> None:
    """MO-39: sell a building for half its price; MO-40: a keep is replaced by villages."""
    level = realm.level[square]
    amount = BUILD[square] // 2
    kind = "sell-keep" if level == realm.rules.keep else "sell-village"
    set_level(realm, square, level - 1)
    earn(realm, seat, amount)
    realm.emit(Event(kind, seat, {"square": SQUARE_NAMES[square], "amount": amount}, "MO-39"))


def raze(realm: Realm, seat: Seat, group: int, code: int) -> None:
    levels = LAYOUTS[group][code]
    squares = GROUPS[group]
    steps = 0
    for i in range(len(squares)):
        steps += realm.level[squares[i]] - levels[i]
        set_level(realm, squares[i], levels[i])
    amount = steps * BUILD[squares[0]] // 2
    earn(realm, seat, amount)
    realm.emit(Event("raze", seat, {"group": GROUPS_SAID[group], "amount": amount}, "MO-40"))


def mortgage(realm: Realm, seat: Seat, square: int) -> None:
    """MO-41."""
    realm.mortgaged[square] = True
    earn(realm, seat, MORTGAGE[square])
    public: Args = {"square": SQUARE_NAMES[square], "amount": MORTGAGE[square]}
    realm.emit(Event("mortgage", seat, public, "MO-41"))


RAISING: Final = ("sell", "raze", "mortgage")


def why_not_raise(realm: Realm, action: Action) -> Message:
    """Why one of the verbs of `RAISING` is not among the options."""
    if action.verb == "raze":
        return why_not_raze(realm, action)
    rule = "MO-41" if action.verb == "mortgage" else "MO-39"
    if action.target not in DEEDS or action.extra != NOTHING:
        return Message("refused-no-deed", {}, rule)
    square = {"square": SQUARE_NAMES[action.target]}
    group = GROUP[action.target]
    if realm.owner[action.target] != action.seat:
        return Message("refused-not-yours", {**square}, rule)
    if action.verb == "mortgage":
        if realm.is_built(group):
            return Message("refused-group-built", {**square, "group": GROUPS_SAID[group]}, "MO-41")
        return Message("refused-mortgaged", {**square}, "MO-41")
    if realm.level[action.target] == 0:
        return Message("refused-nothing-built", {**square}, "MO-39")
    if realm.level[action.target] < highest(realm, group):
        return Message("refused-sell-evenly", {**square}, "MO-39")
    return Message("refused-no-villages-for-keep", {"left": realm.villages}, "MO-40")


def why_not_raze(realm: Realm, action: Action) -> Message:
    if not 0 <= action.target < len(COLOURS):
        return Message("refused-no-group", {}, "MO-40")
    group = {"group": GROUPS_SAID[action.target]}
    if not realm.has_set(action.seat, action.target) or not realm.is_built(action.target):
        return Message("refused-nothing-to-raze", {**group}, "MO-40")
    return Message("refused-layout", {**group}, "MO-40")
