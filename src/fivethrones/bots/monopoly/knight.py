"""What those do who weigh deals: the rest is good business."""

from typing import Final

from fivethrones.bots.monopoly.deals import limit, weigh_answer, weigh_purchase
from fivethrones.bots.monopoly.habits import (
    best_site,
    cheap_money,
    cheapest,
    first_with,
    out_of_jail,
    redemption,
)
from fivethrones.bots.monopoly.rates import THIRD, gain_of_step, reserve
from fivethrones.bots.monopoly.squire import bid, settled
from fivethrones.bots.monopoly.tags import may_talk
from fivethrones.bots.monopoly.trading import best_offer, next_word
from fivethrones.bots.monopoly.worth import Mind
from fivethrones.games.monopoly.pieces import BUILD, GROUP
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.building import VILLAGE_LOT, sites
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import Trade, partners
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat

COMFORT: Final = 60  # what a knight wants in hand beyond the next rent
OFTEN: Final = 3  # a knight makes offers once in so many rounds


def weigh_deal(realm: Realm, options: list[Option], mind: Mind) -> list[tuple[Action, float]]:
    """To buy or not to buy, to take an offer or not; empty where neither is asked."""
    frame = realm.stack[-1]
    if isinstance(frame, Purchase):
        return weigh_purchase(realm, frame, options, mind)
    if isinstance(frame, Trade) and frame.sent:
        return weigh_answer(realm, frame, options, mind)
    return []


def habit(realm: Realm, seat: Seat, options: list[Option], mind: Mind) -> Action:
    """Where there is nothing to weigh."""
    frame = realm.stack[-1]
    if isinstance(frame, Auction):
        return bid(frame, options, limit(realm, frame, seat, realm.cash[seat] - COMFORT, mind))
    if isinstance(frame, Trade):
        return next_word(frame, best_offer(realm, seat, frame.to, mind))
    return business(realm, seat, options, mind)


def business(realm: Realm, seat: Seat, options: list[Option], mind: Mind) -> Action:
    return (
        upkeep(realm, seat, options) or proposal(realm, seat, options, mind) or going_on(realm, seat, options)
    )


def upkeep(realm: Realm, seat: Seat, options: list[Option]) -> Action | None:
    """What comes before all talk."""
    keep = reserve(realm, seat) + COMFORT
    return (
        first_with(options, "claim")
        or best_site(realm, options, "build", keep)
        or pawn_to_build(realm, seat, options, keep)
        or redemption(realm, options, keep)
    )


def going_on(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    keep = reserve(realm, seat) + COMFORT
    return out_of_jail(realm, options, keep) or settled(realm, seat, options)


def pawn_to_build(realm: Realm, seat: Seat, options: list[Option], keep: int) -> Action | None:
    """A single deed for the next village of a set that does not pay yet."""
    wanted = next_village(realm, seat)
    if wanted == 0 or realm.cash[seat] + cheap_money(realm, seat) < wanted + keep:
        return None
    pawn = cheapest(realm, options)
    if pawn is None or pawn.verb != "mortgage" or realm.has_set(seat, GROUP[pawn.target]):
        return None
    return pawn


def next_village(realm: Realm, seat: Seat) -> int:
    """What the next step costs in the best set below the third village; 0 where there is none."""
    best, cost = 0.0, 0
    for square in sites(realm, seat, VILLAGE_LOT):
        gain = gain_of_step(realm, square)
        if realm.level[square] < THIRD and gain > best:
            best, cost = gain, BUILD[square]
    return cost


def proposal(realm: Realm, seat: Seat, options: list[Option], mind: Mind) -> Action | None:
    """To the first with whom there is something to talk about."""
    if not may_talk(realm, seat, OFTEN) or first_with(options, "throw") is None:
        return None
    for other in partners(realm, seat):
        if best_offer(realm, seat, other, mind) is not None:
            return Action(seat, "offer", other)
    return None
