"""A series of games."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fivethrones.arena.play import game_seed
from fivethrones.arena.result import Result
from fivethrones.arena.simulate import CHUNK, simulate
from fivethrones.games import GAMES
from fivethrones.kernel.errors import BadSettings, Refusal
from fivethrones.match.record import loads
from toy.game import Toy

GAME = GAMES["hand-of-the-king"]
MIXED = ["random", "squire", "random"]


def told(jobs: int, games: int, seed: int = 5) -> tuple[str, list[Result]]:
    """All that a series says but its timing, and its results in the order in which they came."""
    results: list[Result] = []
    data = simulate(GAME, {}, MIXED, games, seed, jobs, results.append, keep=True).to_data()
    del data["timing"]
    return json.dumps(data), results


@pytest.mark.parametrize("games", [1, CHUNK, 2 * CHUNK + 3])
def test_the_report_is_the_same_for_any_number_of_processes(games: int) -> None:
    alone = told(1, games)

    assert told(2, games) == alone


def test_progress_hears_of_each_game_in_order_and_gets_its_record() -> None:
    _, results = told(1, 4)

    assert [result.seed for result in results] == [game_seed(5, number) for number in range(4)]
    assert [loads(result.record, GAMES).seed for result in results] == [result.seed for result in results]


def test_another_seed_is_another_series() -> None:
    assert told(1, 4)[0] != told(1, 4, seed=6)[0]


def test_the_line_up_sets_the_number_of_seats() -> None:
    assert simulate(GAME, {}, MIXED, 1, 0).to_data()["options"]["seats"] == "3"


def test_a_line_up_that_contradicts_the_options_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(GAME, {"seats": "2"}, MIXED, 1, 0)

    assert refusal.value.reason.id == "refused-line-up"
    assert refusal.value.reason.args == {"bots": 3, "seats": "=2"}


@pytest.mark.parametrize("levels", [["random"], ["random"] * 5, []])
def test_a_line_up_that_the_game_does_not_seat_is_refused(levels: list[str]) -> None:
    with pytest.raises(BadSettings) as refusal:
        simulate(GAME, {}, levels, 1, 0)

    assert refusal.value.reason.id == "refused-option-value"


def test_options_that_do_not_go_together_are_refused_before_any_process_starts() -> None:
    with pytest.raises(BadSettings) as refusal:
        simulate(GAME, {"variant": "teams"}, MIXED, 100, 0, jobs=2)

    assert refusal.value.reason.id == "refused-teams-need-four"


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(GAME, {}, ["random", "king"], 1, 0)

    assert refusal.value.reason.id == "refused-bot-unknown"


def test_no_games_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(GAME, {}, ["random", "random"], 0, 0)

    assert refusal.value.reason.id == "refused-no-games"


def test_any_game_can_be_simulated_in_one_process() -> None:
    data = simulate(Toy(), {}, ["random"] * 4, 20, 1).to_data()

    assert data["games"] == 20
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(20)


def test_a_failing_listener_ends_the_series_and_its_processes() -> None:
    def fail(_: Result) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, {}, ["random", "random"], 1000, 0, 2, fail)


ENDLESS = """
import sys
from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES

def tell(result):
    print(result.seed, flush=True)

if __name__ == "__main__":
    try:
        simulate(GAMES["hand-of-the-king"], {}, ["random", "random"], 10**5, 0, 2, tell)
    except KeyboardInterrupt:
        sys.exit(3)
"""


def heed_interrupts() -> None:
    """What runs in the background may have been told to ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def endless_series(folder: Path) -> "subprocess.Popen[str]":
    """A series that has begun, in a group of processes of its own."""
    script = folder / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    run = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=heed_interrupts,
    )
    assert run.stdout is not None
    for _ in range(4 * CHUNK):
        run.stdout.readline()
    return run


def test_ctrl_c_ends_all_processes_quietly(tmp_path: Path) -> None:
    """As a terminal does it: the signal goes to the whole group at once."""
    run = endless_series(tmp_path)

    os.killpg(run.pid, signal.SIGINT)
    _, complaints = run.communicate(timeout=60)  # returns when nobody holds the pipes any more

    assert (run.returncode, complaints) == (3, "")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_plays_on_when_the_first_process_was_killed(how: signal.Signals, tmp_path: Path) -> None:
    """It cannot end the others any more: they see that it has gone."""
    run = endless_series(tmp_path)

    run.send_signal(how)
    _, complaints = run.communicate(timeout=60)  # returns when nobody holds the pipes any more

    assert (run.returncode, complaints) == (-how, "")


def test_a_process_that_is_killed_ends_the_series(tmp_path: Path) -> None:
    run = endless_series(tmp_path)
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()

    os.kill(int(children[-1]), signal.SIGKILL)
    _, complaints = run.communicate(timeout=60)

    assert run.returncode == 1
    assert "RuntimeError: a process that played games was ended from outside" in complaints
