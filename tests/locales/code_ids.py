"""The ids that the code uses, read off its source."""

import ast
from pathlib import Path

import fivethrones
from fivethrones.bots import bots_for
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.notation import GRAMMAR
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, DIRECTIONS, HOUSES

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

# Texts that become ids elsewhere: questions in lists, help, commands at the table, heads of tables.
PREFIXES = ("prompt-", "help-", "command-", "stats-", "board-")

# Put together where they are used.
COMPUTED = [
    *("do-play", "do-discard", "do-kill", "do-swap"),
    *("refused-record-undo", "refused-record-illegal"),
]


# Games that are not in GAMES yet; their texts come with them.
UNSPOKEN = {"card_engine", "stark_lannister"}


def ids_in_source() -> set[str]:
    found = set(COMPUTED)
    for path in SOURCE.rglob("*.py"):
        if UNSPOKEN & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found |= ids_of_call(node) | ids_by_prefix(node)
    return found


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


def ids_of_names() -> set[str]:
    """Things that messages and pieces name."""
    return {
        "varys",
        *(f"game-{game}" for game in GAMES),
        *(f"cards-{card.group}" for game in GAMES.values() for card in game.cards()),
        *(f"bot-{bot.id}" for game in GAMES.values() for bot in bots_for(game)),
        *(f"house-{house}" for house in HOUSES),
        *(f"banner-{house}" for house in HOUSES),
        *(f"direction-{direction}" for direction in DIRECTIONS),
        *(f"character-{character}" for character in CHARACTERS),
        *(f"companion-{companion.id}" for companion in COMPANIONS),
        *(f"verb-{verb}" for verb in GRAMMAR),
    }


def ids_in_code() -> set[str]:
    return ids_in_source() | ids_of_settings() | ids_of_names()
