"""What must add up at the table of every card game."""

from fivethrones.games.card_engine.box.figures import CHARACTER, PLOT
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import (
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
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.texts import with_touch
from fivethrones.kernel.action import NOTHING

BEFORE_THE_GAME = (SETUP, DRAFT, DRAFTED, POOL)
PLOT_DECK = 7
BARE = (0, 0, NOTHING)  # standing, without power, attached to nothing


def conserve(table: Table) -> None:
    """Every card is in one place, and what lies on cards or lasts for them belongs to cards in play."""
    check_places(table)
    check_cards(table)
    for seat in range(table.seats):
        assert len(table.pile(REVEALED, seat)) <= 1
        assert min(table.gold[seat], table.power[seat]) >= 0
    for card in table.participants() + table.barred:
        assert table.zone[card] == PLAY
        assert table.is_a(card, CHARACTER)
    assert table.in_challenge() or not table.participants()
    if table.round:
        check_piles(table)
    check_touching(table)


def check_places(table: Table) -> None:
    """Each card lies once in the pile of its place and its controller. Looked at after each action, so in few steps."""
    seats, count = table.seats, len(table.kinds)
    lying = [NOTHING] * count
    for place, pile in enumerate(table.piles):
        for slot in pile:
            lying[slot] = place
    assert sum(map(len, table.piles)) == count
    assert lying == [zone * seats + seat for zone, seat in zip(table.zone, table.controller, strict=True)]


def check_piles(table: Table) -> None:
    """Set-up has left nothing behind, a card on its way is alone, and each player has a whole plot deck."""
    for seat in range(table.seats):
        assert not any(table.pile(zone, seat) for zone in BEFORE_THE_GAME)
        for slot in table.pile(PLAYED, seat) if table.outcome is None else []:  # the game may end in between
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
    known = table.touching
    table.touching = {}
    try:
        for touch, cards in known.items():
            assert with_touch(table, touch) == cards
    finally:
        table.touching = known


def check_cards(table: Table) -> None:
    """What lies on them, and to what they are attached."""
    burdens = zip(table.kneeling, table.power_on, table.attached_to, strict=True)
    for slot, burden in enumerate(burdens):
        if burden != BARE:
            check_burden(table, Slot(slot))
    for seat in range(table.seats):
        in_play = [table.card(slot).title for slot in table.pile(PLAY, seat) if table.card(slot).unique]
        assert len(set(in_play)) == len(in_play)
        for slot in table.pile(UNDER, seat):
            assert table.are_copies(table.attached_to[slot], slot)


def check_burden(table: Table, slot: Slot) -> None:
    zone = table.zone[slot]
    if zone != PLAY:
        assert (table.kneeling[slot], table.power_on[slot]) == (0, 0)
    if zone not in (PLAY, UNDER):
        assert table.attached_to[slot] == NOTHING
    if table.attached_to[slot] != NOTHING:
        assert table.zone[table.attached_to[slot]] in (PLAY, HOUSE)
