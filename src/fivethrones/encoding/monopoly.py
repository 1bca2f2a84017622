"""Monopoly in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding.codes import ANY_AMOUNT, Codes, Verb, plain, seats
from fivethrones.encoding.encoding import Array, Encoding, Field, counted, from_here, padded
from fivethrones.games.monopoly.pieces import (
    CARDS_PER_DECK,
    COLOURS,
    DECKS,
    NO_FACE,
    RIDER,
    RING,
    TOKENS,
    WAYFARER,
)
from fivethrones.games.monopoly.rules.raising import LAYOUTS
from fivethrones.games.monopoly.state import Realm
from fivethrones.games.monopoly.view import RealmView
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.game import View

SEATS: Final = 8
ITEMS: Final = RING + len(DECKS)  # squares and jail-free cards, to give and to ask for
LOTS: Final = RING + 2  # squares and buildings, at an auction
PIPS: Final = 12
MONEY: Final = 10**6  # more than anybody ever has
SEAT_FIGURES: Final = 7
OFFER_FIGURES: Final = 6
FACES: Final = [NO_FACE, "1", "2", "3", RIDER, WAYFARER]
CLAIMS: Final = 8

PROMPTS: Final = [
    "answer", "bid", "business", "buy", "debt", "jail", "last-claims", "offer", "place", "received",
    "route", "throw", "token", "want",
]  # fmt: skip
EVENTS: Final = [
    "auction", "bail", "bankrupt", "bankrupt-bank", "begin", "bid", "buy", "card", "claimable",
    "collect-each", "counter", "deal", "debt", "debt-void", "drop", "fee", "fine", "inherit", "jail",
    "jail-doubles", "jail-out", "jail-stays", "keep", "keep-card", "lapse", "lot-gone", "mortgage",
    "move", "offer", "pay-each", "raze", "receive", "redeem", "refuse", "rent", "rent-throw",
    "rent-throw-three", "repairs", "ride-on", "roll-off", "salary", "sell-keep", "sell-out",
    "sell-village", "settled", "shortage", "sold", "tax", "throw", "throw-three", "token", "trade",
    "unsold", "use-card", "village", "want",
]  # fmt: skip


@final
class MonopolyEncoding(Encoding[Realm]):
    version: ClassVar[int] = 1
    codes: ClassVar[Codes] = Codes(
        [
            Verb("token", plain(len(TOKENS))),
            Verb("throw"),
            Verb("bail"),
            Verb("card", plain(len(DECKS))),
            Verb("rest"),
            Verb("pass"),
            Verb("build", plain(RING)),
            Verb("sell", plain(RING)),
            Verb("raze", plain(len(COLOURS)), plain(len(LAYOUTS[0]))),
            Verb("mortgage", plain(RING)),
            Verb("redeem", plain(RING)),
            Verb("leave", plain(RING)),
            Verb("offer", seats(SEATS)),
            Verb("give", plain(ITEMS)),
            Verb("ask", plain(ITEMS)),
            Verb("add", ANY_AMOUNT),
            Verb("charge", ANY_AMOUNT),
            Verb("send"),
            Verb("withdraw"),
            Verb("accept"),
            Verb("refuse"),
            Verb("counter"),
            Verb("claim", plain(RING), seats(SEATS)),
            Verb("buy"),
            Verb("decline"),
            Verb("bid", ANY_AMOUNT),
            Verb("drop"),
            Verb("want", ANY_AMOUNT),
            Verb("place", plain(RING)),
            Verb("ride", plain(PIPS + 1)),
            Verb("go", plain(RING)),
            Verb("surrender"),
        ]
    )
    fields: ClassVar[list[Field]] = [
        Field("turn", [1], 0, SEATS, "whose turn it is"),
        Field("round", [2], 0, 10**5, "the round, and the last one, 0 where there is none"),
        Field(
            "figures",
            [SEATS, SEAT_FIGURES],
            -1,
            MONEY,
            "by seat: token, cash, square, throws in jail (-1 at large), 1 once past the start, worth, what could be raised",
        ),
        Field("out", [SEATS], 0, 1, "1 for who is bankrupt"),
        Field("calls", [SEATS], 0, 16, "by seat: offers called out since its own turn began"),
        Field("owner", [RING], 0, SEATS, "by square"),
        Field("mortgaged", [RING], 0, 1, "by square"),
        Field("level", [RING], 0, 8, "by square: villages, and one more for a keep"),
        Field(
            "rent_line", [RING], -1, 8, "by square: the line of the deed that counts now, -1 where none does"
        ),
        Field("stock", [2], 0, 64, "villages and keeps with the bank"),
        Field(
            "decks",
            [len(DECKS), CARDS_PER_DECK],
            -1,
            2 * CARDS_PER_DECK,
            "both decks from the top down, -1 for a card that nobody has seen",
        ),
        Field("jail_cards", [len(DECKS)], 0, SEATS, "who holds the card of each deck"),
        Field("dice", [2], 0, 6, "as thrown"),
        Field(
            "speed",
            [1],
            0,
            len(FACES) - 1,
            "face of the third die: 0 not thrown, 1 to 3, 4 rider, 5 wayfarer",
        ),
        Field("doubles", [1], 0, 3, "in a row"),
        Field(
            "claims",
            [CLAIMS, 4],
            0,
            MONEY,
            "visitor, owner, square and amount of rents that can still be asked for",
        ),
        Field("buying", [1], -1, RING - 1, "the square on offer, or -1"),
        Field("auction", [4], -1, MONEY, "lot, bid, bidder, who is next"),
        Field("bidders", [SEATS], 0, 1, "1 for each"),
        Field("debt", [2], 0, MONEY, "debtor and amount"),
        Field("creditors", [SEATS], 0, 1, "1 for each; none is the bank"),
        Field(
            "offer", [OFFER_FIGURES], -MONEY, MONEY, "by whom, to whom, money, both fees, 1 once it is sent"
        ),
        Field("given", [ITEMS], 0, 1, "squares and cards that the offer gives"),
        Field("asked_for", [ITEMS], 0, 1, "squares and cards that it asks for"),
        Field("wanted", [1], -1, LOTS - 1, "the building of a shortage, or -1"),
    ]
    prompts: ClassVar[list[str]] = PROMPTS
    events: ClassVar[list[str]] = EVENTS

    def observe(self, view: View) -> list[Array]:
        assert isinstance(view, RealmView)
        me, count = view.viewer, len(view.cash)
        figures: list[int] = []
        calls: list[int] = []
        for i in range(count):
            seat = (me + i) % count
            figures += figures_of(view, seat)
            calls.append(view.calls[seat])
        claims: list[int] = []
        for claim in view.claims:
            claims += [
                from_here(claim.visitor, me, count),
                from_here(claim.owner, me, count),
                claim.square,
                claim.amount,
            ]
        return [
            [from_here(view.turn, me, count)],
            [view.round, view.rounds],
            padded(figures, SEATS * SEAT_FIGURES, -1),
            marked(view.out, view),
            padded(calls, SEATS, 0),
            [from_here(owner, me, count) for owner in view.owner],
            [1 if mortgaged else 0 for mortgaged in view.mortgaged],
            view.level,
            view.rent_line,
            [view.villages, view.keeps],
            padded(view.valar, CARDS_PER_DECK, -1) + padded(view.throne, CARDS_PER_DECK, -1),
            [from_here(holder, me, count) for holder in view.held],
            padded(view.dice, 2, 0),
            [FACES.index(view.speed)],
            [view.doubles],
            padded(claims, 4 * CLAIMS, 0),
            [view.buying],
            [view.lot, view.bid, from_here(view.bidder, me, count), from_here(view.next_bidder, me, count)],
            marked(view.bidders, view),
            [from_here(view.debtor, me, count), view.due],
            marked(view.creditors, view),
            [
                from_here(view.offer_by, me, count),
                from_here(view.offer_to, me, count),
                view.money,
                view.fees[0],
                view.fees[1],
                1 if view.sent else 0,
            ],
            counted(view.give, ITEMS),
            counted(view.ask, ITEMS),
            [view.wanted],
        ]


def figures_of(view: RealmView, seat: int) -> list[int]:
    return [
        view.tokens[seat] if seat < len(view.tokens) else NOTHING,  # tokens are chosen one by one
        view.cash[seat],
        view.place[seat],
        view.jail[seat],
        1 if view.past_go[seat] else 0,
        view.worth[seat],
        view.raisable[seat],
    ]


def marked(seats: list[int], view: RealmView) -> list[int]:
    """By seat, counted from the viewer: whether it is one of these."""
    marks = [0] * SEATS
    for seat in seats:
        marks[(seat - view.viewer) % len(view.cash)] = 1
    return marks


ENCODING: Final = MonopolyEncoding()
