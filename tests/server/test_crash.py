"""Killed without warning at any moment, a server loses nothing that it has acknowledged."""

import json
import random
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from server.postgresql import PostgreSQL
from server.processes import PATIENCE, Process, first_option, next_seen

TABLES = 3
KILLS = 2


class Players:
    """Two clients who play one table as fast as they can, and remember the newest step that they were told of."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.id, self.tokens = server.two_players()
        self.step = 0
        self.over = False

    def play(self) -> None:
        """Until the server is gone, or the game is over."""
        with (
            suppress(WebSocketException, OSError),
            self.server.socket(self.id, self.tokens[0]) as one,
            self.server.socket(self.id, self.tokens[1]) as other,
        ):
            tabs = [one, other]
            seen = [next_seen(tab) for tab in tabs]
            self.step = seen[0]["step"]
            while seen[0]["decision"] is not None:
                mover = seen[0]["decision"]["waiting"][0]
                mine = seen[mover]
                said = {"type": "act", "seat": mover, "d": mine["d"], "actions": [first_option(mine)]}
                tabs[mover].send(json.dumps(said))
                for seat in (mover, 1 - mover):
                    seen[seat] = next_seen(tabs[seat])
                    assert seen[seat]["type"] == "seen"
                    self.step = max(self.step, seen[seat]["step"])
            self.over = True

    def steps_kept(self) -> int:
        status, replay = self.server.ask("GET", f"/api/tables/{self.id}/replay", token=self.tokens[0])
        assert status == 200
        return len(replay["steps"]) - 1


def crash_and_go_on(folder: Path, database: str) -> None:
    server = Process(folder, database)
    try:
        players = [Players(server) for _ in range(TABLES)]
        for kill in range(KILLS):
            run_until_killed(server, players, random.Random(kill).uniform(0.02, 0.3))
            server.start()
            for each in players:
                # The last one may be on disk without anybody having been told.
                assert each.steps_kept() in (each.step, each.step + 1)
        threads = [threading.Thread(target=each.play) for each in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert all(each.over for each in players)
        for each in players:
            assert each.server.ask("GET", f"/api/tables/{each.id}", token=each.tokens[0])[1]["result"]
    finally:
        server.kill()


def run_until_killed(server: Process, players: list[Players], seconds: float) -> None:
    threads = [threading.Thread(target=each.play) for each in players]
    for thread in threads:
        thread.start()
    threading.Event().wait(seconds)
    server.kill()
    for thread in threads:
        thread.join()


def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    crash_and_go_on(tmp_path, str(tmp_path / "tables.db"))


def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    crash_and_go_on(tmp_path, postgresql.new_database())


def act(tab: ClientConnection, seen: Any) -> None:
    tab.send(json.dumps({"type": "act", "seat": 0, "d": seen["d"], "actions": [first_option(seen)]}))


def my_turn(tab: ClientConnection) -> Any:
    """The first view after a bot's move that asks the first seat."""
    seen = next_seen(tab)
    while seen["decision"]["waiting"] != [0] or seen["step"] < 2:
        seen = next_seen(tab)
    return seen


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def test_bots_end_with_their_server_and_their_turn_is_taken_up_again(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "tables.db"))
    try:
        token = server.guest("Anna")
        seats: list[Any] = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": "hand-of-the-king", "seats": seats, "start": True}
        id = server.ask("POST", "/api/tables", body, token)[1]["id"]
        with server.socket(id, token) as tab:
            act(tab, next_seen(tab))
            act(tab, my_turn(tab))  # the first thinking process is up by now
            next_seen(tab)
        thinking = children(server.process.pid)
        assert thinking
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{process}/stat").exists() for process in thinking):
            assert time.monotonic() < until, "bots go on thinking when their server is gone"
            time.sleep(0.05)
        server.start()

        with server.socket(id, token) as tab:
            assert my_turn(tab)["step"] >= 3
    finally:
        server.kill()
