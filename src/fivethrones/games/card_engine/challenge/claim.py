"""What an attacker gains by winning: claim, and power if the challenge was unopposed."""

from typing import final

from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY
from fivethrones.games.card_engine.moves.choosing import ask, picked_cards
from fivethrones.games.card_engine.moves.moving import discard_at_random
from fivethrones.games.card_engine.moves.power import house_gains, move_power
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.doomed import KILLED, may_leave
from fivethrones.games.card_engine.timing.leaving import kill
from fivethrones.games.card_engine.values.of_players import KEEPS_POWER, UNOPPOSED_POWER, claim, figure
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame


def begin_claim(table: Table) -> None:
    """Claim is suffered by the challenged player, even if somebody else defended."""
    if table.winner != table.attacker:
        return
    loser, amount = table.defender, claim(table, table.attacker)
    if amount == 0:
        return
    table.emit(Event("claim", table.attacker, {"amount": amount}, table.rule("claim")))
    if table.type == MILITARY:
        lose(table, loser, "military", amount, table.characters(loser))
    elif table.type == INTRIGUE:
        discard_at_random(table, loser, amount)
    elif figure(table, loser, KEEPS_POWER) == 0:
        move_power(table, loser, table.attacker, amount)


def gain_unopposed(table: Table) -> None:
    if table.winner == table.attacker and not table.opposed:
        house_gains(table, table.winner, 1 + figure(table, table.winner, UNOPPOSED_POWER), "unopposed")


# Losing characters to claim, or to deadly attackers


def lose(table: Table, seat: Seat, topic: str, amount: int, characters: list[Slot]) -> None:
    """A player chooses this many characters, or all there are, to be killed together.

    Those that cannot be killed are left out: nobody would choose them before the others, and choosing them does nothing.
    """
    mortal = [card for card in characters if may_leave(table, card, KILLED)]
    if mortal:
        table.push(Victims(seat, topic, amount, mortal, False))


@final
class Victims(Frame[Table]):
    def __init__(self, seat: Seat, topic: str, amount: int, cards: list[Slot], asked: bool) -> None:
        self.seat = seat
        self.topic = topic
        self.amount = amount
        self.cards = cards  # from which the player chooses
        self.asked = asked

    def clone(self) -> "Frame[Table]":
        return Victims(self.seat, self.topic, self.amount, self.cards, self.asked)

    def resume(self, table: Table) -> Decision | None:
        if not self.asked:
            self.asked = True
            ask(table, self.seat, "prompt-victims", self.topic, NO_CARD, self.amount, self.amount, self.cards)
            return None
        table.pop()
        kill(table, picked_cards(table))
        return None
