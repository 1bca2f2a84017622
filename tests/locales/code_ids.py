"""The ids that the code uses, read off its source."""

import ast
from pathlib import Path

import fivethrones
from fivethrones.arena.blunders import watches_for
from fivethrones.bots import bots_for
from fivethrones.games import GAMES
from fivethrones.lessons import course_of
from fivethrones.locales.translator import files_of
from locales.spoken import spoken

SOURCE = Path(fivethrones.__file__).parent

# A call whose first argument is text, and the id it means.
CALLS = {
    "Message": "{}",
    "say": "{}",
    "wrong": "{}",
    "refuse": "refused-{}",
    "Event": "log-{}",
    "BadRecord": "refused-record-{}",
    "bad": "refused-record-{}",
}

# Texts that become ids elsewhere: questions in lists, reasons, help, commands at the table, heads of tables, choices.
PREFIXES = (
    "prompt-",
    "refused-",
    "help-",
    "command-",
    "stats-",
    "board-",
    "way-",
    "place-",
    "reason-",
    "theme-",
)

# Put together where they are used.
COMPUTED = [
    "refused-record-undo", "refused-record-illegal", "deck-legal", "deck-friendly", "deck-free", "deck-illegal",
]  # fmt: skip


def ids_in_source() -> set[str]:
    found = set(COMPUTED)
    for path in SOURCE.rglob("*.py"):
        if not is_spoken(path.relative_to(SOURCE)):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found |= ids_of_call(node) | ids_by_prefix(node)
    return found


def is_spoken(path: Path) -> bool:
    """A game that is not in GAMES yet brings its texts when it comes."""
    if path.parts[0] != "games" or len(path.parts) < 3:
        return True
    return path.parts[1].replace("_", "-") in [file for game in GAMES for file in files_of(game)]


def ids_of_call(node: ast.AST) -> set[str]:
    if not isinstance(node, ast.Call) or not node.args:
        return set()
    shape = CALLS.get(name_of(node.func))
    return {shape.format(text) for text in constants(node.args[0])} if shape else set()


def constants(node: ast.AST) -> list[str]:
    """A text, or the two of a choice between texts."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def ids_by_prefix(node: ast.AST) -> set[str]:
    return {text for text in constants(node) if text.startswith(PREFIXES) and not text.endswith("-")}


def name_of(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def ids_of_settings() -> set[str]:
    return {
        id
        for game in GAMES.values()
        for setting in game.settings
        for id in [f"option-{setting.id}", *(f"option-{setting.id}-{value}" for value in setting.values)]
    }


def ids_of_games() -> set[str]:
    """The games, their bots and the blunders of these, groups of cards, and what only their tests can tell."""
    return {
        *(f"game-{game}" for game in GAMES),
        *(f"cards-{card.group}" for game in GAMES.values() for card in game.cards()),
        *(f"bot-{bot.id}" for game in GAMES.values() for bot in bots_for(game)),
        *(f"blunder-{watch.kind}" for game in GAMES.values() for watch in watches_for(game)),
        *(id for game in GAMES for id in spoken(game).ids),
    }


def ids_of_lessons() -> set[str]:
    lessons = [lesson for game in GAMES for lesson in course_of(game)]
    steps = [(lesson, step) for lesson in lessons for step in lesson.steps]
    return {
        *(lesson.text for lesson in lessons),
        *(lesson.text_of(step) for lesson, step in steps),
        *(lesson.answer_of(step, answer) for lesson, step in steps for answer in step.wrong.values()),
    }


def ids_in_code() -> set[str]:
    return ids_in_source() | ids_of_settings() | ids_of_games() | ids_of_lessons()
