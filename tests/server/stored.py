"""Tables with long logs, what is stored of them, and rules that are newer than theirs."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from fivethrones.match.entry import ACT, UNDO, Entry
from fivethrones.match.match import Match
from fivethrones.server.tables.entries import GUEST, Chair, Line, Opened, Started
from fivethrones.server.tables.table import Table
from server.running import GAME, Json, Person, Server

SEED = 7


def first_action() -> Action:
    option = legal(Match(GAMES[GAME], {}, SEED).state, 0)[0]
    assert isinstance(option, Action)
    return option


def much_undone(server: Server, person: Person, times: int) -> str:
    """A table at which somebody has made the same move so often, and has taken it back each time."""
    guest = id_of(server, person)
    chairs = [Chair(GUEST, guest, name, hot=True) for name in ("Anna", "Boris")]
    move = first_action()
    lines: list[Line] = [Started(SEED)]
    lines += [Entry(ACT, 0, (move,)), Entry(UNDO, 0)] * times
    opened = Opened(GAME, GAMES[GAME].version, {}, guest, chairs)
    assert server.client.portal is not None
    live = server.client.portal.call(server.registry.create, opened, lines)
    return str(live.table.id)


def id_of(server: Server, person: Person) -> str:
    assert server.client.portal is not None
    guest = server.client.portal.call(server.registry.guests.by_token, token_of(person))
    assert guest is not None
    return guest.id


def token_of(person: Person) -> str:
    return person.headers["authorization"].removeprefix("Bearer ")


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The lines that tables enter meanwhile."""
    entered: list[Any] = []
    enter = Table.enter

    def noted(self: Table, line: Line, at: int) -> None:
        entered.append(line)
        enter(self, line, at)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "enter", noted)
        yield entered


def forget(server: Server) -> None:
    """As if the server had been killed and started again."""
    server.registry.live.clear()


def settled(server: Server) -> None:
    """Let all that goes on in the background come to its end."""

    async def wait() -> None:
        while server.registry._tasks:
            for task in list(server.registry._tasks):
                await task

    assert server.client.portal is not None
    server.client.portal.call(wait)


def seen_by(person: Person, id: str, seat: int = 0) -> Json:
    with person.at(id) as tab:
        first = tab.seen()
        if first["seat"] != seat:
            first = tab.say(type="eyes", seat=seat)[-1]
        return first


def move(person: Person, id: str, seat: int) -> None:
    seen = seen_by(person, id, seat)
    option = seen["decision"]["options"][0]
    action = [option["verb"], option["target"], option["extra"]]
    person.post(f"/api/tables/{id}/act", {"seat": seat, "d": seen["d"], "actions": [action]})


def sql(folder: Path, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        found = database.execute(statement, values).fetchall()
        database.commit()
        return found


def lines_of(person: Person, id: str) -> list[str]:
    steps = person.get(f"/api/tables/{id}/replay")["steps"]
    return [event["id"] for step in steps for event in step["events"]]


@contextmanager
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(type(GAMES[GAME]), "version", GAMES[GAME].version + 1)
        yield
