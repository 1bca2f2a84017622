"""TypeScript from Python."""

import json
from typing import Any


def page(box: str, *lines: str) -> str:
    head = f"// Written by scripts/web_pieces.py from fivethrones.games.{box}: change it there."
    return "\n".join([head, *lines, ""])


def numbers(name: str, value: int, meaning: str) -> list[str]:
    return ["", f"/** {meaning} */", f"export const {name} = {value};"]


def table(name: str, type: str, rows: list[Any]) -> list[str]:
    lines = [f"  {json.dumps(row)}," for row in rows]
    return ["", f"export const {name}: {type} = [", *lines, "];"]
