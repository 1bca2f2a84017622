"""How long lists take on a server with 100,000 finished games, and by which indexes they are read.

``python benchmarks/club_lists.py [DATABASE] [--games N]``: every list that can be asked for, over HTTP within one process: milliseconds of
the processor the first time and the middle of seven, and the plan of the query that took longest. Without an address: an SQLite file in a
temporary folder, then a PostgreSQL of its own.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from sqlalchemy import Connection, Engine, event, insert

from fivethrones.club.results import Player, Result, Sitter
from fivethrones.games import GAMES
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.entry import RESIGN, Entry
from fivethrones.server.club.recount import recount
from fivethrones.server.club.results import result_row, seat_row
from fivethrones.server.people.guests import ALPHABET, hashed
from fivethrones.server.storage import schema
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.tables.entries import BOT, GUEST, Chair, Opened, Started, write_line
from fivethrones.server.tables.info import seats_text
from fivethrones.server.tables.loading import new_table
from server.postgresql import installed, running
from server.running import Clock, serving

PEOPLE: Final = 500  # who play
CAME: Final = 20_000  # guests in all
GAME: Final = "hand-of-the-king"
START: Final = 1_700_000_000_000
EVERY: Final = 60_000  # milliseconds between two games
AT_ONCE: Final = 2_000
TOKEN: Final = {"authorization": "Bearer first"}
TIMES: Final = 7


def short(number: int, letters: int = 10) -> str:
    """An id as the server makes them."""
    found = ""
    for _ in range(letters):
        number, place = divmod(number, len(ALPHABET))
        found = ALPHABET[place] + found
    return found


def games(number: int) -> Iterator[Result]:
    """For two; the first guest plays every tenth of them."""
    rng = seeded(7)
    for i in range(number):
        one = 0 if i % 10 == 0 else 1 + rng.below(PEOPLE - 1)
        other = 1 + rng.below(PEOPLE - 1)
        sitters = [Sitter(short(one), f"Guest {one}"), Sitter(short(other), f"Guest {other}")]
        if one == other:
            sitters[1] = Sitter(level="knight")
        first = rng.below(2)
        players = [
            Player(seat, sitters[seat], seat, 1 if seat == first else 2, float(seat == first), 3, False, {})
            for seat in range(2)
        ]
        at = START + i * EVERY
        yield Result(
            short(i), GAME, 3, {}, "standard", True, at - 900_000, at, 40, "outcome", "HK-38", players
        )


OPENED: Final = Opened(
    GAME, GAMES[GAME].version, with_defaults(GAMES[GAME].settings, {"seats": "2"}), short(0), [Chair(GUEST, short(0)), Chair(GUEST, short(1))], seed=1
)  # fmt: skip
GIVEN_UP: Final = new_table("", OPENED, [Started(1), Entry(RESIGN, 0)], START)[1][
    1:
]  # after a table was opened


class Rows:
    """Rows of a table of the database, handed in many at once."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.waiting: dict[Any, list[dict[str, Any]]] = {}

    def add(self, table: Any, **row: Any) -> None:
        rows = self.waiting.setdefault(table, [])
        rows.append(row)
        if len(rows) >= AT_ONCE:
            self.hand_in()

    def hand_in(self) -> None:
        for table in schema.METADATA.sorted_tables:
            if rows := self.waiting.pop(table, []):
                self.connection.execute(insert(table), rows)


def fill(connection: Connection, number: int) -> None:
    rows = Rows(connection)
    for i in range(CAME):
        rows.add(schema.guests, id=short(i), name=f"Guest {i}", created=START + i, public=i % 2 == 0)
    rows.hand_in()
    now = START + number * EVERY
    rows.add(schema.tokens, hash=hashed("first"), guest=short(0), created=now, used=now, device="", label="")
    for result in games(number):
        table(rows, result)
        rows.add(schema.results, **result_row(result))
        for player in result.players:
            rated = dict.fromkeys(("rating", "deviation", "change"), 100 if player.sitter.guest else None)
            rows.add(schema.result_seats, **seat_row(result, player), **rated)
    for i in range(PEOPLE):
        rows.add(
            schema.ratings,
            guest=short(i),
            game=GAME,
            seats=2,
            mu=25 + i / 100,
            sigma=1.5,
            games=100,
            updated=now,
        )
    rows.hand_in()
    recount(connection)


def table(rows: Rows, result: Result) -> None:
    """Where it was played: given up at once, with a word said; one of 32 goes on."""
    chairs = [
        Chair(GUEST, each.sitter.guest, each.sitter.name)
        if each.sitter.guest
        else Chair(BOT, level=each.sitter.level)
        for each in result.players
    ]
    opened = replace(OPENED, host=chairs[0].guest, chairs=chairs)
    over = not result.table.endswith(ALPHABET[0])
    lines = [write_line(None, opened), *(GIVEN_UP if over else GIVEN_UP[:1])]
    rows.add(
        schema.tables, id=result.table, game=GAME, status="finished" if over else "playing", private=False, clock="none", host=chairs[0].guest,
        created=result.began, updated=result.ended, seats=seats_text(chairs), counted=True, due=None,
    )  # fmt: skip
    for i, line in enumerate(lines, 1):
        rows.add(schema.log, table_id=result.table, number=i, at=result.ended, text=line)
    for guest in dict.fromkeys(chair.guest for chair in chairs if chair.guest):
        rows.add(schema.admitted, guest=guest, table_id=result.table, seated=True)
    rows.add(
        schema.chat,
        table_id=result.table,
        at=result.ended,
        room="table",
        guest=chairs[0].guest,
        seat=0,
        name="Guest",
        text="Well met.",
        readers="[]",
    )


