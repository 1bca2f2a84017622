"""Which abilities can be used now, judged only by what everybody can see."""

from typing import Final

from fivethrones.games.card_engine.ability.active import ACTION, PASSIVE, ActiveAbility
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.static import TOLLS
from fivethrones.games.card_engine.box.card import BY_OTHER_RULES
from fivethrones.games.card_engine.box.figures import EVENT
from fivethrones.games.card_engine.records.lasting import ROUND, SPENT, Lasting
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Kind, Slot, Timing
from fivethrones.games.card_engine.records.phases import MARSHALLING
from fivethrones.games.card_engine.records.zones import DECK, HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.lasting import has_spent, times_spent
from fivethrones.games.card_engine.values.of_cards import may_choose
from fivethrones.games.card_engine.values.of_players import EVENT_TOLL, figure
from fivethrones.games.card_engine.values.players import players
from fivethrones.games.card_engine.values.prices import spendable, toll_of
from fivethrones.games.card_engine.values.texts import is_blank
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message

# By refusal, the topic of the rule behind it.
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


def refusal(table: Table, reason: str, card: Slot) -> Message:
    """The message for a refusal, with its rule."""
    return Message(reason, {"card": table.name(card)}, table.rule(TOPICS[reason]))


def hindrance(
    table: Table,
    seat: Seat,
    me: Slot,
    kind: Kind,
    index: AbilityNo,
    about: Slot = NO_CARD,
    by: Seat = NOTHING,
) -> str:
    """Why a player cannot use an ability of a card now: the id of a refusal, or an empty string.

    ``me`` is NO_CARD for a card that only might be in a hand. An answer answers an occurrence about the card ``about`` and
    the player ``by``.
    """
    ability = table.box.cards[kind].ability(index)
    if ability.phase != NOTHING and ability.phase != table.phase:
        return "refused-phase"
    if table.box.paid_actions_active_only and is_out_of_turn(table, ability, seat, me):
        return "refused-paid-action"
    if ability.limit and times_used(table, seat, me, kind, index) >= ability.limit:
        return "refused-limit"
    if ability.limited and has_spent(table, seat, NOTHING):
        return "refused-limited-response"
    for condition in ability.when:
        if not condition.holds(table, seat, me):
            return "refused-condition"
    for cost in ability.costs:
        if not cost.payable(table, seat, me):
            return "refused-cost"
    aim = Aim(seat, me, about, by)
    if ability.player != NOTHING:
        aim.players = nameable(table, ability, aim)
        if not aim.players:
            return "refused-no-target"
    if ability.target is not None:
        reason = why_no_target(table, ability, aim)
        if reason:
            return reason
    elif not could_change(table, ability, aim):
        return "refused-no-change"
    if ability.timing < PASSIVE and not can_pay_tolls(table, ability, seat, me, kind):
        return "refused-toll-of-use"
    return "refused-blank" if me != NOTHING and table.zone[me] == PLAY and is_blank(table, me) else ""


def is_out_of_turn(table: Table, ability: ActiveAbility, seat: Seat, me: Slot) -> bool:
    """Whether it is an action that costs gold, while another player marshals."""
    if ability.timing != ACTION or table.phase != MARSHALLING or table.active == seat:
        return False
    for cost in ability.costs:
        if cost.gold(table, seat, me) > 0:
            return True
    return False


def why_no_target(table: Table, ability: ActiveAbility, aim: Aim) -> str:
    """The refusal if there is no target, or none for which anything would change."""
    reason = "refused-no-target"
    for card in places(table, ability):
        if may_aim(table, ability, aim, card):
            if is_target(table, ability, aim, card):
                return ""
            reason = "refused-no-change"
    return reason


def targets(table: Table, ability: ActiveAbility, aim: Aim) -> list[Slot]:
    """The cards that a player may choose as the target of an ability."""
    cards = [card for card in places(table, ability) if may_aim(table, ability, aim, card)]
    return [card for card in cards if is_target(table, ability, aim, card)]


def second_targets(table: Table, ability: ActiveAbility, aim: Aim) -> list[Slot]:
    """The cards that may be the second target, once the first has been chosen."""
    assert ability.second is not None
    first = aim.targets[0]
    return [
        card
        for card in table.in_play()
        if card != first
        and ability.second.matches(table, aim.seat, aim.me, card)
        and may_choose(table, card, aim.me, aim.seat)
        and could_change(table, ability, aim.at(first, card))
    ]


def places(table: Table, ability: ActiveAbility) -> list[Slot]:
    """The cards among which the target of an ability must be."""
    if ability.target_in == NOTHING:
        return table.in_play()
    return [card for seat in range(table.seats) for card in table.pile(ability.target_in, seat)]


def may_aim(table: Table, ability: ActiveAbility, aim: Aim, card: Slot) -> bool:
    """Whether the text allows this card as the target, and the card is not immune."""
    assert ability.target is not None
    if not ability.target.matches(table, aim.seat, aim.me, card):
        return False
    return ability.target_in != NOTHING or may_choose(table, card, aim.me, aim.seat)


def is_target(table: Table, ability: ActiveAbility, aim: Aim, card: Slot) -> bool:
    """Whether something would change for this target, given the right second target if the ability has two."""
    if ability.second is None:
        return could_change(table, ability, aim.at(card))
    return len(second_targets(table, ability, aim.at(card))) > 0


