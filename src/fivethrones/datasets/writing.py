"""Parts of a dataset, each whole or not there, written by as many processes as one likes."""

import json
import os
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from fivethrones.arena.processes import in_order
from fivethrones.datasets.card import CARD, write_card
from fivethrones.datasets.columns import batch_of, schema_of
from fivethrones.datasets.dataset import Dataset, name_of
from fivethrones.datasets.files import put, room_in, unfinished
from fivethrones.datasets.playing import play
from fivethrones.envs.table import Table
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal

ROWS: Final = 2048  # at least, of whole games, are kept in memory and written together


def write(dataset: Dataset, folder: Path, jobs: int = 1, hear: Callable[[int], None] | None = None) -> int:
    """Write what the folder does not have yet, and tell the rows of all; ``hear`` is told of the games of each part that is written."""
    dataset.check()
    begin(dataset, folder)
    missing = [part for part in range(dataset.parts()) if not is_whole(folder / name_of(part))]
    with closing(in_order(partial(write_part, dataset, folder), missing, jobs)) as written:
        for games in written:
            if hear is not None:
                hear(games)
    with room_in(folder):
        return write_card(dataset, folder)


def begin(dataset: Dataset, folder: Path) -> None:
    """A folder of its own, which says from the start what it is going to hold."""
    card = folder / CARD
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not card.exists():
            if any(folder.iterdir()):
                raise Refusal(Message("refused-dataset-folder", {"path": literal(str(folder))}))
            put(card, json.dumps(dataset.head(), ensure_ascii=False, indent=2))
    except OSError as error:
        raise Refusal(Message("refused-dataset-unwritten", {"path": literal(str(folder))})) from error
    if not is_begun_by(card, dataset):
        raise Refusal(Message("refused-dataset-folder", {"path": literal(str(folder))}))


def is_begun_by(card: Path, dataset: Dataset) -> bool:
    try:
        told: Any = json.loads(card.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and {key: told.get(key) for key in dataset.head()} == dataset.head()


def is_whole(part: Path) -> bool:
    """Its last bytes say where everything is; what was cut off has none."""
    try:
        pq.read_metadata(part)
    except (OSError, pa.ArrowInvalid):
        return False
    return True


def write_part(dataset: Dataset, folder: Path, part: int) -> int:
    """And tell how many games it holds."""
    table = Table(dataset.game, dict(dataset.settings))
    file = folder / name_of(part)
    torn = unfinished(file)
    with room_in(folder):
        try:
            write_games(dataset, table, dataset.numbers(part), torn)
            os.replace(torn, file)
        finally:
            torn.unlink(missing_ok=True)
    return len(dataset.numbers(part))


def write_games(dataset: Dataset, table: Table, numbers: range, file: Path) -> None:
    """In memory there is never more than a row group and a game."""
    with pq.ParquetWriter(file, schema_of(table), compression="zstd") as writer:
        batches: list[Any] = []
        for number in numbers:
            batches.append(batch_of(dataset.bots, table, play(dataset, table, number)))
            if number == numbers[-1] or sum(batch.num_rows for batch in batches) >= ROWS:
                writer.write_table(pa.Table.from_batches(batches))
                batches = []
