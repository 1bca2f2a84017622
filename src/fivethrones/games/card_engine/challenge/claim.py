"""What the attacker gains by winning: claim, and power for a challenge unopposed."""

from fivethrones.games.card_engine.box.card import INTRIGUE, MILITARY
from fivethrones.games.card_engine.challenge.victims import lose
from fivethrones.games.card_engine.moves.moving import discard_at_random
from fivethrones.games.card_engine.moves.power import house_gains, move_power
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import KEEPS_POWER, UNOPPOSED_POWER, claim, figure
from fivethrones.kernel.event import Event


def begin_claim(table: Table) -> None:
    """It falls on the target, whoever defended."""
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
