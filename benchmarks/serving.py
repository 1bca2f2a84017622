"""How fast a server is: accepted actions per second, the time from an action to the other seat's view, memory per table.

``python benchmarks/serving.py [DATABASE]``: a server process and a load client on this machine, over loopback. Without an
address: an SQLite file in a temporary folder, then a PostgreSQL of its own, both durable.
"""

import asyncio
import base64
import os
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import httpx2 as httpx
import orjson
import uvloop

from server.postgresql import free_port, installed, running

GAME = "hand-of-the-king"
AHEAD = 5  # games that each table of a closed loop may go through
PING, PONG = 0x89, 0x8A
SECONDS = 12.0  # of a steady load


def serve(database: str, port: int) -> None:
    from fivethrones.server.config import Config, Limits
    from fivethrones.server.serve import serve as run

    many = 1_000_000
    limits = Limits(tables=many, actions=many, looks=many, guests=many, chat=many)
    run(Config(database=database, limits=limits), "127.0.0.1", port, lambda _address: None)


@dataclass
class Result:
    accepted: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)  # seconds until the other seat saw it


class Seat(asyncio.Protocol):
    """A client's socket, as lean as can be: what is measured is the server."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.opened = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.heard: list[Any] = []  # views and refusals that nobody has asked for yet
        self.wanted: asyncio.Future[Any] | None = None

    @staticmethod
    async def open(port: int, table: str, token: str) -> "Seat":
        _, seat = await asyncio.get_running_loop().create_connection(Seat, "127.0.0.1", port)
        lines = [
            f"GET /ws/tables/{table} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        seat.transport.write("\r\n".join([*lines, "", ""]).encode())
        await seat.opened
        return seat

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.opened.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 4:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        end = start + size
        if len(buffer) < end:
            return False
        data, self.buffer = buffer[start:end], buffer[end:]
        if buffer[0] == PING:
            self.transport.write(bytes([PONG, 0x80 | size]) + b"\0\0\0\0" + data)
        elif data.startswith(b'{"type":"seen"') or b'"refused"' in data[:30]:
            self.tell(data)
        return True

    def tell(self, data: bytes) -> None:
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(orjson.loads(data))
        else:
            self.heard.append(orjson.loads(data))

    def send(self, data: bytes) -> None:
        # Masked with zeros, so as it is.
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    async def hear(self) -> Any:
        """The next view or refusal."""
        if self.heard:
            return self.heard.pop(0)
        self.wanted = asyncio.get_running_loop().create_future()
        return await self.wanted

    def close(self) -> None:
        self.transport.close()


class Game:
    """Two clients who play one table to its end."""

    def __init__(self, seats: list[Seat], result: Result) -> None:
        self.seats = seats
        self.result = result
        self.seen: list[Any] = []
        self.number = 0

    async def begin(self) -> None:
        self.seen = [await seat.hear() for seat in self.seats]

    async def act(self) -> bool:
        """One action by whoever is asked, until both have seen it; whether the game goes on."""
        decision = self.seen[0]["decision"]
        if decision is None:
            return False
        mover = decision["waiting"][0]
        mine = self.seen[mover]
        options = mine["decision"]["options"]
        option = options[self.number % len(options)]
        self.number += 7
        said = {
            "type": "act",
            "seat": mover,
            "d": mine["d"],
            "actions": [[option["verb"], option["target"], option["extra"]]],
        }
        began = time.perf_counter()
        self.seats[mover].send(orjson.dumps(said))
        self.seen[1 - mover] = await self.seats[1 - mover].hear()
        self.result.waits.append(time.perf_counter() - began)
        self.seen[mover] = await self.seats[mover].hear()
        if self.seen[mover]["type"] == "refused":
            raise SystemExit(f"refused: {self.seen[mover]['reason']}")
        self.result.accepted += 1
        return True

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


class Load:
    def __init__(self, port: int, process: int) -> None:
        self.port = port
        self.process = process
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.tokens: list[str] = []

    async def begin(self) -> None:
        for name in ("Anna", "Boris"):
            answer = await self.client.post("/api/me?bearer=1", json={"name": name})
            self.tokens.append(answer.json()["token"])

    async def games(self, count: int, result: Result) -> list[Game]:
        found: list[Game] = []
        for start in range(0, count, 50):
            some = range(min(50, count - start))
            found += await asyncio.gather(*(self.game(result) for _ in some))
        return found

    async def game(self, result: Result) -> Game:
        first, second = ({"Authorization": f"Bearer {token}"} for token in self.tokens)
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await self.client.post("/api/tables", json=body, headers=first)
        id = made.json()["id"]
        await self.client.post(f"/api/tables/{id}/seats/1/take", json={}, headers=second)
        started = await self.client.post(f"/api/tables/{id}/start", headers=first)
        assert started.status_code == 200, started.text
        game = Game([await Seat.open(self.port, id, token) for token in self.tokens], result)
        await game.begin()
        return game

    async def closed_loop(self, tables: int) -> Result:
        """So many tables, each playing as fast as it can."""
        result = Result()
        games = await self.games(tables * AHEAD, result)
        result.waits.clear()

        async def one(mine: list[Game]) -> None:
            for game in mine:
                while await game.act():
                    pass

        began, busy, mine = time.perf_counter(), cpu(self.process), time.process_time()
        await asyncio.gather(*(one(games[i::tables]) for i in range(tables)))
        report(f"{tables:4} tables, closed loop", result, time.perf_counter() - began)
        spent = (cpu(self.process) - busy) / result.accepted
        own = (time.process_time() - mine) / result.accepted
        print(f"     processor time per action: server {1e6 * spent:.0f} µs, this client {1e6 * own:.0f} µs")
        for game in games:
            game.close()
        return result

    async def steady(self, tables: int) -> Result:
        """So many tables, each with one action a second."""
        result = Result()
        before = memory(self.process)
        games = await self.games(tables, result)
        grown = (memory(self.process) - before) / tables

        async def one(number: int, game: Game) -> None:
            await asyncio.sleep(number / tables)
            ends = time.perf_counter() + SECONDS
            due = time.perf_counter()
            while due < ends and await game.act():
                due += 1.0
                await asyncio.sleep(max(0.0, due - time.perf_counter()))

        began = time.perf_counter()
        await asyncio.gather(*(one(number, game) for number, game in enumerate(games)))
        report(f"{tables:4} tables, one action a second", result, time.perf_counter() - began)
        after = (memory(self.process) - before) / tables
        print(f"     memory per table with two sockets: {grown:.0f} kB at the start, {after:.0f} kB then")
        for game in games:
            game.close()
        return result


def report(what: str, result: Result, seconds: float) -> None:
    waits = sorted(result.waits)
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    rate = result.accepted / seconds
    print(f"{what}: {rate:6.0f} actions/s, to the other seat p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)


def disk(folder: Path, appends: int = 300) -> None:
    """What the figures rest on: a line appended to a file, and waited for until it is on disk."""
    waits: list[float] = []
    with (folder / "appended").open("ab", buffering=0) as file:
        for _ in range(appends):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - began)
            time.sleep(0.005)
    p50, p99 = (1000 * sorted(waits)[int(appends * part)] for part in (0.5, 0.99))
    print(f"a bare append to this disk: p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)


def memory(process: int) -> float:
    """Resident, in kB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1000


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, process: int) -> None:
    load = Load(port, process)
    for _ in range(100):
        try:
            await load.client.get("/api/games")
            break
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    await load.begin()
    await load.closed_loop(10)
    await load.closed_loop(100)
    await load.steady(500)


def measure_on(database: str) -> None:
    port = free_port()
    with subprocess.Popen([sys.executable, __file__, "--serve", database, str(port)]) as server:
        try:
            uvloop.run(measure(port, server.pid))
        finally:
            server.terminate()


def main(args: list[str]) -> None:
    if args[:1] == ["--serve"]:
        serve(args[1], int(args[2]))
        return
    if args:
        measure_on(args[0])
        return
    with tempfile.TemporaryDirectory() as folder:
        disk(Path(folder))
        print("SQLite")
        measure_on(str(Path(folder) / "bench.db"))
        if not installed():
            print("PostgreSQL is not installed here.")
            return
        print("PostgreSQL")
        with running(Path(folder), ["max_connections=60"]) as postgresql:
            measure_on(postgresql.new_database())


if __name__ == "__main__":
    main(sys.argv[1:])
