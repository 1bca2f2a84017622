"""Marks: letters for what a choice cost, and none where the band covers it."""

import pytest

from fivethrones.club.assets import Asset
from fivethrones.club.judges.judge import Chance, Weighed, band
from fivethrones.club.review.reasons import reasons
from fivethrones.club.review.verdict import BLUNDER, INACCURATE, NO_MARK, STRONG, mark
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message

POWER = Asset("reason-power", "", "SL-40")
BANNER = Asset("reason-banner", "house-stark", "HK-13")


def weighed(verb: str, middle: float, doubt: float = 0.0, **assets: float) -> Weighed:
    names = {"power": POWER, "banner": BANNER}
    found = {names[name]: amount for name, amount in assets.items()}
    return Weighed((Action(0, verb),), Chance(middle, middle, middle), doubt, found)


@pytest.mark.parametrize(
    ("lost", "doubt", "expected"),
    [
        (0.0, 0.0, NO_MARK),
        (0.05, 0.0, NO_MARK),
        (0.07, 0.0, INACCURATE),
        (0.13, 0.0, BLUNDER),
        (0.07, 0.08, NO_MARK),
        (0.13, 0.14, NO_MARK),
    ],
)
def test_a_mark_says_what_was_lost_unless_it_may_be_chance(lost: float, doubt: float, expected: str) -> None:
    best, second = weighed("a", 0.6), weighed("b", 0.58)
    own = weighed("c", 0.6 - lost, doubt)

    assert mark([best, second, own], own) == expected


@pytest.mark.parametrize(
    ("behind", "doubt", "expected"), [(0.07, 0.0, STRONG), (0.05, 0.0, NO_MARK), (0.07, 0.08, NO_MARK)]
)
def test_a_move_is_strong_if_all_others_are_behind(behind: float, doubt: float, expected: str) -> None:
    own = weighed("a", 0.6)

    assert mark([own, weighed("b", 0.6 - behind, doubt)], own) == expected


def test_the_only_choice_is_never_strong() -> None:
    own = weighed("a", 0.6)

    assert mark([own], own) == NO_MARK


def test_reasons_are_assets_of_which_there_is_more() -> None:
    found = reasons(weighed("a", 0.6, power=5.0, banner=1.0), weighed("b", 0.5, power=3.1, banner=0.0))

    assert found == [
        Message("reason-banner", {"amount": 1, "piece": "house-stark"}, "HK-13"),
        Message("reason-power", {"amount": 2}, "SL-40"),
    ]


def test_where_no_fact_differs_nothing_is_said() -> None:
    assert reasons(weighed("a", 0.6, power=5.0), weighed("b", 0.5, power=4.9)) == []


def test_a_band_narrows_with_the_worlds() -> None:
    few, many = band([0.4, 0.6] * 2), band([0.4, 0.6] * 50)

    assert few.low < many.low < many.middle < many.high < few.high
