"""The Fluent files as data: ids, attributes, and the arguments each message takes."""

from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fivethrones.games import GAMES
from fivethrones.locales.translator import SHARED, course_of, files_of, parsed

FOLDER = Path(str(files("fivethrones.locales"))) / "ru"

# Of these the code reads everything; the page has files of its own.
FILES = list(
    dict.fromkeys([*SHARED, *(file for game in GAMES for file in [*files_of(game), *course_of(game)])])
)
ALL_FILES = sorted(path.stem for path in FOLDER.iterdir())

# Forms that one language needs and another may lack.
GRAMMAR = {"gen", "pl", "gen-pl"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent calls it so)
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = parsed(language, file).body or []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def arguments(message: ast.Message) -> set[str]:
    """Without the forms: `$house-gen-pl` and `$house` both are the argument `house`."""
    return {variable.split("-")[0] for variable in variables(message)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - GRAMMAR


def all_ids() -> set[str]:
    return {id for file in FILES for id in messages("ru", file)}
