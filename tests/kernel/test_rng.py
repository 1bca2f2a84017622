import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivethrones.kernel.rng import Rng, seeded


def words(rng: Rng, count: int = 4) -> list[int]:
    return [rng.word() for _ in range(count)]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [1363572419, 145230303, 808754475]),
        (1, [441792574, 614447336, 1644328534]),
        (2**32, [2012149540, 1872316204, 1707632675]),
        (2**64, [1299785925, 4001059704, 2906380172]),
        (2**96, [2215566861, 3042521065, 992981126]),
        (2**160 + 7, [2281531064, 1773861230, 3270507821]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, expected: list[int]) -> None:
    assert words(seeded(seed), 3) == expected


def test_every_word_of_a_seed_counts() -> None:
    seeds = [0, *[1 << bit for bit in range(0, 256, 8)]]

    assert len({tuple(words(seeded(seed))) for seed in seeds}) == len(seeds)


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(ValueError, match="not negative"):
        seeded(-1)


@given(st.integers(0, 2**64), st.integers(1, 2**32))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= seeded(seed).below(limit) < limit


def test_below_is_fair() -> None:
    """Six thousand throws: each face within a fifth of a thousand, more than six standard deviations."""
    rng = seeded(1)

    faces = [rng.below(6) for _ in range(6000)]

    assert all(800 < faces.count(face) < 1200 for face in range(6))


def test_below_is_fair_where_the_limit_does_not_divide_the_words() -> None:
    """Of a limit of three quarters of all words a plain remainder would give the lower third twice as often."""
    rng = seeded(1)
    limit = 3 << 30

    lower = sum(rng.below(limit) < limit // 3 for _ in range(3000))

    assert 850 < lower < 1150


def test_shuffle_keeps_all_items_and_reaches_all_orders() -> None:
    rng = seeded(5)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))

    assert len(orders) == 6


def test_forced_results_come_first_and_use_no_chance() -> None:
    rng, untouched = seeded(9), seeded(9)
    rng.force(3, 0)

    assert [rng.below(6), rng.below(6)] == [3, 0]
    assert words(rng) == words(untouched)


def test_a_forced_result_must_be_possible() -> None:
    rng = seeded(9)
    rng.force(6)

    with pytest.raises(ValueError, match="forced 6 is not below 6"):
        rng.below(6)


def test_a_clone_goes_on_in_the_same_way_without_the_original() -> None:
    rng = seeded(3)
    rng.force(1)
    clone = rng.clone()

    expected = [clone.below(100) for _ in range(5)]

    assert [rng.below(100) for _ in range(5)] == expected


def test_a_branch_is_another_stream() -> None:
    rng = seeded(3)
    branch = rng.branch()

    assert not set(words(rng, 50)) & set(words(branch, 50))
    assert words(seeded(3).branch()) == words(seeded(3).branch())
