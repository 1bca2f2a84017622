"""Servers in processes of their own, which can be killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

GAME = "hand-of-the-king"
PATIENCE = 60.0  # seconds; only a hanging test waits so long

SCRIPT = """
import json, sys
from itertools import count
from fivethrones.kernel.rng import derived
from fivethrones.server.config import Config, Limits
from fivethrones.server.serve import serve
numbers = count(1)
def new_seed():
    return derived(next(numbers), "test")
if __name__ == "__main__":
    limits = Limits(actions=1e6, looks=1e6, chat=1e6, guests=1e6, codes=1e6, tables=1000, **json.loads(sys.argv[3]))
    config = Config(database=sys.argv[1], limits=limits, new_seed=new_seed, review_worlds=int(sys.argv[4]))
    serve(config, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
"""


class Process:
    """A server of a database, on a port of its own; it deals the same games each time."""

    def __init__(self, folder: Path, database: str, worlds: int = 1, **limits: float) -> None:
        """``worlds``: in which each decision of a review is judged."""
        self.worlds = str(worlds)
        self.script = folder / "serve.py"
        self.script.write_text(SCRIPT)
        self.database = database
        self.limits = json.dumps(limits)
        self.port = 0
        self.start()

    def start(self) -> None:
        """Returns once it listens; a second time on the same port."""
        command = [sys.executable, str(self.script), self.database, str(self.port), self.limits, self.worlds]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline()
        assert address, "the server does not start"
        self.process.stdout.close()
        self.port = int(urlsplit(address.strip()).port or 0)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", host: str = "127.0.0.1"
    ) -> tuple[int, Any]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"content-type": "application/json", "host": f"{host}:{self.port}"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text else None
        finally:
            connection.close()

    def guest(self, name: str) -> str:
        token: str = self.ask("POST", "/api/me?bearer=1", {"name": name})[1]["token"]
        return token

    def two_players(self) -> tuple[str, list[str]]:
        """A table for two, begun; its id and their tokens."""
        tokens = [self.guest("Anna"), self.guest("Boris")]
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = self.ask("POST", "/api/tables", body, tokens[0])[1]["id"]
        self.ask("POST", f"/api/tables/{id}/seats/1/take", {}, tokens[1])
        status, _ = self.ask("POST", f"/api/tables/{id}/start", None, tokens[0])
        assert status == 200
        return id, tokens

    def socket(self, id: str, token: str) -> ClientConnection:
        headers = {"Authorization": f"Bearer {token}"}
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{id}"
        return connect(url, additional_headers=headers, open_timeout=PATIENCE, proxy=None)


def next_seen(tab: ClientConnection) -> Any:
    while True:
        message = json.loads(tab.recv(timeout=PATIENCE))
        if message["type"] in ("seen", "refused"):
            return message


def first_option(seen: Any) -> list[Any]:
    option = seen["decision"]["options"][0]
    return [option["verb"], option["target"], option["extra"]]


def moves(tabs: list[ClientConnection]) -> Iterator[list[Any]]:
    """A whole game in which whoever is asked takes the first option; what each sees, move by move."""
    seen = [next_seen(tab) for tab in tabs]
    while seen[0]["decision"] is not None:
        mover = seen[0]["decision"]["waiting"][0]
        actions = [first_option(seen[mover])]
        said = {"type": "act", "seat": mover, "d": seen[mover]["d"], "actions": actions}
        tabs[mover].send(json.dumps(said))
        seen = [next_seen(tab) for tab in tabs]
        yield seen


def until(worker: Process, path: str, token: str, wanted: Callable[[Any], Any]) -> Any:
    """Ask until it is told what is wanted; all that is told then."""
    for _ in range(1200):
        told = worker.ask("GET", path, token=token)[1]
        if wanted(told):
            return told
        time.sleep(0.1)
    raise AssertionError(f"it never comes: {path}: {told}")
