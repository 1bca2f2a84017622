"""Chances for banners and for the game."""

from itertools import product
from math import isclose, prod

from hypothesis import given, settings
from hypothesis import strategies as st

from fivethrones.bots.hand_of_the_king.chances import holding_chances, win_chance
from fivethrones.games.hand_of_the_king.rules.ending import judge
from fivethrones.games.hand_of_the_king.state import SUPPLY

thirds = st.lists(
    st.sampled_from([(0.0, 1.0), (0.5, 0.5), (0.25, 0.5), (0.9, 0.1), (0.0, 0.0)]), min_size=7, max_size=7
)


@settings(max_examples=25, deadline=None)
@given(thirds)
def test_the_win_chance_is_that_of_all_ways_to_share_out_the_banners(
    chances: list[tuple[float, float]],
) -> None:
    """HK-38 to HK-40, as the rules judge them."""
    expected = 0.0
    shares = [(p, q, 1 - p - q) for p, q in chances]
    for banners in product((0, 1, SUPPLY), repeat=7):
        weight = prod(shares[house][banners[house]] for house in range(7))
        if weight:
            first = judge(list(banners), [[0], [1]]).ranking[0]
            expected += weight * (0 in first) / len(first)

    found = win_chance([p for p, _ in chances], [q for _, q in chances])

    assert isclose(found, expected, abs_tol=1e-9)


@settings(deadline=None)
@given(st.lists(st.integers(0, 8), min_size=2, max_size=4), st.integers(1, 8))
def test_somebody_will_hold_a_banner_that_can_still_be_had(support: list[int], left: int) -> None:
    assert isclose(sum(holding_chances(support, left, SUPPLY)), 1.0)


@settings(deadline=None)
@given(st.lists(st.integers(0, 8), min_size=2, max_size=4), st.integers(1, 8))
def test_more_support_is_never_a_worse_chance(support: list[int], left: int) -> None:
    chances = holding_chances(support, left, SUPPLY)
    for one, other in product(range(len(support)), repeat=2):
        if support[one] > support[other]:
            assert chances[one] >= chances[other]


def test_who_leads_by_more_than_is_left_is_sure_of_the_banner() -> None:
    assert holding_chances([3, 1, 0], 1, 0) == [1.0, 0.0, 0.0]


def test_who_can_still_draw_level_can_still_get_the_banner() -> None:
    """HK-14: reaching a tie is enough for the one who acts."""
    assert holding_chances([2, 1], 1, 0)[1] > 0


def test_with_nothing_left_the_holder_keeps_the_banner() -> None:
    assert holding_chances([2, 2], 0, 1) == [0.0, 1.0]
    assert holding_chances([0, 0], 0, SUPPLY) == [0.0, 0.0]


def test_between_equals_the_holder_has_the_better_chance() -> None:
    chances = holding_chances([1, 1, 1], 3, 2)

    assert chances[2] > chances[0] == chances[1]
