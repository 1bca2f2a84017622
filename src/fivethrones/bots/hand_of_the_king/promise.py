"""What a position at the start of a turn promises each of three or four: a small net, fitted to games of Hand's own.

Its first layer is a sum over houses, and what a house adds depends on few numbers: it is reckoned once and remembered.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.chances import holding_chances
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, LEFT, SEATS, SUPPORT, Table
from fivethrones.bots.hand_of_the_king.weights import WEIGHTS
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import HOUSE_OF, MEMBERS, RAYS

WIDTH: Final = 32
MOST_LEAD: Final = 3
MANY: Final = 50_000  # houses that are remembered


def features(size: int, left: int, supports: list[int], holder: int, reach: int) -> list[float]:
    """A house in the eyes of who is to move: supports and holder (-1: nobody) from that seat on; how many it can take now."""
    seats = len(supports)
    chances = holding_chances(supports, left, holder)
    found: list[float] = []
    for seat in range(seats):
        lead = supports[seat] - max([supports[other] for other in range(seats) if other != seat])
        found += [
            float(holder == seat),
            chances[seat],
            supports[seat] / size,
            max(-MOST_LEAD, min(MOST_LEAD, lead)) / MOST_LEAD,
            float(lead > left or (left == 0 and holder == seat)),
            float(left > 0 and -lead > left),
        ]
    found += reply(left, supports, holder, reach, chances)
    found += [left / size, reach / size, float(0 < reach == left), float(left == 0)]
    return [*found, float(left == 1), float(left == 2)]


def reply(left: int, supports: list[int], holder: int, reach: int, chances: list[float]) -> list[float]:
    """What changes if who is to move takes what it can."""
    if reach == 0:
        return [0.0] * (len(supports) + 1)
    after = [supports[0] + reach, *supports[1:]]
    gets = after[0] == max(after)
    then = holding_chances(after, left - reach, 0 if gets else holder)
    return [*[then[seat] - chances[seat] for seat in range(len(supports))], float(gets and holder != 0)]


def reaches(table: Table) -> list[int]:
    """By house, how many of it Varys can take at most in one move."""
    found = [0] * 7
    occupied = table.occupied
    grid = table.grid
    for cells in RAYS[table.varys]:
        counts = [0] * 7
        for cell in cells:
            here: i64 = cell
            if occupied >> here & 1:
                house = HOUSE_OF[grid[here]]
                counts[house] += 1
                if counts[house] > found[house]:
                    found[house] = counts[house]
    return found


@final
class Net:
    """One hidden layer. Weights are in thousandths: by house and feature, by companion in the row, then what follows."""

    def __init__(self, seats: int, weights: list[float]) -> None:
        inputs = len(features(8, 8, [0] * seats, -1, 0))
        self.seats = seats
        rows = [weights[i : i + WIDTH] for i in range(0, len(weights) // WIDTH * WIDTH, WIDTH)]
        fitted = (
            len(rows) - 7 * inputs - 1 - seats
        )  # the companions that there were then; later ones count nothing
        self.houses = [rows[house * inputs : (house + 1) * inputs] for house in range(7)]
        self.companions = rows[7 * inputs : 7 * inputs + fitted]
        self.companions += [[0.0] * WIDTH] * (len(COMPANIONS) - fitted)
        self.bias = rows[7 * inputs + fitted]
        self.outputs = rows[7 * inputs + fitted + 1 :]
        self.outputs += [[0.0] * WIDTH] * (SEATS - seats)
        self.offsets = weights[WIDTH * len(rows) :]
        self.known: dict[int, list[float]] = {}  # what houses add
        self.known_rows: dict[int, list[float]] = {}  # and what companions do

    def house(self, table: Table, house: int, reach: int) -> list[float]:
        numbers = table.numbers
        first = SUPPORT + house * SEATS
        seats = self.seats
        turn = int(table.turn)
        key = (house << 4 | numbers[LEFT + house]) << 4 | reach
        for i in range(seats):
            key = key << 4 | numbers[first + (turn + i) % seats]
        holder = numbers[BANNER + house]
        if holder >= 0:
            holder = (holder - turn + seats) % seats
        key = key << 3 | (holder + 1 if holder >= 0 else 0)
        found = self.known.get(key)
        if found is not None:
            return found
        supports = [numbers[first + (turn + i) % seats] for i in range(seats)]
        given = features(len(MEMBERS[house]), numbers[LEFT + house], supports, max(holder, -1), reach)
        if len(self.known) >= MANY:
            self.known.clear()
        added = sums(self.houses[house], given)
        self.known[key] = added
        return added

    def companions_in(self, row: int) -> list[float]:
        found = self.known_rows.get(row)
        if found is None:
            given = [float(row >> c & 1) for c in range(len(COMPANIONS))]
            found = sums(self.companions, given)
            found = [found[i] + self.bias[i] for i in range(WIDTH)]
            self.known_rows[row] = found
        return found

    def shares(self, table: Table) -> list[float]:
        """By seat, which part of the game will be its own."""
        reach = reaches(table)
        base = self.companions_in(int(table.row))
        h0, h1 = self.house(table, 0, reach[0]), self.house(table, 1, reach[1])
        h2, h3 = self.house(table, 2, reach[2]), self.house(table, 3, reach[3])
        h4, h5 = self.house(table, 4, reach[4]), self.house(table, 5, reach[5])
        h6 = self.house(table, 6, reach[6])
        w0, w1, w2, w3 = self.outputs[0], self.outputs[1], self.outputs[2], self.outputs[3]
        s0, s1, s2 = self.offsets[0], self.offsets[1], self.offsets[2]
        s3 = self.offsets[3] if self.seats > 3 else 0.0
        i: i64 = 0
        while i < WIDTH:
            lit = base[i] + h0[i] + h1[i] + h2[i] + h3[i] + h4[i] + h5[i] + h6[i]
            if lit > 0.0:
                s0 += lit * w0[i]
                s1 += lit * w1[i]
                s2 += lit * w2[i]
                s3 += lit * w3[i]
            i += 1
        e0, e1, e2 = exp(s0), exp(s1), exp(s2)
        e3 = exp(s3) if self.seats > 3 else 0.0
        total = e0 + e1 + e2 + e3
        mine = [e0 / total, e1 / total, e2 / total, e3 / total]
        turn = int(table.turn)
        return [mine[(seat - turn + self.seats) % self.seats] for seat in range(self.seats)]


def sums(rows: list[list[float]], given: list[float]) -> list[float]:
    """Each row as often as is given of it, added up."""
    total = [0.0] * WIDTH
    for place in range(len(given)):
        times = given[place]
        if times != 0.0:
            row = rows[place]
            for i in range(WIDTH):
                total[i] += times * row[i]
    return total


def net(seats: int) -> Net:
    return Net(seats, [int(number) / 1000 for number in WEIGHTS[seats].split()])


THREE: Final = net(3)
FOUR: Final = net(4)


def promise(table: Table) -> list[float]:
    """By seat, which part of the game will be its own."""
    return (THREE if table.seats == 3 else FOUR).shares(table)
