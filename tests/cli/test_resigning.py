"""Giving up at the terminal, and a bot that offers to."""

from itertools import count
from pathlib import Path

import pytest

from cli.running import GAME, called, flat
from fivethrones.bots.hope import Judgement
from fivethrones.cli import table
from fivethrones.games import GAMES
from fivethrones.match.record import load


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(typed: str, *args: str) -> str:
    ran = called("play", GAME, "--seed", "7", "--lang", "en", *args, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return flat(ran.out)


def test_who_resigns_is_asked_whether_that_is_meant() -> None:
    shown = play("resign\nyes\nlost.txt\n")

    assert "Give up? That cannot be undone." in shown
    assert "Player 1 gives up" in shown
    match = load(Path("lost.txt"), GAMES)
    assert match.state.outcome is not None
    assert (match.resigned, match.state.outcome.ranking) == ([0], [[1], [0]])


def test_who_does_not_mean_it_plays_on() -> None:
    shown = play("resign\n\nquit\nno\n")

    assert "gives up" not in shown


def test_of_three_a_bot_plays_on_for_who_resigned_also_from_a_record() -> None:
    shown = play("resign\nyes\nquit\nhalf.txt\n", "--seats", "human,human,knight")
    assert "Player 1 gives up" in shown

    ran = called(
        "play", GAME, "--seats", "human,human,knight", "--resume", "half.txt", "--lang", "en",
        typed="1\n" * 60 + "no\n",
    )  # fmt: skip

    assert (ran.code, ran.err) == (0, "")
    assert "Player 1: Choose" not in ran.out
    assert " wins" in ran.out


@pytest.mark.parametrize(("answer", "accepted"), [("yes", True), ("no", False)])
def test_a_bot_without_hope_offers_to_resign(
    answer: str, accepted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = count(1)
    monkeypatch.setattr(table, "judge", lambda *_: Judgement(next(rounds), True))

    shown = play(f"1\n{answer}\n" * 40, "--seats", "human,squire")

    assert "Squire 2 sees no hope and offers to resign" in shown
    assert ("Squire 2 gives up" in shown) is accepted
