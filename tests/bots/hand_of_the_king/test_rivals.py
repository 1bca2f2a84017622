"""What a net is told of a position among three or four, and what it makes of that."""

from itertools import pairwise
from math import exp

import pytest

from fivethrones.bots.hand_of_the_king import rivals
from fivethrones.bots.hand_of_the_king.net import SCALE, SHIFT, Net
from fivethrones.bots.hand_of_the_king.rivals import FIRST, SECOND, Rivals, net_of, packed
from fivethrones.bots.hand_of_the_king.statements import COUNT, MOST, statements
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import (
    BANNER,
    HOLDER,
    OVER,
    SEATS,
    SUPPORT,
    Table,
    table_of,
)
from fivethrones.games import GAMES
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["hand-of-the-king"]


def met(seats: int, seed: int) -> list[Table]:
    """The positions of a random game."""
    table = table_of(GAME.setup(with_defaults(GAME.settings, {"seats": str(seats)}), seed))
    rng = seeded(seed)
    found = [table.copy()]
    while table.asked != OVER:
        options = choices(table)
        play(table, options[rng.below(len(options))])
        found.append(table.copy())
    return found


def turned(table: Table) -> Table:
    """The same where everybody sits one seat further."""
    other = table.copy()
    seats = int(table.seats)
    for house in range(7):
        at = SUPPORT + house * SEATS
        for seat in range(seats):
            other.numbers[at + (seat + 1) % seats] = table.numbers[at + seat]
        holder = table.numbers[BANNER + house]
        other.numbers[BANNER + house] = (holder + 1) % seats if holder >= 0 else holder
    for place in range(HOLDER, len(table.numbers)):
        holder = table.numbers[place]
        other.numbers[place] = (holder + 1) % seats if holder >= 0 else holder
    other.turn = (table.turn + 1) % seats
    return other


@pytest.mark.parametrize("seats", [3, 4])
def test_statements_are_few_and_each_said_once(seats: int) -> None:
    for table in met(seats, 5):
        found = statements(table)
        lines = [one for one in found if found.count(one) > 1]
        assert len(found) <= MOST
        assert all(0 <= one < COUNT for one in found)
        assert len(set(lines)) <= 4  # as many of a house on two of Varys's lines


@pytest.mark.parametrize("seats", [3, 4])
def test_only_the_order_of_seats_matters(seats: int) -> None:
    for table in met(seats, 6):
        other = turned(table)
        assert sorted(statements(other)) == sorted(statements(table))
        if table.asked != OVER:
            shares = Rivals(table).guess()
            assert Rivals(other).guess() == [shares[-1], *shares[:-1]]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_won_is_known_at_the_end(seats: int) -> None:
    for seed in range(20):
        shares = Rivals(met(seats, seed)[-1]).guess()
        assert sum(shares) == pytest.approx(1.0)
        assert set(shares) <= {0.0, max(shares)}


def test_a_net_packed_reckons_as_one_that_is_not() -> None:
    rng = seeded(3)
    weights = [rng.below(256) for _ in range(COUNT * FIRST)]
    offsets, inner, inner_offsets, outer, outer_offsets = [
        [(rng.below(200) - 100) / 100 for _ in range(count)]
        for count in (FIRST, FIRST * SECOND, SECOND, SECOND * 3, 3)
    ]
    net = Net(packed(bytes(weights)), offsets, inner, inner_offsets, outer, outer_offsets)
    told = sorted({rng.below(COUNT) for _ in range(MOST)})

    first = [
        max(0.0, offsets[i] + sum((weights[one * FIRST + i] - SHIFT) / SCALE for one in told))
        for i in range(FIRST)
    ]
    second = [
        max(0.0, inner_offsets[j] + sum(first[i] * inner[j * FIRST + i] for i in range(FIRST)))
        for j in range(SECOND)
    ]
    third = [
        outer_offsets[k] + sum(second[j] * outer[k * SECOND + j] for j in range(SECOND)) for k in range(3)
    ]
    together = sum(exp(one - max(third)) for one in third)

    assert net.shares(told) == pytest.approx([exp(one - max(third)) / together for one in third])


@pytest.mark.parametrize("seats", [3, 4])
def test_nets_foresee_who_wins(seats: int) -> None:
    """Eight choices before the end, better than blind guessing by a third; at the start of a game nobody is far ahead."""
    late: list[float] = []
    early: list[float] = []
    for seed in range(60):
        game = met(seats, seed)
        won = Rivals(game[-1]).guess()
        for place, found in ((-9, late), (0, early)):
            guess = Rivals(game[place]).guess()
            found.append(sum(mine * share for mine, share in zip(won, guess, strict=True)))

    assert sum(late) / len(late) > 4 / 3 / seats
    assert sum(early) / len(early) < 1.2 / seats


def test_a_net_of_another_shape_is_not_read() -> None:
    with pytest.raises(AssertionError):
        rivals.read(bytes(COUNT * FIRST) + bytes(8), 3)
    assert net_of(3) is net_of(3)


def test_a_position_is_left_as_it_was() -> None:
    rng = seeded(1)
    for before, _ in pairwise(met(4, 9)):
        field = Rivals(before)
        told = statements(before)
        options = field.choices()
        field.after(options[rng.below(len(options))])
        assert statements(before) == told
