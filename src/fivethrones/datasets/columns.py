"""What a row of a dataset holds, in Parquet's types."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from fivethrones.datasets.playing import Played
from fivethrones.encoding.encoding import Field
from fivethrones.envs.table import Table, named

OBSERVATION: Final = "observation."  # before the name of each array of an observation


@dataclass(frozen=True)
class Column:
    name: str
    type: Any
    about: str


def columns_of(table: Table) -> list[Column]:
    return [
        Column("game", pa.int64(), "number of the game, from 0 on"),
        Column(
            "decision", pa.int32(), "choices made before this one; the words of one choice share the number"
        ),
        Column("seat", pa.int8(), "who says it"),
        Column("bot", pa.dictionary(pa.int8(), pa.string()), "who sits there"),
        *(Column(OBSERVATION + field.name, type_of(field), field.about) for field in table.fields),
        Column("mask", array_of(pa.bool_(), table.actions), "true for each code that may be said now"),
        Column("action", pa.int32(), "the code that is said"),
        Column("outcome", pa.int8(), "the place of this seat in the end, 1 for who won, shared by equals"),
        Column("return", pa.float32(), "from 1 for who won alone to -1 for who came last, of this seat"),
    ]


def schema_of(table: Table) -> Any:
    return pa.schema([pa.field(column.name, column.type, nullable=False) for column in columns_of(table)])


def type_of(field: Field) -> Any:
    """As many whole numbers as the array has, each as small as its bounds allow."""
    return array_of(pa.from_numpy_dtype(dtype_of(field)), field.size)


def array_of(type: Any, size: int) -> Any:
    return pa.list_(pa.field("element", type, nullable=False), size)  # the name that Parquet gives it


def dtype_of(field: Field) -> np.dtype[Any]:
    return np.promote_types(np.min_scalar_type(field.low), np.min_scalar_type(field.high))


def batch_of(dataset_bots: list[str], table: Table, played: Played) -> Any:
    """The rows of one game."""
    count = len(played.actions)
    arrays = named(table.fields, np.stack(played.observations))
    bots = [dataset_bots.index(bot) for bot in played.line_up]
    seats = np.array(played.seats, np.int8)
    return pa.record_batch(
        [
            pa.array(np.full(count, played.number, np.int64)),
            pa.array(np.array(played.decisions, np.int32)),
            pa.array(seats),
            pa.DictionaryArray.from_arrays(np.array(bots, np.int8)[seats], pa.array(dataset_bots)),
            *(rows_of(arrays[field.name].astype(dtype_of(field)), type_of(field)) for field in table.fields),
            rows_of(np.stack(played.masks).astype(np.bool_), array_of(pa.bool_(), table.actions)),
            pa.array(np.array(played.actions, np.int32)),
            pa.array(np.array(played.outcomes, np.int8)[seats]),
            pa.array(np.array(played.returns, np.float32)[seats]),
        ],
        schema=schema_of(table),
    )


def rows_of(numbers: NDArray[Any], type: Any) -> Any:
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), type=type)
