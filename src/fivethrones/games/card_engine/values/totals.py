"""The two totals of a challenge: strength that counts, and what titles add to a side."""

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
    """Of one side of the challenge under way."""
    least = least_strength(table)
    found = 0
    for card in side:
        counted = strength(table, card)
        if counted >= least and not is_left_out(table, card):
            found += counted
    return found + bonus(table, side) if table.box.titles else found


def is_left_out(table: Table, card: Slot) -> bool:
    """Its strength stays what it is for all else."""
    for lasting in table.lasting:
        if lasting.what == LEFT_OUT and lasting.card == card:
            return True
    return False


def least_strength(table: Table) -> int:
    """Where a character intimidates, all who are weaker do not count."""
    least = 0
    if not table.box.has_intimidate:
        return least
    for card in table.attackers:
        if has_keyword(table, card, INTIMIDATE):
            least = max(least, strength(table, card))
    return least


def bonus(table: Table, side: list[Slot]) -> int:
    """For each player with a title that is strong in this challenge and somebody on this side."""
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
