"""How long lists take on a server with 100,000 finished games, and by which indexes they are read.

`python benchmarks/club_lists.py [GAMES]`: CPU time of each list in milliseconds, the middle of five, and the plan of its longest query.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection, event, insert, text

from fivethrones.club.results import Player, Result, Sitter
from fivethrones.kernel.rng import seeded
from fivethrones.server.club import history, ratings, results, statistics
from fivethrones.server.club.recount import recount
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.storage.schema import guests

GAMES: Final = 100_000
PEOPLE: Final = 500
GAME: Final = "hand-of-the-king"


def games(number: int) -> Iterator[Result]:
    """For two; the first guest plays every tenth of them."""
    rng = seeded(7)
    for i in range(number):
        one = 0 if i % 10 == 0 else 1 + rng.below(PEOPLE - 1)
        other = 1 + rng.below(PEOPLE - 1)
        sitters = [Sitter(f"G{one}", f"Guest {one}"), Sitter(f"G{other}", f"Guest {other}")]
        if one == other:
            sitters[1] = Sitter(level="knight")
        first = rng.below(2)
        players = [
            Player(seat, sitters[seat], seat, 1 if seat == first else 2, float(seat == first), 3, False, {})
            for seat in range(2)
        ]
        at = 1_700_000_000_000 + i * 60_000
        yield Result(
            f"T{i}", GAME, 3, {}, "standard", True, at - 900_000, at, 40, "outcome", "HK-38", players
        )


def fill(connection: Connection, number: int) -> None:
    people = [
        {"id": f"G{i}", "name": f"Guest {i}", "created": 0, "public": i % 2 == 0} for i in range(PEOPLE)
    ]
    connection.execute(insert(guests), people)
    for result in games(number):
        results.store(connection, result)
        ratings.rate(connection, result)
    start = time.process_time()
    recount(connection)
    print(f"counters from {number} games: {time.process_time() - start:.1f} s")


LISTS: Final[dict[str, Callable[[Connection], Any]]] = {
    "history": lambda c: history.games_of(c, "G0", history.Filters()),
    "history, of one game": lambda c: history.games_of(c, "G0", history.Filters(GAME, 2)),
    "history, lost": lambda c: history.games_of(c, "G0", history.Filters(result="lost")),
    "history, one opponent": lambda c: history.games_of(c, "G0", history.Filters(opponent="G77")),
    "history, nobody": lambda c: history.games_of(c, "G0", history.Filters(opponent="nobody")),
    "history, deep": lambda c: history.games_of(c, "G0", history.Filters(), "1700100000000-T"),
    "newest of the server": history.newest,
    "profile of a rival": lambda c: history.may_see(c, "G0", "G77"),
    "opponents": lambda c: statistics.opponents(c, "G0"),
    "statistics": lambda c: statistics.of(c, "G0", GAME, 2),
    "statistics of the server": lambda c: statistics.of(c, "", GAME, 2),
    "curve": lambda c: ratings.curve(c, "G0", GAME, 2),
    "ladder": lambda c: ratings.ladder(c, "G0", GAME, 2),
}


def main(number: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(str(Path(folder) / "tables.db"))
        with engine.begin() as connection:
            fill(connection, number)
        said: list[tuple[str, Any]] = []
        event.listen(engine, "before_cursor_execute", lambda *a: said.append((a[2], a[3])))
        with engine.connect() as connection:
            for name, work in LISTS.items():
                said.clear()
                times: list[float] = []
                for _ in range(5):
                    start = time.process_time()
                    work(connection)
                    times.append(1000 * (time.process_time() - start))
                print(f"{name:26} {median(times):7.1f} ms")
                statement, values = max(said, key=lambda each: len(each[0]))
                for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values):
                    print(f"{'':30}{row[3]}")
            rows = connection.execute(text("SELECT count(*) FROM results")).scalar()
        print(f"{rows} finished games")
        engine.dispose()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
