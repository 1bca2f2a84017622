"""Coming into play without being played: free and standing, subject to the rules on unique cards."""

from fivethrones.games.card_engine.box.figures import ATTACHMENT
from fivethrones.games.card_engine.moves.moving import enter_play, leave_challenge, move, show
from fivethrones.games.card_engine.moves.victory import check_victory
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.occurrences import ENTERED, WAS_ATTACHED
from fivethrones.games.card_engine.records.zones import DEAD, PLAY, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.bearing import bearers
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


def has_copy(table: Table, seat: Seat, card: Slot) -> bool:
    """Whether a player owns or controls another copy in play, or has one in the dead pile."""
    for slot in table.pile(DEAD, seat):
        if slot != card and table.are_copies(slot, card):
            return True
    for slot in table.in_play():
        if (
            slot != card
            and table.are_copies(slot, card)
            and seat in (table.owner[slot], table.controller[slot])
        ):
            return True
    return False


def may_control(table: Table, seat: Seat, card: Slot) -> bool:
    """Whether the rules on unique cards let a player control this card."""
    return not table.card(card).unique or not has_copy(table, seat, card)


def may_enter(table: Table, seat: Seat, card: Slot) -> bool:
    """Whether this card can be put into play under a player's control."""
    return may_control(table, seat, card) and (
        not table.card(card).type & ATTACHMENT or len(bearers(table, seat, card)) > 0
    )


def put_into_play(table: Table, card: Slot, seat: Seat, bearer: Slot = NO_CARD) -> Slot:
    """Put a card into play under a player's control. Returns its new slot."""
    card = enter_play(table, card, seat, bearer)
    learning = show(table, card)
    public: Args = {"card": table.name(card)}
    if bearer == NOTHING:
        table.emit(Event("enters", seat, public, table.rule("put-into-play"), discloses=learning))
    else:
        public["bearer"] = table.name(bearer)
        table.emit(Event("attaches", seat, public, table.rule("attachment"), discloses=learning))
    table.note(ENTERED, seat, card)
    if bearer != NOTHING:
        table.note(WAS_ATTACHED, seat, card)
    return card


def slip_under(table: Table, card: Slot, top: Slot) -> Slot:
    """Put a card under another one as a duplicate. Returns its new slot."""
    seat = table.controller[top]
    card = move(table, card, UNDER, seat)
    table.attached_to[card] = top
    learning = show(table, card)
    table.emit(
        Event("duplicate", seat, {"card": table.name(card)}, table.rule("duplicate"), discloses=learning)
    )
    return card


def take_control(table: Table, seat: Seat, card: Slot) -> None:
    """A card that changes control keeps its position, power, attachments and duplicates."""
    duplicates = table.duplicates(card)
    leave_challenge(table, card)
    move(table, card, PLAY, seat)
    for duplicate in duplicates:
        move(table, duplicate, UNDER, seat)
    table.emit(Event("takes-control", seat, {"card": table.name(card)}, table.rule("control")))
    check_victory(table)
