"""A server in this process, people at it, and a clock that only tests move."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from fivethrones.kernel.rng import derived
from fivethrones.server.app import create_app
from fivethrones.server.config import Config, Limits
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry

GAME = "hand-of-the-king"
MANY = Limits(actions=10_000.0, looks=10_000.0, chat=10_000.0, guests=10_000.0, codes=10_000.0)
Json = Any


class Clock:
    """Says what it was set to."""

    def __init__(self) -> None:
        self.now_ms = 1_700_000_000_000

    def now(self) -> int:
        return self.now_ms

    def advance(self, seconds: float) -> None:
        self.now_ms += int(seconds * 1000)


class Server:
    """What a test needs of a running server."""

    def __init__(self, client: TestClient, clock: Clock) -> None:
        self.client = client
        self.clock = clock

    @property
    def registry(self) -> Registry:
        registry: Registry = self.client.app.state.registry  # type: ignore[attr-defined]
        return registry

    def live(self, id: str) -> LiveTable:
        return self.registry.live[id]

    def guest(self, name: str) -> "Person":
        answer = self.client.post("/api/me?bearer=1", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Person(self, answer.json()["token"])

    def tick(self, seconds: float = 0.0) -> None:
        """Let so much time go by, and the clocks be looked at."""
        self.clock.advance(seconds)
        assert self.client.portal is not None
        self.client.portal.call(self.registry.tick)


@cache
def empty_file() -> bytes:
    """A database without tables, made once: to copy it is faster than to make it anew."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        open_engine(str(file)).dispose()
        return file.read_bytes()


def seeds() -> Iterator[int]:
    """Another one each time, and the same ones in every run."""
    return (derived(number, "server") for number in count())


@contextmanager
def serving(folder: Path, clock: Clock | None = None, **settings: Any) -> Iterator[Server]:
    """A server on a file in this folder; ``settings`` as in `Config`."""
    clock = clock or Clock()
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(empty_file())
    config = Config(
        database=settings.pop("database", str(file)),
        bot_workers=0,
        tick=3600.0,
        limits=settings.pop("limits", MANY),
        now=clock.now,
        beat=0.0,
        new_seed=seeds().__next__,
    )
    app = create_app(replace(config, **settings))
    with TestClient(app, base_url="http://localhost", client=("127.0.0.1", 50000)) as client:
        yield Server(client, clock)


class Tab:
    """An open socket."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.pings = 1000

    def say(self, **message: Any) -> list[Json]:
        """Say something; all that has come until it was answered."""
        self.session.send_json(message)
        return self.news()

    def news(self) -> list[Json]:
        """All that has come by now."""
        self.pings += 1
        self.session.send_json({"type": "ping", "n": self.pings})
        heard: list[Json] = []
        while True:
            message = self.session.receive_json()
            if message == {"n": self.pings, "type": "pong"}:
                return heard
            heard.append(message)

    def seen(self) -> Json:
        """The newest view among the news."""
        return [message for message in self.news() if message["type"] == "seen"][-1]

    def wait(self, wanted: Callable[[Json], bool], heard: list[Json]) -> Json:
        """The first view like this, among what was heard already or will come."""
        while True:
            for message in heard:
                if message["type"] == "seen" and wanted(message):
                    return message
            heard = [self.session.receive_json()]

    def act(self, seen: Json, choice: int = 0) -> list[Json]:
        """Answer the question in a view by one of its options."""
        option = seen["decision"]["options"][choice]
        action = [option["verb"], option["target"], option["extra"]]
        return self.say(type="act", seat=seen["seat"], d=seen["d"], actions=[action])


class Person:
    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.headers = {"authorization": f"Bearer {token}"}

    def get(self, path: str, status: int = 200) -> Json:
        return self._checked(self.server.client.get(path, headers=self.headers), status)

    def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        return self._checked(self.server.client.post(path, json=body, headers=self.headers), status)

    def _checked(self, answer: Any, status: int) -> Json:
        assert answer.status_code == status, answer.text
        return answer.json()

    def refusal(self, path: str, body: Json = None) -> str:
        """The id of the reason why this is refused."""
        answer = self.server.client.post(path, json=body, headers=self.headers)
        assert answer.status_code >= 400, answer.text
        reason: str = answer.json()["reason"]["id"]
        return reason

    def makes(self, *kinds: str, **more: Any) -> str:
        """A new table with these seats, such as ``me``, ``open``, ``squire``; begun if no seat is open."""
        seats = [{"kind": k} if k in ("me", "here", "open") else {"kind": "bot", "level": k} for k in kinds]
        body = {"game": GAME, "seats": seats, "start": "open" not in kinds, **more}
        id: str = self.post("/api/tables", body)["id"]
        return id

    def takes(self, id: str, seat: int) -> Json:
        return self.post(f"/api/tables/{id}/seats/{seat}/take", {})

    def table(self, id: str) -> Json:
        return self.get(f"/api/tables/{id}")

    @contextmanager
    def at(self, id: str) -> Iterator[Tab]:
        with self.server.client.websocket_connect(f"/ws/tables/{id}", headers=self.headers) as session:
            yield Tab(session)


def two_players(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A table for two people, begun."""
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", **more)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")
    return id, anna, boris


def play_out(tabs: dict[int, Tab]) -> Json:
    """Whoever is asked takes the first option, until it is over; the last view."""
    seen = {seat: tab.seen() for seat, tab in tabs.items()}
    while seen[min(tabs)]["decision"] is not None:
        mover = seen[min(tabs)]["decision"]["waiting"][0]
        heard = {mover: tabs[mover].act(seen[mover])}
        heard |= {seat: tab.news() for seat, tab in tabs.items() if seat != mover}
        for seat, news in heard.items():
            seen[seat] = [message for message in news if message["type"] == "seen"][-1]
    return seen[min(tabs)]
