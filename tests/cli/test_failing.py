"""What goes wrong ends with one sentence in the reader's language and an exit code, never with a traceback."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.running import COMMAND, GAME, PLAIN, called, flat, process
from fivethrones.cli.asking import language_of
from fivethrones.games import GAMES

HEAD = f"five-thrones record 1\ngame {GAME} {GAMES[GAME].version}\nseed 7\n".encode()

WRONG = [
    ["frob"],
    ["play"],
    ["play", "chess"],
    ["play", GAME, "--frob"],
    ["play", GAME, "extra", "words"],
    ["play", GAME, "--seed"],
    ["play", GAME, "--seed", "-1"],
    ["play", GAME, "--seed", "abc"],
    ["play", GAME, "--seed", "9" * 5000],
    ["play", GAME, "--seed", str(2**256)],
    ["simulate", GAME, "--seed", str(2**256)],
    ["play", GAME, "--seats", "human,dragon"],
    ["play", GAME, "--seats", "human"],
    ["play", GAME, "--seats", "human,human,human,human,human"],
    ["play", GAME, "--option", "nonsense"],
    ["play", GAME, "--option", "nonsense=1"],
    ["play", GAME, "--option", "variant=nonsense"],
    ["play", GAME, "--option", "variant=teams"],
    ["play", GAME, "--option", "seats=3", "--seats", "human,knight"],
    ["play", GAME, "--option", "seats=2", "--option", "seats=2"],
    ["play", GAME, "--resume", "x.txt", "--seed", "1"],
    ["rules", "chess"],
    ["simulate", GAME, "--seats", "human,knight"],
    ["simulate", GAME, "--games", "0"],
    ["simulate", GAME, "--games", "ten"],
    ["simulate", GAME, "--jobs", "0"],
    ["games", "extra"],
    ["replay"],
]

REFUSED = [
    ["rules", GAME, "--rule", "HK-999"],
    ["rules", GAME, "--rule", "[x"],
    ["replay", "nothing.txt"],
    ["replay", "."],
    ["play", GAME, "--resume", "nothing.txt"],
    ["simulate", GAME, "--games", "1", "--record", "/nowhere/x.txt"],
    ["picture", "/nowhere/x.svg"],
]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("args", WRONG, ids=lambda args: " ".join(args)[:60])
def test_wrong_usage_is_one_sentence_and_code_2(args: list[str], language: str) -> None:
    ran = called(*args, LANG=f"{language}_XX.UTF-8")

    assert (ran.code, ran.out) == (2, "")
    check_sentence(ran.err, language)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("args", REFUSED, ids=" ".join)
def test_what_is_refused_is_one_sentence_and_code_1(
    args: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = called(*args, "--lang", language)

    assert (ran.code, ran.out) == (1, "")
    check_sentence(ran.err, language)


def check_sentence(text: str, language: str) -> None:
    assert text.count("\n") == 1
    cyrillic = any("а" <= letter <= "я" for letter in text.lower())
    assert cyrillic == (language == "ru")


def test_an_unknown_language_is_wrong_usage() -> None:
    ran = called("games", "--lang", "xx")

    assert ran.code == 2
    assert "There is no language “xx”" in ran.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of("", environment) == language


@pytest.mark.parametrize(("language", "usage"), [("ru", "Вызов:"), ("en", "Usage:")])
@pytest.mark.parametrize("command", ["", "games", "rules", "play", "simulate", "replay"])
def test_help_is_in_the_readers_language(language: str, usage: str, command: str) -> None:
    ran = called(*filter(None, [command]), "--lang", language, "--help")

    assert ran.code == 0
    assert ran.out.startswith(usage)
    assert "help-" not in ran.out.replace("--help", "")


def test_without_a_command_there_is_help() -> None:
    assert called().out == called("--help").out


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "This is no record of a game"),
        (b"\xff\xfe\x00", "is not text"),
        (b"five-thrones record 1\n", "The record breaks off"),
        (b"five-thrones record 9\n", "The record is newer"),
        (b"five-thrones record 1\ngame chess 1\n", "There is no game “chess”"),
        (
            HEAD + b"option variant teams\n\nend 0 0\n",
            "The team game is for four",
        ),
        (
            HEAD + b"\n0 move left stark\nend 1 0\n",
            "There is no Stark card left of Varys",
        ),
    ],
)
def test_a_broken_record_is_explained(content: bytes, text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(content)

    ran = called("replay", str(path))

    assert (ran.code, ran.out) == (1, "")
    assert text in flat(ran.err)


@pytest.mark.parametrize("args", [["simulate", GAME, "--games", "2"], ["rules", GAME], ["games"]])
def test_a_closed_pipe_ends_quietly(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            [*COMMAND, *args], stdout=closed, stderr=subprocess.PIPE, env={**os.environ, **PLAIN}, check=False
        )

    assert done.returncode == 141
    assert done.stderr == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_a_series_with_code_130(jobs: str, tmp_path: Path) -> None:
    args = ["simulate", GAME, "--seats", "random,random", "--games", "5000", "--jobs", jobs]
    started = Started([*args, "--record", "game.txt"], tmp_path)

    started.wait_for(lambda: (tmp_path / "game-1.txt").exists())
    code, _, err = started.interrupt()

    assert (code, err) == (130, "Interrupted\n")


def test_an_interrupt_while_processes_are_being_started_ends_quietly(tmp_path: Path) -> None:
    args = ["simulate", GAME, "--seats", "random,random", "--games", "5000", "--jobs", "2"]
    started = Started([*args, "--record", "game.txt"], tmp_path)

    started.wait_for(lambda: len(children(started.process.pid)) > 1)
    code, _, err = started.interrupt()

    assert (code, err) == (130, "Interrupted\n")


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def test_an_interrupt_saves_the_match(tmp_path: Path) -> None:
    started = Started(["play", GAME, "--seed", "7"], tmp_path)

    started.type("1\nsave mine.txt\n")
    started.wait_for(lambda: (tmp_path / "mine.txt").exists())
    code, out, err = started.interrupt()

    assert (code, err) == (130, "")
    assert "Saved: hand-of-the-king-7.txt" in out
    assert (tmp_path / "hand-of-the-king-7.txt").exists()


INTERRUPTED_AT_THE_START = """
import signal, sys

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == "fivethrones.cli.app":
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
from fivethrones.cli import main
main()
"""


def test_an_interrupt_before_a_command_has_begun_ends_it_without_a_word() -> None:
    command = [sys.executable, "-c", INTERRUPTED_AT_THE_START, "games"]
    done = subprocess.run(command, capture_output=True, timeout=60, preexec_fn=hear_interrupts, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def hear_interrupts() -> None:
    """Also where the tests themselves were started deaf to them, in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Started:
    """A command that runs in a group of processes of its own."""

    def __init__(self, args: list[str], folder: Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env={**os.environ, **PLAIN},
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def wait_for(self, happened: Callable[[], bool]) -> None:
        while not happened():
            assert self.process.poll() is None, "it ended before"
            time.sleep(0.01)

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C reaches all processes of the group; the input stays open, or its end might come first."""
        os.killpg(self.process.pid, signal.SIGINT)
        code = self.process.wait(timeout=60)
        out, err = self.process.communicate()
        return code, out.decode(), err.decode()


def test_letters_that_the_screen_lacks_are_no_error() -> None:
    ran = process("games", "--lang", "ru", PYTHONIOENCODING="ascii")

    assert ran.code == 0


def test_input_that_is_not_text_is_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", GAME, "--seed", "7"],
        input=b"\xff\xfe\n\x00\n1\n",
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, **PLAIN},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
