"""A position among three or four who all play for themselves."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.outlook import CASES, CHANCES, LEADS, MOST_LEAD
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, LEFT, MOVE, OVER, SEATS, SUPPORT, Table
from fivethrones.bots.search.maxn import Field

EAGER: Final = 1.2  # how much more one may hope for with a banner more


@final
class Rivals(Field):
    def __init__(self, table: Table) -> None:
        self.table = table

    def seat(self) -> i64:
        return self.table.turn

    def is_quiet(self) -> bool:
        return self.table.asked == MOVE

    def is_over(self) -> bool:
        return self.table.asked == OVER

    def choices(self) -> list[int]:
        return worth_a_thought(self.table)

    def after(self, choice: i64) -> "Rivals":
        table = self.table.copy()
        play(table, choice)
        return Rivals(table)

    def shares(self) -> list[float]:
        """Of a game that is over, the winner's; else by the banners that each may expect."""
        seats = range(self.table.seats)
        if self.is_over():
            first = winners(self.table)
            count = sum([1 for seat in seats if first >> seat & 1])
            return [1.0 / count if first >> seat & 1 else 0.0 for seat in seats]
        expected = [0.0 for _ in seats]
        for house in range(7):
            self.expect(house, expected)
        hopes = [exp(EAGER * banners) for banners in expected]
        together = 0.0
        for hope in hopes:
            together += hope
        return [hope / together for hope in hopes]

    def expect(self, house: i64, expected: list[float]) -> None:
        """Add to what each seat may expect its chance for a banner: to come out before each of the others."""
        left = self.table.numbers[LEFT + house]
        holder = self.table.numbers[BANNER + house]
        if left == 0:
            if holder >= 0:
                expected[holder] += 1.0
            return
        together = 0.0
        chances: list[float] = []
        for seat in range(self.table.seats):
            chance = 1.0
            for other in range(self.table.seats):
                if other != seat:
                    chance *= self.duel(house, seat, other)
            chances.append(chance)
            together += chance
        if together <= 0.0:
            return
        for seat in range(self.table.seats):
            expected[seat] += chances[seat] / together

    def duel(self, house: i64, seat: i64, other: i64) -> float:
        """The chance for a banner if there were only these two."""
        numbers = self.table.numbers
        first = SUPPORT + house * SEATS
        lead: i64 = numbers[first + seat] - numbers[first + other]
        lead = min(max(lead, -MOST_LEAD), MOST_LEAD)
        left: i64 = numbers[LEFT + house]
        holder: i64 = numbers[BANNER + house]
        held: i64 = 1 if holder == seat else 2 if holder == other else 0
        case = (left * LEADS + lead + MOST_LEAD) * 3 + held
        if self.table.turn == seat:
            return CHANCES[case]
        if self.table.turn == other:
            return CHANCES[case + CASES]
        return (CHANCES[case] + CHANCES[case + CASES]) / 2
