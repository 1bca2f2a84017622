"""Which abilities can be used now. All of it rests on what everybody can see."""

from typing import Final

from fivethrones.games.card_engine.abilities.ability import Deed
from fivethrones.games.card_engine.abilities.filters import any_matches
from fivethrones.games.card_engine.state import DECK, HAND, SPENT, Table, for_seat
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message

# The topic of the rule behind each refusal.
TOPICS: Final = {
    "refused-phase": "action",
    "refused-limit": "limit",
    "refused-condition": "action",
    "refused-cost": "target",
    "refused-no-target": "target",
    "refused-no-change": "target",
    "refused-event": "playing",
    "refused-not-active": "marshalling",
    "refused-unique": "unique",
    "refused-limited": "limited",
    "refused-gold": "playing",
    "refused-no-bearer": "attachment",
    "refused-setup-type": "setup",
    "refused-setup-gold": "setup",
}


def refusal(table: Table, reason: str, card: int) -> Message:
    """Why something cannot be done with a card, and the rule on it."""
    return Message(reason, {"card": table.name(card)}, table.rule(TOPICS[reason]))


def hindrance(table: Table, seat: Seat, me: int, kind: int, index: int) -> str:
    """Why a player cannot use an ability of a card now: the id of a refusal, or nothing.

    For a card that might be in a hand ``me`` is NOTHING.
    """
    deed = table.box.cards[kind].deed(index)
    if deed.phase != NOTHING and deed.phase != table.phase:
        return "refused-phase"
    if deed.limit and table.count_lasting(SPENT, spender(deed, seat, me), kind, index) >= deed.limit:
        return "refused-limit"
    for condition in deed.when:
        if not condition.holds(table, seat, me):
            return "refused-condition"
    for cost in deed.costs:
        if not cost.payable(table, seat, me):
            return "refused-cost"
    if deed.target is not None and not any_matches(table, deed.target, seat, me):
        return "refused-no-target"
    return "" if could_change(table, deed, seat, me) else "refused-no-change"


def could_change(table: Table, deed: Deed, seat: Seat, me: int) -> bool:
    """One part that works is enough."""
    for effect in deed.effects:
        if effect.could(table, seat, me):
            return True
    return False


def spender(deed: Deed, seat: Seat, me: int) -> int:
    """For whom uses of a limited ability are counted: this copy, or all copies of the player."""
    return for_seat(seat) if deed.by_name else me


def may_hold(table: Table, seat: Seat, kind: int) -> bool:
    """Whether such an event might be in this hand, for all that everybody knows."""
    hand, kinds = table.pile(HAND, seat), table.kinds
    if not hand:
        return False
    if seat in table.secret_decks:
        return may_bring(table, seat, kind)
    for slot in hand:
        if kinds[slot] == kind:
            return True
    for slot in table.pile(DECK, seat):
        if kinds[slot] == kind and table.knowledge[slot] != EVERYONE:
            return True
    return False


def may_bring(table: Table, seat: Seat, kind: int) -> bool:
    """Whether such a card of a deck that nobody else knows might be in this hand: not all copies lie elsewhere."""
    card, elsewhere = table.box.cards[kind], 0
    if card.only and not card.only & table.card(table.house_card(seat)).house:
        return False
    for slot in range(len(table.kinds)):
        if table.kinds[slot] == kind and table.owner[slot] == seat and table.knowledge[slot] == EVERYONE:
            if table.zone[slot] == HAND:
                return True
            elsewhere += 1
    return elsewhere < card.per_deck


def could_hold(table: Table, seat: Seat, timing: int) -> bool:
    """Whether an event that might be in this hand could be used now, at this timing."""
    for kind in table.box.events[timing]:
        for index in table.box.cards[kind].deeds[timing]:
            if not hindrance(table, seat, NOTHING, kind, index) and may_hold(table, seat, kind):
                return True
    return False
