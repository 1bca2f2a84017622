"""The command line as its users meet it: in this process with given input, or as a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from fivethrones.cli.running import run

GAME = "hand-of-the-king"
COMMAND = [sys.executable, "-m", "fivethrones.cli"]
PLAIN = {"COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "TERM": "dumb"}


@dataclass
class Ran:
    code: int
    out: str
    err: str


def called(*args: str, typed: str = "", **env: str) -> Ran:
    """One command in this process; ``typed`` is what its user types, line by line."""
    with CliRunner().isolation(typed, {**PLAIN, **env}) as streams:
        code = run(args)
        out, err = streams[0].getvalue().decode(), streams[1].getvalue().decode()
    return Ran(code, out, err)


def process(*args: str, typed: str = "", folder: Path | None = None, **env: str) -> Ran:
    done = subprocess.run(
        [*COMMAND, *args],
        input=typed.encode(),
        capture_output=True,
        cwd=folder,
        env={**os.environ, **PLAIN, **env},
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def flat(text: str) -> str:
    """Without the line breaks that the width of the screen brought."""
    return " ".join(text.split())
