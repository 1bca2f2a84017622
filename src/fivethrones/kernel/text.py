"""Turning states, views and their parts into plain data and back, and hashing states."""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, TypeAlias

from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.fields import arguments, fields_of, held, keys_of, saved_as
from fivethrones.kernel.game import Game, View
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import Rng, Streams
from fivethrones.kernel.row import Row, rows_from_data, rows_to_data
from fivethrones.kernel.state import Outcome, State

# What JSON can hold.
Data: TypeAlias = Any

KERNEL_PARTS: list[type[Any]] = [Action, Span, Decision, Event, Message, Outcome, Rng, Streams]
IS = "is"  # the key for the name of a part's class


def to_data(thing: object) -> Data:
    """Numbers, texts, flags, lists and dictionaries stay as they are; a part becomes its class name and its fields."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list):
        return (
            rows_to_data(thing) if thing and isinstance(thing[0], Row) else [to_data(item) for item in thing]
        )
    if isinstance(thing, dict):
        return {key: to_data(value) for key, value in thing.items()}
    part: Any = thing
    fields = {key: to_data(getattr(part, name)) for name, key in keys_of(type(part)).items()}
    return {IS: type(part).__name__, **fields}


def field_from_data(game: Game[Any], owner: type[Any], name: str, data: Data) -> Any:
    """Read a field of a state or a part."""
    row = getattr(owner, "ROWS", {}).get(name)
    return from_data(game, data) if row is None else rows_from_data(row, data)


def from_data(game: Game[Any], data: Data) -> Any:
    if isinstance(data, list):
        return [from_data(game, item) for item in data]
    if not isinstance(data, dict):
        return data
    if IS not in data:
        return {key: from_data(game, value) for key, value in data.items()}
    part = part_named(game, data[IS])
    keys = keys_of(part)
    check_names(data[IS], keys.values(), [key for key in data if key != IS])
    return filled(part, {name: field_from_data(game, part, name, data[key]) for name, key in keys.items()})


def filled(part: type[Any], fields: dict[str, Any]) -> Any:
    if arguments(part):
        return part(**fields)
    made = part()
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def check_names(what: str, wanted: Iterable[str], found: Iterable[str]) -> None:
    """Refuse unknown and missing fields. Data of older versions must have gone through `Game.migrate`."""
    names = set(wanted)
    unknown = sorted(set(found) - names)
    if unknown:
        raise ValueError(f"{what} has no field {unknown[0]!r}")
    missing = sorted(names - set(found))
    if missing:
        raise ValueError(f"{what} lacks its field {missing[0]!r}")


def part_named(game: Game[Any], name: str) -> type[Any]:
    for part in [*KERNEL_PARTS, *game.parts]:
        if part.__name__ == name:
            return part
    raise ValueError(f"{game.id} has no part {name!r}")


def saved(state: State) -> list[str]:
    """The attributes of a state that are saved."""
    return [name for name in held(state) if name not in state.FIXED and name not in state.MEMOS]


def state_to_data(state: State) -> Data:
    return {saved_as(type(state), name): to_data(getattr(state, name)) for name in saved(state)}


def state_from_data(game: Game[Any], data: Data) -> State:
    state: State = game.blank(data[saved_as(State, "settings")])
    keys = {name: saved_as(type(state), name) for name in saved(state)}
    check_names(f"a state of {game.id}", keys.values(), data)
    for name, key in keys.items():
        setattr(state, name, field_from_data(game, type(state), name, data[key]))
    return state


def state_hash(state: State) -> str:
    """Equal for equal states, in every process and on every platform."""
    return hashlib.sha256(dumps(state_to_data(state)).encode()).hexdigest()[:16]


def view_to_data(view: View) -> Data:
    return {name: to_data(getattr(view, name)) for name in fields_of(type(view))}


def dumps(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
