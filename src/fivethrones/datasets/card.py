"""What a dataset says of itself: ``dataset.json`` for programs, ``README.md`` for people."""

import json
from pathlib import Path
from typing import Any, Final

import pyarrow.parquet as pq

from fivethrones.datasets.columns import OBSERVATION, columns_of
from fivethrones.datasets.dataset import Dataset, name_of
from fivethrones.datasets.files import put
from fivethrones.envs.table import Table

CARD: Final = "dataset.json"
README: Final = "README.md"


def write_card(dataset: Dataset, folder: Path) -> int:
    """Once all parts are there: how many rows they hold is read off them."""
    table = Table(dataset.game, dict(dataset.settings))
    rows: int = sum(pq.read_metadata(folder / name_of(part)).num_rows for part in range(dataset.parts()))
    card = {
        **dataset.head(),
        "counts": {"games": dataset.games, "parts": dataset.parts(), "rows": rows},
        "codes": table.actions,
        "columns": columns(table),
        "prompts": table.encoding.prompts,
        "events": table.encoding.events,
    }
    put(folder / CARD, json.dumps(card, ensure_ascii=False, indent=2) + "\n")
    put(folder / README, in_words(card))
    return rows


def columns(table: Table) -> list[dict[str, Any]]:
    shapes = {OBSERVATION + field.name: field for field in table.fields}
    found: list[dict[str, Any]] = []
    for column in columns_of(table):
        told: dict[str, Any] = {"name": column.name, "type": str(column.type), "about": column.about}
        if column.name in shapes:
            field = shapes[column.name]
            told |= {"shape": field.shape, "low": field.low, "high": field.high}
        found.append(told)
    return found


def in_words(card: dict[str, Any]) -> str:
    counts = card["counts"]
    settings = ", ".join(f"{id}={value}" for id, value in card["settings"].items())
    rows = [f"| `{column['name']}` | {column['type']} | {column['about']} |" for column in card["columns"]]
    return f"""# {card["game"]}: {counts["games"]} games between bots

{counts["rows"]} rows in {counts["parts"]} Parquet files, one row for each word that a seat said: what it saw, what it might have said, what it
did say, and how the game ended for it. Rows stand in the order of play.

- Written by Five Thrones {card["fivethrones"]}, version {card["game_version"]} of the game, encoding {card["encoding_version"]}; what the
  numbers mean is in docs/environments.md of that version.
- Settings: {settings}.
- Bots: {", ".join(card["bots"])}. They take the seats in turn, everybody one seat further on with every game.
- Seed {card["seed"]}; the seed of each game follows from it and its number. The same command writes the same bytes.
- An observation holds nothing that its seat may not know.

| Column | Type | What it tells |
|---|---|---|
{chr(10).join(rows)}
"""
