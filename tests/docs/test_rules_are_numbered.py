"""Each rule has a number: in the rules in both languages, in at least one test, and wherever the code cites it."""

import ast
import re
from pathlib import Path

import pytest

from fivethrones.games import GAMES

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "ru"]


def rules(game: str, language: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


def prefix_of(game: str) -> str:
    """The letters before the number of its first rule."""
    first = re.search(r"^### ([A-Z]+)-1 ", rules(game, LANGUAGES[0]), re.MULTILINE)
    assert first is not None, f"docs/rules/{game}.{LANGUAGES[0]}.md has no first rule"
    return first[1]


BY_PREFIX = {prefix_of(game): game for game in GAMES}

every_game = pytest.mark.parametrize("prefix", BY_PREFIX)


def headings(prefix: str, language: str) -> list[str]:
    """The numbers in the order of the rules; a rule begins with ``### HK-7 Title``."""
    text = rules(BY_PREFIX[prefix], language)
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


def test_no_two_games_number_their_rules_with_the_same_letters() -> None:
    assert list(BY_PREFIX.values()) == list(GAMES)


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
    assert cited(prefix, rules(BY_PREFIX[prefix], language)) == set(headings(prefix, language))


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
