"""Whom a player may challenge, and what is owed for it."""

from fivethrones.games.card_engine.moves.payment import hand_over
from fivethrones.games.card_engine.records.cards import Toll
from fivethrones.games.card_engine.records.lasting import PACT, ROUND, TOLL_TO, Lasting
from fivethrones.games.card_engine.records.numbers import AbilityNo, Icon, Kind
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import TOLL, figure
from fivethrones.games.card_engine.values.titles import supports
from fivethrones.kernel.action import NOTHING, Seat


def is_target(table: Table, seat: Seat, type: Icon, other: Seat) -> bool:
    """Whether this is an opponent who is not protected by a title or a pact."""
    return (
        table.are_opponents(seat, other)
        and not supports(table, seat, other)
        and not has_pact(table, seat, type, other)
    )


def targets(table: Table, seat: Seat, type: Icon) -> list[Seat]:
    """The opponents that a player may challenge, clockwise from the left, whatever they cost."""
    return [other for other in table.opponents(seat) if is_target(table, seat, type, other)]


def make_pact(table: Table, one: Seat, other: Seat, type: Icon, kind: Kind, index: AbilityNo) -> None:
    """Forbid two players challenges of a type against each other until the end of the round."""
    for seat, against in ((one, other), (other, one)):
        table.lasting.append(
            Lasting(PACT, ROUND, seat=seat, other=against, type=type, kind=kind, ability=index)
        )


def has_pact(table: Table, seat: Seat, type: Icon, other: Seat) -> bool:
    for lasting in table.lasting:
        if lasting.what == PACT and lasting.seat == seat and lasting.other == other and lasting.type == type:
            return True
    return False


# Tolls


def tolls(table: Table, seat: Seat, type: Icon, target: Seat) -> list[Toll]:
    """What a player must pay to others before such a challenge."""
    found: list[Toll] = []
    amount = figure(table, seat, TOLL, type)
    if amount:
        found.append(Toll(target, amount))
    for lasting in table.lasting:
        if lasting.what == TOLL_TO and lasting.seat == seat and lasting.type == type:
            found.append(Toll(lasting.other, 1))
    return found


def toll(table: Table, seat: Seat, type: Icon) -> int:
    """The sum that must be paid, which is the same whoever is challenged."""
    return sum(toll.gold for toll in tolls(table, seat, type, NOTHING))


def pay_tolls(table: Table, seat: Seat, type: Icon, target: Seat) -> None:
    for toll in tolls(table, seat, type, target):
        hand_over(table, seat, toll.to, toll.gold, "toll", "toll")
