"""Keywords in challenges: stealth and renown."""

from fivethrones.games.card_engine.box.figures import RENOWN, STEALTH
from fivethrones.games.card_engine.moves.choosing import ask, forget_picked
from fivethrones.games.card_engine.moves.power import cards_gain
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.occurrences import TOOK_RENOWN
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import BE_BARRED, cannot, has_keyword
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


def ask_stealth(table: Table) -> None:
    """Let each attacker with stealth bar one character without stealth from being declared as a defender."""
    forget_picked(table)
    stealthy = [card for card in table.attackers if has_keyword(table, card, STEALTH)]
    if not stealthy:
        return
    choices = [
        card
        for card in table.characters(table.defender)
        if not has_keyword(table, card, STEALTH) and not cannot(table, card, BE_BARRED)
    ]
    ask(table, table.attacker, "prompt-stealth", "stealth", NO_CARD, 0, len(stealthy), choices)


def bar(table: Table, cards: list[Slot]) -> None:
    table.barred = cards
    if cards:
        public: Args = {"cards": table.names(cards)}
        table.emit(Event("bars", table.attacker, public, table.rule("stealth")))


def take_renown(table: Table) -> None:
    """Each of the winner's participants with renown takes 1 power, all at once."""
    if table.winner == NOTHING:
        return
    side = table.attackers if table.winner == table.attacker else table.defenders
    renowned = [
        card for card in side if table.controller[card] == table.winner and has_keyword(table, card, RENOWN)
    ]
    if not renowned:
        return
    for card in renowned:
        table.note(TOOK_RENOWN, table.winner, card)
    cards_gain(table, renowned, 1, "renown")
