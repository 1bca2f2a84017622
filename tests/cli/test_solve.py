"""``solve``: who wins a position if nobody errs."""

from pathlib import Path

import pytest

from cli.running import GAME, called, flat
from fivethrones.bots.search.budget import Budget
from fivethrones.cli import solve as command
from fivethrones.games import GAMES
from fivethrones.match.record import load


def recorded(path: Path, seats: str) -> Path:
    ran = called("simulate", GAME, "--seats", seats, "--games", "1", "--seed", "4", "--record", str(path))
    assert ran.code == 0
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return recorded(tmp_path / "game.txt", "knight,knight")


def late(record: Path) -> str:
    """A few steps before the end."""
    return str(len(load(record, GAMES).history) - 4)


@pytest.mark.parametrize(("language", "words"), [("ru", "Если никто не ошибётся"), ("en", "If nobody errs")])
def test_a_late_position_is_solved(record: Path, language: str, words: str) -> None:
    solved = called("solve", str(record), "--step", late(record), "--lang", language)

    assert solved.code == 0
    assert words in solved.out


@pytest.mark.parametrize(("language", "words"), [("ru", "Ещё рано"), ("en", "too early")])
def test_what_cannot_be_seen_yet_is_said_to_be_too_early(
    record: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(command, "PATIENCE", Budget(20))

    solved = called("solve", str(record), "--step", "0", "--lang", language)

    assert solved.code == 0
    assert words in solved.out


def test_a_game_that_is_over_has_nothing_to_solve(record: Path) -> None:
    """Without a step it is the last position."""
    solved = called("solve", str(record), "--lang", "en")

    assert solved.code == 2
    assert "Only Hand of the King is solved" in flat(solved.err)


def test_a_game_of_three_is_not_solved(tmp_path: Path) -> None:
    three = recorded(tmp_path / "three.txt", "random,random,random")

    assert called("solve", str(three), "--step", "3").code == 2
