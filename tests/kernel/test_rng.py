import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivethrones.kernel.rng import (
    Chance,
    Rng,
    Streams,
    chance_of,
    commitment,
    derived,
    is_seed,
    is_wide,
    new_seed,
    seeded,
)

A_SEED = 0x0123456789ABCDEF << 192 | 7
DICE_WORDS = [4107145862, 1208663653, 193057879]
DERIVED = 55840248789059417838531723651696549419349555724291207287986412079962405551075
COMMITMENT = "d848979d673942454976b5ce194b892c7c7441fed601532fc193fa75abddda6a"


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


def throws(chance: Chance, purpose: str, count: int = 40) -> list[int]:
    return [chance.below(6, purpose) for _ in range(count)]


@pytest.mark.parametrize("seed", [0, 7, 2**96 - 1, 2**128 - 1])
def test_a_seed_of_the_first_generation_has_one_stream_for_every_purpose(seed: int) -> None:
    chance, rng = chance_of(seed), seeded(seed)

    assert [chance.below(100, purpose) for purpose in ("dice", "deck 0", "dice")] == [
        rng.below(100) for _ in range(3)
    ]


@pytest.mark.parametrize("seed", [2**128, A_SEED, 2**256 - 1])
def test_a_wide_seed_has_a_stream_for_each_purpose(seed: int) -> None:
    alone = throws(chance_of(seed), "dice")
    chance = chance_of(seed)

    mixed = [(chance.below(52, "deck 0"), chance.below(6, "dice"))[1] for _ in range(40)]

    assert mixed == alone
    assert throws(chance_of(seed), "deck 0") != alone


def test_a_wide_seed_gives_the_same_numbers_for_ever() -> None:
    chance = chance_of(A_SEED)

    assert [int(chance.next_word("dice")) for _ in range(3)] == DICE_WORDS
    assert derived(7, "game 0") == DERIVED
    assert commitment(A_SEED) == COMMITMENT


def test_a_stream_goes_on_from_block_to_block_without_repeating_itself() -> None:
    chance = chance_of(A_SEED)

    words = [chance.next_word("dice") for _ in range(200)]

    assert len(set(words)) == 200


def test_streams_read_from_their_fields_go_on_in_the_same_way() -> None:
    chance = chance_of(A_SEED)
    assert isinstance(chance, Streams)
    throws(chance, "dice", 21)

    restored = Streams(chance.key, chance.drawn.copy(), [])

    assert throws(restored, "dice") == throws(chance, "dice")


def test_a_clone_of_streams_goes_on_in_the_same_way_without_the_original() -> None:
    chance = chance_of(A_SEED)
    throws(chance, "dice", 5)
    clone = chance.clone()

    expected = throws(clone, "dice")

    assert throws(chance, "dice") == expected


def test_every_draw_is_counted_whatever_its_purpose() -> None:
    chance, counts = chance_of(A_SEED), [0]
    for purpose in ("dice", "deck 0", "dice"):
        chance.next_word(purpose)
        counts.append(chance.drawn_so_far())

    assert counts == sorted(set(counts))


def test_forced_results_come_first_for_every_purpose() -> None:
    chance, untouched = chance_of(A_SEED), chance_of(A_SEED)
    chance.force(3, 0)

    assert [chance.below(6, "dice"), chance.below(6, "deck 0")] == [3, 0]
    assert throws(chance, "dice") == throws(untouched, "dice")


def test_streams_are_fair() -> None:
    """As above."""
    faces = throws(chance_of(A_SEED), "dice", 6000)

    assert all(800 < faces.count(face) < 1200 for face in range(6))


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_match_has_no_seed_beyond_256_bits(seed: int) -> None:
    assert not is_seed(seed)
    with pytest.raises(ValueError, match="256 bits"):
        chance_of(seed)


def test_derived_seeds_are_wide_and_differ_by_seed_and_purpose() -> None:
    seeds = [derived(seed, purpose) for seed in (7, 8, A_SEED) for purpose in ("bot 0", "bot 1")]

    assert len(set(seeds)) == 6
    assert all(is_wide(seed) and is_seed(seed) for seed in seeds)


def test_seeds_of_the_system_fit_and_differ() -> None:
    seeds = {new_seed() for _ in range(20)}

    assert len(seeds) == 20
    assert all(is_seed(seed) for seed in seeds)


def test_commitments_differ_as_seeds_do() -> None:
    assert len({commitment(seed) for seed in (7, A_SEED, A_SEED + 1)}) == 3
