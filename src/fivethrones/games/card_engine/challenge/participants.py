"""Declaring attackers and defenders."""

from fivethrones.games.card_engine.box.figures import CHARACTER
from fivethrones.games.card_engine.moves.choosing import ask
from fivethrones.games.card_engine.moves.moving import kneel
from fivethrones.games.card_engine.moves.payment import hand_over
from fivethrones.games.card_engine.records.numbers import NO_CARD, Icon, Slot
from fivethrones.games.card_engine.records.occurrences import DEFENDS
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.matching import ATTACKING, DEFENDING
from fivethrones.games.card_engine.values.of_cards import ATTACK, DEFEND, cannot, has_icon, stays_standing
from fivethrones.games.card_engine.values.prices import card_tolls, spendable, toll_of
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


def may_attack(table: Table, seat: Seat, type: Icon, purse: int) -> list[Slot]:
    return [card for card in table.pile(PLAY, seat) if is_attacker(table, card, type, purse)]


def has_attacker(table: Table, seat: Seat, type: Icon, purse: int) -> bool:
    for card in table.pile(PLAY, seat):
        if is_attacker(table, card, type, purse):
            return True
    return False


def is_attacker(table: Table, card: Slot, type: Icon, purse: int) -> bool:
    """Whether a card is a standing character with the icon, and ``purse`` covers what is owed to others for it."""
    return (
        not table.kneeling[card]
        and table.is_a(card, CHARACTER)
        and has_icon(table, card, type)
        and not cannot(table, card, ATTACK)
        and toll_of(table, [card], table.controller[card]) <= purse
    )


def may_defend(table: Table, seat: Seat) -> list[Slot]:
    """Standing characters with the icon that are not barred and not in the challenge yet."""
    return [
        card
        for card in table.characters(seat)
        if not table.kneeling[card]
        and card not in table.barred
        and card not in table.participants()
        and has_icon(table, card, table.type)
        and not cannot(table, card, DEFEND)
        and toll_of(table, [card], seat) <= spendable(table, seat)
    ]


def ask_attackers(table: Table) -> None:
    choices = may_attack(table, table.attacker, table.type, spendable(table, table.attacker))
    ask(table, table.attacker, "prompt-attack", "attackers", NO_CARD, 1, len(choices), choices, True)


def attack(table: Table, cards: list[Slot]) -> None:
    table.attackers = cards.copy()
    table.named = cards.copy()
    take_part(table, table.attacker, cards, ATTACKING, "attacks", "attackers")
    pay_for(table, table.attacker, cards)


def ask_defenders(table: Table, seat: Seat) -> None:
    choices = may_defend(table, seat)
    ask(table, seat, "prompt-defend", "defenders", NO_CARD, 0, len(choices), choices, True)


def defend(table: Table, seat: Seat, declared: list[Slot]) -> bool:
    """Add defenders to those who have joined by effects. False if none are declared."""
    table.defenders = sorted(table.defenders + declared)
    if not declared:
        if not table.defenders:
            table.emit(Event("declines", seat, {}, table.rule("defenders")))
        return False
    take_part(table, seat, declared, DEFENDING, "defends", "defenders")
    for card in declared:
        table.note(DEFENDS, seat, card)
    begin_aftermath(table, 0, seat)
    pay_for(table, seat, declared)
    return True


def take_part(table: Table, seat: Seat, cards: list[Slot], role: int, kind: str, topic: str) -> None:
    """Declare participants. They kneel unless a card says otherwise."""
    table.emit(Event(kind, seat, {"cards": table.names(cards)}, table.rule(topic)))
    for card in cards:
        if not stays_standing(table, card, role):
            kneel(table, card)


def pay_for(table: Table, seat: Seat, cards: list[Slot]) -> None:
    """Pay what is owed to others for each of these cards."""
    for card in cards:
        for toll in card_tolls(table, card, seat):
            hand_over(table, seat, toll.to, toll.gold, "toll", "toll")
