"""Who may bear an attachment."""

from fivethrones.games.card_engine.box.figures import LOCATION, NO_ATTACHMENTS
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_keyword, has_trait
from fivethrones.games.card_engine.values.texts import card_of, is_blank
from fivethrones.kernel.action import Seat


def may_bear(table: Table, seat: Seat, attachment: Slot, card: Slot) -> bool:
    """Whether a card may bear an attachment of this player, by what is written on both."""
    return suits(table, seat, attachment, card) and accepts(table, attachment, card)


def suits(table: Table, seat: Seat, attachment: Slot, card: Slot) -> bool:
    """By what is written on the attachment. A location played as an attachment goes on its player's House card."""
    printed = card_of(table, attachment)
    if printed.bearer is not None:
        return printed.bearer.matches(table, seat, attachment, card)
    return printed.type != LOCATION or card == table.house_card(seat)


def accepts(table: Table, attachment: Slot, card: Slot) -> bool:
    """By what is written on the bearer."""
    if not has_keyword(table, card, NO_ATTACHMENTS):
        return True
    spared = card_of(table, card).bears_only
    return bool(spared) and not is_blank(table, card) and has_trait(table, attachment, spared)


def bearers(table: Table, seat: Seat, attachment: Slot) -> list[Slot]:
    """The cards in play that may bear this attachment."""
    return [card for card in table.in_play() if may_bear(table, seat, attachment, card)]


def is_borne_rightly(table: Table, attachment: Slot) -> bool:
    """Whether an attachment in play may stay where it is."""
    bearer = table.attached_to[attachment]
    return may_bear(table, table.controller[attachment], attachment, bearer)
