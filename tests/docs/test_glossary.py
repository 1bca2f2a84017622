"""The glossary names what there is."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ROWS: Final = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| term")
]


def words_of(folder: str) -> set[str]:
    return {
        word
        for path in (ROOT / folder).rglob("*.py")
        for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    }


def test_every_name_is_in_the_code() -> None:
    ours, of_tests = words_of("src/fivethrones"), words_of("tests/conformance")
    named = [(term, name) for term, _, code, _ in ROWS for name in re.findall(r"`([^`/]+)`", code)]

    assert named
    assert [(term, name) for term, name in named if name not in ours | of_tests] == []


def test_every_term_is_in_both_languages_or_has_no_word_for_players() -> None:
    assert all(re.search("[а-я]", russian) or russian == "—" for _, russian, _, _ in ROWS)
    assert all(meaning for _, _, _, meaning in ROWS)
