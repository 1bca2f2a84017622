"""How far a guest has come in the lessons."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, select, update

from fivethrones.server.people.guests import Guest
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.schema import lessons


@dataclass(frozen=True)
class Progress:
    step: int = 0  # where the lesson was left
    finished: bool = False  # at least once


async def progress_of(database: Database, guest: Guest | None) -> dict[tuple[str, str], Progress]:
    """By game and lesson; only of lessons that were begun."""
    if guest is None:
        return {}
    query = select(lessons).where(lessons.c.guest == guest.id)
    rows = await database.read(lambda connection: connection.execute(query).mappings().all())
    return {(row["game"], row["lesson"]): Progress(row["step"], row["finished"]) for row in rows}


async def note_progress(
    database: Database, guest: Guest, game: str, lesson: str, step: int, finished: bool
) -> None:
    """The lesson stands at this step; that it was finished once is never forgotten."""
    this = and_(lessons.c.guest == guest.id, lessons.c.game == game, lessons.c.lesson == lesson)
    done = {"finished": True} if finished else {}

    def work(connection: Connection) -> None:
        if connection.execute(update(lessons).where(this).values(step=step, **done)).rowcount:
            return
        values = {"guest": guest.id, "game": game, "lesson": lesson, "step": step, "finished": finished}
        connection.execute(insert(lessons).values(values))

    await database.write_or_retry(work)
