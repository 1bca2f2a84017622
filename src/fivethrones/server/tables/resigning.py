"""How people answer a bot that offers to resign."""

from functools import partial

from fivethrones.bots.resigning import side_of
from fivethrones.kernel.action import Seat
from fivethrones.match.entry import RESIGN, Entry
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.consent import proposed, still_to_agree
from fivethrones.server.tables.entries import Agreed, Line
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.play import check_holds, consented, match_of
from fivethrones.server.tables.table import Table


async def answer(live: LiveTable, guest: Guest, seat: Seat, agree: bool) -> None:
    """Of a person who plays against the bot. Where all accept it has resigned, and its partner with it."""
    side: list[Seat] = []

    def decide(table: Table) -> Line:
        check_holds(table, guest, seat)
        match = match_of(table)
        pending = proposed(table, RESIGN)
        if pending is None or seat not in still_to_agree(table):
            raise refuse("resignation-not-offered")
        line = consented(table, pending, seat) if agree else Agreed(seat, False)
        side[:] = side_of(table.game, match.state, pending.seat) if isinstance(line, Entry) else []
        return line

    await live.change(decide)
    for partner in side:
        if live.table.is_playing and not live.table.has_resigned(partner):
            await live.change(partial(follow, partner=partner))


def follow(table: Table, partner: Seat) -> Line:
    match_of(table)
    return Entry(RESIGN, partner)
