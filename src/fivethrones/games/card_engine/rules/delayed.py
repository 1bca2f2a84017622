"""What was to happen if a player wins the challenge."""

from fivethrones.games.card_engine.lasting import IF_YOU_WIN, WIDTH, for_seat
from fivethrones.games.card_engine.rules.resolve import new_use
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def rewards(table: Table, winner: Seat) -> list[int]:
    """Where each begins in the list of what lasts."""
    lasting = table.lasting
    return [
        i
        for i in range(0, len(lasting), WIDTH)
        if lasting[i] == IF_YOU_WIN and winner != NOTHING and lasting[i + 2] == for_seat(winner)
    ]


def pay_off(table: Table, winner: Seat) -> None:
    for i in rewards(table, winner):
        card, kind, index = table.lasting[i + 3], table.lasting[i + 4], table.lasting[i + 5]
        use = new_use(winner, card, kind, index, NOTHING, NOTHING, NOTHING, 0)
        for effect in table.box.cards[kind].deed(index).effects:
            effect.later(table, use)
