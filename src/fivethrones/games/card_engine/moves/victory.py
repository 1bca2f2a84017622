"""Whoever has enough power wins at once; if several have, the box decides between them."""

from typing import Final, final

from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import WINS_AT, counted_power, figure
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.state import Outcome

LEAST_TO_WIN: Final = 10  # cards cannot lower the goal further


def side_of(table: Table, seat: Seat) -> list[Seat]:
    """The players who win together with this one."""
    partner = table.partner(seat)
    return [seat] if partner == NOTHING else sorted([seat, partner])


def power_of(table: Table, seat: Seat) -> int:
    """The power that counts for the victory of a player or a team."""
    total = 0
    for member in side_of(table, seat):
        total += counted_power(table, member)
    return total


def goal(table: Table, seat: Seat) -> int:
    """How much power a player needs to win."""
    change = figure(table, seat, WINS_AT)
    return max(table.box.victory + change, LEAST_TO_WIN) if change else table.box.victory


def is_near(table: Table) -> bool:
    """A quick test that rules victory out: whether anybody has enough power for the lowest possible goal."""
    for seat in range(table.seats):
        partner = table.partner(seat)
        shown = 0 if partner == NOTHING else table.total_power(partner)
        if shown + table.total_power(seat) >= LEAST_TO_WIN:
            return True
    return False


def check_victory(table: Table) -> bool:
    """To be called whenever power, or what counts of it, has changed. True if the game ends."""
    if table.outcome is not None or is_being_named(table):
        return True
    there: list[Seat] = []
    for seat in table.in_order(table.first):
        if power_of(table, seat) >= goal(table, seat) and table.partner(seat) not in there:
            there.append(seat)
    if len(there) > 1 and table.box.winner_is_named:
        table.push(NameWinner(there))
    elif there:
        win(table, there[0])
    return len(there) > 0


def is_being_named(table: Table) -> bool:
    for frame in table.stack:
        if isinstance(frame, NameWinner):
            return True
    return False


def win(table: Table, seat: Seat) -> None:
    winners = side_of(table, seat)
    public: Args = {"winners": [seat_name(winner) for winner in winners], "power": power_of(table, seat)}
    table.outcome = Outcome(ranking(table, winners), Message("outcome-power", public, table.rule("victory")))


@final
class NameWinner(Frame[Table]):
    """If several could win at once, the first player names the winner."""

    def __init__(self, there: list[Seat]) -> None:
        self.there = there

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        return Decision(Message("prompt-winner", {}, table.rule("winner")), [table.first])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "winner", other) for other in self.there]

    def answer(self, table: Table, action: Action) -> None:
        win(table, action.target)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-winner", {}, table.rule("winner"))


def out_of_rounds(table: Table) -> None:
    """When the last round is over, the most power wins."""
    places = ranking(table, [])
    power = power_of(table, places[0][0])
    winners = [seat_name(seat) for seat in places[0]]
    table.outcome = Outcome(
        places, Message("outcome-rounds", {"winners": winners, "power": power}, table.rule("round-limit"))
    )


def ranking(table: Table, winners: list[Seat]) -> list[list[Seat]]:
    """The winners first, then the others by power, with ties sharing a place."""
    rest = [seat for seat in range(table.seats) if seat not in winners]
    totals = sorted({power_of(table, seat) for seat in rest}, reverse=True)
    places = [[seat for seat in rest if power_of(table, seat) == total] for total in totals]
    return [winners, *places] if winners else places
