"""What a viewer sees of Monopoly: all but cards that nobody has drawn yet, and an offer that somebody else still words."""

from typing import ClassVar, Final, final

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
    """Squares, cards, tokens and seats by their numbers; owner -1 is the bank, jail -1 is at large."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "viewer", "turn", "starter", "round", "rounds", "tokens", "cash", "place", "jail", "past_go", "out", "wakeful",
        "calls", "owner", "mortgaged", "level", "keep", "villages", "keeps", "valar", "throne", "held", "dice", "speed",
        "doubles", "claims", "worth", "raisable", "rent_line", "factors", "interest", "jail_throws", "buying", "lot", "bidders", "bid", "bidder",
        "next_bidder", "debtor", "due", "creditors", "offer_by", "offer_to", "give", "ask", "money", "fees", "sent", "wanted",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Seat,
        turn: Seat,
        starter: Seat,
        round: int,
        rounds: int,
        tokens: list[int],
        cash: list[int],
        place: list[int],
        jail: list[int],
        past_go: list[bool],
        out: list[Seat],
        wakeful: list[int],
        calls: list[int],
        owner: list[Seat],
        mortgaged: list[bool],
        level: list[int],
        keep: int,
        villages: int,
        keeps: int,
        valar: list[int],
        throne: list[int],
        held: list[Seat],
        dice: list[int],
        speed: str,
        doubles: int,
        claims: list[Claim],
        worth: list[int],
        raisable: list[int],
        rent_line: list[int],
        factors: list[int],
        interest: int,
        jail_throws: int,
        buying: int = NOTHING,
        lot: int = NOTHING,
        bidders: list[Seat] | None = None,
        bid: int = 0,
        bidder: Seat = BANK,
        next_bidder: Seat = NOTHING,
        debtor: Seat = NOTHING,
        due: int = 0,
        creditors: list[Seat] | None = None,
        offer_by: Seat = NOTHING,
        offer_to: Seat = NOTHING,
        give: list[int] | None = None,
        ask: list[int] | None = None,
        money: int = 0,
        fees: list[int] | None = None,
        sent: bool = False,
        wanted: int = NOTHING,
    ) -> None:
        self.viewer = viewer
        self.turn = turn
        self.starter = starter
        self.round = round
        self.rounds = rounds  # the limit, 0 where there is none
        self.tokens = tokens
        self.cash = cash
        self.place = place
        self.jail = jail
        self.past_go = past_go
        self.out = out
        self.wakeful = wakeful
        self.calls = calls
        self.owner = owner
        self.mortgaged = mortgaged
        self.level = level
        self.keep = keep  # the level that is a keep
        self.villages = villages
        self.keeps = keeps
        self.valar = valar  # from the top down, UNSEEN where it is not known
        self.throne = throne
        self.held = held  # by deck: who holds its jail-free card
        self.dice = dice
        self.speed = speed  # the face of the third die, empty where it was not thrown
        self.doubles = doubles
        self.claims = claims
        self.worth = worth
        self.raisable = raisable  # by seat: what selling and mortgaging everything would bring
        self.rent_line = rent_line  # by square: which line of the deed counts now, NO_RENT where none does
        self.factors = factors  # of the dice, for one of the wilds and for both
        self.interest = interest  # on mortgages, in per cent
        self.jail_throws = jail_throws  # how many throws a prisoner has in all
        self.buying = buying  # the square that is offered for sale
        self.lot = lot  # of an auction: a square, or a building behind the squares
        self.bidders: list[Seat] = [] if bidders is None else bidders
        self.bid = bid
        self.bidder = bidder
        self.next_bidder = next_bidder
        self.debtor = debtor
        self.due = due
        self.creditors: list[Seat] = [] if creditors is None else creditors  # nobody: the bank
        self.offer_by = offer_by
        self.offer_to = offer_to
        self.give: list[int] = [] if give is None else give  # squares, and jail-free cards behind them
        self.ask: list[int] = [] if ask is None else ask
        self.money = money  # from the one who offers; negative: to them
        self.fees: list[int] = (
            [0, 0] if fees is None else fees
        )  # due from the one who offers, and from the other
        self.sent = sent
        self.wanted = wanted  # the building that everybody states a wish for


def view(realm: Realm, viewer: Seat) -> RealmView:
    seen = RealmView(
        viewer,
        realm.turn,
        realm.starter,
        realm.round,
        realm.rules.rounds,
        realm.tokens.copy(),
        realm.cash.copy(),
        realm.place.copy(),
        realm.jail.copy(),
        realm.past_go.copy(),
        realm.out.copy(),
        realm.wakeful.copy(),
        realm.calls.copy(),
        realm.owner.copy(),
        realm.mortgaged.copy(),
        realm.level.copy(),
        realm.rules.keep,
        realm.villages,
        realm.keeps,
        known_cards(realm, 0, viewer),
        known_cards(realm, 1, viewer),
        realm.held.copy(),
        realm.dice.copy(),
        realm.speed,
        realm.doubles,
        realm.claims.copy(),
        [realm.worth(seat) for seat in range(realm.seats)],
        [realm.raisable(seat) for seat in range(realm.seats)],
        [rent_line(realm, square) for square in range(RING)],
        WILDS_FACTORS,
        INTEREST,
        realm.rules.jail_throws,
    )
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


def known_cards(realm: Realm, deck: int, viewer: Seat) -> list[int]:
    """MO-20: a card that was drawn is known wherever it lies."""
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
    """MO-47: until it is sent, what it says is known to the one who makes it only."""
    seen.offer_by = trade.by
    seen.offer_to = trade.to
    if not trade.is_known_to(seen.viewer):
        return
    seen.give = trade.give.copy()
    seen.ask = trade.ask.copy()
    seen.money = trade.money
    seen.fees = [trade.fees(realm, trade.by), trade.fees(realm, trade.to)]
    seen.sent = trade.sent
