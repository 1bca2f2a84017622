"""MO-55: what players may do between throws, in their own turn or not: build, sell, mortgage, redeem, make offers."""

from typing import Final

from fivethrones.games.monopoly.pieces import BUILD
from fivethrones.games.monopoly.rules.building import build, builds, is_short, lot_on, why_not_build
from fivethrones.games.monopoly.rules.mortgage import redeem, why_not_redeem
from fivethrones.games.monopoly.rules.raising import COST, RAISING, add_deeds, raise_money, why_not_raise
from fivethrones.games.monopoly.rules.rent import call_claim, claims_of, why_not_claim
from fivethrones.games.monopoly.rules.shortage import call_shortage
from fivethrones.games.monopoly.rules.trade import begin_offer, partners, why_not_offer
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.message import Message

MANAGING: Final = (*RAISING, "build", "redeem", "offer", "claim")
OFFER: Final = [[Action(seat, "offer", to) for to in range(8)] for seat in range(8)]


def add_business(realm: Realm, seat: Seat, options: list[Option]) -> None:
    """Add everything that this seat may do between throws."""
    if realm.claims:
        options += claims_of(realm, seat)
    options += builds(realm, seat)
    add_deeds(realm, seat, realm.cash[seat], options)
    options += [OFFER[seat][other] for other in partners(realm, seat)]


def manage(realm: Realm, action: Action) -> None:
    """Carry out one of these options."""
    verb, seat, square = action.verb, action.seat, action.target
    if verb == "build":
        request(realm, seat, square)
    elif verb == "redeem":
        redeem(realm, seat, square, COST[square], "MO-42")
    elif verb == "offer":
        begin_offer(realm, seat, square)
    elif verb == "claim":
        call_claim(realm, action)
    else:
        raise_money(realm, action)


def request(realm: Realm, seat: Seat, square: int) -> None:
    """MO-38: build at once, unless others might want the last buildings, too."""
    lot = lot_on(realm, square)
    if is_short(realm, seat, lot):
        call_shortage(realm, seat, lot)
    else:
        build(realm, seat, square, BUILD[square])


def why_not_manage(realm: Realm, action: Action) -> Message:
    if action.verb in RAISING:
        return why_not_raise(realm, action)
    if action.verb == "build":
        return why_not_build(realm, action)
    if action.verb == "redeem":
        return why_not_redeem(realm, action)
    if action.verb == "offer":
        return why_not_offer(realm, action)
    return why_not_claim(realm)
