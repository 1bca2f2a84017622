"""Servers that are killed under load, and players who remember what they were told."""

import json
import random
import threading
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from server.processes import Process, first_option, next_seen

TABLES = 3


class Players:
    """Two clients who play one table after the other as fast as they can, and remember the newest step they were told of."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.acknowledged = 0  # steps of all tables
        self.sit_down()

    def sit_down(self) -> None:
        self.id, self.tokens = self.server.two_players()
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
                    self.acknowledged += seen[seat]["step"] > self.step
                    self.step = max(self.step, seen[seat]["step"])
            self.over = True

    def steps_kept(self) -> int:
        status, replay = self.server.ask("GET", f"/api/tables/{self.id}/replay", token=self.tokens[0])
        assert status == 200
        return len(replay["steps"]) - 1


def crash_and_go_on(folder: Path, database: str, kills: int) -> int:
    """Kill a server so often while it is played on; how many actions were acknowledged, and all of them kept."""
    server = Process(folder, database)
    try:
        players = [Players(server) for _ in range(TABLES)]
        for kill in range(kills):
            run_until_killed(server, players, random.Random(kill).uniform(0.02, 0.3))
            server.start()
            for each in players:
                # The last one may be on disk without anybody having been told.
                assert each.steps_kept() in (each.step, each.step + 1)
                if each.over and kill < kills - 1:
                    each.sit_down()
        together(players)
        assert all(each.over for each in players)
        for each in players:
            assert each.server.ask("GET", f"/api/tables/{each.id}", token=each.tokens[0])[1]["result"]
        return sum(each.acknowledged for each in players)
    finally:
        server.kill()


def run_until_killed(server: Process, players: list[Players], seconds: float) -> None:
    killing = threading.Timer(seconds, server.kill)
    killing.start()
    together(players)
    killing.join()


def together(players: list[Players]) -> None:
    threads = [threading.Thread(target=each.play) for each in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
