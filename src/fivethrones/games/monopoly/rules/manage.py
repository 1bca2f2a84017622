"""MO-55: what a player may do between throws, on turn or not: build, sell, mortgage, redeem, make offers."""

from typing import Final

from fivethrones.games.monopoly.pieces import BUILD, DEEDS_BY_GROUP, GROUP, GROUPS
from fivethrones.games.monopoly.rules.building import build, builds, lot_on, why_not_build
from fivethrones.games.monopoly.rules.mortgage import COST, REDEEM, redeem, why_not_redeem
from fivethrones.games.monopoly.rules.raising import (
    PAWN,
    RAISING,
    raise_money,
    sales,
    why_not_raise,
)
from fivethrones.games.monopoly.rules.rent import call_claim, claims_of, why_not_claim
from fivethrones.games.monopoly.rules.shortage import call_shortage, is_short
from fivethrones.games.monopoly.rules.trade import begin_offer, partners, why_not_offer
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.message import Message

MANAGING: Final = (*RAISING, "build", "redeem", "offer", "claim")
OFFER: Final = [[Action(seat, "offer", to) for to in range(8)] for seat in range(8)]


def business(realm: Realm, seat: Seat) -> list[Option]:
    """All that this seat may do between throws."""
    options: list[Option] = claims_of(realm, seat) if realm.claims else []
    if seat in realm.owner:
        options += builds(realm, seat)
        add_deeds(realm, seat, options)
    for other in partners(realm, seat):
        options.append(OFFER[seat][other])
    return options


def add_deeds(realm: Realm, seat: Seat, options: list[Option]) -> None:
    """Sales, mortgages and redemptions, group by group."""
    owner, cash, built = realm.owner, realm.cash[seat], realm.has_buildings()
    for square in DEEDS_BY_GROUP:
        if owner[square] != seat:
            continue
        group = GROUP[square]
        if built and realm.is_built(group):
            if square == GROUPS[group][0]:
                options += sales(realm, seat, group)
        elif not realm.mortgaged[square]:
            options.append(PAWN[seat][square])
        elif cash >= COST[square]:
            options.append(REDEEM[seat][square])


def manage(realm: Realm, action: Action) -> None:
    """Carry out one of the options of `business`."""
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
    """MO-38: built at once, unless others could want the last ones, too."""
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