def candidates(table: Table, ability: ActiveAbility, aim: Aim) -> list[Seat]:
    """The players who may be chosen for an ability: those for whom something would change."""
    found = nameable(table, ability, aim)
    return [player for player in found if could_change(table, ability, aim.upon(player))]


def nameable(table: Table, ability: ActiveAbility, aim: Aim) -> list[Seat]:
    """The players whom the text allows to be chosen."""
    found = players(table, aim.seat, ability.player)
    if ability.player_if is None:
        return found
    return [player for player in found if ability.player_if.fits(table, aim.seat, aim.me, player)]


def could_change(table: Table, ability: ActiveAbility, aim: Aim) -> bool:
    """Whether at least one effect would change something."""
    for effect in ability.effects:
        if effect.could(table, aim):
            return True
    return False


def can_pay_tolls(table: Table, ability: ActiveAbility, seat: Seat, me: Slot, kind: Kind) -> bool:
    """Whether a player can pay what is owed to others in addition to the cost in gold."""
    due = toll_of_use(table, seat, me, kind)
    if not due:
        return True
    for cost in ability.costs:
        due += cost.gold(table, seat, me)
    return spendable(table, seat) >= due


def toll_of_use(table: Table, seat: Seat, me: Slot, kind: Kind) -> int:
    """What is owed to others before a card is used."""
    if not table.box.touches & TOLLS:
        return 0
    if table.box.cards[kind].type == EVENT and (me == NOTHING or table.zone[me] == HAND):
        return figure(table, seat, EVENT_TOLL)
    return 0 if me == NOTHING else toll_of(table, [me], seat)


def times_used(table: Table, seat: Seat, me: Slot, kind: Kind, index: AbilityNo) -> int:
    """How often a limited ability has been used: by this copy, or by all copies of the player, as with events."""
    if is_limited_by_name(table, kind, index):
        return times_spent(table, NO_CARD, seat, kind, index)
    return times_spent(table, me, NOTHING, kind, index)


def count_use(table: Table, seat: Seat, me: Slot, index: AbilityNo) -> None:
    """Count a use, if the ability has a limit or is a response limited to one a round."""
    kind = table.kinds[me]
    ability = table.box.cards[kind].ability(index)
    if ability.limit and is_limited_by_name(table, kind, index):
        table.lasting.append(Lasting(SPENT, ability.per, seat=seat, kind=kind, ability=index))
    elif ability.limit:
        table.lasting.append(Lasting(SPENT, ability.per, card=me, kind=kind, ability=index))
    if ability.limited:
        table.lasting.append(Lasting(SPENT, ROUND, seat=seat))


def is_limited_by_name(table: Table, kind: Kind, index: AbilityNo) -> bool:
    printed = table.box.cards[kind]
    return printed.type == EVENT or printed.ability(index).by_name


def holdable(table: Table, seat: Seat, timing: Timing, occasion: int) -> list[Kind]:
    """The kinds usable from hand on this occasion that might be in this player's hand, judged by what everybody knows."""
    hand = table.pile(HAND, seat)
    if not hand or not table.box.occasions[timing] & occasion:
        return []
    if seat in table.secret_decks:
        return bringable(table, seat, timing, occasion)
    held, kinds, knowledge = table.box.held[timing], table.kinds, table.knowledge
    there = [slot for slot in hand + table.pile(DECK, seat) if held[kinds[slot]] & occasion]
    return sorted({kinds[slot] for slot in there if slot in hand or knowledge[slot] != EVERYONE})


def bringable(table: Table, seat: Seat, timing: Timing, occasion: int) -> list[Kind]:
    """The same for a secret deck: kinds that its House may include, unless all possible copies are known to be elsewhere."""
    house, cards, held = table.card(table.house_card(seat)).house, table.box.cards, table.box.held[timing]
    elsewhere = [
        table.kinds[slot]
        for slot in range(len(table.kinds))
        if table.owner[slot] == seat and table.knowledge[slot] == EVERYONE and table.zone[slot] != HAND
    ]
    return [
        kind
        for kind in table.box.kinds
        if held[kind] & occasion
        and (table.box.free_decks or not cards[kind].only or cards[kind].only & house)
        and elsewhere.count(kind) < (BY_OTHER_RULES if table.box.free_decks else cards[kind].per_deck)
    ]


def buried(table: Table, seat: Seat, timing: Timing) -> list[tuple[Slot, AbilityNo]]:
    """The cards in a player's piles with abilities that work there, each with its ability."""
    found: list[tuple[Slot, AbilityNo]] = []
    for kind in table.box.buried[timing]:
        for index in table.box.cards[kind].buried[timing]:
            for card in table.pile(table.box.cards[kind].ability(index).where, seat):
                if table.kinds[card] == kind:
                    found.append((card, index))
    return found


def could_hold_action(table: Table, seat: Seat) -> bool:
    """Whether there is an action that a card in this hand might have and that could be used now."""
    for kind in holdable(table, seat, ACTION, 1 << table.phase):
        for index in table.box.cards[kind].held[ACTION]:
            if not hindrance(table, seat, NO_CARD, kind, index):
                return True
    return False
