"""Pieces that people can point at, the choice this stands for, and why there is none."""

from typing import Final

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import (
    AGENDA,
    DRAFT,
    DRAFTED,
    HAND,
    HOUSE,
    PLAY,
    PLOTS,
    REVEALED,
    SETUP,
    UNDER,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.views.choices import OF_NUMBERS, OF_PLAYERS
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import legal, why_not

POINTED: Final = (PLAY, HAND, SETUP, PLOTS, REVEALED, DRAFT, DRAFTED, HOUSE, AGENDA)


def pieces(table: Table) -> list[str]:
    """Cards in play and in hand, plots, types of challenge, seats and titles."""
    cards = [slot for zone in POINTED for seat in range(table.seats) for slot in table.pile(zone, seat)]
    return [
        *(card_piece(slot) for slot in cards),
        *CHALLENGES,
        *(seat_name(seat) for seat in range(table.seats)),
        *(title.name for title in table.box.titles),
    ]


def card_piece(slot: Slot) -> str:
    return f"slot-{slot}"


def piece_of(table: Table, option: Option) -> str:
    assert isinstance(option, Action)
    if option.verb in ("challenge", "type"):
        return CHALLENGES[option.target]
    if option.verb in OF_PLAYERS:
        return seat_name(option.target)
    if option.verb == "title":
        return table.box.titles[option.target].name
    if option.verb == "banner":
        return card_piece(table.house_card(option.seat))
    if option.verb in OF_NUMBERS or option.target == NOTHING:
        return ""
    return piece_of_card(table, Slot(option.target))


def piece_of_card(table: Table, card: Slot) -> str:
    """A duplicate stands for the card above it. Cards in decks and piles cannot be pointed at."""
    if table.zone[card] == UNDER:
        return card_piece(table.attached_to[card])
    return card_piece(card) if table.zone[card] in POINTED else ""


def why_idle(table: Table, seat: Seat, piece: str) -> Message | None:
    return why_not(table, meant(table, seat, piece, [option.verb for option in legal(table, seat)]))


def meant(table: Table, seat: Seat, piece: str, verbs: list[str]) -> Action:
    """The choice that pointing at this piece would stand for, if it were allowed now."""
    if piece in CHALLENGES:
        return Action(seat, "challenge", CHALLENGES.index(piece), table.opponents(seat)[0])
    if piece.startswith("seat-"):
        return Action(seat, "first", int(piece.removeprefix("seat-")))
    if piece.startswith("title-"):
        return Action(seat, "title", [title.name for title in table.box.titles].index(piece))
    slot = int(piece.removeprefix("slot-"))
    if "pass" in verbs:
        return Action(seat, "play", slot) if table.zone[slot] == HAND else Action(seat, "use", slot, 0)
    for verb in verbs:
        if verb in ("choose", "place", "plot", "draft", "order"):
            return Action(seat, verb, slot)
    return Action(seat, "point", slot)
