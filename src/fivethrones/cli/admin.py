"""``fivethrones admin``: looking after a database, beside a server or while none runs."""

import os
import shutil
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE, REFUSED
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
DAY: Final = 24 * 3600_000
OWNER_ONLY: Final = 0o600


def now() -> int:
    return time.time_ns() // 1_000_000


def with_database(database: str, work: "Callable[[Connection], T]") -> T:
    from fivethrones.server.config import default_database
    from fivethrones.server.storage.engine import open_engine

    engine = open_engine(database or default_database())
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def backup(file: str, database: str, lang: str) -> int:
    from fivethrones.server.config import default_database
    from fivethrones.server.refusals import refuse
    from fivethrones.server.storage.backup import back_up, file_of
    from fivethrones.server.storage.engine import read_url, unusable

    url = read_url(database or default_database())
    if not file_of(url).is_file():
        raise unusable(url)
    copy = back_up(url)
    try:
        new = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with open(new, "wb") as target, copy.open("rb") as source:
            shutil.copyfileobj(source, target)
    except OSError as error:
        raise refuse("backup-target", path=literal(file)) from error
    finally:
        copy.unlink()
    print(Translator(asking.language_of(lang)).say("cli-backed-up", path=literal(file)))
    return DONE


def check(database: str, lang: str) -> int:
    """Whether every line of the database is sound; exit code 1 if not."""
    from fivethrones.server.config import default_database
    from fivethrones.server.storage import checking
    from fivethrones.server.storage.engine import read_url, shown

    url = read_url(database or default_database())
    words = Translator(asking.language_of(lang))
    if url.get_backend_name() == "sqlite":
        path, sound = literal(url.database or ""), checking.is_file_sound(url)
        print(words.say("cli-check-sound" if sound else "cli-check-damaged", path=path))
    else:
        path, sound = shown(url), checking.are_logs_whole(url)
        print(words.say("cli-check-logs-sound" if sound else "cli-check-logs-damaged", path=path))
    return DONE if sound else REFUSED


def prune(days: str, really: bool, database: str, lang: str) -> int:
    from fivethrones.server.people.kept import forget
    from fivethrones.server.storage.pruning import old, remove_tables

    before = now() - asking.number("--days", days) * DAY

    def work(connection: "Connection") -> Any:
        found = old(connection, before)
        if really:
            remove_tables(connection, found.tables)
            for guest in found.guests:
                forget(connection, guest)
        return found

    found = with_database(database, work)
    words = Translator(asking.language_of(lang))
    counted = {"tables": len(found.tables), "guests": len(found.guests)}
    print(words.say("cli-pruned" if really else "cli-prune-would", **counted))
    return DONE


def promote(guest: str, end: bool, database: str, lang: str) -> int:
    from fivethrones.server.moderation.moderators import demote, find
    from fivethrones.server.moderation.moderators import promote as make_moderator

    def work(connection: "Connection") -> None:
        id = find(connection, guest)
        (demote if end else make_moderator)(connection, id, now())

    with_database(database, work)
    words = Translator(asking.language_of(lang))
    print(words.say("cli-demoted" if end else "cli-promoted", name=literal(guest)))
    return DONE


def recount(database: str, lang: str) -> int:
    from fivethrones.server.club.recount import recount as count_anew

    games = with_database(database, count_anew)
    print(Translator(asking.language_of(lang)).say("cli-recounted", games=games))
    return DONE
