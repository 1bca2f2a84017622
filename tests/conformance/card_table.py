"""What must add up at the table of every card game."""

from fivethrones.games.card_engine.cards import CHARACTER, PLOT
from fivethrones.games.card_engine.derived.texts import with_touch
from fivethrones.games.card_engine.lasting import WIDTH
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import (
    DRAFT,
    DRAFTED,
    HOUSE,
    PLAY,
    PLAYED,
    PLOTS,
    POOL,
    REVEALED,
    SETUP,
    UNDER,
    USED,
    ZONES,
)
from fivethrones.kernel.action import NOTHING

BEFORE_THE_GAME = (SETUP, DRAFT, DRAFTED, POOL)
PLOT_DECK = 7


def conserve(table: Table) -> None:
    """Every card is in one place, and what lies on cards or lasts for them belongs to cards in play."""
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
    if table.round:
        check_piles(table)
    check_touching(table)


def check_piles(table: Table) -> None:
    """Set-up has left nothing behind, a card on its way is alone, and each player has a whole plot deck."""
    for seat in range(table.seats):
        assert not any(table.pile(zone, seat) for zone in BEFORE_THE_GAME)
        for slot in table.pile(PLAYED, seat):
            assert any(frame.card == slot for frame in table.stack if hasattr(frame, "card"))
    lying = [
        slot
        for zone in (PLOTS, REVEALED, USED)
        for seat in range(table.seats)
        for slot in table.pile(zone, seat)
    ]
    assert len(lying) == PLOT_DECK * table.seats
    assert all(table.is_a(slot, PLOT) for slot in lying)


def check_touching(table: Table) -> None:
    """What was read off the piles is still there to be read."""
    fresh = table.clone()
    fresh.touching = {}
    for touch, cards in table.touching.items():
        assert with_touch(fresh, touch) == cards


def check_card(table: Table, slot: int) -> None:
    zone = table.zone[slot]
    if zone != PLAY:
        assert (table.kneeling[slot], table.power_on[slot]) == (0, 0)
    if zone not in (PLAY, UNDER):
        assert table.attached_to[slot] == NOTHING
    if table.attached_to[slot] != NOTHING:
        assert table.zone[table.attached_to[slot]] in (PLAY, HOUSE)
    if zone == UNDER:
        assert table.are_copies(table.attached_to[slot], slot)
    if zone == PLAY and table.card(slot).unique:
        copies = [
            other for other in table.pile(PLAY, table.controller[slot]) if table.are_copies(other, slot)
        ]
        assert copies == [slot]
