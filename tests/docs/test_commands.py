"""The commands that the documentation names are there."""

import re
from pathlib import Path
from typing import Final

import pytest
from typer.main import get_command

from fivethrones.cli.app import app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# Of what is past nobody needs the commands.
TODAY: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]
TARGETS: Final = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
COMMANDS: Final = set(getattr(get_command(app), "commands", {}))

every_page = pytest.mark.parametrize("page", TODAY, ids=lambda page: str(page.relative_to(ROOT)))


def code(page: Path) -> str:
    """What stands in blocks of code or between backticks."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return "\n".join([*blocks, *re.findall(r"`([^`]+)`", rest)])


@every_page
def test_every_target_of_make_is_in_the_makefile(page: Path) -> None:
    named = re.findall(r"^make ([a-z][\w-]*)", code(page), re.MULTILINE)

    assert [target for target in named if target not in TARGETS] == []


def test_contributing_names_every_target_that_is_for_people() -> None:
    """The others are parts of these."""
    parts = {"quick-tests", "needs", "clean"} | {target for target in TARGETS if target.startswith("test-")}
    named = set(re.findall(r"^make ([a-z][\w-]*)", code(ROOT / "CONTRIBUTING.md"), re.MULTILINE))

    assert sorted(TARGETS - parts - named) == []


@every_page
def test_every_program_of_ours_is_there(page: Path) -> None:
    text = code(page)
    files = re.findall(r"\bpython ((?:scripts|benchmarks|examples)/[\w/.-]+\.py)", text)
    modules = [
        name.replace(".", "/")
        for name in re.findall(r"\bpython -m ((?:conformance|recorded|browser|games|bots)[\w.]*)", text)
    ]

    assert [name for name in files if not (ROOT / name).is_file()] == []
    assert [name for name in modules if not (ROOT / "tests" / f"{name}.py").is_file()] == []


@every_page
def test_every_command_of_fivethrones_is_there(page: Path) -> None:
    named = re.findall(r"^fivethrones ([a-z]+)", code(page), re.MULTILINE)

    assert [command for command in named if command not in COMMANDS] == []


def test_there_is_something_to_look_at() -> None:
    assert {"test", "quick", "docs"} <= TARGETS
    assert {"play", "serve", "arena"} <= COMMANDS
    assert "make quick" in code(ROOT / "CONTRIBUTING.md")
