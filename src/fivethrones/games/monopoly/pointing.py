"""Pieces that people can point at, the choice this stands for, and why there is none."""

from typing import Final

from fivethrones.games.monopoly.pieces import DEEDS, KIND, LOCATION, RING, SQUARE_IDS, SQUARE_NAMES, TOKENS
from fivethrones.games.monopoly.rules.start import TOKEN_NAMES
from fivethrones.games.monopoly.rules.trade import JAIL_CARDS, Trade
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import legal, why_not

DEED_PIECES: Final = [f"deed-{id}" for id in SQUARE_IDS]
ITEM_PIECES: Final = [*DEED_PIECES, *JAIL_CARDS]

# Verbs about a square of the ring, and verbs about a deed in somebody's hand.
ON_BOARD: Final = ("build", "sell", "place", "go", "claim")
IN_HAND: Final = ("mortgage", "redeem", "leave", "give", "ask")


def pieces(realm: Realm) -> list[str]:
    """All squares, the deeds, the jail-free cards, the tokens still in the box, and the seats."""
    left = [token for token in range(len(TOKENS)) if token not in realm.tokens]
    return [
        *SQUARE_NAMES,
        *(DEED_PIECES[square] for square in DEEDS),
        *JAIL_CARDS,
        *(TOKEN_NAMES[token] for token in left),
        *(seat_name(seat) for seat in range(realm.seats)),
    ]


def piece_of(realm: Realm, option: Option) -> str:
    if isinstance(option, Span):
        return ""
    verb, target = option.verb, option.target
    if verb in ON_BOARD:
        return SQUARE_NAMES[target]
    if verb in IN_HAND:
        return ITEM_PIECES[target]
    if verb == "buy":
        return SQUARE_NAMES[realm.place[option.seat]]
    if verb == "ride":
        return SQUARE_NAMES[(realm.place[option.seat] + target) % RING]
    if verb == "card":
        return JAIL_CARDS[target]
    if verb == "token":
        return TOKEN_NAMES[target]
    return seat_name(target) if verb == "offer" else ""


def why_not_piece(realm: Realm, seat: Seat, piece: str) -> Message | None:
    for option in legal(realm, seat):
        if piece_of(realm, option) == piece:
            return None
    decision = realm.decision
    if decision is None:
        return Message("refused-game-over")
    if seat not in decision.asked:
        return Message("refused-not-asked", {}, decision.rule)
    return why_not(realm, meant(realm, seat, piece))


def meant(realm: Realm, seat: Seat, piece: str) -> Action:
    """The choice that pointing at this piece would stand for, if it were allowed now."""
    if piece in SQUARE_NAMES:
        square = SQUARE_NAMES.index(piece)
        return Action(seat, "build" if KIND[square] == LOCATION else "point", square)
    if piece in ITEM_PIECES:
        return meant_by_item(realm, seat, ITEM_PIECES.index(piece))
    if piece in TOKEN_NAMES:
        return Action(seat, "token", TOKEN_NAMES.index(piece))
    return Action(seat, "offer", int(piece.removeprefix("seat-")))


def meant_by_item(realm: Realm, seat: Seat, item: int) -> Action:
    """The same for a deed or a card: part of an offer, a way out of jail, a purchase, a mortgage."""
    if isinstance(realm.stack[-1], Trade):
        mine = (realm.owner[item] if item < RING else realm.held[item - RING]) == seat
        return Action(seat, "give" if mine else "ask", item)
    if item >= RING:
        return Action(seat, "card", item - RING)
    return Action(seat, "redeem" if realm.mortgaged[item] else "mortgage", item)
