"""What goes out, as JSON."""

from itertools import repeat
from typing import Any

import orjson

from fivethrones.kernel.fields import fields_of
from fivethrones.kernel.game import View
from fivethrones.kernel.message import Message
from fivethrones.kernel.state import Outcome


def dumps(data: Any) -> bytes:
    return orjson.dumps(data, default=part)


def part(thing: Any) -> Any:
    """Turns what JSON does not know into what it knows."""
    if isinstance(thing, Message):
        return {"id": thing.id, "args": thing.args, "rule": thing.rule}
    if isinstance(thing, Outcome):
        return {"ranking": thing.ranking, "reason": thing.reason}
    if isinstance(thing, View):
        names = fields_of(type(thing))
        return dict(zip(names, map(getattr, repeat(thing), names), strict=True))
    raise TypeError(f"{type(thing).__name__} does not travel")


def with_number(message: bytes, n: int | None) -> bytes:
    """The same message with the number of the request that it answers."""
    return message if n is None else b'{"n":%d,' % n + message[1:]


def answer(type: str, n: int | None = None, **fields: Any) -> bytes:
    return with_number(dumps({"type": type, **fields}), n)


def refused(reason: Message, n: int | None, fresh: bytes | None = None) -> bytes:
    body = with_number(b'{"type":"refused","reason":' + dumps(reason), n)
    return body + (b',"seen":' + fresh + b"}" if fresh is not None else b"}")
