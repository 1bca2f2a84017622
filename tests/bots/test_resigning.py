"""A bot offers to resign when it has seen no hope for three rounds, and only where two sides play."""

import pytest

from fivethrones.bots import bot_named
from fivethrones.bots.bot import gesture
from fivethrones.bots.hope import Judgement
from fivethrones.bots.resigning import AGAIN, Despair, judge, side_of
from fivethrones.games import GAMES
from fivethrones.kernel.play import next_to_answer
from fivethrones.kernel.rng import seeded
from fivethrones.match.match import Match

HK = GAMES["hand-of-the-king"]


def offers(*judged: tuple[int, bool]) -> list[int]:
    """The rounds in which somebody with these judgements offers to resign."""
    despair = Despair()
    return [round for round, hopeless in judged if despair.note(Judgement(round, hopeless))]


def test_three_rounds_without_hope_are_needed() -> None:
    assert offers((1, True), (2, True)) == []
    assert offers((1, True), (2, True), (3, True)) == [3]


def test_many_decisions_in_one_round_count_once() -> None:
    assert offers((1, True), (1, True), (1, True), (2, True)) == []


def test_the_first_hope_makes_it_count_anew() -> None:
    assert offers((1, True), (2, True), (3, True)) == [3]
    assert offers((1, True), (2, True), (2, False), (3, True), (4, True)) == []


def test_who_was_refused_does_not_ask_again_soon() -> None:
    every = [(round, True) for round in range(1, 20)]

    assert offers(*every) == [3, 3 + AGAIN, 3 + 2 * AGAIN, 3 + 3 * AGAIN]


def test_hope_does_not_shorten_that_time() -> None:
    judged = [(1, True), (2, True), (3, True), (4, False), *((round, True) for round in range(5, 12))]

    assert offers(*judged) == [3, 4 + AGAIN]


@pytest.mark.parametrize(
    ("game", "settings", "sides"),
    [
        ("hand-of-the-king", {"seats": "2"}, [[0], [1]]),
        ("hand-of-the-king", {"seats": "4", "variant": "teams"}, [[0, 2], [1, 3], [0, 2], [1, 3]]),
        ("hand-of-the-king", {"seats": "3"}, [[], [], []]),
        ("stark-lannister", {}, [[0], [1]]),
        ("living-card-game", {"seats": "2"}, [[0], [1]]),
        ("living-card-game", {"seats": "3"}, [[], [], []]),
        ("monopoly", {"seats": "2"}, [[], []]),
        ("btwixt", {"seats": "3"}, [[], [], []]),
    ],
)
def test_only_where_two_sides_play_would_anybody_resign(
    game: str, settings: dict[str, str], sides: list[list[int]]
) -> None:
    match = Match(GAMES[game], settings, 3)

    assert [side_of(match.game, match.state, seat) for seat in range(match.state.seats)] == sides
    if not sides[0]:
        assert judge(match.game, match.state, 0) is None


def test_who_sees_no_hope_has_lost_and_sees_it_before_the_end() -> None:
    """In Hand of the King, where nothing that matters then is hidden."""
    match, knight, rng = Match(HK, {}, 5), bot_named("knight", HK), seeded(1)
    without_hope: set[int] = set()
    while match.state.outcome is None:
        seat = next_to_answer(match.state)
        judgement = judge(HK, match.state, seat)
        if judgement is not None and judgement.hopeless:
            without_hope.add(seat)
        match.play(*gesture(HK, match.state.clone(), seat, knight, rng))

    assert len(without_hope) == 1
    assert without_hope.isdisjoint(match.state.outcome.ranking[0])
