"""The description is true: what is described is what comes and goes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings, strategies
from pydantic import TypeAdapter
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from fivethrones.server import wire
from server.processes import Process
from server.running import GAME, Server, two_players

TOLD: TypeAdapter[Any] = TypeAdapter(wire.ServerMessage)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 16  # of each request


def test_the_socket_is_described_too() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "fivethrones.server.openapi"], capture_output=True, text=True, check=True
    )

    schemas = json.loads(ran.stdout)["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Seen", "Act", "TableInfo", "Refused"} <= set(schemas)
    said = schemas["ClientMessage"]["discriminator"]["mapping"]
    assert set(said) == {
        "act", "chat", "eyes", "hint", "part", "ping", "preview", "resign", "resign-answer", "review-lead",
        "review-look", "review-point", "undo", "undo-answer", "why",
    }  # fmt: skip


def test_everything_a_tab_is_told_is_as_described(server: Server) -> None:
    id, anna, boris = two_players(server, clock={"kind": "live", "per_move": 60, "reserve": 60}, hints=True)
    heard: list[Any] = []
    with anna.at(id) as one, boris.at(id) as other:
        heard += one.news()
        seen = next(message for message in heard if message["type"] == "seen")
        option = seen["decision"]["options"][0]
        action = [option["verb"], option["target"], option["extra"]]
        heard += one.say(type="preview", seat=0, d=seen["d"], action=action, n=1)
        heard += one.say(type="hint", seat=0, d=seen["d"])
        heard += one.say(type="why", seat=0, piece="seat-1")
        heard += one.act(seen)
        heard += one.act(seen)
        heard += other.act(other.seen())
        heard += one.say(type="undo", seat=0)
        heard += other.say(type="chat", room="table", text="no")
        heard += one.news()
        heard += other.say(type="resign", seat=1)

    for message in heard:
        assert TOLD.validate_python(message, strict=False)
    assert {message["type"] for message in heard} == {
        "table", "seen", "preview", "hint", "why", "refused", "chat", "done",
    }  # fmt: skip
    assert described(heard) == heard


def described(messages: list[Any]) -> list[Any]:
    """The same messages, without anything that the description does not name."""
    return [TOLD.validate_python(message).model_dump(mode="json", exclude_unset=True) for message in messages]


class Fuzzed:
    """A server that runs, with a guest who has an open table, one that is played and one that is over."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.token = server.guest("Fuzz")
        self.ids = [self.table(kind) for kind in ("open", "here", "here")]
        server.ask("POST", f"/api/tables/{self.ids[2]}/resign", {"seat": 0}, self.token)
        self.schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")

    def table(self, kind: str) -> str:
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": kind}], "start": True}
        id: str = self.server.ask("POST", "/api/tables", body, self.token)[1]["id"]
        return id

    def attack(self, operation: Any) -> None:
        """Sensible and odd requests of one kind, at tables that are there and at others."""

        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @seed(1)
        @given(case=operation.as_strategy(), place=strategies.integers(0, 3))
        def one(case: Any, place: int) -> None:
            if "id" in case.path_parameters and place < len(self.ids):
                case.path_parameters["id"] = self.ids[place]
            answer = case.call(headers={"authorization": f"Bearer {self.token}"}, timeout=120)
            case.validate_response(answer, checks=CHECKS)

        one()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    folder = tmp_path_factory.mktemp("fuzz")
    server = Process(folder, str(folder / "tables.db"))
    yield Fuzzed(server)
    server.stop()


def test_whatever_is_sent_the_answer_is_one_of_those_described(fuzzed: Fuzzed) -> None:
    attacked = 0
    for found in fuzzed.schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        # One has no end, the others would end the guest or its token.
        if not operation.path.endswith(("/stream", "/renew")) and operation.method != "delete":
            fuzzed.attack(operation)
            attacked += 1

    assert attacked > 25
