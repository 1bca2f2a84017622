"""Whoever asks around while a game is played learns nothing of it that he may not know: every address that can be read, by anybody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.rng import seeded
from fivethrones.server.people.guests import is_short_id
from server.running import Person, Server, serving
from server.test_secrecy import begin, move

STEPS = 8
COPIES = ("/api/host/backup",)  # the host's copy of the file, which has everything
ENDLESS = ("/api/tables/{id}/stream",)  # what it carries is looked at in test_secrecy.py
AFTERWARDS = (
    "result",
    "record",
    "review",
    "puzzle",
)  # ends of addresses that are refused until the game is over


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_read_is_the_same_in_both_worlds(tmp_path: Path, game: str, viewer: Seat) -> None:
    """What this viewer has not seen is dealt anew in the second world; both are played alike."""
    told = [asked_around(tmp_path / str(world), game, viewer, world) for world in range(2)]

    assert told[0] == told[1]


def asked_around(folder: Path, game: str, viewer: Seat, world: int) -> dict[str, str]:
    """By address, what is answered at every step until something hidden comes to light."""
    folder.mkdir()
    with serving(folder, push=False) as server:  # its key is another one each time
        people = [comes(server, f"Guest {number}") for number in range(min(GAMES[game].seats))]
        id = people[0].makes("me", *["open"] * (len(people) - 1), game=game)
        for seat, person in enumerate(people[1:], 1):
            person.takes(id, seat)
        asks = people[viewer] if viewer != SPECTATOR else comes(server, "Vera")
        begin(server, id, seed=11)
        match = server.live(id).table.match
        assert match is not None
        if world:
            match.state = match.game.determinize(match.state, viewer, seeded(99))
        names = {id: "TABLE", str(folder): "FOLDER"}
        names |= {
            person.get("/api/me")["guest"]: f"GUEST{number}" for number, person in enumerate([*people, asks])
        }
        names |= {each["id"]: "DEVICE" for each in asks.get("/api/me/devices")}
        told: dict[str, str] = {}
        for _ in range(STEPS):
            if match.state.decision is None:
                break
            move(server, id)
            if any(event.discloses for event in match.state.events):
                break
            for path in addresses(server, id, [each for each in names if is_short_id(each)]):
                check(told, asks, path, len(match.steps), names)
        assert len(told) > STEPS
        return told


def comes(server: Server, name: str) -> Person:
    """One after the other, so that lists have an order."""
    server.clock.advance(1)
    return server.guest(name)


def addresses(server: Server, table: str, ids: list[str]) -> Iterator[str]:
    """All that can be read, of this table and of everybody at it."""
    paths = server.client.get("/api/openapi.json").json()["paths"]
    parts = {"kind": "csv", "seats": "2", "language": "en", "lesson": "first"}
    for path, methods in paths.items():
        if "get" not in methods or path in COPIES + ENDLESS or path.startswith("/api/learn"):
            continue
        for id in ids if "{id}" in path else [table]:
            for game in GAMES if "{game}" in path else [""]:
                for step in ("0", "1", "2") if "{step}" in path else [""]:
                    yield path.format(**{"id": id, "game": game, "step": step, **parts})


def check(told: dict[str, str], asks: Person, path: str, step: int, names: dict[str, str]) -> None:
    answer = asks.server.client.get(path, headers=asks.headers)
    assert answer.status_code < 500, (path, answer.text)
    if path.endswith(AFTERWARDS) and "/tables/" in path:
        assert answer.status_code in (403, 404, 409), (path, answer.text)
    text = answer.text
    for id, name in names.items():
        path, text = path.replace(id, name), text.replace(id, name)
    told[f"{step} {path}"] = text
