"""Which abilities can be used now. All of it rests on what everybody can see."""

from typing import Final

from fivethrones.games.card_engine.abilities.ability import Deed
from fivethrones.games.card_engine.abilities.filters import any_matches
from fivethrones.games.card_engine.cards import EVENT
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


def possible_events(table: Table, seat: Seat) -> list[int]:
    """The kinds of events that might be in this hand, for all that everybody knows."""
    hand = table.pile(HAND, seat)
    if not hand:
        return []
    found: list[int] = []
    cards, kinds = table.box.cards, table.kinds
    for slot in hand:
        if cards[kinds[slot]].type == EVENT and kinds[slot] not in found:
            found.append(kinds[slot])
    for slot in table.pile(DECK, seat):
        kind = kinds[slot]
        if cards[kind].type == EVENT and kind not in found and table.knowledge[slot] != EVERYONE:
            found.append(kind)
    return found


def could_hold(table: Table, seat: Seat, timing: int) -> bool:
    """Whether an event that might be in this hand could be used now, at this timing."""
    for kind in possible_events(table, seat):
        for index in table.box.cards[kind].deeds[timing]:
            if not hindrance(table, seat, NOTHING, kind, index):
                return True
    return False
