"""Moving cards from zone to zone, and what that entails."""

from typing import Final, TypeVar

from fivethrones.games.card_engine.box.figures import STALWART
from fivethrones.games.card_engine.moves.lasting import forget
from fivethrones.games.card_engine.records import chance
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot, Zone
from fivethrones.games.card_engine.records.occurrences import STOOD
from fivethrones.games.card_engine.records.phases import STANDING
from fivethrones.games.card_engine.records.zones import (
    DECK,
    DISCARD,
    DRAFT,
    DRAFTED,
    HAND,
    PLAY,
    is_source,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Args

N = TypeVar("N", bound=int)

# From here a player chooses, unseen by others, which card leaves.
HELD: Final = (HAND, DRAFT, DRAFTED)


def move(table: Table, slot: Slot, zone: Zone, seat: Seat) -> Slot:
    """Move a card to a pile of a player. Returns its new slot."""
    if table.zone[slot] in HELD:
        slot = leave_hand(table, slot)
    left = table.zone[slot]
    table.piles[left * table.seats + table.controller[slot]].remove(slot)
    table.piles[zone * table.seats + seat].append(slot)
    table.zone[slot] = zone
    table.controller[slot] = seat
    if is_source(left) or is_source(zone):
        table.forget_touching()
    return slot


def move_all(table: Table, source: Zone, goal: Zone, seat: Seat) -> None:
    """Move a whole pile. It is read anew for each card, since the slots of a hand change as cards leave it."""
    while table.pile(source, seat):
        move(table, table.pile(source, seat)[0], goal, seat)


def leave_hand(table: Table, slot: Slot) -> Slot:
    """Prepare a card to leave a hand: it is always the last slot that goes, so nobody can tell how long the card was held."""
    hand = table.pile(table.zone[slot], table.controller[slot])
    close_ranks(table.kinds, hand, slot)
    close_ranks(table.knowledge, hand, slot)
    return hand[-1]


def close_ranks(values: list[N], hand: list[Slot], slot: Slot) -> None:
    """Move the value in this slot of a hand to the last slot, and the values behind it one slot up."""
    leaving = values[slot]
    for i in range(hand.index(slot), len(hand) - 1):
        values[hand[i]] = values[hand[i + 1]]
    values[hand[-1]] = leaving


def show(table: Table, slot: Slot) -> int:
    """Turn a card face up. Returns the viewers who learn something from it."""
    learning = EVERYONE & ~table.knowledge[slot]
    table.knowledge[slot] = EVERYONE
    return learning


def shuffle(table: Table, zone: Zone, seat: Seat, known_to: int) -> None:
    """Kinds change places, not slots, so that a shuffle tells nothing to viewers who know none of these cards."""
    pile = table.piles[zone * table.seats + seat]
    pile.sort()
    kinds = [table.kinds[slot] for slot in pile]
    table.rng.shuffle(kinds, chance.pile(zone, seat))
    for i in range(len(pile)):
        table.kinds[pile[i]] = kinds[i]
        table.knowledge[pile[i]] = known_to


def shuffle_deck(table: Table, seat: Seat) -> None:
    shuffle(table, DECK, seat, NOBODY)


def draw(table: Table, seat: Seat, count: int) -> None:
    """Draw as many of these cards as the deck has."""
    drawn: list[Slot] = []
    while len(drawn) < count and table.pile(DECK, seat):
        slot = move(table, table.pile(DECK, seat)[0], HAND, seat)
        table.knowledge[slot] |= only(seat)
        drawn.append(slot)
    if not drawn:
        return
    public: Args = {"count": len(drawn)}
    secret: Args = {"cards": table.names(drawn)}
    table.emit(Event("draws", seat, public, table.rule("draw"), secret, only(seat), only(seat)))


def can_draw(table: Table, seat: Seat) -> bool:
    """Whether a player can draw outside the draw phase."""
    limit = table.box.draw_limit
    return len(table.pile(DECK, seat)) > 0 and (limit == 0 or table.drawn[seat] < limit)


def draw_limited(table: Table, seat: Seat, count: int) -> None:
    """Draw outside the draw phase, up to the draw limit of the round."""
    limit, held = table.box.draw_limit, len(table.pile(HAND, seat))
    draw(table, seat, min(count, limit - table.drawn[seat]) if limit else count)
    table.drawn[seat] += len(table.pile(HAND, seat)) - held


def discard_unplayed(table: Table, slot: Slot, seat: Seat) -> Slot:
    """Discard from hand or deck. In some boxes a stalwart card goes on top of the deck instead."""
    if not table.box.stalwart_from_anywhere or STALWART not in table.card(slot).keywords:
        return move(table, slot, DISCARD, seat)
    slot = move(table, slot, DECK, seat)
    put_on_top(table, slot)
    return slot


def discard_from_hand(table: Table, slot: Slot) -> None:
    seat = table.controller[slot]
    slot = discard_unplayed(table, slot, seat)
    learning = show(table, slot)
    table.emit(Event("discards", seat, {"card": table.name(slot)}, table.rule("discard"), discloses=learning))


def discard_at_random(table: Table, seat: Seat, count: int) -> None:
    for _ in range(min(count, len(table.pile(HAND, seat)))):
        hand = table.pile(HAND, seat)
        slot = discard_unplayed(table, hand[table.rng.below(len(hand), chance.hand(seat))], seat)
        table.knowledge[slot] = EVERYONE
        public: Args = {"card": table.name(slot)}
        table.emit(Event("discards-at-random", seat, public, table.rule("intrigue"), discloses=EVERYONE))


def enter_play(table: Table, slot: Slot, seat: Seat, bearer: Slot = NO_CARD) -> Slot:
    """Put a card into play, face up and standing. Returns its new slot."""
    slot = move(table, slot, PLAY, seat)
    table.kneeling[slot] = 0
    table.power_on[slot] = 0
    table.attached_to[slot] = bearer
    return slot


def leave_play(table: Table, slot: Slot, zone: Zone) -> None:
    """Move a card from play to its owner's hand or pile, or to the top of the deck; it loses its power, gold and attachments."""
    for other in table.attachments(slot) + table.duplicates(slot):
        leave_play(table, other, DISCARD)
    table.power_on[slot] = 0
    table.gold_on[slot] = 0
    table.kneeling[slot] = 0
    table.attached_to[slot] = NO_CARD
    leave_challenge(table, slot)
    forget(table, slot)
    move(table, slot, zone, table.owner[slot])
    if zone == DECK:
        put_on_top(table, slot)


def put_on_top(table: Table, slot: Slot) -> None:
    """Move a card within its deck to the top."""
    deck = table.piles[DECK * table.seats + table.controller[slot]]
    deck.remove(slot)
    deck.insert(0, slot)


def leave_challenge(table: Table, slot: Slot) -> None:
    if slot in table.attackers:
        table.attackers.remove(slot)
    if slot in table.defenders:
        table.defenders.remove(slot)
    if slot in table.barred:
        table.barred.remove(slot)


def kneel(table: Table, slot: Slot) -> None:
    if table.kneeling[slot]:
        return
    table.kneeling[slot] = 1
    table.emit(Event("kneels", table.controller[slot], {"card": table.name(slot)}, table.rule("kneeling")))


def stand(table: Table, slot: Slot) -> None:
    if not table.kneeling[slot]:
        return
    table.kneeling[slot] = 0
    if table.phase == STANDING:
        table.note(STOOD, table.controller[slot], slot)
    table.emit(Event("stands", table.controller[slot], {"card": table.name(slot)}, table.rule("kneeling")))
