"""What a viewer sees of Monopoly: everything but cards that were never drawn, and offers that have not been sent."""

from typing import Final, final

from fivethrones.games.monopoly.pieces import BANK, INTEREST, PRICE, RING, WILDS_FACTORS
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.decks import queue
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.rent import line_of
from fivethrones.games.monopoly.rules.shortage import Shortage
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.state import Claim, Realm
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows

UNSEEN: Final = -1  # a card that nobody has drawn yet
NO_RENT: Final = -1


@final
class RealmView(View):
    """Squares, cards, tokens and seats are numbers. Owner -1 is the bank; -1 in ``jail`` means free."""

    viewer: Seat
    turn: Seat
    starter: Seat
    round: int
    rounds: int  # the limit; 0 for none
    tokens: list[int]
    cash: list[int]
    place: list[int]
    jail: list[int]
    past_go: list[bool]
    out: list[Seat]
    wakeful: list[int]
    calls: list[int]
    owner: list[Seat]
    mortgaged: list[bool]
    level: list[int]
    keep: int  # the level that is a keep
    villages: int
    keeps: int
    valar: list[int]  # from the top down; UNSEEN for cards that were never drawn
    throne: list[int]
    held: list[Seat]  # by deck: who holds its jail-free card
    dice: list[int]
    speed: str  # the face of the third die, empty if it was not thrown
    doubles: int
    claims: list[Claim]
    worth: list[int]
    raisable: list[int]  # by seat: what selling and mortgaging everything would bring in
    rent_line: list[int]  # by square: the line of the deed that counts now, or NO_RENT
    factors: list[int]  # of the dice, for one of the wilds and for both
    interest: int  # on mortgages, in per cent
    jail_throws: int  # how many throws a prisoner has in total
    buying: int  # the square that is offered for sale
    lot: int  # of an auction: a square, or a building, numbered after the squares
    bidders: list[Seat]
    bid: int
    bidder: Seat
    next_bidder: Seat
    debtor: Seat
    due: int
    creditors: list[Seat]  # empty for the bank
    offer_by: Seat
    offer_to: Seat
    give: list[int]  # squares, and jail-free cards, numbered after them
    ask: list[int]
    money: int  # paid by the one who offers; negative if paid to them
    fees: list[int]  # owed by the one who offers, and by the other
    sent: bool
    wanted: int  # in a shortage: the building that players ask for


def view(realm: Realm, viewer: Seat) -> RealmView:
    seen = RealmView()
    seen.viewer = viewer
    seen.turn = realm.turn
    seen.starter = realm.starter
    seen.round = realm.round
    seen.rounds = realm.rules.rounds
    seen.tokens = realm.tokens.copy()
    seen.cash = realm.cash.copy()
    seen.place = realm.place.copy()
    seen.jail = realm.jail.copy()
    seen.past_go = realm.past_go.copy()
    seen.out = realm.out.copy()
    seen.wakeful = realm.wakeful.copy()
    seen.calls = realm.calls.copy()
    seen.owner = realm.owner.copy()
    seen.mortgaged = realm.mortgaged.copy()
    seen.level = realm.level.copy()
    seen.keep = realm.rules.keep
    seen.villages = realm.villages
    seen.keeps = realm.keeps
    seen.valar = known_cards(realm, 0, viewer)
    seen.throne = known_cards(realm, 1, viewer)
    seen.held = realm.held.copy()
    seen.dice = realm.dice.copy()
    seen.speed = realm.speed
    seen.doubles = realm.doubles
    seen.claims = realm.claims.copy()
    seen.worth = [realm.worth(seat) for seat in range(realm.seats)]
    seen.raisable = [realm.raisable(seat) for seat in range(realm.seats)]
    seen.rent_line = [rent_line(realm, square) for square in range(RING)]
    seen.factors = WILDS_FACTORS
    seen.interest = INTEREST
    seen.jail_throws = realm.rules.jail_throws
    show_nothing_under_way(seen)
    for frame in realm.stack:
        if isinstance(frame, Purchase):
            seen.buying = frame.square
        elif isinstance(frame, Auction):
            show_auction(seen, frame)
        elif isinstance(frame, Debt):
            seen.debtor, seen.due, seen.creditors = frame.seat, frame.amount, frame.to.copy()
        elif isinstance(frame, Trade):
            show_offer(realm, seen, frame)
        elif isinstance(frame, Shortage):
            seen.wanted = frame.lot
    return seen


def show_nothing_under_way(seen: RealmView) -> None:
    """Fill in that there is no sale, auction, debt, offer or shortage; frames on the stack then replace what applies."""
    seen.buying = NOTHING
    seen.lot = NOTHING
    seen.bidders = []
    seen.bid = 0
    seen.bidder = BANK
    seen.next_bidder = NOTHING
    seen.debtor = NOTHING
    seen.due = 0
    seen.creditors = []
    seen.offer_by = NOTHING
    seen.offer_to = NOTHING
    seen.give = []
    seen.ask = []
    seen.money = 0
    seen.fees = [0, 0]
    seen.sent = False
    seen.wanted = NOTHING


def known_cards(realm: Realm, deck: int, viewer: Seat) -> list[int]:
    """MO-20: the cards of a deck. Those that have been drawn before are known wherever they are."""
    return [
        realm.cards[slot] if knows(realm.knowledge[slot], viewer) else UNSEEN for slot in queue(realm, deck)
    ]


def rent_line(realm: Realm, square: int) -> int:
    if PRICE[square] == 0 or realm.owner[square] == BANK or realm.mortgaged[square]:
        return NO_RENT
    return line_of(realm, square)


def show_auction(seen: RealmView, auction: Auction) -> None:
    seen.lot = auction.lot
    seen.bidders = auction.bidders.copy()
    seen.bid = auction.bid
    seen.bidder = auction.by
    seen.next_bidder = auction.bidders[auction.next] if auction.bidders else NOTHING


def show_offer(realm: Realm, seen: RealmView, trade: Trade) -> None:
    """MO-47: until an offer is sent, only its author sees what it says."""
    seen.offer_by = trade.by
    seen.offer_to = trade.to
    if not trade.is_known_to(seen.viewer):
        return
    seen.give = trade.give.copy()
    seen.ask = trade.ask.copy()
    seen.money = trade.money
    seen.fees = [trade.fees(realm, trade.by), trade.fees(realm, trade.to)]
    seen.sent = trade.sent
