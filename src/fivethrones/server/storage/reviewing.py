"""Reviews that are being worked out: whose work each is, and what has been judged of it."""

from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, and_, delete, insert, select, update

from fivethrones.server.storage.schema import review_parts, reviewing, reviews

R = reviewing.c


class Lost(Exception):
    """Another worker has taken the review over, or nobody wants it any more."""


@dataclass(frozen=True)
class Work:
    asked: int
    plan: list[int] | None  # the steps of the match that are judged; none while they are chosen
    parts: dict[int, str]  # what was found, by step, in the order of the match


def find(connection: Connection, table: str) -> Work | None:
    row = connection.execute(select(reviewing).where(R.table_id == table)).first()
    if row is None:
        return None
    query = select(review_parts.c.step, review_parts.c.text).where(review_parts.c.table_id == table)
    parts = connection.execute(query.order_by(review_parts.c.step))
    found = {part.step: part.text for part in parts}
    return Work(row.asked, orjson.loads(row.plan) if row.plan else None, found)


def ready(connection: Connection, table: str) -> str | None:
    """A review that is finished, as it was stored."""
    text: str | None = connection.scalar(select(reviews.c.text).where(reviews.c.table_id == table))
    return text


def is_busy(connection: Connection, guest: str) -> bool:
    """Whether a review is being worked out that this guest has asked for."""
    return connection.execute(select(R.table_id).where(R.guest == guest)).first() is not None


def begin(connection: Connection, table: str, guest: str, worker: str, now: int) -> None:
    values = {"table_id": table, "guest": guest, "worker": worker, "at": now, "asked": 0, "plan": ""}
    connection.execute(insert(reviewing).values(values))


def orphans(connection: Connection, before: int) -> list[str]:
    """Those whose workers have not been heard of since."""
    return list(connection.scalars(select(R.table_id).where(R.at < before).order_by(R.at)))


def take_over(connection: Connection, table: str, worker: str, before: int, now: int) -> bool:
    """Try to take it over: of several workers that want to go on with it, only one succeeds."""
    query = update(reviewing).where(R.table_id == table, R.at < before).values(worker=worker, at=now)
    return connection.execute(query).rowcount == 1


def renew(connection: Connection, tables: list[str], worker: str, now: int) -> None:
    connection.execute(update(reviewing).where(R.table_id.in_(tables), R.worker == worker).values(at=now))


def hold(connection: Connection, table: str, worker: str, **values: Any) -> None:
    """The work is still this worker's, and goes on from here."""
    mine = and_(R.table_id == table, R.worker == worker)
    if connection.execute(update(reviewing).where(mine).values(worker=worker, **values)).rowcount != 1:
        raise Lost


def add(connection: Connection, table: str, worker: str, step: int, text: str) -> None:
    hold(connection, table, worker)
    connection.execute(insert(review_parts).values(table_id=table, step=step, text=text))


def finish(connection: Connection, table: str, worker: str, now: int, text: str) -> None:
    hold(connection, table, worker)
    give_up(connection, table, worker)
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    connection.execute(insert(reviews).values(table_id=table, at=now, text=text))


def give_up(connection: Connection, table: str, worker: str) -> None:
    connection.execute(delete(reviewing).where(R.table_id == table, R.worker == worker))
