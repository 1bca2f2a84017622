"""Kernel, games, matches and encodings need nothing that does not come with Python."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "fivethrones"
# mypy_extensions is a handful of decorators by which mypyc is told about classes.
ALLOWED = {*sys.stdlib_module_names, "fivethrones", "mypy_extensions"}


def strangers(source: str) -> set[str]:
    """What it imports from elsewhere, at its top or inside a function."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.add(node.module or "")
    return {name for name in imported if name.split(".")[0] not in ALLOWED}


@pytest.mark.parametrize("part", ["kernel", "games", "match", "encoding"])
def test_only_the_standard_library_is_imported(part: str) -> None:
    found = {
        str(path.relative_to(SOURCE)): strangers(path.read_text(encoding="utf-8"))
        for path in (SOURCE / part).rglob("*.py")
    }

    assert found
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    ["import orjson", "from orjson import dumps", "import json, orjson as o", "def f():\n    import orjson"],
)
def test_anything_else_is_noticed(source: str) -> None:
    assert strangers(source) == {"orjson"}


def test_what_comes_with_python_is_not() -> None:
    assert strangers("import json\nfrom collections.abc import Mapping\nfrom . import x") == set()
