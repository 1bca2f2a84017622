"""A bot of your own, in the standard library alone: ``python examples/bot.py http://localhost:8642``.

It sits down against a squire and takes whatever it is offered first. Put your thoughts into `choose`.
"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen


def call(address: str, token: str = "", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(address, json.dumps(body).encode() if body else None, headers))


def choose(seen: Any) -> Any:
    """One of the options of a view."""
    return seen["decision"]["options"][0]


def main(server: str) -> None:
    token = json.load(call(f"{server}/api/me?bearer=1", body={"name": "Example"}))["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "squire"}]
    wish = {"game": "hand-of-the-king", "seats": seats, "start": True}
    table = f"{server}/api/tables/" + json.load(call(f"{server}/api/tables", token, wish))["id"]
    for line in call(f"{table}/stream", token):
        seen = json.loads(line) if line.strip() else {}
        if seen.get("type") != "seen":
            continue
        if seen["outcome"]:
            print("places:", seen["outcome"]["ranking"])
            return
        if 0 in seen["decision"]["waiting"]:
            option = choose(seen)
            action = [option["verb"], option["target"], option["extra"]]
            call(f"{table}/act", token, {"seat": 0, "d": seen["d"], "actions": [action]})


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
