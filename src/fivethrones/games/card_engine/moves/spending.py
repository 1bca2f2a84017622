"""Using up what a title gives once a round."""

from fivethrones.games.card_engine.records.lasting import ROUND, SPENT, Lasting
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.titles import title
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


def spend(table: Table, seat: Seat, what: int) -> None:
    table.lasting.append(Lasting(SPENT, ROUND, seat=seat, title=what))


def spend_title(table: Table, seat: Seat) -> None:
    public = {"title": title(table, seat).name}
    table.emit(Event("uses-title", seat, {**public}, table.rule("titles")))
    spend(table, seat, table.titles[seat])
