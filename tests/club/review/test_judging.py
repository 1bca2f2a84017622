"""What a review knows: no more than the seat did, unless all cards lie open."""

from functools import cache

import pytest

from club.matches import random_match
from fivethrones.arena.play import play_one
from fivethrones.bots import bot_named
from fivethrones.club.judges import judge_of
from fivethrones.club.judges.hand_of_the_king import MOVES
from fivethrones.club.review.decisions import Decision, Errand, choices, errand, errand_at, judge, weight
from fivethrones.club.review.review import accounts, result, turning_points
from fivethrones.games import GAMES
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.text import state_from_data
from fivethrones.match.match import Match
from fivethrones.match.record import loads

WORLDS = 2
LOOKED_AT = 2


@cache
def match_of(game: str) -> Match:
    box = GAMES[game]
    settings = with_defaults(box.settings, {})
    squires = [bot_named("squire", box)] * int(settings["seats"])
    return loads(play_one(box, settings, squires, 11, keep=True).record, GAMES)


def errands(match: Match, seats: list[int]) -> list[Errand]:
    return [errand_at(match, number) for number in choices(match, seats)]


@cache
def errands_of(game: str) -> list[Errand]:
    """Some decisions in which something can be judged, from all over the match."""
    every = errands(match_of(game), [0])
    weighty = [each for each in every[:: max(1, len(every) // 12)] if weight(each) >= 0.0]
    return weighty[:LOOKED_AT]


@cache
def decisions() -> tuple[Decision, ...]:
    every = [judge(each, 1) for each in errands(match_of("hand-of-the-king"), [0, 1])]
    return tuple(decision for decision in every if decision is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_from_what_was_known_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    game: str,
) -> None:
    box = GAMES[game]
    for each in errands_of(game):
        truth = state_from_data(box, each.truth)
        other = box.determinize(truth, each.seat, seeded(99))
        played = each.case(open=False).played
        there = errand(box, other, each.step, each.seat, played)

        one, two = judge(each, WORLDS), judge(there, WORLDS)

        assert one is not None
        assert two is not None
        assert one.known == two.known


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decision_is_judged_the_same_again(game: str) -> None:
    each = errands_of(game)[0]

    assert judge(each, WORLDS) == judge(each, WORLDS)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_better_is_worse_than_what_was_played(game: str) -> None:
    for each in errands_of(game):
        decision = judge(each, WORLDS)
        assert decision is not None
        for option in decision.known.better:
            assert option.chance.middle > decision.known.left.middle
            assert option.labels
        assert decision.known.held.middle >= decision.known.left.middle


def test_only_the_decisions_of_the_seats_that_are_asked_for_are_judged() -> None:
    assert {each.seat for each in errands(match_of("hand-of-the-king"), [1])} == {1}


def test_own_decisions_luck_and_others_add_up_to_the_whole_change() -> None:
    match = match_of("hand-of-the-king")
    for account in accounts(match, decisions()):
        first = next(each for each in decisions() if each.seat == account.seat)
        change = result(match, account.seat) - first.known.held.middle

        assert account.own <= 0.0
        assert account.own + account.luck + account.others == pytest.approx(change)


def test_those_who_win_together_have_won_the_whole_game() -> None:
    match = random_match("hand-of-the-king", 4, variant="teams")

    won = [result(match, seat) for seat in range(4)]

    assert won in ([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0])


def test_turning_points_are_marked_decisions_in_order() -> None:
    marked = [each.step for each in decisions() if each.known.mark]

    points = turning_points(decisions())

    assert points
    assert points == sorted(points)
    assert set(points) <= set(marked)


@pytest.mark.parametrize("seats", [3, 4])
def test_where_many_play_a_band_is_no_narrower_than_what_more_thought_changes(seats: int) -> None:
    """docs/review.md, How honest it is: the trees of one judgement grow alike, and would promise too much."""
    match = random_match("hand-of-the-king", seats)
    case = errand_at(match, 1).case(open=False)

    found = judge_of(match.game).weigh(case, WORLDS)

    least, least_apart = MOVES[seats]
    assert len(found) > 1
    assert all(one.doubt >= least_apart for one in found)
    inside = [one.chance for one in found if least < one.chance.middle < 1 - least]
    assert inside
    assert all(chance.high - chance.low >= 2 * least - 1e-9 for chance in inside)


def test_a_band_is_a_band() -> None:
    for each in decisions():
        for chance in (each.known.held, each.known.left, each.open.held, each.open.left):
            assert 0.0 <= chance.low <= chance.middle <= chance.high <= 1.0