LISTS: Final = {
    "my tables": "/api/me",
    "open tables": "/api/tables",
    "games, how long they take": "/api/games",
    "history": "/api/me/results",
    "history, of one game": f"/api/me/results?game={GAME}&seats=2",
    "history, lost": "/api/me/results?result=lost",
    "history, one opponent": f"/api/me/results?opponent={short(76)}",
    "history, nobody": "/api/me/results?opponent=nobody",
    "history, deep": f"/api/me/results?after={START + 100_000_000}-{short(0)}",
    "history of a rival": f"/api/players/{short(76)}/results",
    "profile": "/api/players/me",
    "profile of a rival": f"/api/players/{short(76)}",
    "opponents": "/api/players/me/opponents",
    "statistics": f"/api/players/me/statistics?game={GAME}&seats=2",
    "ladder": f"/api/ladder/{GAME}/2",
    "results of the server": "/api/host/results",
    "statistics of the server": f"/api/host/statistics?game={GAME}&seats=2",
    "tournaments": "/api/tournaments",
    "seeks": "/api/seeks",
    "puzzles": "/api/puzzles",
    "avoided": "/api/me/avoided",
    "reports": "/api/moderation/reports",
    "messages": "/api/moderation/messages",
    "guests": "/api/moderation/guests",
    "guests by name": "/api/moderation/guests?named=st%201234",
    "unfinished tables": "/api/moderation/tables",
    "deeds": "/api/moderation/acts",
}  # fmt: skip


class Slowest:
    """The query of a request that took longest."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        event.listen(engine, "before_cursor_execute", self._begins)
        event.listen(engine, "after_cursor_execute", self._ends)
        self.forget()

    def forget(self) -> None:
        self.took, self.said = -1.0, ("", ())

    def _begins(self, connection: Any, *_: Any) -> None:
        connection.info["at"] = time.perf_counter()

    def _ends(self, connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        took = time.perf_counter() - connection.info.pop("at", time.perf_counter())
        if took > self.took and statement.startswith("SELECT"):
            self.took, self.said = took, (statement, values)

    def plan(self) -> list[str]:
        statement, values = self.said
        how = "EXPLAIN QUERY PLAN" if self.engine.dialect.name == "sqlite" else "EXPLAIN"
        with self.engine.connect() as connection:
            return (
                [str(row[-1]) for row in connection.exec_driver_sql(f"{how} {statement}", values)]
                if statement
                else []
            )


class Processor:
    """Seconds of the processor that this process and the database have spent, where both are on one Linux; else this one alone."""

    def __init__(self, engine: Engine) -> None:
        self.tasks = Path("/none")
        if engine.dialect.name == "postgresql":
            with engine.connect() as connection:
                pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
            with suppress(OSError):
                parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]
                self.tasks = Path(f"/proc/{parent}/task/{parent}/children")

    def __call__(self) -> float:
        spent = time.process_time()
        with suppress(OSError):
            for pid in self.tasks.read_text().split():
                spent += int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
        return spent


def measure(folder: Path, database: str, number: int) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        fill(connection, number)
    if engine.dialect.name == "postgresql":  # as it does by itself after a while
        with engine.begin() as connection:
            connection.exec_driver_sql("ANALYZE")
    engine.dispose()
    clock = Clock()
    clock.now_ms = START + number * EVERY
    with serving(folder, clock, database=database) as server:
        slowest = Slowest(server.registry.database.engine)
        spent = Processor(server.registry.database.engine)
        for name, path in LISTS.items():
            times: list[float] = []
            slowest.forget()
            for _ in range(TIMES):
                clock.advance(400)  # nothing is remembered for so long
                start = spent()
                answer = server.client.get(path, headers=TOKEN)
                times.append(1000 * (spent() - start))
                assert answer.status_code == 200, answer.text
            print(
                f"{name:28} first {times[0]:7.1f} ms, middle {median(times):7.1f} ms, {len(answer.content):7} bytes; slowest query {1000 * slowest.took:6.1f} ms on the wall"
            )
            for line in slowest.plan():
                print(f"{'':30}{line}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", nargs="?", default="")
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if asked.database:
            measure(folder, asked.database, asked.games)
            return
        print(f"SQLite, {asked.games} games")
        measure(folder, str(folder / "lists.db"), asked.games)
        if installed():
            print(f"PostgreSQL, {asked.games} games")
            with running(folder) as postgresql:
                measure(folder, postgresql.new_database(), asked.games)


if __name__ == "__main__":
    main()
