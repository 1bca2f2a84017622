"""What must add up at the table of every card game."""

from fivethrones.games.card_engine.cards import CHARACTER
from fivethrones.games.card_engine.derived.texts import with_touch
from fivethrones.games.card_engine.lasting import WIDTH
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import HOUSE, PLAY, REVEALED, UNDER, ZONES
from fivethrones.kernel.action import NOTHING


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
    check_touching(table)


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
        assert table.kinds[table.attached_to[slot]] == table.kinds[slot]
    if zone == PLAY and table.card(slot).unique:
        copies = [
            other
            for other in table.pile(PLAY, table.controller[slot])
            if table.kinds[other] == table.kinds[slot]
        ]
        assert copies == [slot]
