"""Cards that change their controller."""

from fivethrones.games.card_engine.moves.moving import leave_challenge, move
from fivethrones.games.card_engine.moves.victory import check_victory
from fivethrones.games.card_engine.records.zones import PLAY, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


def take_control(table: Table, seat: Seat, card: int) -> None:
    """It stays as it is: kneeling or not, with its power, its attachments and its duplicates."""
    duplicates = table.duplicates(card)
    leave_challenge(table, card)
    move(table, card, PLAY, seat)
    for duplicate in duplicates:
        move(table, duplicate, UNDER, seat)
    table.emit(Event("takes-control", seat, {"card": table.name(card)}, table.rule("control")))
    check_victory(table)
