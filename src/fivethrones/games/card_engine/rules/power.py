"""Power and gold; whoever has enough power wins at once."""

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.state import Outcome


def house_gains(table: Table, seat: Seat, amount: int, topic: str) -> None:
    """From the reserve to the banner."""
    table.power[seat] += amount
    table.emit(Event("house-gains-power", seat, {"amount": amount}, table.rule(topic)))
    check_victory(table)


def cards_gain(table: Table, slots: list[int], amount: int, topic: str) -> None:
    """From the reserve to each of these cards, all at once."""
    for slot in slots:
        table.power_on[slot] += amount
        public: Args = {"card": table.name(slot), "amount": amount}
        table.emit(Event("gains-power", table.controller[slot], public, table.rule(topic)))
    check_victory(table)


def move_power(table: Table, source: Seat, goal: Seat, amount: int) -> None:
    """From one banner to another, as far as there is any."""
    amount = min(amount, table.power[source])
    if amount == 0:
        return
    table.power[source] -= amount
    table.power[goal] += amount
    public: Args = {"amount": amount, "from": seat_name(source)}
    table.emit(Event("takes-power", goal, public, table.rule("power-claim")))
    check_victory(table)


def check_victory(table: Table) -> None:
    """Of several who have enough at once, the first player wins, or whoever is next to the left."""
    if table.outcome is not None:
        return
    for seat in table.in_order(table.first):
        if table.total_power(seat) >= table.box.victory:
            public: Args = {"winners": [seat_name(seat)], "power": table.total_power(seat)}
            reason = Message("outcome-power", public, table.rule("victory"))
            table.outcome = Outcome(ranking(table, [seat]), reason)
            return


def out_of_rounds(table: Table) -> None:
    """Nobody got there in time: the most power wins."""
    places = ranking(table, [])
    power = table.total_power(places[0][0])
    winners = [seat_name(seat) for seat in places[0]]
    table.outcome = Outcome(
        places, Message("outcome-rounds", {"winners": winners, "power": power}, table.rule("round-limit"))
    )


def ranking(table: Table, winners: list[Seat]) -> list[list[Seat]]:
    """The winners, then the others by power, equals together."""
    rest = [seat for seat in range(table.seats) if seat not in winners]
    totals = sorted({table.total_power(seat) for seat in rest}, reverse=True)
    places = [[seat for seat in rest if table.total_power(seat) == total] for total in totals]
    return [winners, *places] if winners else places


def pay_gold(table: Table, seat: Seat, amount: int) -> None:
    """To the treasury."""
    if amount == 0:
        return
    table.gold[seat] -= amount
    table.emit(Event("pays", seat, {"amount": amount}, table.rule("gold")))
