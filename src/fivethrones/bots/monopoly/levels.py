"""Squire and Knight."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import best_of
from fivethrones.bots.monopoly.habits import (
    best_site,
    best_way,
    cheap_money,
    cheapest,
    first_with,
    most,
    out_of_jail,
    redemption,
)
from fivethrones.bots.monopoly.rates import THIRD, gain_of_step, reserve
from fivethrones.bots.monopoly.trading import Offer, best_offer, gains, is_fair, next_word
from fivethrones.bots.monopoly.worth import chance, chance_if_sold
from fivethrones.games.monopoly.pieces import BANK, BUILD, GROUP, PRICE, RING
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.building import VILLAGE_LOT, sites
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import Trade, partners
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.rng import Rng

PURSE: Final = 200  # what a squire never spends
COMFORT: Final = 60  # what a knight wants in hand beyond the next rent
RAISE: Final = 10  # steps of bidding
TALKS: Final = 3  # a knight looks for a trade in one of so many rounds
COMPLETES: Final = 0.04  # a purchase that adds so much to the chance to win is worth going into debt for


@final
class Squire(Bot):
    """Buys what is offered, builds evenly, always keeps some coins; takes fair offers and makes none."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        realm, seat, options = imagined(question), question.seat, question.options
        frame = realm.stack[-1]
        if isinstance(frame, Purchase):
            enough = realm.cash[seat] - PRICE[frame.square] >= PURSE
            return named(options, "buy" if enough else "decline")
        if isinstance(frame, Auction):
            price = PRICE[frame.lot] if frame.lot < RING else lot_price(realm, seat, frame.lot)
            return bid(frame, options, min(price, realm.cash[seat] - PURSE))
        if isinstance(frame, Trade) and frame.sent:
            return named(options, "accept" if is_good(realm, frame) else "refuse")
        return (
            best_site(realm, options, "build", PURSE)
            or redemption(realm, options, PURSE)
            or out_of_jail(realm, options, PURSE)
            or settled(realm, seat, options)
        )


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


def habit(question: Question) -> Action:
    """Where there is nothing to weigh."""
    realm, seat, options = imagined(question), question.seat, question.options
    frame = realm.stack[-1]
    if isinstance(frame, Auction):
        return bid(frame, options, limit(realm, frame, seat))
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
    pawn = cheapest(realm, options)
    if pawn is None or pawn.verb != "mortgage":
        return None
    wanted = next_village(realm, seat)
    if wanted == 0 or realm.has_set(seat, GROUP[pawn.target]):
        return None
    return pawn if realm.cash[seat] + cheap_money(realm, seat) >= wanted + keep else None


def next_village(realm: Realm, seat: Seat) -> int:
    """What the next step costs in the best set below the third village; 0 where there is none."""
    best, cost = 0.0, 0
    for square in sites(realm, seat, VILLAGE_LOT):
        gain = gain_of_step(realm, square)
        if realm.level[square] < THIRD and gain > best:
            best, cost = gain, BUILD[square]
    return cost


def imagined(question: Question) -> Realm:
    assert isinstance(question.world, Realm)
    return question.world


def named(options: list[Option], verb: str) -> Action:
    found = first_with(options, verb)
    assert found is not None, verb
    return found


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


def lot_price(realm: Realm, seat: Seat, lot: int) -> int:
    return max([BUILD[square] for square in sites(realm, seat, lot)])


def limit(realm: Realm, auction: Auction, seat: Seat) -> int:
    """The most that a lot is worth: from there on it is better to let the keenest rival have it."""
    spare = realm.cash[seat] - COMFORT
    if auction.lot >= RING:
        return min(spare, lot_price(realm, seat, auction.lot))
    rival = keenest(realm, seat, auction.lot, [other for other in auction.bidders if other != seat])
    low, high = auction.bid, spare
    while low < high:
        price = (low + high + 1) // 2
        if worth_buying(realm, seat, auction.lot, price, rival):
            low = price
        else:
            high = price - 1
    return low


def keenest(realm: Realm, seat: Seat, square: int, others: list[Seat]) -> Seat:
    """Who would hurt this seat most with that deed; the bank where nobody else wants it."""
    if not others:
        return BANK
    chances = [chance_if_sold(realm, seat, square, other, 0) for other in others]
    return others[chances.index(min(chances))]


def worth_buying(realm: Realm, seat: Seat, square: int, price: int, rival: Seat) -> bool:
    mine = chance_if_sold(realm, seat, square, seat, price)
    if rival == BANK or realm.cash[rival] < price:
        return mine >= chance(realm, seat)
    return mine >= chance_if_sold(realm, seat, square, rival, price)


def weigh_deal(realm: Realm, options: list[Option]) -> list[tuple[Action, float]]:
    """To buy or not to buy, to take an offer or not; empty where neither is asked."""
    frame = realm.stack[-1]
    if isinstance(frame, Purchase):
        return weigh_purchase(realm, frame, options)
    if isinstance(frame, Trade) and frame.sent:
        return weigh_answer(realm, frame, options)
    return []


def weigh_purchase(realm: Realm, frame: Purchase, options: list[Option]) -> list[tuple[Action, float]]:
    """Against leaving it to whoever would hurt most."""
    seat, square, price = frame.seat, frame.square, PRICE[frame.square]
    rivals = [other for other in realm.solvent() if other != seat and realm.cash[other] >= price]
    rival = keenest(realm, seat, square, rivals)
    left = chance(realm, seat) if rival == BANK else chance_if_sold(realm, seat, square, rival, price)
    bought = chance_if_sold(realm, seat, square, seat, price)
    decline = (named(options, "decline"), left)
    buy = first_with(options, "buy")
    if buy is not None:
        return [(buy, bought), decline]
    wanting = price - realm.cash[seat]
    pawn = cheapest(realm, options)
    if pawn is not None and pawn.verb == "mortgage" and cheap_money(realm, seat) >= wanting:
        return [(pawn, bought - COMPLETES), decline]
    return [decline]


def is_good(realm: Realm, frame: Trade) -> bool:
    """Whether an offer helps, and helps the other side not much more."""
    theirs, mine = gains(realm, frame.by, frame.to, Offer(frame.give, frame.ask, frame.money))
    return is_fair(mine, theirs)


def weigh_answer(realm: Realm, frame: Trade, options: list[Option]) -> list[tuple[Action, float]]:
    """An offer is taken when it helps, and helps the other side not much more; or else answered with a better one."""
    now = chance(realm, frame.to)
    theirs, mine = gains(realm, frame.by, frame.to, Offer(frame.give, frame.ask, frame.money))
    refuse = (named(options, "refuse"), now)
    if is_fair(mine, theirs):
        return [(named(options, "accept"), now + mine), refuse]
    counter = first_with(options, "counter")
    if counter is None or realm.calls[frame.to] or best_offer(realm, frame.to, frame.by) is None:
        return [refuse]
    return [(counter, now + max(mine, 0.0)), refuse]


def proposal(realm: Realm, seat: Seat, options: list[Option]) -> Action | None:
    """One call in a turn of one's own, and not in every round: nobody likes to be pestered."""
    if seat != realm.turn or realm.calls[seat] or realm.throws or (realm.round + seat) % TALKS:
        return None
    if first_with(options, "throw") is None:
        return None
    for other in partners(realm, seat):
        if best_offer(realm, seat, other) is not None:
            return Action(seat, "offer", other)
    return None
