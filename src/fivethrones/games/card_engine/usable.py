"""Which abilities can be used now. All of it rests on what everybody can see."""

from typing import Final

from fivethrones.games.card_engine.abilities.base.constant import TOLLS
from fivethrones.games.card_engine.abilities.base.deed import ACTION, PASSIVE, Deed
from fivethrones.games.card_engine.abilities.base.who import Who
from fivethrones.games.card_engine.abilities.matching import matching
from fivethrones.games.card_engine.abilities.players import players
from fivethrones.games.card_engine.cards import BY_OTHER_RULES, EVENT
from fivethrones.games.card_engine.derived.of_cards import may_choose
from fivethrones.games.card_engine.derived.of_players import EVENT_TOLL, figure
from fivethrones.games.card_engine.derived.prices import spendable, toll_of
from fivethrones.games.card_engine.derived.texts import is_blank
from fivethrones.games.card_engine.lasting import SPENT, for_seat
from fivethrones.games.card_engine.phases import MARSHALLING
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import DECK, HAND, PLAY
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message

# The topic of the rule behind each refusal.
TOPICS: Final = {
    "refused-phase": "action",
    "refused-paid-action": "marshalling-actions",
    "refused-limit": "limit",
    "refused-condition": "action",
    "refused-cost": "target",
    "refused-no-target": "target",
    "refused-no-change": "target",
    "refused-blank": "blank",
    "refused-toll-of-use": "toll",
    "refused-event": "playing",
    "refused-not-active": "marshalling",
    "refused-unique": "unique",
    "refused-limited": "limited",
    "refused-limited-response": "limited-response",
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
    if table.box.paid_actions_active_only and is_out_of_turn(table, deed, seat, me):
        return "refused-paid-action"
    if (
        deed.limit
        and table.count_lasting(SPENT, spender(table, kind, deed, seat, me), kind, index) >= deed.limit
    ):
        return "refused-limit"
    if deed.limited and table.count_lasting(SPENT, for_seat(seat), NOTHING, NOTHING):
        return "refused-limited-response"
    for condition in deed.when:
        if not condition.holds(table, seat, me):
            return "refused-condition"
    for cost in deed.costs:
        if not cost.payable(table, seat, me):
            return "refused-cost"
    if deed.target is not None and not has_targets(table, deed, seat, me):
        return "refused-no-target"
    if deed.player != NOTHING and not candidates(table, deed, seat, me):
        return "refused-no-target"
    if not could_change(table, deed, seat, me):
        return "refused-no-change"
    if deed.timing < PASSIVE and not can_pay_tolls(table, deed, seat, me, kind):
        return "refused-toll-of-use"
    return "refused-blank" if me != NOTHING and table.zone[me] == PLAY and is_blank(table, me) else ""


def is_out_of_turn(table: Table, deed: Deed, seat: Seat, me: int) -> bool:
    """An action for gold while another player marshals."""
    if deed.timing != ACTION or table.phase != MARSHALLING or table.active == seat:
        return False
    for cost in deed.costs:
        if cost.gold(table, seat, me) > 0:
            return True
    return False


def has_targets(table: Table, deed: Deed, seat: Seat, me: int) -> bool:
    """Enough for both, where there are two."""
    assert deed.target is not None
    if deed.second is None and deed.target_in == NOTHING:
        return any_choosable(table, deed.target, seat, me)
    first = targets(table, deed, seat, me)
    if not first or deed.second is None:
        return len(first) > 0
    second = second_targets(table, deed, seat, me)
    return len(second) > 1 or (len(second) == 1 and first != second)


def targets(table: Table, deed: Deed, seat: Seat, me: int) -> list[int]:
    """The cards that a player may choose as its target."""
    assert deed.target is not None
    if deed.target_in != NOTHING:
        places = [table.pile(deed.target_in, other) for other in range(table.seats)]
        return [card for pile in places for card in pile if deed.target.matches(table, seat, me, card)]
    return choosable(table, matching(table, deed.target, seat, me), seat, me)


def second_targets(table: Table, deed: Deed, seat: Seat, me: int) -> list[int]:
    assert deed.second is not None
    return choosable(table, matching(table, deed.second, seat, me), seat, me)


def choosable(table: Table, cards: list[int], seat: Seat, me: int) -> list[int]:
    """Those of them that are not immune."""
    return [card for card in cards if may_choose(table, card, me, seat)]


def any_choosable(table: Table, who: Who, seat: Seat, me: int) -> bool:
    """Whether there is one among those in play that it names."""
    for card in table.in_play():
        if who.matches(table, seat, me, card) and may_choose(table, card, me, seat):
            return True
    return False


def candidates(table: Table, deed: Deed, seat: Seat, me: int) -> list[Seat]:
    """The players of whom one is chosen for it."""
    found = players(table, seat, deed.player)
    if deed.player_if is None:
        return found
    return [player for player in found if deed.player_if.fits(table, seat, me, player)]


def could_change(table: Table, deed: Deed, seat: Seat, me: int) -> bool:
    """One part that works is enough."""
    for effect in deed.effects:
        if effect.could(table, seat, me):
            return True
    return False


def can_pay_tolls(table: Table, deed: Deed, seat: Seat, me: int, kind: int) -> bool:
    """Beside the gold that it costs."""
    due = toll_of_use(table, seat, me, kind)
    if not due:
        return True
    for cost in deed.costs:
        due += cost.gold(table, seat, me)
    return spendable(table, seat) >= due


def toll_of_use(table: Table, seat: Seat, me: int, kind: int) -> int:
    """What others must be paid before this card is used."""
    if not table.box.touches & TOLLS:
        return 0
    if table.box.cards[kind].type == EVENT and (me == NOTHING or table.zone[me] == HAND):
        return figure(table, seat, EVENT_TOLL)
    return 0 if me == NOTHING else toll_of(table, [me])


def spender(table: Table, kind: int, deed: Deed, seat: Seat, me: int) -> int:
    """For whom uses of a limited ability are counted: this copy, or all copies of the player, as with events."""
    return for_seat(seat) if deed.by_name or table.box.cards[kind].type == EVENT else me


def holdable(table: Table, seat: Seat, timing: int, occasion: int) -> list[int]:
    """The kinds that do something from hand on this occasion and might be in this one, for all that everybody knows."""
    hand = table.pile(HAND, seat)
    if not hand or not table.box.occasions[timing] & occasion:
        return []
    if seat in table.secret_decks:
        return bringable(table, seat, timing, occasion)
    held, kinds, knowledge = table.box.held[timing], table.kinds, table.knowledge
    there = [slot for slot in hand + table.pile(DECK, seat) if held[kinds[slot]] & occasion]
    return sorted({kinds[slot] for slot in there if slot in hand or knowledge[slot] != EVERYONE})


def bringable(table: Table, seat: Seat, timing: int, occasion: int) -> list[int]:
    """The same of a deck that nobody else knows: what its House may have and does not lie elsewhere with all copies."""
    house, cards, held = table.card(table.house_card(seat)).house, table.box.cards, table.box.held[timing]
    elsewhere = [
        table.kinds[slot]
        for slot in range(len(table.kinds))
        if table.owner[slot] == seat and table.knowledge[slot] == EVERYONE and table.zone[slot] != HAND
    ]
    return [
        kind
        for kind in range(len(cards))
        if held[kind] & occasion
        and (table.box.free_decks or not cards[kind].only or cards[kind].only & house)
        and elsewhere.count(kind) < (BY_OTHER_RULES if table.box.free_decks else cards[kind].per_deck)
    ]


def buried(table: Table, seat: Seat, timing: int) -> list[tuple[int, int]]:
    """The cards in a player's piles that work there, each with its ability."""
    found: list[tuple[int, int]] = []
    for kind in table.box.buried[timing]:
        for index in table.box.cards[kind].buried[timing]:
            for card in table.pile(table.box.cards[kind].deed(index).where, seat):
                if table.kinds[card] == kind:
                    found.append((card, index))
    return found


def could_hold_action(table: Table, seat: Seat) -> bool:
    """Whether a card that might be in this hand could be used now."""
    for kind in holdable(table, seat, ACTION, 1 << table.phase):
        for index in table.box.cards[kind].held[ACTION]:
            if not hindrance(table, seat, NOTHING, kind, index):
                return True
    return False
