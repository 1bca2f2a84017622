"""Tables and records of every release open under today's rules: they go on, or can be read to their end."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fivethrones.games import GAMES, beside
from fivethrones.match.record import follow
from fivethrones.server.people.guests import hashed
from fivethrones.server.storage.backup import restore
from recorded.make import HERE, Player
from server.running import Json, Person, Server, serving

RELEASES = sorted(folder for folder in HERE.iterdir() if (folder / "tables.sql").exists())
RECORDS = sorted(file for folder in RELEASES for file in folder.glob("*.txt"))
OLDER = [0, 1]  # as it was recorded; and as if each game's rules had changed once more since


def stored(release: Path, folder: Path, older: int) -> Path:
    """The database of a release, whose guests' secrets are known here."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((release / "tables.sql").read_text(encoding="utf-8"))
        for (guest,) in database.execute("SELECT id FROM guests").fetchall():
            database.execute("UPDATE tokens SET hash = ? WHERE guest = ?", (hashed(guest), guest))
        age(database, older)
        database.commit()
    return file


def age(database: sqlite3.Connection, older: int) -> None:
    """Make tables and snapshots those of a version that is so much older."""
    for table, text in database.execute("SELECT table_id, text FROM log WHERE number = 1").fetchall():
        line = json.loads(text.removeprefix("opened "))
        line["version"] -= older
        values = (f"opened {json.dumps(line)}", table)
        database.execute("UPDATE log SET text = ? WHERE table_id = ? AND number = 1", values)
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'snapshots'").fetchall():
        return
    for table, part, text in database.execute("SELECT table_id, part, text FROM snapshots").fetchall():
        data = json.loads(text)
        if "table" in data:
            data["table"]["version"] -= older
        database.execute(
            "UPDATE snapshots SET text = ?, version = version - ? WHERE table_id = ? AND part = ?",
            (json.dumps(data), older, table, part),
        )


@contextmanager
def opened(release: Path, folder: Path, older: int) -> Iterator[tuple[Server, dict[str, list[Person]], Json]]:
    """A server on it; by table who sits there, and how it stood."""
    file = stored(release, folder, older)
    with closing(sqlite3.connect(file)) as database:
        tables = dict(database.execute("SELECT id, status FROM tables").fetchall())
        seats = dict(database.execute("SELECT id, seats FROM tables").fetchall())
        names = {name: id for id, name in database.execute("SELECT id, name FROM guests").fetchall()}
    with serving(folder) as server:
        people = {
            table: [Person(server, guest) for name, guest in names.items() if f'"{name}"' in seats[table]]
            for table in tables
        }
        yield server, people, tables


def told(person: Person, id: str) -> list[str]:
    """The lines of the log that a person reads, by their messages."""
    steps = person.get(f"/api/tables/{id}/replay")["steps"]
    return [event["id"] for step in steps for event in step["events"]]


@pytest.mark.parametrize("older", OLDER)
@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_every_table_that_was_played_goes_on_or_says_why_not(
    release: Path, tmp_path: Path, older: int
) -> None:
    with opened(release, tmp_path, older) as (server, people, tables):
        running = [id for id, status in tables.items() if status == "playing"]
        for id in running:
            before = people[id][0].table(id)
            if before["status"] == "finished":
                assert "log-closed" in told(people[id][0], id)
                continue
            assert ("log-rules-changed" in told(people[id][0], id)) == (before["version"] > began(server, id))
            player = Player(server, people[id], random.Random(1))
            player.act(id, before["waiting"][0])
            assert people[id][0].table(id)["updated"] >= before["updated"]
        assert running
        acted = {id: people[id][0].get(f"/api/tables/{id}/replay")["steps"] for id in running}
    with serving(tmp_path) as server:
        for id in running:
            anna = Person(server, people[id][0].headers["authorization"].removeprefix("Bearer "))
            assert anna.get(f"/api/tables/{id}/replay")["steps"] == acted[id]


def began(server: Server, id: str) -> int:
    return server.live(id).table.opened.version


@pytest.mark.parametrize("older", OLDER)
@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_every_table_that_was_finished_is_read_from_first_to_last(
    release: Path, tmp_path: Path, older: int
) -> None:
    with opened(release, tmp_path, older) as (_, people, tables):
        finished = [id for id, status in tables.items() if status == "finished"]
        for id in finished:
            anna = people[id][0]
            info = anna.table(id)
            eyes = ",".join(str(seat) for seat in range(-1, len(info["seats"])))
            assert info["status"] == "finished"
            for step in steps_to_read(info["step"]):
                seen = anna.get(f"/api/tables/{id}/replay/{step}?eyes={eyes}")["seen"]
                assert [each["step"] for each in seen] == [step] * len(seen)
            assert seen[0]["outcome"] is not None or "log-closed" in told(anna, id)
            assert anna.server.client.get(f"/api/tables/{id}/record", headers=anna.headers).status_code == 200
        assert len({anna.table(id)["game"] for id in finished}) == len(GAMES)


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_a_backup_of_every_release_can_be_restored(release: Path, tmp_path: Path) -> None:
    (tmp_path / "backup").mkdir()
    file = stored(release, tmp_path / "backup", 0)

    restore(file, str(tmp_path / "tables.db"))

    with serving(tmp_path) as server:
        assert len(Person(server, first_guest(file)).get("/api/me")["tables"]) > 10


def first_guest(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        guest: str = database.execute("SELECT host FROM tables").fetchone()[0]
        return guest


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_cards_keep_the_places_by_which_old_logs_and_snapshots_call_them(release: Path) -> None:
    """New cards go to the end of a game's list. Old releases wrote down those of two games."""
    lines = [line.split() for line in (release / "cards.list").read_text(encoding="utf-8").splitlines()]
    boxes = {box for box, _ in lines}
    assert boxes
    for box in boxes:
        then = [id for of, id in lines if of == box]
        cards = beside(GAMES[box], "games.*.box").CARDS
        assert [card.id for card in cards[: len(then)]] == then


def steps_to_read(last: int) -> list[int]:
    """All of them; of a very long game all at its beginning and end, and some between."""
    return [step for step in range(last + 1) if step < 150 or step % 10 == 0 or step > last - 150]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_record_is_followed_as_far_as_todays_rules_go(file: Path) -> None:
    followed = follow(file.read_text(encoding="utf-8"), GAMES)

    assert followed.match.steps
    if followed.version == followed.match.game.version:
        assert followed.stopped is None
    if followed.stopped is None:
        assert followed.match.state.outcome is not None


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_record_can_be_brought_to_a_server(file: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        answer = server.client.post("/api/records", content=file.read_bytes(), headers=anna.headers)
        assert answer.status_code == 200, answer.text
        info = answer.json()
        assert info["status"] == "finished"
        assert info["result"] is not None or "log-closed" in told(anna, info["id"])
