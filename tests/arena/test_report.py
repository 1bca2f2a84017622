"""What a series comes to."""

import json
from fractions import Fraction
from statistics import mean, stdev

import pytest

from fivethrones.arena.report import Report
from fivethrones.arena.result import Happened, Result
from fivethrones.arena.simulate import simulate
from fivethrones.arena.spread import Spread, wilson
from fivethrones.games import GAMES

GAME = GAMES["hand-of-the-king"]


def report_of(*results: Result, levels: tuple[str, ...] = ("knight", "random", "random")) -> Report:
    report = Report(GAME, {}, list(levels), 1)
    for result in results:
        report.add(result)
    return report


def test_a_shared_first_place_splits_the_win() -> None:
    data = report_of(Result(0, ranking=[[0, 2], [1]]), Result(1, ranking=[[1], [0, 2]])).to_data()

    assert [seat["wins"] for seat in data["seats"]] == [0.5, 1.0, 0.5]
    assert data["bots"]["knight"]["share"] == 0.25
    assert data["bots"]["random"]["share"] == 0.75


def test_thirds_of_wins_add_up() -> None:
    report = report_of(*[Result(number, ranking=[[0, 1, 2]]) for number in range(3)])

    assert report.wins == [Fraction(1)] * 3


def test_a_fair_share_counts_the_seats_of_a_level() -> None:
    bots = report_of(Result(0, ranking=[[0], [1], [2]])).to_data()["bots"]

    assert (bots["knight"]["seats"], bots["knight"]["fair"]) == (1, 0.333333)
    assert (bots["random"]["seats"], bots["random"]["fair"]) == (2, 0.666667)


def test_an_event_that_some_games_lack_has_happened_no_times_there() -> None:
    one = Result(0, ranking=[[0]], events={"take": Happened(3, {"count": 6})})
    none = Result(1, ranking=[[0]])

    event = report_of(one, none).to_data()["events"]["take"]

    assert (event["mean"], event["min"], event["max"]) == (1.5, 0, 3)
    assert event["arguments"]["count"]["mean"] == 3.0


def test_intervals_are_those_of_wilson() -> None:
    """Worked example: 9 of 10, at 95 %."""
    assert wilson(9, 10) == (0.59585, 0.982124)
    assert wilson(0, 10) == (0.0, 0.277533)
    assert wilson(10, 10) == (0.722467, 1.0)


def test_spreads_are_those_of_the_textbook() -> None:
    values = [4, 0, 7, 7, -2, 5]
    spread = Spread()
    for value in values:
        spread.add(value)

    expected = {"mean": round(mean(values), 6), "sd": round(stdev(values), 6), "min": -2, "max": 7}
    assert spread.to_data(len(values)) == expected
    assert spread.to_data(8)["sd"] == round(stdev([*values, 0, 0]), 6)


def test_only_timing_tells_of_time() -> None:
    first, second = (simulate(GAME, {}, ["random", "random"], 20, 3).to_data() for _ in range(2))

    assert list(first["timing"]) == ["seconds", "games_per_second", "decisions_per_second", "jobs"]
    del first["timing"], second["timing"]
    assert json.dumps(first) == json.dumps(second)


@pytest.mark.parametrize("levels", [["random", "random"], ["random", "squire", "random"]])
def test_a_report_goes_to_json_and_back(levels: list[str]) -> None:
    data = simulate(GAME, {}, levels, 5, 3).to_data()

    assert json.loads(json.dumps(data)) == data
