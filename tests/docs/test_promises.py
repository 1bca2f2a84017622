"""What README and ARCHITECTURE promise is kept by something that is there and that `make test` runs."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def keepers() -> dict[str, list[str]]:
    """By promise: the files that keep it."""
    text = (
        (ROOT / "ARCHITECTURE.md")
        .read_text()
        .partition("## What keeps these promises")[2]
        .partition("\n## ")[0]
    )
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", text, re.MULTILINE)[1:]
    return {
        promise: re.findall(r"`([^`]+\.(?:py|toml))`", kept) for promise, kept in rows if promise != "---"
    }


def test_every_promise_is_kept_by_something() -> None:
    found = keepers()

    assert len(found) > 20
    assert [promise for promise, files in found.items() if not files] == []


def test_what_keeps_a_promise_is_there_and_tests_something() -> None:
    files = sorted({file for files in keepers().values() for file in files})

    assert [file for file in files if not (ROOT / file).is_file()] == []
    tests = [file for file in files if file.startswith("tests/")]
    assert [file for file in tests if "def test_" not in (ROOT / file).read_text()] == []
