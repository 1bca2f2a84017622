"""What was to happen if a player wins the challenge."""

from fivethrones.games.card_engine.records.lasting import IF_YOU_WIN, Lasting
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.using import new_use
from fivethrones.kernel.action import NOTHING, Seat


def rewards(table: Table, winner: Seat) -> list[Lasting]:
    return [
        lasting
        for lasting in table.lasting
        if lasting.what == IF_YOU_WIN and winner != NOTHING and lasting.seat == winner
    ]


def pay_off(table: Table, winner: Seat) -> None:
    for lasting in rewards(table, winner):
        use = new_use(winner, lasting.by, lasting.kind, lasting.ability, NOTHING, NOTHING, NOTHING, 0)
        for effect in use.deed(table).effects:
            effect.later(table, use)
