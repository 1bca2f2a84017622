"""What cash and deeds promise a seat, in coins; and the chance to win that follows."""

from typing import Final

from fivethrones.bots.monopoly.rates import THIRD, VISITS, income, rent_now, reserve
from fivethrones.games.monopoly.pieces import BANK, BUILD, COLOURS, GROUPS, MORTGAGE
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat

ROUNDS: Final = 25.0  # as far as one looks ahead
HOPE: Final = 0.8  # how much of what could be built is counted as if it stood
FREE: Final = 0.45  # the chance to get what is missing of a set, where that is still with the bank
TAKEN: Final = 0.06  # and where somebody else has it
NEED: Final = 0.5  # what a coin that is missing next turn costs: buildings go back at half price
LEAD: Final = 2.0  # how much more than in proportion the richer wins


def chance(realm: Realm, seat: Seat) -> float:
    """The share of games that this seat wins from here, roughly."""
    mine: float = max(1.0, worth(realm, seat) - need(realm, seat)) ** LEAD
    all_in_all = mine
    for other in realm.solvent():
        if other != seat:
            all_in_all += worth(realm, other) ** LEAD
    return mine / all_in_all


def need(realm: Realm, seat: Seat) -> float:
    """What it costs to be short of cash after the next throw."""
    return NEED * max(0, reserve(realm, seat) - realm.cash[seat])


def worth(realm: Realm, seat: Seat) -> float:
    total = float(realm.cash[seat])
    visits = ROUNDS * (realm.seats - len(realm.out) - 1)
    for group in range(len(GROUPS)):
        total += group_worth(realm, seat, group, visits)
    return max(total, 1.0)


def group_worth(realm: Realm, seat: Seat, group: int, visits: float) -> float:
    """What can be raised on it, what it earns, and what may come of it."""
    mine = free = 0
    total = 0.0
    for square in GROUPS[group]:
        owner = realm.owner[square]
        if owner == seat:
            mine += 1
            if not realm.mortgaged[square]:
                total += MORTGAGE[square] + realm.level[square] * BUILD[square] // 2
                total += visits * VISITS[square] * rent_now(realm, square)
        elif owner == BANK:
            free += 1
    if mine == 0 or group >= len(COLOURS):
        return total
    missing = len(GROUPS[group]) - mine
    if missing == 0:
        return total + hope(realm, seat, group, visits)
    likely = FREE**free * TAKEN ** (missing - free)
    return total + likely * bare_set(realm, group, visits)


def hope(realm: Realm, seat: Seat, group: int, visits: float) -> float:
    """What three villages on each location would add, as far as there is cash for them."""
    level, goal = realm.level[GROUPS[group][0]], min(THIRD, realm.rules.keep)
    if level >= goal or realm.set_has_mortgage(group):
        return 0.0
    cost = (goal - level) * BUILD[GROUPS[group][0]] * len(GROUPS[group])
    more = visits * (income(realm, group, goal) - income(realm, group, level)) - cost
    afford = min(1.0, realm.cash[seat] / cost)
    return HOPE * max(0.0, more) * (0.4 + 0.6 * afford)


def bare_set(realm: Realm, group: int, visits: float) -> float:
    """The same of a set that is still to be completed."""
    goal = min(THIRD, realm.rules.keep)
    cost = goal * BUILD[GROUPS[group][0]] * len(GROUPS[group])
    return HOPE * max(0.0, visits * income(realm, group, goal) - cost)


def chance_if_sold(realm: Realm, seat: Seat, square: int, buyer: Seat, price: int) -> float:
    """The chance of this seat when somebody has bought a deed of the bank; the realm is left as it was."""
    realm.owner[square] = buyer
    realm.cash[buyer] -= price
    result = chance(realm, seat)
    realm.cash[buyer] += price
    realm.owner[square] = BANK
    return result
