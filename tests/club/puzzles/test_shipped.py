"""The puzzles in the package: every solution is legal, and the best once more."""

import pytest

from fivethrones.bots.search.budget import Budget
from fivethrones.club.judges import judge_of
from fivethrones.club.judges.judge import Case
from fivethrones.club.judges.proof import Proof
from fivethrones.club.puzzles.puzzle import Puzzle, puzzles_of, read, write
from fivethrones.club.puzzles.standing_out import is_amount
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, awaited, is_legal

SHIPPED = list(GAMES)
ENOUGH = {"hand-of-the-king": 100}
LEAST = 30
SAMPLED = [game for game in SHIPPED if game != "hand-of-the-king"]
WORLDS = 64


@pytest.mark.parametrize("game", SHIPPED)
def test_there_are_enough_of_them_and_no_two_are_the_same(game: str) -> None:
    puzzles = puzzles_of(game)

    assert len(puzzles) >= ENOUGH.get(game, LEAST)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", SHIPPED)
def test_all_answers_are_legal_and_their_lines_can_be_played(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert awaited(puzzle.state()) == [puzzle.seat]
        for answer in puzzle.answers:
            state = puzzle.state()
            for action in [answer.action(puzzle.seat), *(Action(*step) for step in answer.line)]:
                assert is_legal(state, action), (puzzle.id, action)
                apply(state, action)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_solution_is_before_all_other_answers(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.solution.chance >= 10 + max(answer.chance for answer in puzzle.answers[1:])


@pytest.mark.parametrize("game", SHIPPED)
def test_no_solution_is_an_amount_that_has_to_be_hit(game: str) -> None:
    """Another one would be as good, and nobody could say why not."""
    for puzzle in puzzles_of(game):
        assert not is_amount(puzzle.state(), puzzle.solution.action(puzzle.seat)), puzzle.id


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 40])
def test_in_hand_of_the_king_the_solution_wins_and_nothing_else_does(every: int) -> None:
    for puzzle in puzzles_of("hand-of-the-king")[::every]:
        assert winners(puzzle) == [puzzle.solution.action(puzzle.seat)], puzzle.id


def winners(puzzle: Puzzle) -> list[Action]:
    court = puzzle.state()
    assert isinstance(court, Court)
    proof = Proof(court, Budget(60_000))
    assert proof.results is not None
    return [proof.proved(place).action for place, result in enumerate(proof.results) if result > 0]


@pytest.mark.parametrize("game", SAMPLED)
def test_elsewhere_other_worlds_find_the_same_best(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    case = Case(puzzle.box, puzzle.state(), puzzle.seat, (puzzle.solution.action(puzzle.seat),), 8)

    found = judge_of(puzzle.box).weigh(case, WORLDS)

    assert found[0].plan[0] == puzzle.solution.action(puzzle.seat)


def test_a_wrong_solution_would_be_noticed() -> None:
    puzzle = puzzles_of("hand-of-the-king")[0]

    assert winners(puzzle) != [puzzle.answers[1].action(puzzle.seat)]


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_written_is_read_back(game: str) -> None:
    puzzles = list(puzzles_of(game))[:2]

    assert read(write(puzzles)) == puzzles
