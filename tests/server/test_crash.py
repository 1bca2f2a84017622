"""Killed without warning at any moment, a server loses nothing that it has acknowledged."""

import json
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from server.crash import crash_and_go_on
from server.postgresql import PostgreSQL
from server.processes import PATIENCE, Process, first_option, next_seen

KILLS = 2


def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    crash_and_go_on(tmp_path, str(tmp_path / "tables.db"), KILLS)


def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    crash_and_go_on(tmp_path, postgresql.new_database(), KILLS)


def act(tab: ClientConnection, seen: Any) -> None:
    tab.send(json.dumps({"type": "act", "seat": 0, "d": seen["d"], "actions": [first_option(seen)]}))


def leave_to_bot(tab: ClientConnection, seen: Any) -> Any:
    """Answer until the bot is asked: one move may bring another choice."""
    while seen["decision"]["waiting"] == [0]:
        act(tab, seen)
        seen = next_seen(tab)
    return seen


def after_step(tab: ClientConnection, step: int) -> Any:
    seen = next_seen(tab)
    while seen["step"] <= step:
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
            asked = leave_to_bot(tab, next_seen(tab))
            moved = after_step(tab, asked["step"])  # the first thinking process is up by now
            left = leave_to_bot(tab, moved)["step"]
        thinking = children(server.process.pid)
        assert thinking
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{process}/stat").exists() for process in thinking):
            assert time.monotonic() < until, "bots go on thinking when their server is gone"
            time.sleep(0.05)
        server.start()

        with server.socket(id, token) as tab:
            assert after_step(tab, left)["step"] > left
    finally:
        server.kill()
