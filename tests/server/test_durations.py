"""How long a game takes on this host."""

from sqlalchemy import Connection, update

from fivethrones.server.storage.schema import tables
from server.running import Server


def finish(server: Server, id: str, minutes: int) -> None:
    def work(connection: Connection) -> None:
        took = {"status": "finished", "updated": tables.c.created + minutes * 60_000}
        connection.execute(update(tables).where(tables.c.id == id).values(took))

    assert server.client.portal is not None
    server.client.portal.call(server.registry.database.write, work)


def told(server: Server) -> int | None:
    server.clock.advance(600)
    minutes: int | None = server.client.get("/api/games").json()[0]["minutes"]
    return minutes


def test_the_median_is_told_from_twenty_games_on(server: Server) -> None:
    anna = server.guest("Anna")
    for minutes in range(1, 20):
        finish(server, anna.makes("me", "open"), minutes)
    assert told(server) is None

    finish(server, anna.makes("me", "open"), 20)

    assert told(server) == 10


def test_games_by_days_do_not_count(server: Server) -> None:
    anna = server.guest("Anna")
    clock = {"kind": "days", "per_move": 86400, "reserve": 0}
    for _ in range(20):
        finish(server, anna.makes("me", "open", clock=clock), 5000)

    assert told(server) is None
