"""What the laws must be told about Monopoly."""

from conformance import realm_scenes
from conformance.case import Case, Deck
from conformance.walk import some_options
from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.monopoly.pieces import (
    BANK,
    CARDS_PER_DECK,
    COLOURS,
    DEEDS,
    GROUPS,
    JAIL_FREE,
    KEEPS,
    RING,
    VILLAGES,
)
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.rng import Rng


def conserve(realm: Realm) -> None:
    """Every coin, deed, village, keep and card is in one place, and buildings stand evenly on unmortgaged sets."""
    seats = range(realm.seats)
    assert sum(realm.cash) + realm.bank == 0
    assert min(realm.cash) >= 0
    assert all(owner == BANK or owner in seats for owner in realm.owner)
    assert all(realm.owner[square] == BANK for square in range(RING) if square not in DEEDS)
    assert not any(realm.mortgaged[square] for square in range(RING) if realm.owner[square] == BANK)
    check_buildings(realm)
    check_cards(realm)
    assert not set(realm.owner) & set(realm.out), "a bankrupt owns a deed"
    assert all(realm.cash[seat] == 0 for seat in realm.out)


def check_buildings(realm: Realm) -> None:
    keep = realm.rules.keep
    assert realm.villages + sum(level for level in realm.level if level < keep) == VILLAGES
    assert realm.keeps + realm.level.count(keep) == KEEPS
    assert min(realm.villages, realm.keeps) >= 0
    for squares in GROUPS[: len(COLOURS)]:
        levels = [realm.level[square] for square in squares]
        assert max(levels) - min(levels) <= 1
        if max(levels) > 0:
            assert len({realm.owner[square] for square in squares}) == 1
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
        assert realm.held[deck] not in realm.out


def decks(realm: Realm) -> list[Deck]:
    halves = (range(CARDS_PER_DECK), range(CARDS_PER_DECK, 2 * CARDS_PER_DECK))
    return [(realm.cards, list(half)) for half in halves]


def scene(rng: Rng) -> Realm:
    return realm_scenes.lay_out(some_options(Monopoly(), rng), rng)


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
    scene=scene,
)
