"""Ratings find out who is stronger, and say how sure they are."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, sqrt

import pytest

from fivethrones.club.anchors import anchor, anchors, measured
from fivethrones.club.ratings import (
    BETA,
    FLOOR,
    MU,
    SIGMA,
    Contestant,
    Rating,
    after_game,
    after_rest,
    weight_of,
)
from fivethrones.kernel.rng import Rng, seeded

PLAYERS = 8
RUNS = 4


def drawn(strengths: Sequence[float], rng: Rng) -> list[int]:
    """Places after Plackett and Luce: the next one is drawn by strength."""
    left, places = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        at = rng.below(1_000_000) / 1_000_000 * sum(strengths[side] for side in left)
        for side in left:
            at -= strengths[side]
            if at < 0:
                break
        places[side] = place
        left.remove(side)
    return places


def simulated(seats: int, sides: int, games: int, seed: int) -> tuple[list[float], list[Rating]]:
    """True strengths, a step apart, and the ratings that come of so many games."""
    true = [MU + 3.0 * (i - (PLAYERS - 1) / 2) for i in range(PLAYERS)]
    found = [Rating()] * PLAYERS
    rng = seeded(seed)
    for _ in range(games):
        who = list(range(PLAYERS))
        rng.shuffle(who)
        teams = [who[side:seats:sides] for side in range(sides)]
        odds = [exp(sum(true[i] - MU for i in team) / (BETA * sqrt(sides))) for team in teams]
        places = drawn(odds, rng)
        table = [
            (i, Contestant(found[i], side, places[side])) for side, team in enumerate(teams) for i in team
        ]
        for (i, _), rating in zip(table, after_game([each for _, each in table]), strict=True):
            found[i] = rating
    return true, found


ALONE = [(seats, seats) for seats in range(2, 9)]
TEAMS = [(4, 2), (6, 2), (8, 2), (6, 3), (8, 4)]


@pytest.mark.parametrize(("seats", "sides"), ALONE + TEAMS)
def test_simulated_players_come_out_in_order_within_their_interval(seats: int, sides: int) -> None:
    """Of four times 28 pairs one at most stands the wrong way round: neighbours, less apart than each says of itself."""
    within = wrong = 0
    for seed in range(RUNS):
        true, found = simulated(seats, sides, 6000, seed)
        for weaker, stronger in combinations(range(PLAYERS), 2):
            one, other = found[weaker], found[stronger]
            assert one.mu < other.mu or stronger - weaker == 1
            assert one.mu - other.mu < 2 * min(one.sigma, other.sigma)
            wrong += one.mu >= other.mu
        within += sum(abs(found[i].mu - true[i]) <= 2 * found[i].sigma for i in range(PLAYERS))

    assert wrong <= 1
    assert within >= 0.85 * RUNS * PLAYERS


def test_the_winner_gains_what_an_equal_loser_loses() -> None:
    won, lost = after_game([Contestant(Rating(), 0, 1), Contestant(Rating(), 1, 2)])

    assert won.mu - MU == pytest.approx(MU - lost.mu)
    assert won.mu > MU
    assert won.sigma == lost.sigma < SIGMA


def test_equals_who_share_a_place_stay_as_they_are() -> None:
    one, other = after_game([Contestant(Rating(), 0, 1), Contestant(Rating(), 1, 1)])

    assert one.mu == pytest.approx(MU)
    assert other.mu == pytest.approx(MU)


def test_to_beat_the_weak_brings_less_than_to_beat_the_strong() -> None:
    def gain(other: float) -> float:
        return after_game([Contestant(Rating(), 0, 1), Contestant(Rating(other, 2.0), 1, 2)])[0].mu - MU

    assert gain(MU - 15) < gain(MU) / 2 < gain(MU) < gain(MU + 15)


def test_partners_move_together() -> None:
    places = [1, 2, 1, 2]
    found = after_game([Contestant(Rating(), seat % 2, places[seat]) for seat in range(4)])

    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0].mu > MU > found[1].mu


def test_an_anchor_does_not_move() -> None:
    knight = Rating(27.0, 1.0)

    assert after_game([Contestant(Rating(), 0, 1), Contestant(knight, 1, 2, weight=0.0)])[1] == knight


def test_nobody_falls_below_the_floor() -> None:
    low = Rating(-4.9, SIGMA)

    assert after_game([Contestant(Rating(40.0), 0, 1), Contestant(low, 1, 2)])[1].shown >= FLOOR


def test_games_with_the_same_people_on_one_day_count_less_and_less() -> None:
    assert [weight_of(met) for met in range(5)] == [1.0, 1.0, 1.0, 0.5, 0.25]


def test_a_rating_gets_less_sure_while_nobody_plays_but_no_lower() -> None:
    rested = after_rest(Rating(30.0, 2.0), 365 * 24 * 3600_000)

    assert rested.mu == 30.0
    assert 2.0 < rested.sigma <= SIGMA


def test_a_level_that_was_not_measured_says_so_and_weighs_little() -> None:
    assert anchor("hand-of-the-king", 2, "knight").certified
    assert not anchor("monopoly", 5, "hand").certified
    assert anchor("monopoly", 5, "hand").rating.deviation == 500
    assert all(
        each.rating.sigma < SIGMA
        for levels in anchors().values()
        for each in levels.values()
        if each.certified
    )


def test_only_ratings_that_were_measured_are_shown() -> None:
    shown = measured("hand-of-the-king", 2)

    assert shown["knight"] == anchor("hand-of-the-king", 2, "knight").rating.shown
    assert all(anchor("hand-of-the-king", 2, level).certified for level in shown)
    assert "random" not in shown
    assert measured("hand-of-the-king", 99) == {}
