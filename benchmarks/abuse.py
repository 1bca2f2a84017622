"""What a well-behaved player feels while somebody does their worst: ``python benchmarks/abuse.py [ATTACK …]``.

A server with its ordinary limits, two people who play one table from a process of their own, and one attack after another
from a third. For each: the time from an action until the other seat sees it, p50 and p99, beside that without any attack.
"""

import asyncio
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import httpx2 as httpx
import uvloop
from serving import GAME, Game, Result, Seat

from server.postgresql import free_port

SECONDS = 6.0  # of each attack
PACE = 0.03  # seconds between two actions of those who play
STRANGER = "127.0.0.2"  # counted like an address from elsewhere
RECORDS = Path(__file__).resolve().parent.parent / "tests" / "recorded"
Attack: TypeAlias = Callable[["Attacker"], Awaitable[None]]


def serve(database: str, port: int) -> None:
    from fivethrones.server.config import Config, Limits
    from fivethrones.server.serve import serve as run

    # People are made faster than usual, so that the measurement can begin; all else is as it comes.
    run(Config(database=database, limits=Limits(guests=1000)), "127.0.0.1", port, lambda _address: None)


class Attacker:
    """A guest from elsewhere, with a table of each kind that it can use."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30)
        self.headers: dict[str, str] = {}
        self.until = 0.0

    async def arrive(self) -> None:
        answer = await self.client.post("/api/me?bearer=1", json={"name": "Ramsay"})
        self.headers = {"Authorization": f"Bearer {answer.json()['token']}"}

    async def table(self, game: str, *seats: Any) -> str:
        body = {"game": game, "seats": list(seats), "start": True}
        answer = await self.post("/api/tables", body)
        return str(answer.json().get("id", ""))

    async def get(self, path: str) -> Any:
        return await self.client.get(path, headers=self.headers)

    async def post(self, path: str, body: Any) -> Any:
        return await self.client.post(path, json=body, headers=self.headers)

    async def storm(self, what: Callable[[], Awaitable[Any]], at_once: int = 16) -> None:
        """The same over and over until the time is up, whatever the answer."""

        async def one() -> None:
            while time.monotonic() < self.until:
                try:
                    await what()
                except httpx.HTTPError:
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(at_once)))


async def half_requests(a: Attacker) -> None:
    """Connections that say half of something, as many as there can be."""

    async def half() -> None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", a.port, local_addr=(STRANGER, 0))
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Le")
            await asyncio.sleep(0.5)
            writer.close()
        except OSError:
            await asyncio.sleep(0.01)

    await a.storm(half, 300)


async def replays(a: Attacker) -> None:
    """The whole of a long game in words, again and again."""
    record = max(RECORDS.glob("*/monopoly.txt"), key=os.path.getsize).read_bytes()
    headers = {**a.headers, "content-type": "text/plain"}
    answer = await a.client.post("/api/records", content=record, headers=headers)
    id = answer.json().get("id")
    await a.storm(lambda: a.get(f"/api/tables/{id}/replay"))


async def replay_steps(a: Attacker) -> None:
    """Steps of a long game, each through all eyes."""
    record = max(RECORDS.glob("*/living-card-game.txt"), key=os.path.getsize).read_bytes()
    headers = {**a.headers, "content-type": "text/plain"}
    answer = await a.client.post("/api/records", content=record, headers=headers)
    id, steps = answer.json().get("id"), answer.json().get("step", 1)
    await a.storm(lambda: a.get(f"/api/tables/{id}/replay/{random.randrange(steps)}?eyes=-1,0,1"))


async def imports(a: Attacker) -> None:
    """Long records, handed in one after another."""
    records = [file.read_bytes() for file in RECORDS.glob("*/*.txt")]
    headers = {**a.headers, "content-type": "text/plain"}
    await a.storm(lambda: a.client.post("/api/records", content=random.choice(records), headers=headers))


async def questions_why(a: Attacker) -> None:
    """Why not, after long lists of choices, at a table with many pieces."""
    id = await a.table("living-card-game", {"kind": "me"}, {"kind": "here"})
    after = [["pass", 0, -1]] * 60
    body = {"seat": 0, "action": ["use", 3, 1], "after": after}
    await a.storm(lambda: a.post(f"/api/tables/{id}/why", body))


async def deck_checks(a: Attacker) -> None:
    """Decks as long as may be, none of them legal."""
    text = "house stark\n" + "3 robb_stark\n" * 700
    await a.storm(lambda: a.post("/api/decks/living-card-game/check", {"text": text}))


async def bots(a: Attacker) -> None:
    """As many tables as one may have, all waiting for a bot."""
    knight = {"kind": "bot", "level": "knight"}
    for _ in range(20):
        await a.table("living-card-game", knight, knight, knight, knight)
    for _ in range(18):
        await a.table("living-card-game", {"kind": "me"}, knight, knight, knight)
    await a.storm(lambda: asyncio.sleep(0.1), 1)


async def hints(a: Attacker) -> None:
    """A strong bot's advice, all the time."""
    id = await a.table("living-card-game", {"kind": "me"}, {"kind": "here"})
    await a.storm(lambda: a.post(f"/api/tables/{id}/hint", {"seat": 0, "d": 1}))


