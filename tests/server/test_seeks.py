"""Finding a game: by a seek, by somebody else's, or with those whom one has met."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fivethrones.club.pairing import Seek, Terms
from fivethrones.server.storage import finding
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.storage.writer import Taken
from server.running import GAME, Clock, Json, Person, Server, serving, two_players
from server.test_avoiding import avoids, id_of
from server.test_results import rows

PATH = "/api/seeks"


def seeks(person: Person, **more: Any) -> Json:
    return person.post(PATH, {"game": GAME, "seats": 2, **more})


def test_two_who_seek_the_same_find_each_other_at_one_table(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")

    waiting = seeks(anna, clock={"kind": "live", "per_move": 30, "reserve": 600})
    assert (waiting["mine"]["name"], waiting["table"]) == ("Anna", None)
    found = seeks(boris, clock={"kind": "live", "per_move": 30, "reserve": 600})

    assert found["mine"] is None
    assert anna.get(PATH)["table"] == found["table"]
    table = anna.table(found["table"])
    assert table["status"] == "playing"
    assert {seat["name"] for seat in table["seats"]} == {"Anna", "Boris"}
    assert table["clock"] == {"kind": "live", "per_move": 30, "reserve": 600}
    assert [line["id"] for line in anna.get("/api/me")["tables"]] == [found["table"]]


def test_an_open_seek_is_shown_to_those_who_fit(server: Server) -> None:
    anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
    avoids(vera, "block", guest=id_of(anna))
    seeks(anna, range=100)

    assert [each["name"] for each in boris.get(PATH)["open"]] == ["Anna"]
    assert anna.get(PATH)["open"] == vera.get(PATH)["open"] == []


def test_whoever_of_two_has_blocked_the_other_they_are_not_paired(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    seeks(anna)
    server.clock.advance(1)  # who has waited longest comes first
    avoids(anna, "block", guest=id_of(boris))

    assert seeks(boris)["table"] is None

    assert seeks(server.guest("Vera"))["table"] == anna.get(PATH)["table"]
    assert boris.get(PATH)["table"] is None


def test_a_seek_that_was_withdrawn_is_nobodys(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    seeks(anna)

    assert anna.post(f"{PATH}/withdraw")["mine"] is None
    assert seeks(boris)["table"] is None


def test_a_seek_dies_a_minute_after_the_last_word_of_its_owner(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    seeks(anna)
    server.tick(40)
    anna.get(PATH)
    server.tick(40)
    assert len(boris.get(PATH)["open"]) == 1

    server.tick(30)

    assert boris.get(PATH)["open"] == []
    assert anna.get(PATH)["mine"] is None


def test_after_a_while_bots_take_the_seats_that_are_free(server: Server) -> None:
    anna = server.guest("Anna")
    seeks(anna, seats=3, bots_after=30)
    server.tick(29)
    assert anna.get(PATH)["table"] is None

    server.tick(1)

    table = anna.table(anna.get(PATH)["table"])
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "bot", "guest"]
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"knight"}


def test_who_seeks_anew_has_one_seek(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    seeks(anna)
    seeks(anna, seats=3)

    assert [each["seats"] for each in boris.get(PATH)["open"]] == [3]


def test_what_cannot_be_played_cannot_be_sought(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.refusal(PATH, {"game": "chess", "seats": 2}) == "refused-not-found"
    assert anna.refusal(PATH, {"game": GAME, "seats": 15}).startswith("refused-")
    assert anna.refusal(PATH, {"game": GAME, "seats": 2, "bots_after": -1}) == "refused-malformed"


def test_who_erases_himself_seeks_no_more(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    seeks(anna)
    server.client.delete("/api/me", headers=anna.headers)

    assert boris.get(PATH)["open"] == []


def finished(server: Server) -> tuple[str, Person, Person]:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    assert len(rows(server)) == 1
    return id, anna, boris


def test_an_earlier_opponent_is_invited_and_takes_the_seat(server: Server) -> None:
    id, anna, boris = finished(server)

    again = anna.post(f"{PATH}/again", {"table": id})

    assert again["private"]
    [invitation] = boris.get(PATH)["invitations"]
    assert (invitation["host"], invitation["table"], invitation["game"]) == ("Anna", again["id"], GAME)
    assert server.guest("Vera").get(PATH)["invitations"] == []
    boris.takes(again["id"], 1)
    assert boris.get(PATH)["invitations"] == []


def test_a_rated_game_is_played_again_rated_and_the_invitation_says_so(server: Server) -> None:
    id, anna, boris = two_players(server, rated=True)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    assert len(rows(server)) == 1

    again = anna.post(f"{PATH}/again", {"table": id})

    assert again["rated"]
    assert [each["rated"] for each in boris.get(PATH)["invitations"]] == [True]


def test_an_invitation_can_be_refused(server: Server) -> None:
    id, anna, boris = finished(server)
    again = anna.post(f"{PATH}/again", {"table": id})["id"]

    assert boris.post(f"{PATH}/invitations/{again}/refuse")["invitations"] == []


def test_only_those_of_a_finished_game_invite_and_only_whom_they_may_meet(server: Server) -> None:
    id, anna, boris = finished(server)
    other = anna.makes("me", "open")

    refused = "refused-nobody-to-invite"
    assert server.guest("Vera").refusal(f"{PATH}/again", {"table": id}) == refused
    assert anna.refusal(f"{PATH}/again", {"table": other}) == refused
    avoids(boris, "block", guest=id_of(anna))
    assert anna.refusal(f"{PATH}/again", {"table": id}) == refused


# Two servers on one database


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    clock = Clock()
    with serving(tmp_path, clock) as one, serving(tmp_path, clock) as other:
        yield one, other


def at(server: Server, person: Person) -> Person:
    """The same person at another server."""
    return Person(server, person.headers["authorization"].removeprefix("Bearer "))


def test_those_who_seek_at_two_workers_find_each_other(two: tuple[Server, Server]) -> None:
    one, other = two
    anna, boris = one.guest("Anna"), other.guest("Boris")
    seeks(anna)
    assert [each["name"] for each in boris.get(PATH)["open"]] == ["Anna"]

    found = seeks(boris)["table"]

    assert anna.get(PATH)["table"] == found
    assert {seat["name"] for seat in anna.table(found)["seats"]} == {"Anna", "Boris"}


def test_a_seek_is_withdrawn_and_taken_up_at_any_worker(two: tuple[Server, Server]) -> None:
    one, other = two
    anna = one.guest("Anna")
    seeks(anna, seats=3, bots_after=30)
    assert at(other, anna).get(PATH)["mine"]["seats"] == 3

    other.tick(30)

    assert anna.table(anna.get(PATH)["table"])["status"] == "playing"
    assert at(other, anna).post(f"{PATH}/withdraw")["table"] is None
    assert anna.get(PATH)["table"] is None


def test_an_invitation_reaches_its_guest_at_any_worker(two: tuple[Server, Server]) -> None:
    one, other = two
    id, anna, boris = finished(one)
    again = anna.post(f"{PATH}/again", {"table": id})["id"]

    [invitation] = at(other, boris).get(PATH)["invitations"]

    assert (invitation["host"], invitation["table"]) == ("Anna", again)
    at(other, boris).post(f"{PATH}/invitations/{again}/refuse")
    assert boris.get(PATH)["invitations"] == []


def test_a_seek_leads_to_one_table(server: Server, tmp_path: Path) -> None:
    """Of two workers that seat it, and of one that seats what was withdrawn, the later has nothing to seat."""
    anna, boris = (id_of(server.guest(name)) for name in ("Anna", "Boris"))
    mine, his = (Seek(guest, Terms(GAME, 2, ("none", 0, 0)), 1500, 1) for guest in (anna, boris))
    engine = open_engine(str(tmp_path / "tables.db"))
    with engine.begin() as connection:
        finding.put(connection, mine, 9, 60)
        finding.put(connection, his, 9, 60)
        finding.claim(connection, [mine], "first", 2)
    with pytest.raises(Taken), engine.begin() as connection:
        finding.claim(connection, [mine, his], "second", 2)
    with engine.begin() as connection:
        found = {each.seek.guest: each.table for each in finding.seekers(connection, 2, 60)}
    engine.dispose()

    assert found == {anna: "first", boris: None}


def test_only_so_many_seeks_wait_at_once(server: Server, tmp_path: Path) -> None:
    anna, boris = (id_of(server.guest(name)) for name in ("Anna", "Boris"))
    mine, his = (Seek(guest, Terms(GAME, 2, ("none", 0, 0)), 1500, 1) for guest in (anna, boris))
    engine = open_engine(str(tmp_path / "tables.db"))
    with engine.begin() as connection:
        assert finding.put(connection, mine, 1, 60)
        assert not finding.put(connection, his, 1, 60)
    engine.dispose()
