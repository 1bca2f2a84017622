"""What keywords do in a challenge."""

from fivethrones.games.card_engine.cards import RENOWN, STEALTH
from fivethrones.games.card_engine.derived import BE_BARRED, cannot, has_keyword
from fivethrones.games.card_engine.rules.pick import ask
from fivethrones.games.card_engine.rules.power import cards_gain
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def ask_stealth(table: Table) -> None:
    """For each attacker with stealth, one character without it that may not be declared as a defender."""
    table.picked = []
    stealthy = [card for card in table.attackers if has_keyword(table, card, STEALTH)]
    if not stealthy:
        return
    choices = [
        card
        for card in table.characters(table.defender)
        if not has_keyword(table, card, STEALTH) and not cannot(table, card, BE_BARRED)
    ]
    ask(table, table.attacker, "prompt-stealth", "stealth", NOTHING, 0, len(stealthy), choices)


def take_renown(table: Table, winner: Seat) -> None:
    """Every participant on the winning side that has it takes 1 power, all at once."""
    if winner == NOTHING:
        return
    side = table.attackers if winner == table.attacker else table.defenders
    renowned = [card for card in side if has_keyword(table, card, RENOWN)]
    if renowned:
        cards_gain(table, renowned, 1, "renown")
