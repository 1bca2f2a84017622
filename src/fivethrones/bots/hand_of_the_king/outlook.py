"""A position between two, in the eyes of one side: what search is told of it."""

from typing import Final, final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.fitted import FITTED
from fivethrones.bots.hand_of_the_king.targets import each_once, worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import ALL_HOUSES, is_before, winners
from fivethrones.bots.hand_of_the_king.twin.keys import key_of
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, LEFT, MOVE, OVER, SEATS, SUPPORT, Table
from fivethrones.bots.hand_of_the_king.twin.words import swings
from fivethrones.bots.search.position import WON, Position

FULL: Final = 10_000  # what is sure by its looks

MOST_LEAD: Final = 5
LEADS: Final = 2 * MOST_LEAD + 1


def chance_table() -> list[float]:
    """Our chance for a banner between two, when we are to move, and when they are.

    By what is left on the grid, our lead, and who holds it: nobody, we, they.
    """
    ours = [share / 1000 for share in FITTED]
    theirs: list[float] = []
    for left in range(9):
        for lead in range(LEADS):
            other = (left * LEADS + LEADS - 1 - lead) * 3
            theirs += [1.0 - ours[other], 1.0 - ours[other + 2], 1.0 - ours[other + 1]]
    return ours + theirs


CHANCES: Final = chance_table()
CASES: Final = 9 * LEADS * 3


@final
class Outlook(Position):
    def __init__(self, table: Table, ours: i64, swing: list[int]) -> None:
        self.table = table
        self.ours: i64 = ours  # one bit for each seat of our side
        self.swing = swing  # by house: by how much companions may still turn it

    def is_ours(self) -> bool:
        return bool(self.ours >> self.table.turn & 1)

    def is_quiet(self) -> bool:
        return self.table.asked == MOVE

    def is_over(self) -> bool:
        return self.table.asked == OVER

    def choices(self, every: bool) -> list[int]:
        return each_once(self.table) if every else worth_a_thought(self.table)

    def after(self, choice: i64) -> "Outlook":
        table = self.table.copy()
        play(table, choice)
        same = table.row == self.table.row and table.asked == MOVE
        return Outlook(table, self.ours, self.swing if same else swings(table))

    def key(self) -> i64:
        return key_of(self.table)

    def verdict(self) -> i64:
        table = self.table
        if table.asked == OVER:
            first = winners(table)
            if first & ~self.ours == 0:
                return WON
            return -WON if first & self.ours == 0 else 0
        if table.asked != MOVE:
            return 0
        ours, theirs = self.secured()
        if ours and is_before(ours, ALL_HOUSES & ~ours):
            return WON
        if theirs and is_before(theirs, ALL_HOUSES & ~theirs):
            return -WON
        return 0

    def secured(self) -> tuple[i64, i64]:
        """The banners that nobody can take from us any more, and those that we cannot take from the others."""
        numbers = self.table.numbers
        mine: i64 = 0
        others: i64 = 0
        house: i64 = 0
        while house < 7:
            doubt: i64 = numbers[LEFT + house] + self.swing[house]
            if doubt == 0:
                holder: i64 = numbers[BANNER + house]
                if holder >= 0:
                    if self.ours >> holder & 1:
                        mine |= 1 << house
                    else:
                        others |= 1 << house
            else:
                lead = self.lead(house)
                if lead > doubt:
                    mine |= 1 << house
                elif -lead > doubt:
                    others |= 1 << house
            house += 1
        return mine, others

    def lead(self, house: i64) -> i64:
        """Of our side's best in a house over the best of the others."""
        numbers = self.table.numbers
        first = SUPPORT + house * SEATS
        if self.table.seats == 2:
            lead: i64 = numbers[first] - numbers[first + 1]
            return lead if self.ours == 1 else -lead
        mine: i64 = 0
        others: i64 = 0
        seat: i64 = 0
        while seat < self.table.seats:
            support: i64 = numbers[first + seat]
            if self.ours >> seat & 1:
                mine = max(mine, support)
            else:
                others = max(others, support)
            seat += 1
        return mine - others

    def estimate(self) -> i64:
        if self.table.asked == OVER:
            return self.verdict()
        return i64(FULL * (2 * self.majority() - 1))

    def majority(self) -> float:
        """Our chance to get most of the seven banners."""
        numbers = self.table.numbers
        first: i64 = 0 if self.is_ours() else CASES
        none, one, two, three, more = 1.0, 0.0, 0.0, 0.0, 0.0  # how likely it is that we get so many
        house: i64 = 0
        while house < 7:
            left: i64 = numbers[LEFT + house]
            holder: i64 = numbers[BANNER + house]
            held: i64 = 0
            if holder >= 0:
                held = 1 if self.ours >> holder & 1 else 2
            lead = min(max(self.lead(house), -MOST_LEAD), MOST_LEAD)
            p = CHANCES[first + (left * LEADS + lead + MOST_LEAD) * 3 + held]
            q = 1.0 - p
            more += three * p
            three = three * q + two * p
            two = two * q + one * p
            one = one * q + none * p
            none *= q
            house += 1
        return more


def outlook_of(table: Table, ours: int) -> Outlook:
    return Outlook(table, ours, swings(table))
