"""The laws that need whole games."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fivethrones
from conformance.case import Case
from conformance.cases import CASES
from conformance.golden import path_of, playthrough
from conformance.laws import perft
from conformance.play import play_checked
from conformance.secrecy import check_twins
from fivethrones.games import GAMES
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.text import state_hash

TESTS = Path(__file__).parent.parent
every_case = pytest.mark.parametrize("case", CASES, ids=repr)
# One line-up of each game, and the others where there is time.
every_line_up = pytest.mark.parametrize(
    ("case", "number"),
    [
        pytest.param(case, number, marks=[pytest.mark.long] * (number > 0))
        for case in CASES
        for number in range(len(case.line_ups))
    ],
    ids=repr,
)


def test_every_game_is_on_trial() -> None:
    assert set(GAMES) <= {case.game.id for case in CASES}


@every_case
def test_every_number_of_seats_is_on_trial(case: Case) -> None:
    assert {int(line_up["seats"]) for line_up in case.line_ups} == set(case.game.seats)


@every_line_up
def test_random_games_end_and_keep_the_laws_on_the_way(case: Case, number: int) -> None:
    """In turn with one stream for each purpose, and with one for everything."""
    play_checked(case, case.line_ups[number], number if number % 2 else derived(number, "walk"), sample=20)


@every_line_up
def test_deals_that_look_the_same_lead_to_the_same_worlds(case: Case, number: int) -> None:
    seeds = [*range(4), *(derived(seed, "twin") for seed in range(4))]
    check_twins(case, case.line_ups[number], seeds)


@every_case
def test_different_seeds_deal_different_games(case: Case) -> None:
    seeds = [*range(10), *(derived(seed, "deal") for seed in range(10))]
    deals = [case.game.setup(case.line_ups[0], seed) for seed in seeds]

    assert len({state_hash(deal) for deal in deals}) == 20


@every_case
def test_positions_leave_nothing_behind(case: Case) -> None:
    """Compiled code counts references itself, and searches make positions by the million."""
    opening, rng = case.game.setup(case.line_ups[0], 1), seeded(1)

    def things_after_some_positions() -> int:
        for _ in range(20):
            world = case.game.determinize(opening, 0, rng)
            playout(world.clone(), rng, 20)
            case.game.view(world, 0)
        del world
        gc.collect()
        return len(gc.get_objects())

    things_after_some_positions()  # makes what is made only once
    before = things_after_some_positions()
    assert things_after_some_positions() < before + 20


@every_case
def test_the_game_is_the_same_in_another_process(case: Case) -> None:
    """With another hash seed, so that the order of sets and the built-in ``hash`` show."""
    command = [sys.executable, "-m", "conformance.golden", "--print", case.game.id]
    path = os.pathsep.join(
        [str(TESTS), str(Path(fivethrones.__file__).parents[1])]
    )  # this very source or build
    other = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": path, "PYTHONUTF8": "1"}

    printed = subprocess.run(command, env=other, check=True, capture_output=True, encoding="utf-8").stdout

    assert printed == playthrough(case)


@every_case
def test_the_playthrough_is_as_written_down(case: Case) -> None:
    path = path_of(case)
    remedy = f"python -m conformance.golden {case.game.id}"
    assert path.exists(), f"no {path.name}: write it with `{remedy}` in tests/"

    assert playthrough(case) == path.read_text(encoding="utf-8"), (
        f"{case} plays differently. If that is meant, raise its Game.version and run `{remedy}` in tests/"
    )


@every_case
def test_the_opening_has_the_counted_number_of_ways(case: Case) -> None:
    for number, counts in case.perft.items():
        opening = case.game.setup(case.line_ups[number], 1)

        assert [perft(opening, depth + 1) for depth in range(len(counts))] == counts


@every_case
def test_every_case_counts_its_opening(case: Case) -> None:
    assert any(case.perft.values())
