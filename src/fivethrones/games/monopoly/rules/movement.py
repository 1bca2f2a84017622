"""What happens on the square where a token lands."""

from fivethrones.games.monopoly.cards import CARD_NAMES, CARDS
from fivethrones.games.monopoly.pieces import (
    BANK,
    CARD,
    GO_TO_JAIL,
    KIND,
    PRICE,
    RING,
    SQUARE_NAMES,
    SQUARES,
    TAX,
)
from fivethrones.games.monopoly.rules.debt import TO_BANK, owe
from fivethrones.games.monopoly.rules.decks import draw
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.rent import charge
from fivethrones.games.monopoly.rules.token import go_to, imprison
from fivethrones.games.monopoly.state import Realm
from fivethrones.games.monopoly.words import PLAIN, STAY
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args


def land(realm: Realm, seat: Seat, mode: int = PLAIN) -> None:
    """MO-10 to MO-13, MO-20: resolve a square. If a card sends the token on, the next square is resolved as well."""
    while mode != STAY:
        square = realm.place[seat]
        kind = KIND[square]
        if kind == CARD:
            mode = draw_card(realm, seat, SQUARES[square].deck)
            continue
        if PRICE[square]:
            visit(realm, seat, square, mode)
        elif kind == TAX:
            tax(realm, seat, square)
        elif kind == GO_TO_JAIL:
            imprison(realm, seat, "MO-13")
        return


def draw_card(realm: Realm, seat: Seat, deck: int) -> int:
    """Turn up a card, carry it out and put it under its deck. Returns how the square reached by it is met, if any."""
    card = draw(realm, deck)
    realm.emit(Event("card", seat, {"card": CARD_NAMES[card]}, "MO-20", discloses=EVERYONE))
    mode = STAY
    for word in CARDS[card].words:
        mode = word.happen(realm, seat, deck)
    return mode


def visit(realm: Realm, seat: Seat, square: int, mode: int) -> None:
    """MO-10, MO-11, MO-14: land on a deed that is unowned, one's own, or somebody else's."""
    owner = realm.owner[square]
    if owner == BANK:
        realm.push(Purchase(seat, square))
    elif owner != seat and not realm.mortgaged[square]:
        charge(realm, seat, square, mode)


def tax(realm: Realm, seat: Seat, square: int) -> None:
    amount = SQUARES[square].tax
    public: Args = {"square": SQUARE_NAMES[square], "amount": amount}
    realm.emit(Event("tax", seat, public, "MO-12"))
    owe(realm, seat, amount, TO_BANK)


def ride_on(realm: Realm, seat: Seat) -> None:
    """MO-59: move to the next unowned deed or, if there is none, to the next one that earns somebody rent; else stay."""
    start = realm.place[seat]
    way = [(start + n) % RING for n in range(1, RING)]
    free = [square for square in way if PRICE[square] and realm.owner[square] == BANK]
    owed = [square for square in way if earns_from(realm, seat, square)]
    for goal in free[:1] or owed[:1]:
        realm.emit(Event("ride-on", seat, {}, "MO-59"))
        go_to(realm, seat, goal)
        land(realm, seat)


def earns_from(realm: Realm, seat: Seat, square: int) -> bool:
    return realm.owner[square] not in (BANK, seat) and not realm.mortgaged[square]
