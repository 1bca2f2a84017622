"""``fivethrones arena``."""

import json
import sys
from pathlib import Path

import pytest

from cli.running import GAME, called, process
from fivethrones.locales import LANGUAGES

BOT = """
from fivethrones.bots.bot import Bot

class First(Bot):
    id = "first"

    def choose(self, question, rng):
        return question.options[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A bot that lies where Python does not look for it."""
    file = tmp_path / "first.py"
    file.write_text(BOT)
    return file


def test_a_file_of_ones_own_takes_part_in_every_process(file: Path) -> None:
    args = ["arena", GAME, "--bots", f"{file}:First,random", "--deals", "2", "--json"]

    alone, together = process(*args), process(*args, "--jobs", "2")

    assert (alone.code, alone.err, together.code, together.err) == (0, "", 0, "")
    assert alone.out == together.out
    assert json.loads(alone.out)["bots"] == [f"{file}:First", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_shares_and_ratings(language: str) -> None:
    ran = called("arena", GAME, "--bots", "squire,random", "--deals", "1", "--lang", language)

    assert ran.code == 0
    assert "%" in ran.out


@pytest.mark.parametrize("bot", ["nowhere.py:First", "{file}:Second", "{file}:Bot:", "os:getcwd"])
def test_what_is_no_bot_is_refused(file: Path, bot: str) -> None:
    ran = called("arena", GAME, "--bots", f"random,{bot.format(file=file)}", "--deals", "1")

    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_does_not_answer_ends_it_with_a_sentence(jobs: str) -> None:
    ran = process("arena", GAME, "--bots", "random,http://127.0.0.1:9/", "--deals", "2", "--jobs", jobs)

    assert (ran.code, ran.out) == (1, "")
    assert "127.0.0.1:9" in ran.err
    assert "Traceback" not in ran.err


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    ran = called("arena", GAME, "--bots", "squire,random", "--deals", "1", "--ray", "local")

    assert ran.code == 1
    assert "fivethrones[arena]" in ran.err
