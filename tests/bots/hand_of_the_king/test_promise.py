"""What a small net makes of positions among three and four."""

import pytest

from fivethrones.bots.hand_of_the_king.promise import FOUR, promise
from fivethrones.bots.hand_of_the_king.rivals import Rivals
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, MOVE, SEATS, SUPPORT, Table, table_of
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.hand_of_the_king.scene import GAME, LAST_TYRELL, TAKE_LAST, rows, scene


def middle(seats: int, seed: int) -> Table:
    """After some random moves, at the start of a turn."""
    rng = seeded(seed)
    table = table_of(GAME.setup(with_defaults(GAME.settings, {"seats": str(seats)}), seed))
    moves = 12
    while moves > 0 or table.asked != MOVE:
        options = choices(table)
        play(table, options[rng.below(len(options))])
        moves -= 1
    return table


def turned(table: Table) -> Table:
    """Everybody sits one seat farther on."""
    other = table.copy()
    other.turn = (table.turn + 1) % table.seats
    for house in range(7):
        for seat in range(table.seats):
            there = SUPPORT + house * SEATS + (seat + 1) % table.seats
            other.numbers[there] = table.numbers[SUPPORT + house * SEATS + seat]
        holder = table.numbers[BANNER + house]
        if holder >= 0:
            other.numbers[BANNER + house] = (holder + 1) % table.seats
    return other


@pytest.mark.parametrize("seats", [3, 4])
def test_shares_make_up_one_game(seats: int) -> None:
    for seed in range(20):
        shares = promise(middle(seats, seed))

        assert len(shares) == seats
        assert min(shares) > 0
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_judged_by_the_seat_he_sits_in(seats: int) -> None:
    for seed in range(20):
        table = middle(seats, seed)
        shares = promise(table)

        assert promise(turned(table)) == [shares[seat - 1] for seat in range(seats)]


def test_what_is_remembered_of_a_house_is_what_was_reckoned() -> None:
    table = middle(4, 3)
    first = promise(table)

    FOUR.known.clear()

    assert promise(table) == first


def test_whoever_holds_most_banners_for_good_is_promised_most() -> None:
    table = scene(
        rows("VU...."),
        seats=3,
        areas={0: "SSSSSSSS GGGGGGG LLLLLL TTTTT", 1: "BBBB", 2: "YYY"},
        banners={0: "stark greyjoy lannister targaryen", 1: "baratheon", 2: "tyrell"},
    )

    assert promise(table_of(table.court))[0] > 0.8


def test_a_game_that_is_over_needs_no_net() -> None:
    table = table_of(scene(rows("VU...."), seats=3, areas={1: "SS"}, banners={1: "stark"}).court)
    play(table, choices(table)[0])

    assert Rivals(table).guess(seeded(1)) == [0.0, 1.0, 0.0]


def test_in_the_middle_of_a_turn_it_is_played_on_to_the_next() -> None:
    court = scene(LAST_TYRELL, seats=3, row="jon_snow hodor")
    court.plays(TAKE_LAST)
    rivals = Rivals(table_of(court.court))

    assert rivals.table.asked != MOVE
    assert sum(rivals.guess(seeded(1))) == pytest.approx(1)
