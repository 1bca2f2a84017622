"""Squire and Knight."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import best_of
from fivethrones.bots.monopoly.deals import limit, weigh_answer, weigh_purchase
from fivethrones.bots.monopoly.habits import (
    best_site,
    best_way,
    cheap_money,
    cheapest,
    first_with,
    lot_price,
    most,
    named,
    out_of_jail,
    redemption,
)
from fivethrones.bots.monopoly.rates import THIRD, gain_of_step, reserve
from fivethrones.bots.monopoly.tags import PURSE, bid_for, is_worth_it, may_talk, wish
from fivethrones.bots.monopoly.trading import best_offer, gains, is_fair, next_word
from fivethrones.bots.monopoly.worth import chance
from fivethrones.games.monopoly.pieces import BANK, BUILD, GROUP, PRICE, RING
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.building import VILLAGE_LOT, sites
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import Trade, partners
from fivethrones.games.monopoly.rules.turn import ROUTE, Turn
from fivethrones.games.monopoly.state import AT_LARGE, Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.rng import Rng

COMFORT: Final = 60  # what a knight wants in hand beyond the next rent
RAISE: Final = 10  # steps of bidding
OFTEN: Final = 3  # a knight makes offers once in so many rounds
SELDOM: Final = 12  # and a squire


@final
class Squire(Bot):
    """Buys what is offered, builds evenly, always keeps some coins; deals by the prices that are printed."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        realm, seat, options = imagined(question), question.seat, question.options
        frame = realm.stack[-1]
        if isinstance(frame, Turn) and frame.step != ROUTE:
            return errands(realm, seat, options)
        if isinstance(frame, Purchase):
            enough = realm.cash[seat] - PRICE[frame.square] >= PURSE
            return named(options, "buy" if enough else "decline")
        if isinstance(frame, Auction):
            price = PRICE[frame.lot] if frame.lot < RING else lot_price(realm, seat, frame.lot)
            return bid(frame, options, min(price, realm.cash[seat] - PURSE))
        if isinstance(frame, Trade):
            if frame.sent:
                return named(options, "accept" if is_welcome(realm, frame) else "refuse")
            square = wish(realm, seat)
            return next_word(frame, None if square == BANK else bid_for(realm, seat, square))
        return settled(realm, seat, options)


def is_welcome(realm: Realm, trade: Trade) -> bool:
    """Well paid, or fair by all that a knight would think of."""
    if is_worth_it(realm, trade):
        return True
    theirs, mine = gains(realm, trade)
    return is_fair(mine, theirs)


def errands(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    """What a squire does between throws."""
    found: Action | None = None
    if realm.claims:
        found = first_with(options, "claim")
    if found is None and realm.cash[seat] > PURSE:
        found = best_site(realm, options, "build", PURSE) or redemption(realm, options, PURSE)
    if found is None and seat == realm.turn and realm.jail[seat] != AT_LARGE:
        found = out_of_jail(realm, options, PURSE)
    if found is None and may_talk(realm, seat, SELDOM):
        square = wish(realm, seat)
        found = None if square == BANK else Action(seat, "offer", realm.owner[square])
    return found or first(options)


@final
class Knight(Bot):
    """Weighs what deeds will earn against what the next throw may cost, and looks for trades that help both sides."""

    id: ClassVar[str] = "knight"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        weighed = weigh_deal(imagined(question), question.options)
        return best_of(weighed, rng) if weighed else habit(question)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        realm = imagined(question)
        return weigh_deal(realm, question.options) or [(habit(question), chance(realm, question.seat))]


def weigh_deal(realm: Realm, options: list[Option]) -> list[tuple[Action, float]]:
    """To buy or not to buy, to take an offer or not; empty where neither is asked."""
    frame = realm.stack[-1]
    if isinstance(frame, Purchase):
        return weigh_purchase(realm, frame, options)
    if isinstance(frame, Trade) and frame.sent:
        return weigh_answer(realm, frame, options)
    return []


def habit(question: Question) -> Action:
    """Where there is nothing to weigh."""
    realm, seat, options = imagined(question), question.seat, question.options
    frame = realm.stack[-1]
    if isinstance(frame, Auction):
        return bid(frame, options, limit(realm, frame, seat, realm.cash[seat] - COMFORT))
    if isinstance(frame, Trade):
        return next_word(frame, best_offer(realm, seat, frame.to))
    return business(realm, seat, options)


def business(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    keep = reserve(realm, seat) + COMFORT
    return (
        first_with(options, "claim")
        or best_site(realm, options, "build", keep)
        or pawn_to_build(realm, seat, options, keep)
        or redemption(realm, options, keep)
        or proposal(realm, seat, options)
        or out_of_jail(realm, options, keep)
        or settled(realm, seat, options)
    )


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


def proposal(realm: Realm, seat: Seat, options: list[Option]) -> Action | None:
    """To the first with whom there is something to talk about."""
    if not may_talk(realm, seat, OFTEN) or first_with(options, "throw") is None:
        return None
    for other in partners(realm, seat):
        if best_offer(realm, seat, other) is not None:
            return Action(seat, "offer", other)
    return None


def imagined(question: Question) -> Realm:
    assert isinstance(question.world, Realm)
    return question.world


def settled(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    """Whatever else is asked: the plain answer, and money where it is owed."""
    if isinstance(realm.stack[-1], Debt):
        return first_with(options, "surrender") or cheapest(realm, options) or first(options)
    wish = most(options, "want", realm.cash[seat] // BUILD[1])
    if wish is not None:
        return wish
    if first_with(options, "ride") or first_with(options, "go"):
        return best_way(realm, seat, options)
    return best_site(realm, options, "place", 0) or first_with(options, "claim") or first(options)


def first(options: list[Option]) -> Action:
    """The default, which is never an amount here."""
    option = options[0]
    assert isinstance(option, Action)
    return option


def bid(auction: Auction, options: list[Option], highest: int) -> Action:
    """More than the last one by a part of what is left, up to what it is worth."""
    step = max(RAISE, (highest - auction.bid) // 3)
    return most(options, "bid", min(highest, auction.bid + step)) or named(options, "drop")


LEVELS: Final[list[Bot]] = [Squire(), Knight()]
