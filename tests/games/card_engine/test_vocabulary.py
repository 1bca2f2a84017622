"""The vocabulary of cards holds nothing that no card says."""

import ast
from pathlib import Path
from typing import Final

from fivethrones.games.card_engine.records import occurrences
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.kernel.settings import with_defaults

GAMES: Final = Path(__file__).parents[3] / "src" / "fivethrones" / "games"
ENGINE: Final = GAMES / "card_engine"
BOXES: Final = [GAMES / "stark_lannister", GAMES / "living_card_game"]
VOCABULARY: Final = [ENGINE / "ability", ENGINE / "vocabulary", GAMES / "living_card_game" / "words"]

# What the rules look at themselves: a card that leaves play is doomed, and a duplicate saves it, whatever cards answer.
ONLY_OF_RULES: Final = {"WAS_DISCARDED", "WAS_RETURNED", "THREATENED_RETURN"}


def parsed(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(folder.rglob("*.py"))]


def mentioned(node: ast.AST) -> set[str]:
    """Names, and with a dot before them names of something that a thing has."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
            found.add(part.id)
        elif isinstance(part, ast.Attribute):
            found.add(f".{part.attr}")
    return found


def words_of(module: ast.Module) -> dict[str, set[str]]:
    """What a module defines, and what each of these mentions; the words of a filter one by one."""
    found: dict[str, set[str]] = {}
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = set()
            for part in [*node.bases, *node.body]:
                if isinstance(part, ast.FunctionDef) and is_word_of_filter(part):
                    found[f".{part.name}"] = mentioned(part)
                else:
                    found[node.name] |= mentioned(part)
        elif isinstance(node, ast.FunctionDef):
            found[node.name] = mentioned(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = mentioned(node.value) if node.value else set()
    return found


def is_word_of_filter(method: ast.FunctionDef) -> bool:
    return isinstance(method.returns, ast.Constant) and method.returns.value == "Filter"


def test_every_word_is_said_by_some_card_or_rule() -> None:
    words: dict[str, set[str]] = {}
    said: set[str] = set()
    for folder in [ENGINE, *BOXES]:
        for path, module in parsed(folder):
            if any(path.is_relative_to(one) for one in VOCABULARY):
                words |= words_of(module)
            else:
                said |= mentioned(module)
    new = said
    while new:
        new = {name for word in new & words.keys() for name in words[word]} - said
        said |= new

    assert words.keys() - said == set()


def test_every_occurrence_is_answered_by_some_card() -> None:
    answered = 0
    for game in (StarkLannister(), LivingCardGame()):
        box = game.blank(with_defaults(game.settings, {})).box
        answered |= box.passive_triggers | box.answer_triggers
    unanswered = {
        name
        for name, number in vars(occurrences).items()
        if name.isupper() and number >= 0 and not answered >> number & 1
    }

    assert unanswered == ONLY_OF_RULES
