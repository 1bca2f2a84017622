"""The glossary names what there is."""

import re
import tokenize
from io import StringIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ROWS: Final = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| term")
]


def names_in(folder: str) -> set[str]:
    """As the code uses them: a word in a comment or a text names nothing."""
    return {
        token.string
        for path in (ROOT / folder).rglob("*.py")
        for token in tokenize.generate_tokens(StringIO(path.read_text(encoding="utf-8")).readline)
        if token.type == tokenize.NAME
    }


def test_every_name_is_in_the_code() -> None:
    ours, of_tests = names_in("src/fivethrones"), names_in("tests/conformance")
    named = [(term, name) for term, _, code, _ in ROWS for name in re.findall(r"`([^`/]+)`", code)]

    assert named
    assert [(term, name) for term, name in named if name not in ours | of_tests] == []


def test_every_term_is_in_both_languages_or_has_no_word_for_players() -> None:
    assert all(re.search("[а-я]", russian) or russian == "—" for _, russian, _, _ in ROWS)
    assert all(meaning for _, _, _, meaning in ROWS)
