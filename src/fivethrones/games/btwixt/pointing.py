"""Pieces that people can point at, the choice this stands for, and why there is none."""

from typing import Final

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.notation import CARD_IDS, OF_CARDS
from fivethrones.games.btwixt.pieces import COLORS, LEADER_CHOICES, NOBODY_YET, ORDINARY
from fivethrones.games.btwixt.records import NO_SLOT
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.stacks import PLACES
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import legal, why_not

LOOKED_AT: Final = 3  # the most that a card lets a player look at
ALLY_IDS: Final = [ally.id for ally in ALLIES]
VERBS: Final = {"look": "top", "council": "council", "seat": "name"}
RULERS: Final = [f"leader-{leader}" for leader in LEADER_CHOICES]
CARDS: Final = [card.name for card in INFLUENCE]
ORDINARY_CARDS: Final = [card.name for card in INFLUENCE if card.color in ORDINARY]


def pieces(realm: Realm) -> list[str]:
    """Rulers to choose, cards by name, cards in stacks, open allies, allies looked at, councils, colours and seats.

    A card in a hand is named by what it is, so the list tells nothing of hands.
    """
    seats = range(realm.seats)
    open_allies = [*realm.row, *realm.killed, *(ally for council in realm.councils for ally in council)]
    if realm.current != NO_SLOT:
        open_allies.append(realm.current)
    return [
        *(RULERS if NOBODY_YET in realm.leaders else []),
        *(CARDS if realm.rules.advanced or realm.rules.kingsmoot else ORDINARY_CARDS),
        *(stack_piece(seat, place) for seat in seats for place in range(len(realm.stack_of(seat)))),
        *(realm.name(ally) for ally in open_allies),
        *(f"look-{place}" for place in range(LOOKED_AT)),
        *(f"council-{council}" for council in seats),
        *(f"color-{COLORS[color]}" for color in ORDINARY),
        *(seat_name(seat) for seat in seats),
    ]


def stack_piece(seat: Seat, place: int) -> str:
    return f"stack-{seat}-{place}"


def piece_of(option: Option) -> str:
    assert isinstance(option, Action)
    return piece_named(option.seat, option.verb, option.target)


def piece_named(seat: Seat, verb: str, target: int) -> str:
    if verb == "kneel":
        return seat_name(seat)
    if target == NOTHING:
        return ""
    if verb in OF_CARDS:
        return INFLUENCE[target].name
    if verb == "leader":
        return RULERS[target]
    if verb == "name":
        return seat_name(target)
    if verb == "card":
        return stack_piece(target // PLACES, target % PLACES)
    if verb == "ally":
        return ALLIES[target].name
    if verb == "council":
        return f"council-{target}"
    if verb == "color":
        return f"color-{COLORS[target]}"
    return f"look-{target}"


def why_idle(realm: Realm, seat: Seat, piece: str) -> Message | None:
    return why_not(realm, meant(seat, piece, [option.verb for option in legal(realm, seat)]))


def meant(seat: Seat, piece: str, verbs: list[str]) -> Action:
    """The choice that pointing at this piece would stand for, if it were allowed now."""
    sort, _, name = piece.partition("-")
    if piece == seat_name(seat):
        return Action(seat, "kneel")
    if sort == "influence":
        verb = next((verb for verb in verbs if verb in OF_CARDS), "play")
        return Action(seat, verb, CARD_IDS.index(name))
    if sort == "stack":
        holder, place = name.split("-")
        return Action(seat, "card", int(holder) * PLACES + int(place))
    if sort == "leader":
        return Action(seat, "leader", LEADER_CHOICES.index(name))
    if sort == "ally":
        return Action(seat, "ally", ALLY_IDS.index(name))
    if sort == "color":
        return Action(seat, "color", COLORS.index(name))
    return Action(seat, VERBS[sort], int(name))
