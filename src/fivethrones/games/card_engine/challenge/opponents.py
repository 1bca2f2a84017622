"""PlayerFilter a player may challenge, and what must be handed over for it."""

from fivethrones.games.card_engine.moves.payment import hand_over
from fivethrones.games.card_engine.records.cards import Toll
from fivethrones.games.card_engine.records.lasting import PACT, ROUND, TOLL_TO, Lasting
from fivethrones.games.card_engine.records.numbers import AbilityNo, Icon, Kind
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import TOLL, figure
from fivethrones.games.card_engine.values.titles import supports
from fivethrones.kernel.action import NOTHING, Seat


def is_target(table: Table, seat: Seat, type: Icon, other: Seat) -> bool:
    """An opponent whom neither a title nor a pact protects."""
    return (
        table.are_opponents(seat, other)
        and not supports(table, seat, other)
        and not has_pact(table, seat, type, other)
    )


def targets(table: Table, seat: Seat, type: Icon) -> list[Seat]:
    """Clockwise from the left, whatever it costs."""
    return [other for other in table.opponents(seat) if is_target(table, seat, type, other)]


def make_pact(table: Table, one: Seat, other: Seat, type: Icon, kind: Kind, index: AbilityNo) -> None:
    """No challenges of this type against each other until the round ends."""
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
    """What a player hands over before such a challenge."""
    found: list[Toll] = []
    amount = figure(table, seat, TOLL, type)
    if amount:
        found.append(Toll(target, amount))
    for lasting in table.lasting:
        if lasting.what == TOLL_TO and lasting.seat == seat and lasting.type == type:
            found.append(Toll(lasting.other, 1))
    return found


def toll(table: Table, seat: Seat, type: Icon) -> int:
    """All of them together; whom one challenges makes no difference."""
    return sum(toll.gold for toll in tolls(table, seat, type, NOTHING))


def pay_tolls(table: Table, seat: Seat, type: Icon, target: Seat) -> None:
    for toll in tolls(table, seat, type, target):
        hand_over(table, seat, toll.to, toll.gold, "toll", "toll")
