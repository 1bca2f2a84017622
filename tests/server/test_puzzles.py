"""Puzzles over HTTP: what is shown before a try and after it, and how tries are rated."""

from dataclasses import replace
from typing import Any

import pytest

from fivethrones.club.puzzles.puzzle import Puzzle, puzzles_of
from fivethrones.server.club.puzzles import is_right
from server.running import Server


def a_puzzle() -> Puzzle:
    return puzzles_of("hand-of-the-king")[0]


def choice_of(puzzle: Puzzle, place: int) -> Any:
    return {"choice": list(puzzle.answers[place].choice)}


def test_the_puzzle_of_the_day_changes_at_midnight(server: Server) -> None:
    anna = server.guest("Anna")
    today = anna.get("/api/puzzles")["daily"]

    assert anna.get("/api/puzzles")["daily"] == today
    server.clock.advance(24 * 3600)
    assert anna.get("/api/puzzles")["daily"] != today


def test_before_a_try_nothing_of_the_solution_is_told(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = a_puzzle()

    shown = anna.get(f"/api/puzzles/{puzzle.id}")

    assert (shown["best"], shown["told"], len(shown["seen"])) == (None, [], 1)
    assert shown["seen"][0]["seat"] == puzzle.seat
    assert len(shown["seen"][0]["decision"]["options"]) == len(puzzle.answers)


def test_the_first_try_counts_and_later_ones_do_not(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = a_puzzle()
    before = anna.get("/api/puzzles")["rating"]

    wrong = anna.post(f"/api/puzzles/{puzzle.id}", choice_of(puzzle, 1))
    right = anna.post(f"/api/puzzles/{puzzle.id}", choice_of(puzzle, 0))

    assert (wrong["right"], right["right"]) == (False, True)
    assert wrong["change"] < 0 == right["change"]
    after = anna.get("/api/puzzles")
    assert after["rating"] == before + wrong["change"]
    assert [each["solved"] for each in after["puzzles"] if each["id"] == puzzle.id] == [False]


def test_a_wrong_answer_is_answered_and_a_right_one_played_out(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = a_puzzle()

    for place in (0, 1):
        answer = anna.post(f"/api/puzzles/{puzzle.id}", choice_of(puzzle, place))
        assert answer["chance"] == puzzle.answers[place].chance
        assert len(answer["told"]) == len(answer["seen"]) - 1 == len(puzzle.answers[place].line) + 1


def test_who_asks_for_the_solution_has_not_solved_it(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = a_puzzle()

    answer = anna.post(f"/api/puzzles/{puzzle.id}", {"choice": None})

    assert answer["right"] is None
    assert answer["change"] < 0
    assert answer["chance"] == answer["best"] == 100


def test_what_is_no_choice_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = a_puzzle()

    assert anna.refusal(f"/api/puzzles/{puzzle.id}", {"choice": ["fly", 1, 1]}) == "refused-malformed"
    assert anna.refusal("/api/puzzles/nothing", {"choice": None}) == "refused-not-found"


@pytest.mark.parametrize(("behind", "right"), [(0, True), (5, True), (6, False), (40, False)])
def test_what_is_about_as_good_as_the_solution_is_right(behind: int, right: bool) -> None:
    """As a review says it: from 6 points on a choice is inaccurate."""
    puzzle = puzzles_of("monopoly")[0]
    other = replace(puzzle.answers[1], chance=puzzle.solution.chance - behind)

    assert is_right(puzzle, other) is right
