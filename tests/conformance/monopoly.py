"""What the laws must be told about Monopoly."""

from conformance import realm_scenes
from conformance.case import Case, Deck
from conformance.walk import some_settings
from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.monopoly.pieces import (
    BANK,
    CARDS_PER_DECK,
    COLOURS,
    DEEDS,
    FACES,
    GROUPS,
    JAIL_FREE,
    JAIL_SQUARE,
    KEEPS,
    NO_FACE,
    RING,
    VILLAGES,
)
from fivethrones.games.monopoly.rules.auction import Auction, has_use
from fivethrones.games.monopoly.rules.building import stock
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.placing import Placing
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.shortage import WISH, Shortage, most
from fivethrones.games.monopoly.rules.trade import Trade, items_of
from fivethrones.games.monopoly.state import AT_LARGE, CALLS, Realm
from fivethrones.kernel.rng import Rng


def conserve(realm: Realm) -> None:
    """Every coin, deed, village, keep and card is in one place, and nobody owes or is promised what there is not."""
    check_money(realm)
    check_deeds(realm)
    check_buildings(realm)
    check_cards(realm)
    check_tokens(realm)
    check_claims(realm)
    for frame in realm.stack:
        check_frame(realm, frame)


def check_money(realm: Realm) -> None:
    assert sum(realm.cash) + realm.bank == 0
    assert min(realm.cash) >= 0
    assert all(realm.cash[seat] == 0 for seat in realm.out)


def check_deeds(realm: Realm) -> None:
    assert len(realm.owner) == len(realm.mortgaged) == len(realm.level) == RING
    for square in range(RING):
        owner = realm.owner[square]
        assert owner == BANK or owner in realm.solvent(), "a bankrupt owns a deed"
        assert owner == BANK or square in DEEDS
        assert not (owner == BANK and realm.mortgaged[square])


def check_buildings(realm: Realm) -> None:
    keep = realm.rules.keep
    assert all(0 <= level <= keep for level in realm.level)
    assert realm.villages + sum(level for level in realm.level if level < keep) == VILLAGES
    assert realm.keeps + realm.level.count(keep) == KEEPS
    assert min(realm.villages, realm.keeps) >= 0
    for squares in GROUPS[: len(COLOURS)]:
        levels = [realm.level[square] for square in squares]
        assert max(levels) - min(levels) <= 1
        if max(levels) > 0:
            assert len({realm.owner[square] for square in squares}) == 1
            assert realm.owner[squares[0]] != BANK
            assert not any(realm.mortgaged[square] for square in squares)
    assert sum(realm.level) == sum(
        realm.level[square] for squares in GROUPS[: len(COLOURS)] for square in squares
    )


def check_cards(realm: Realm) -> None:
    for deck, slots in enumerate([realm.valar, realm.throne]):
        start = deck * CARDS_PER_DECK
        assert sorted(realm.cards[start : start + CARDS_PER_DECK]) == list(
            range(start, start + CARDS_PER_DECK)
        )
        held = [] if realm.held[deck] == BANK else [realm.cards.index(JAIL_FREE[deck])]
        assert sorted(slots + held) == list(range(start, start + CARDS_PER_DECK))
        assert realm.held[deck] == BANK or realm.held[deck] in realm.solvent()


def check_tokens(realm: Realm) -> None:
    assert len(set(realm.tokens)) == len(realm.tokens)
    assert len(set(realm.out)) == len(realm.out) < realm.seats
    for seat in range(realm.seats):
        assert 0 <= realm.place[seat] < RING
        assert AT_LARGE <= realm.jail[seat] < realm.rules.jail_throws
        assert realm.jail[seat] == AT_LARGE or realm.place[seat] == JAIL_SQUARE
        assert 0 <= realm.calls[seat] <= CALLS
    assert realm.speed == NO_FACE or (realm.rules.speed_die and realm.speed in FACES)
    assert 0 <= realm.doubles <= 3


def check_claims(realm: Realm) -> None:
    assert not realm.claims or realm.rules.rent_is_claimed
    for claim in realm.claims:
        assert claim.owner != claim.visitor
        assert {claim.owner, claim.visitor} <= set(realm.solvent())
        assert (claim.amount > 0) != (claim.factor > 0)


def check_frame(realm: Realm, frame: object) -> None:
    """What is under way can be carried out."""
    if isinstance(frame, Auction):
        check_auction(realm, frame)
    elif isinstance(frame, Debt):
        assert frame.amount > 0
        assert {frame.seat, *frame.to} <= set(realm.solvent())
        assert frame.seat not in frame.to
    elif isinstance(frame, Purchase):
        assert realm.owner[frame.square] == BANK
    elif isinstance(frame, Trade):
        assert all(item in items_of(realm, frame.by) for item in frame.give)
        assert all(item in items_of(realm, frame.to) for item in frame.ask)
        assert not frame.sent or frame.why_not_send(realm) is None
    elif isinstance(frame, Shortage) and frame.step == WISH:
        assert stock(realm, frame.lot) > 0
        assert all(0 < most(realm, seat, frame.lot) <= stock(realm, frame.lot) for seat in frame.asked)
    elif isinstance(frame, Placing):
        assert frame.left <= stock(realm, frame.lot)


def check_auction(realm: Realm, auction: Auction) -> None:
    """The bank has the lot, and whoever has bid can pay and place it."""
    assert realm.owner[auction.lot] == BANK if auction.lot < RING else stock(realm, auction.lot) > 0
    assert set(auction.bidders) <= set(realm.solvent())
    assert (auction.by == BANK) == (auction.bid == 0)
    if auction.by != BANK:
        assert auction.by in auction.bidders
        assert realm.cash[auction.by] >= auction.bid
        assert has_use(realm, auction.by, auction.lot)


def decks(realm: Realm) -> list[Deck]:
    halves = (range(CARDS_PER_DECK), range(CARDS_PER_DECK, 2 * CARDS_PER_DECK))
    return [(realm.cards, list(half)) for half in halves]


def scene(rng: Rng) -> Realm:
    return realm_scenes.lay_out(some_settings(Monopoly(), rng), rng)


CASE = Case(
    Monopoly(),
    [
        {"seats": "2", "rounds": "20"},
        {"seats": "3", "rounds": "10", "rent_mode": "claim"},
        {"seats": "4", "rounds": "5", "variant": "short", "tokens": "dealt"},
        {"seats": "5", "rounds": "5", "variant": "timed", "transfer_fee_base": "price"},
        {"seats": "6", "rounds": "5", "tokens": "dealt", "trade_allows_cash_gift": "true"},
        {"seats": "7", "rounds": "5", "dice": "speed", "utility_roll": "movement"},
        {"seats": "8", "rounds": "5", "tokens": "dealt", "set_rent_needs_no_mortgage": "false"},
        {"seats": "3", "rounds": "10", "variant": "short", "dice": "speed", "rent_mode": "claim"},
    ],
    conserve,
    {0: [8, 56, 56, 112, 392], 2: [24, 375, 5070], 5: [8, 56, 336, 1680]},
    decks,
    most=300_000,  # without a limit of rounds, random players take 5,000 on average and seldom over 20,000
    soaked=5_000,
    every=200,
    scene=scene,
    purposes=["valar deck", "throne deck", "deeds", "roll-off", "dice", "speed die"],
    bots=[({"seats": "3", "rounds": "20", "dice": "speed"}, 23)],
)
