"""What every sensible player does: claim what is due, build where it pays, part first with what earns least."""

from typing import Final

from fivethrones.bots.monopoly.rates import VISITS, due, gain_of_step, rent_now
from fivethrones.games.monopoly.pieces import (
    BANK,
    BUILD,
    COLOURS,
    DEEDS,
    DEEDS_BY_GROUP,
    GO_TO_JAIL,
    GROUP,
    GROUPS,
    KIND,
    MORTGAGE,
    PRICE,
    RING,
    SALARY,
)
from fivethrones.games.monopoly.rules.building import sites
from fivethrones.games.monopoly.rules.raising import COST, REDEEM
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat, Span

EARLY: Final = 6  # deeds with the bank: as long as there are more, it is bad to sit in jail
# What is parted with last.
ALMOST_SET: Final = 1500
GREAT_HOUSES: Final = 1000
BUILDINGS: Final = 4000
WHOLE_SET: Final = 9000


def with_verb(options: list[Option], verb: str) -> list[Action]:
    return [option for option in options if option.verb == verb and isinstance(option, Action)]


def first_with(options: list[Option], verb: str) -> Action | None:
    for option in options:
        if option.verb == verb and isinstance(option, Action):
            return option
    return None


def named(options: list[Option], verb: str) -> Action:
    found = first_with(options, verb)
    assert found is not None, verb
    return found


def most(options: list[Option], verb: str, limit: int) -> Action | None:
    """The highest amount up to this limit."""
    for option in options:
        if isinstance(option, Span) and option.verb == verb and option.low <= limit:
            return Action(option.seat, verb, min(limit, option.high))
    return None


def best_site(realm: Realm, options: list[Option], verb: str, keep: int) -> Action | None:
    """Where to build, if it can be done with so much cash left."""
    best: Action | None = None
    gain = 0.0
    for option in options:
        if option.verb != verb or not isinstance(option, Action):
            continue
        found = gain_of_step(realm, option.target)
        if found > gain and realm.cash[option.seat] - BUILD[option.target] >= keep:
            best, gain = option, found
    return best


def lot_price(realm: Realm, seat: Seat, lot: int) -> int:
    """What a building costs where it costs most."""
    return max([BUILD[square] for square in sites(realm, seat, lot)])


def redeemable(realm: Realm, seat: Seat) -> list[Option]:
    """MO-42: what this seat has the cash for."""
    found: list[Option] = []
    for square in DEEDS_BY_GROUP:
        if realm.mortgaged[square] and realm.owner[square] == seat and COST[square] <= realm.cash[seat]:
            found.append(REDEEM[seat][square])
    return found


def redemption(realm: Realm, options: list[Option], keep: int) -> Action | None:
    """Sets first: they can be built on again."""
    found = with_verb(options, "redeem")
    for action in found:
        left = realm.cash[action.seat] - COST[action.target]
        if realm.has_set(action.seat, GROUP[action.target]) and left >= keep:
            return action
    for action in found:
        if realm.cash[action.seat] - COST[action.target] >= 2 * keep:
            return action
    return None


def dearness(realm: Realm, action: Action) -> float:
    """How late one does this for money."""
    if action.verb == "raze":
        return BUILDINGS - 1.0 * action.extra
    square, group = action.target, GROUP[action.target]
    if action.verb == "sell":
        return BUILDINGS + 1000.0 * VISITS[square] * rent_now(realm, square) / BUILD[square]
    mine = len([1 for sister in GROUPS[group] if realm.owner[sister] == action.seat])
    if group >= len(COLOURS):
        return float(GREAT_HOUSES * mine if len(GROUPS[group]) > 2 else PRICE[square])
    if mine == len(GROUPS[group]):
        return float(WHOLE_SET + PRICE[square])
    return float((ALMOST_SET if mine > 1 else 0) + PRICE[square])


def cheapest(realm: Realm, options: list[Option]) -> Action | None:
    """The way to money that hurts least."""
    ways = with_verb(options, "mortgage") + with_verb(options, "sell") + with_verb(options, "raze")
    if not ways:
        return None
    costs = [dearness(realm, action) for action in ways]
    return ways[costs.index(min(costs))]


def cheap_money(realm: Realm, seat: Seat) -> int:
    """What single deeds would bring."""
    total = 0
    for square in DEEDS:
        if (
            realm.owner[square] == seat
            and not realm.mortgaged[square]
            and not realm.has_set(seat, GROUP[square])
        ):
            total += MORTGAGE[square]
    return total


def is_early(realm: Realm) -> bool:
    return len([1 for square in DEEDS if realm.owner[square] == BANK]) > EARLY


def out_of_jail(realm: Realm, options: list[Option], keep: int) -> Action | None:
    """Early, there are deeds to be had; later, jail is a quiet place."""
    if not is_early(realm):
        return None
    card = first_with(options, "card")
    bail = first_with(options, "bail")
    return card or (bail if bail is not None and realm.cash[bail.seat] >= keep else None)


def best_way(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    """The square to go to, where there is a choice."""
    goals = with_verb(options, "go") + with_verb(options, "ride")
    values = [visit_value(realm, seat, goal_of(realm, action)) for action in goals]
    return goals[values.index(max(values))]


def goal_of(realm: Realm, action: Action) -> int:
    if action.verb == "go":
        return action.target
    return (realm.place[action.seat] + action.target) % RING


def visit_value(realm: Realm, seat: Seat, square: int) -> int:
    """In coins, roughly."""
    value = SALARY if square <= realm.place[seat] else 0
    if KIND[square] == GO_TO_JAIL:
        return -SALARY
    if PRICE[square] and realm.owner[square] == BANK and realm.cash[seat] >= PRICE[square]:
        return value + PRICE[square]
    return value - due(realm, seat, square)
