"""MO-27 to MO-30: three ways out of jail."""

from fivethrones.games.monopoly.pieces import BAIL, BANK, DECKS
from fivethrones.games.monopoly.rules.debt import TO_BANK, owe
from fivethrones.games.monopoly.rules.decks import put_under
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.token import release
from fivethrones.games.monopoly.rules.trade import JAIL_CARDS
from fivethrones.games.monopoly.state import AT_LARGE, Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message


def jail_options(realm: Realm, seat: Seat) -> list[Option]:
    """MO-28, MO-29: the ways out of jail before the throw."""
    options: list[Option] = [Action(seat, "card", deck) for deck in realm.held_by(seat)]
    if realm.cash[seat] >= BAIL:
        options.append(Action(seat, "bail"))
    return options


def leave_jail(realm: Realm, action: Action) -> None:
    """Leave jail by card or payment; a normal turn follows."""
    seat = action.seat
    release(realm, seat)
    if action.verb == "bail":
        spend(realm, seat, BAIL)
        realm.emit(Event("bail", seat, {"amount": BAIL}, "MO-28"))
        return
    realm.held[action.target] = BANK
    put_under(realm, action.target)
    realm.emit(Event("use-card", seat, {"card": JAIL_CARDS[action.target]}, "MO-29"))


def throw_in_jail(realm: Realm, seat: Seat) -> bool:
    """MO-30: doubles lead out, but give no further throw; after the last miss one must pay. True if the token moves."""
    if realm.dice[0] == realm.dice[1]:
        release(realm, seat)
        realm.emit(Event("jail-doubles", seat, {}, "MO-30"))
        return True
    realm.jail[seat] += 1
    left = realm.rules.jail_throws - realm.jail[seat]
    if left > 0:
        realm.emit(Event("jail-stays", seat, {"left": left}, "MO-30"))
        return False
    release(realm, seat)
    realm.emit(Event("jail-out", seat, {"amount": BAIL}, "MO-30"))
    owe(realm, seat, BAIL, TO_BANK)
    return True


def why_not_leave(realm: Realm, action: Action) -> Message:
    if realm.jail[action.seat] == AT_LARGE:
        return Message("refused-not-in-jail", {}, "MO-27")
    if action.verb == "bail":
        return Message("refused-cash", {"amount": BAIL, "cash": realm.cash[action.seat]}, "MO-28")
    if not 0 <= action.target < len(DECKS) or action.extra != NOTHING:
        return Message("refused-no-card", {}, "MO-29")
    return Message("refused-card-elsewhere", {"card": JAIL_CARDS[action.target]}, "MO-29")
