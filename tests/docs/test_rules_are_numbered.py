"""Each rule has a number: in the rules in both languages, in at least one test, and wherever the code cites it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "ru"]

# By the prefix of its rule numbers, the game they belong to. A new game adds its line.
GAMES = {
    "HK": "hand-of-the-king",
    "SL": "stark-lannister",
    "BT": "btwixt",
    "MO": "monopoly",
    "LC": "living-card-game",
}

every_game = pytest.mark.parametrize("prefix", GAMES)


def headings(prefix: str, language: str) -> list[str]:
    """The numbers in the order of the rules; a rule begins with ``### HK-7 Title``."""
    text = (ROOT / "docs" / "rules" / f"{GAMES[prefix]}.{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^### ({prefix}-\d+) \S.*$", text, re.MULTILINE)


def cited(prefix: str, text: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-\d+\b", text))


def docstrings_of_tests() -> list[str]:
    """The docstrings of all test functions."""
    docstrings = []
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                docstrings.append(ast.get_docstring(node) or "")
    return docstrings


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_no_gaps(prefix: str, language: str) -> None:
    numbers = headings(prefix, language)

    assert numbers
    assert numbers == [f"{prefix}-{n + 1}" for n in range(len(numbers))]


@every_game
def test_both_languages_have_the_same_rules(prefix: str) -> None:
    assert headings(prefix, "en") == headings(prefix, "ru")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_rules_that_exist(prefix: str, language: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{GAMES[prefix]}.{language}.md").read_text(encoding="utf-8")

    assert cited(prefix, text) == set(headings(prefix, language))


@every_game
def test_every_rule_has_a_test(prefix: str) -> None:
    proved = cited(prefix, "\n".join(docstrings_of_tests()))

    assert [number for number in headings(prefix, "en") if number not in proved] == []


@every_game
def test_tests_prove_rules_that_exist(prefix: str) -> None:
    assert cited(prefix, "\n".join(docstrings_of_tests())) <= set(headings(prefix, "en"))


@every_game
def test_the_code_cites_rules_that_exist(prefix: str) -> None:
    known = set(headings(prefix, "en"))
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".ftl")]
    astray = {
        str(path.relative_to(ROOT)): sorted(unknown)
        for path in sources
        if (unknown := cited(prefix, path.read_text(encoding="utf-8")) - known)
    }

    assert astray == {}
