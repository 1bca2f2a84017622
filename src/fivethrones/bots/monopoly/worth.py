"""What cash and deeds promise a seat, in coins; and the chance to win that follows."""

from typing import Final, final

from fivethrones.bots.monopoly.rates import VISITS, income, rent_now, reserve
from fivethrones.games.monopoly.pieces import BANK, BUILD, COLOURS, GROUPS, MORTGAGE
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat

ROUNDS: Final = 25.0  # as far as one looks ahead when one thinks of building
FREE: Final = 0.45  # the chance to get what is missing of a set, where that is still with the bank
TAKEN: Final = 0.06  # and where somebody else has it
NEED: Final = 0.5  # what a coin that is missing next turn costs: buildings go back at half price

# How likely a set is completed, by how many of its deeds are still free and how many are taken.
LIKELY: Final = [[FREE**free * TAKEN**taken for taken in range(4)] for free in range(4)]


@final
class Mind:
    """What somebody makes of the same cash and deeds."""

    def __init__(self, rents: float, hope: float, unpaid: float, goal: int) -> None:
        self.rents = rents  # rounds for which the rents of today are counted
        self.hope = hope  # how much of what could be built is counted as if it stood
        self.unpaid = unpaid  # of that, what counts without any cash for it
        self.goal = goal  # villages on each location, as far as one builds in thought


# Who won tells that rents last, and that a set is worth little without the cash for its villages.
HOPEFUL: Final = Mind(25.0, 0.8, 0.4, 3)
SOBER: Final = Mind(40.0, 1.1, 0.15, 3)
KEEN: Final = Mind(80.0, 2.0, 0.0, 4)


@final
class Estate:
    """What the deeds of a seat promise it, whatever cash it has."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.sure = 0.0
        self.hopes: list[float] = []  # by set: what building on it would add,
        self.costs: list[int] = []  # and cost

    def worth(self, cash: int) -> float:
        """Together with so much cash."""
        total = cash + self.sure
        unpaid = self.mind.unpaid
        for i in range(len(self.hopes)):
            afford = min(1.0, cash / self.costs[i])
            total += self.hopes[i] * (unpaid + (1.0 - unpaid) * afford)
        return max(total, 1.0)


def estate(realm: Realm, seat: Seat, mind: Mind) -> Estate:
    found = Estate(mind)
    visitors = realm.seats - len(realm.out) - 1
    for group in range(len(GROUPS)):
        add_group(realm, seat, group, visitors, found)
    return found


def add_group(realm: Realm, seat: Seat, group: int, visitors: int, to: Estate) -> None:
    """What can be raised on it, what it earns, and what may come of it."""
    squares = GROUPS[group]
    mine = free = 0
    visits = to.mind.rents * visitors
    goal = min(to.mind.goal, realm.rules.keep)
    for square in squares:
        owner = realm.owner[square]
        if owner == seat:
            mine += 1
            if not realm.mortgaged[square]:
                to.sure += MORTGAGE[square] + realm.level[square] * BUILD[square] // 2
                to.sure += visits * VISITS[square] * rent_now(realm, square)
        elif owner == BANK:
            free += 1
    if mine == 0 or group >= len(COLOURS):
        return
    missing = len(squares) - mine
    if missing:
        to.sure += LIKELY[free][missing - free] * to.mind.hope * more(realm, group, visitors, 0, 0.0, goal)
        return
    level = realm.level[squares[0]]
    if level < goal and not realm.set_has_mortgage(group):
        earns = income(realm, group, level)
        to.hopes.append(to.mind.hope * more(realm, group, visitors, level, earns, goal))
        to.costs.append(cost(group, level, goal))


def cost(group: int, level: int, goal: int) -> int:
    """Of building there, from one level to the other."""
    return (goal - level) * BUILD[GROUPS[group][0]] * len(GROUPS[group])


def more(realm: Realm, group: int, visitors: int, level: int, earns: float, goal: int) -> float:
    """What that would add to what a group earns already."""
    added = ROUNDS * visitors * (income(realm, group, goal) - earns)
    return max(0.0, added - cost(group, level, goal))


def worth(realm: Realm, seat: Seat, mind: Mind) -> float:
    return estate(realm, seat, mind).worth(realm.cash[seat])


def weight(worth: float) -> float:
    """How much more than in proportion the richer wins."""
    return worth * worth


def weights(realm: Realm, without: list[Seat], mind: Mind) -> float:
    """Of all others who are still in the game."""
    total = 0.0
    for seat in realm.solvent():
        if seat not in without:
            total += weight(worth(realm, seat, mind))
    return total


@final
class Standing:
    """What a seat's chance to win depends on, besides its cash and the others."""

    def __init__(self, realm: Realm, seat: Seat, mind: Mind) -> None:
        self.estate = estate(realm, seat, mind)
        self.reserve = reserve(realm, seat)

    def weight(self, cash: int) -> float:
        """As an opponent."""
        return weight(self.estate.worth(cash))

    def chance(self, cash: int, others: float) -> float:
        """Against opponents of this weight; it costs something to be short of cash after the next throw."""
        need = NEED * max(0, self.reserve - cash)
        mine = weight(max(1.0, self.estate.worth(cash) - need))
        return mine / (mine + others)


def chance(realm: Realm, seat: Seat, mind: Mind) -> float:
    """The share of games that this seat wins from here, roughly."""
    return Standing(realm, seat, mind).chance(realm.cash[seat], weights(realm, [seat], mind))


@final
class Sale:
    """How a seat stands when somebody has bought a deed of the bank; the realm is left as it was."""

    def __init__(self, realm: Realm, seat: Seat, square: int, buyer: Seat, mind: Mind) -> None:
        realm.owner[square] = buyer
        self.is_mine = buyer == seat
        self.cash = realm.cash[seat]
        self.standing = Standing(realm, seat, mind)
        self.purse = realm.cash[buyer]
        self.theirs = estate(realm, buyer, mind)
        self.others = weights(realm, [seat, buyer], mind)
        realm.owner[square] = BANK

    def chance(self, price: int) -> float:
        if self.is_mine:
            return self.standing.chance(self.cash - price, self.others)
        return self.standing.chance(self.cash, self.others + weight(self.theirs.worth(self.purse - price)))
