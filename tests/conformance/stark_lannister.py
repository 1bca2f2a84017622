"""What the laws must be told about Stark against Lannister."""

from conformance.case import Case, Deck
from fivethrones.games.card_engine import deal
from fivethrones.games.card_engine.cards import CHARACTER
from fivethrones.games.card_engine.plot_deal import candidates
from fivethrones.games.card_engine.state import PLAY, POOL, REVEALED, UNDER, WIDTH, ZONES, Table
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.kernel.action import NOTHING


def conserve(table: Table) -> None:
    """Every card is in one place, and what lies on cards or lasts for them belongs to cards in play."""
    fresh = StarkLannister().blank(table.options)
    assert sorted(table.kinds) == sorted(fresh.kinds)
    for zone in range(ZONES):
        for seat in range(table.seats):
            for slot in table.pile(zone, seat):
                assert (table.zone[slot], table.controller[slot]) == (zone, seat)
    assert sorted(slot for pile in table.piles for slot in pile) == list(range(len(table.kinds)))
    for slot in range(len(table.kinds)):
        check_card(table, slot)
    for seat in range(table.seats):
        assert len(table.pile(REVEALED, seat)) <= 1
        assert min(table.gold[seat], table.power[seat]) >= 0
    assert len(table.lasting) % WIDTH == 0
    for card in table.participants() + table.barred:
        assert table.zone[card] == PLAY
        assert table.is_a(card, CHARACTER)
    assert table.in_challenge() or not table.participants()


def check_card(table: Table, slot: int) -> None:
    zone = table.zone[slot]
    if zone != PLAY:
        assert (table.kneeling[slot], table.power_on[slot]) == (0, 0)
    if zone not in (PLAY, UNDER):
        assert table.attached_to[slot] == NOTHING
    if table.attached_to[slot] != NOTHING:
        assert table.zone[table.attached_to[slot]] == PLAY
    if zone == UNDER:
        assert table.kinds[table.attached_to[slot]] == table.kinds[slot]
    if zone == PLAY and table.card(slot).unique:
        copies = [
            other
            for other in table.pile(PLAY, table.controller[slot])
            if table.kinds[other] == table.kinds[slot]
        ]
        assert copies == [slot]


def decks(table: Table) -> list[Deck]:
    plots = [table.pile(POOL, 0), *(candidates(table, seat) for seat in range(table.seats))]
    return [(table.kinds, slots) for slots in [*deal.decks(table), *plots]]


CASE = Case(
    StarkLannister(),
    [
        {},
        {"plots": "drafted"},
        {"seat_0": "lannister", "victory": "10"},
        {"plots": "drafted", "mulligan": "false", "round_limit": "25", "victory": "20"},
    ],
    conserve,
    {0: [2, 4, 22, 84], 1: [3, 9, 18, 36]},
    decks,
)
