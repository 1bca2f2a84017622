"""When memory is looked through, so that nobody waits for it."""

import gc
from collections.abc import Iterator

import pytest

from fivethrones.server.collector import (
    APART,
    OVERDUE,
    QUIET,
    Collector,
    look_through_everything,
    put_out_of_sight,
)


@pytest.fixture
def frozen() -> Iterator[None]:
    gc.collect()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("frozen")
def test_what_outlives_two_looks_is_out_of_sight() -> None:
    put_out_of_sight("stop", {"generation": 0})
    assert gc.get_freeze_count() == 0

    put_out_of_sight("stop", {"generation": 1})
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("frozen")
def test_what_is_out_of_sight_is_found_when_everything_is_looked_through() -> None:
    class Ring:
        gone = False

        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            Ring.gone = True

    Ring()
    gc.freeze()
    gc.collect()
    assert not Ring.gone

    look_through_everything()
    assert Ring.gone


def test_everything_is_looked_through_when_nobody_plays() -> None:
    collector = Collector(0.0)

    assert not collector.is_due(APART, 1)
    assert collector.is_due(APART + QUIET, 1)


def test_nothing_is_looked_through_again_before_something_has_happened() -> None:
    collector = Collector(0.0)
    collector.is_due(APART, 1)
    assert collector.is_due(APART + QUIET, 1)

    assert not collector.is_due(10 * APART, 1)
    assert not collector.is_due(20 * APART, 2)
    assert collector.is_due(20 * APART + QUIET, 2)


def test_where_it_is_never_quiet_an_hour_must_do() -> None:
    collector = Collector(0.0)

    due = [second for second in range(int(OVERDUE) + 1) if collector.is_due(second, second)]

    assert due == [OVERDUE]
