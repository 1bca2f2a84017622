"""``verify``."""

from pathlib import Path

import pytest

from cli.running import GAME, called, flat
from fivethrones.games import GAMES
from fivethrones.kernel.rng import commitment, is_wide
from fivethrones.match.record import load


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose seed was drawn, with what was shown of it."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.txt"
    ran = called("play", GAME, "--seats", "human,random", typed=f"1\nsave {path}\nquit\nno\n")
    seed = load(path, GAMES).seed
    assert is_wide(seed)
    assert commitment(seed) in flat(ran.out).replace(" ", "")
    assert str(seed) not in flat(ran.out).replace(" ", "")
    return path


@pytest.mark.parametrize(("language", "word"), [("en", "It holds"), ("ru", "Всё сходится")])
def test_a_deal_that_followed_from_its_seed_holds(record: Path, language: str, word: str) -> None:
    shown = load(record, GAMES).commitment

    ran = called("verify", str(record), "--commitment", shown.upper(), "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    assert word in ran.out


@pytest.mark.parametrize(("language", "word"), [("en", "does not hold"), ("ru", "сходится")])
def test_another_commitment_ends_with_an_exit_code(record: Path, language: str, word: str) -> None:
    ran = called("verify", str(record), "--commitment", "0" * 64, "--lang", language)

    assert ran.code == 1
    assert word in ran.out


def test_a_record_that_cannot_be_played_anew_is_refused(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("seed ", "seed 1"), encoding="utf-8")

    assert called("verify", str(record)).code == 1


def test_a_record_without_a_commitment_holds_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    called("simulate", GAME, "--seats", "random,random", "--games", "1", "--record", str(path))

    ran = called("verify", str(path))

    assert ran.code == 0
    assert "Not checked: that the seed was settled before the first move" in flat(ran.out)


def test_what_is_no_commitment_is_refused(record: Path) -> None:
    ran = called("verify", str(record), "--commitment", "12ab")

    assert ran.code == 2
    assert "64 hexadecimal digits" in flat(ran.err)
