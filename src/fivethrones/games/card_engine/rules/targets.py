"""Whom a player may challenge, and what must be handed over for it."""

from fivethrones.games.card_engine.derived.of_players import TOLL, figure
from fivethrones.games.card_engine.lasting import PACT, ROUND, TOLL_TO, WIDTH, for_seat
from fivethrones.games.card_engine.rules.payment import hand_over
from fivethrones.games.card_engine.rules.titles import supports
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def is_target(table: Table, seat: Seat, type: int, other: Seat) -> bool:
    """An opponent whom neither a title nor a pact protects."""
    return (
        table.are_opponents(seat, other)
        and not supports(table, seat, other)
        and not has_pact(table, seat, type, other)
    )


def targets(table: Table, seat: Seat, type: int) -> list[Seat]:
    """Clockwise from the left, whatever it costs."""
    return [other for other in table.opponents(seat) if is_target(table, seat, type, other)]


def make_pact(table: Table, one: Seat, other: Seat, type: int, kind: int, index: int) -> None:
    """No challenges of this type against each other until the round ends."""
    table.last(PACT, ROUND, for_seat(one), 3 * other + type, kind, index)
    table.last(PACT, ROUND, for_seat(other), 3 * one + type, kind, index)


def has_pact(table: Table, seat: Seat, type: int, other: Seat) -> bool:
    lasting = table.lasting
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == PACT and lasting[i + 2] == for_seat(seat) and lasting[i + 3] == 3 * other + type:
            return True
    return False


# Tolls


def tolls(table: Table, seat: Seat, type: int, target: Seat) -> list[int]:
    """What a player hands over before such a challenge: to whom and how much, again and again."""
    found: list[int] = []
    amount = figure(table, seat, TOLL, type)
    if amount:
        found += [target, amount]
    lasting = table.lasting
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == TOLL_TO and lasting[i + 2] == for_seat(seat) and lasting[i + 3] % 3 == type:
            found += [lasting[i + 3] // 3, 1]
    return found


def toll(table: Table, seat: Seat, type: int) -> int:
    """All of them together; whom one challenges makes no difference."""
    return sum(tolls(table, seat, type, NOTHING)[1::2])


def pay_tolls(table: Table, seat: Seat, type: int, target: Seat) -> None:
    due = tolls(table, seat, type, target)
    for i in range(0, len(due), 2):
        hand_over(table, seat, due[i], due[i + 1], "toll", "toll")