async def new_guests(a: Attacker) -> None:
    await a.storm(lambda: a.client.post("/api/me?bearer=1", json={"name": "Ramsay"}))


async def large_bodies(a: Attacker) -> None:
    await a.storm(lambda: a.client.post("/api/me", content=b"x" * 1_000_000, headers=a.headers))


async def sockets(a: Attacker) -> None:
    """Sockets that come, say something unreadable and go."""
    id = await a.table(GAME, {"kind": "me"}, {"kind": "here"})
    token = a.headers["Authorization"].partition(" ")[2]

    async def noise() -> None:
        try:
            seat = await asyncio.wait_for(Seat.open(a.port, id, token), 2)
            for _ in range(30):
                seat.send(b'{"type":"act","seat":0,"d":0,"actions":[["move",1,1]]}')
            await asyncio.sleep(0.05)
            seat.close()
        except (OSError, AssertionError, TimeoutError):
            await asyncio.sleep(0.05)

    await a.storm(noise)


ATTACKS: dict[str, Attack] = {
    "half-sent requests": half_requests,
    "replays in words": replays,
    "steps of a replay": replay_steps,
    "imports": imports,
    "why not, long lists": questions_why,
    "deck checks": deck_checks,
    "twenty tables of bots": bots,
    "hints": hints,
    "new guests": new_guests,
    "large bodies": large_bodies,
    "noisy sockets": sockets,
}


def attack(port: int, name: str, seconds: float) -> None:
    """In a process of its own, after everybody else where the system decides who computes."""
    os.nice(10)

    async def story() -> None:
        attacker = Attacker(port)
        await attacker.arrive()
        attacker.until = time.monotonic() + seconds
        await ATTACKS[name](attacker)

    uvloop.run(story())


class Players:
    """Two people who play, one table after the other, at an easy pace."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.tokens: list[str] = []

    async def begin(self) -> None:
        for _ in range(200):
            try:
                await self.client.get("/api/games")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        for name in ("Anna", "Boris"):
            answer = await self.client.post("/api/me?bearer=1", json={"name": name})
            self.tokens.append(answer.json()["token"])

    async def sit_down(self, result: Result) -> Game:
        first, second = ({"Authorization": f"Bearer {token}"} for token in self.tokens)
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = (await self.client.post("/api/tables", json=body, headers=first)).json()["id"]
        await self.client.post(f"/api/tables/{id}/seats/1/take", json={}, headers=second)
        await self.client.post(f"/api/tables/{id}/start", headers=first)
        game = Game([await Seat.open(self.port, id, token) for token in self.tokens], result)
        await game.begin()
        return game

    async def play(self, seconds: float) -> Result:
        result = Result()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            game = await self.sit_down(result)
            while time.monotonic() < until and await game.act():
                await asyncio.sleep(PACE)
            game.close()
        return result


def report(what: str, result: Result) -> None:
    waits = sorted(result.waits)
    if not waits:
        print(f"{what:24} nothing got through", flush=True)
        return
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(f"{what:24} {len(waits):5} actions, p50 {p50:6.1f} ms, p99 {p99:6.1f} ms", flush=True)


async def measure(port: int, names: list[str]) -> None:
    players = Players(port)
    await players.begin()
    report("in peace", await players.play(SECONDS))
    for name in names:
        process = multiprocessing.get_context("spawn").Process(target=attack, args=(port, name, SECONDS + 2))
        process.start()
        await asyncio.sleep(1.5)
        report(name, await players.play(SECONDS))
        await asyncio.to_thread(process.join)


def main(args: list[str]) -> None:
    if args[:1] == ["--serve"]:
        serve(args[1], int(args[2]))
        return
    names = [name for name in ATTACKS if not args or name in args]
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "tables.db"), str(port)]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
            try:
                uvloop.run(measure(port, names))
            finally:
                server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
