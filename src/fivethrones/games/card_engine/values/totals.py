"""The totals of both sides of a challenge: strength that counts, plus what titles add."""

from fivethrones.games.card_engine.box.figures import INTIMIDATE
from fivethrones.games.card_engine.records.lasting import LEFT_OUT
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_keyword, strength
from fivethrones.games.card_engine.values.titles import BONUS, title
from fivethrones.kernel.action import NOTHING, Seat


def attack_total(table: Table) -> int:
    return total(table, table.attackers)


def defence_total(table: Table) -> int:
    return total(table, table.defenders)


def total(table: Table, side: list[Slot]) -> int:
    """The total of one side of the challenge under way."""
    least = least_strength(table)
    found = 0
    for card in side:
        counted = strength(table, card)
        if counted >= least and not is_left_out(table, card):
            found += counted
    return found + bonus(table, side) if table.box.titles else found


def is_left_out(table: Table, card: Slot) -> bool:
    """Whether its strength does not count in the total, though it has it for everything else."""
    for lasting in table.lasting:
        if lasting.what == LEFT_OUT and lasting.card == card:
            return True
    return False


def least_strength(table: Table) -> int:
    """The least strength that counts: with intimidate, weaker characters do not."""
    least = 0
    if not table.box.has_intimidate:
        return least
    for card in table.attackers:
        if has_keyword(table, card, INTIMIDATE):
            least = max(least, strength(table, card))
    return least


def bonus(table: Table, side: list[Slot]) -> int:
    """What titles add for players who have a character on this side."""
    found = 0
    for seat in range(table.seats):
        if title(table, seat).strong_in == table.type != NOTHING and takes_part(table, seat, side):
            found += BONUS
    return found


def takes_part(table: Table, seat: Seat, side: list[Slot]) -> bool:
    for card in side:
        if table.controller[card] == seat:
            return True
    return False
