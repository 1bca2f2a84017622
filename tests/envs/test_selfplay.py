"""Many tables at once, all seats by one player."""

import numpy as np
from numpy.typing import NDArray

from fivethrones.envs.selfplay import Tables


def first(tables: Tables) -> NDArray[np.int64]:
    return np.asarray(tables.masks.argmax(1), np.int64)


def test_each_row_is_what_the_asked_seat_may_know() -> None:
    tables = Tables("btwixt", 3, seed=1, seats=4)
    for _ in range(40):
        tables.step(first(tables))

    for row, episode in enumerate(tables.episodes):
        assert tables.asked[row] == episode.seat
        assert np.array_equal(tables.observations[row], tables.table.observe(episode, episode.seat))
        assert np.array_equal(tables.masks[row], tables.table.mask(episode, episode.seat))


def test_a_game_that_is_over_is_told_once_and_the_next_begins() -> None:
    tables = Tables("hand-of-the-king", 2, seed=1, seats=3)
    ended: dict[int, list[float]] = {}
    while not ended:
        before = tables.episodes.copy()
        ended = tables.step(first(tables))

    for row, returns in ended.items():
        assert before[row].is_over()
        assert returns == before[row].returns()
        assert sum(returns) == 0
        assert tables.episodes[row] is not before[row]
        assert tables.masks[row].any()


def test_the_same_seed_deals_the_same_games() -> None:
    one, two, other = (Tables("hand-of-the-king", 4, seed=seed) for seed in (5, 5, 6))

    assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, other.observations)
