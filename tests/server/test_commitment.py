"""A table commits itself to its seed from the first moment, and shows it when the game is over."""

import json
from pathlib import Path

from fivethrones.games import GAMES
from fivethrones.kernel.rng import commitment, is_wide
from fivethrones.match.record import loads
from fivethrones.match.verify import verify
from fivethrones.server.config import Config
from server.running import Clock, Json, Person, Server, play_out, serving, two_players


def record_of(person: Person, id: str) -> str:
    answer = person.server.client.get(f"/api/tables/{id}/record", headers=person.headers)
    assert answer.status_code == 200
    return answer.text


def ended(server: Server) -> tuple[str, Person]:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id, anna


def test_seeds_have_256_bits() -> None:
    assert is_wide(Config(database="").new_seed())


def test_the_commitment_is_there_before_anybody_sits_down_and_stays(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("open", "open")
    shown = boris.table(id)["commitment"]

    anna.takes(id, 0)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")

    match = server.live(id).table.match
    assert match is not None
    assert shown == commitment(match.seed) == server.guest("Vera").table(id)["commitment"]


def test_while_it_is_played_the_seed_is_in_nothing_that_anybody_gets(server: Server) -> None:
    id, anna, boris = two_players(server)
    match = server.live(id).table.match
    assert match is not None
    told: list[Json] = []
    for person in (anna, boris, server.guest("Vera")):
        told += [person.table(id), person.get("/api/tables"), person.get("/api/me")]
        told.append(person.get(f"/api/tables/{id}/replay"))
        with person.at(id) as tab:
            told += tab.news()

    text = json.dumps(told)

    assert str(match.seed) not in text
    assert f"{match.seed:x}" not in text
    assert anna.table(id)["seed"] is None


def test_when_it_is_over_the_seed_is_shown_and_the_record_can_be_verified(tmp_path: Path) -> None:
    """Also when the server was started anew meanwhile."""
    clock = Clock()
    with serving(tmp_path, clock) as server:
        id, anna = ended(server)
        noted = anna.table(id)["commitment"]
    with serving(tmp_path, clock) as server:
        again = Person(server, anna.headers["authorization"].partition(" ")[2])
        match = loads(record_of(again, id), GAMES)

        assert again.table(id)["seed"] == str(match.seed)
        assert verify(match, noted).wrong == []
        assert [message.id for message in verify(match, noted).right] == [
            "verify-replayed",
            "verify-commitment",
        ]


def test_a_rematch_has_a_seed_of_its_own(server: Server) -> None:
    id, anna = ended(server)

    again = anna.post(f"/api/tables/{id}/rematch")

    assert again["commitment"] not in (None, anna.table(id)["commitment"])
    assert again["seed"] is None


def test_a_branch_commits_itself_to_nothing(server: Server) -> None:
    """It goes on from a seed that everybody knows."""
    id, anna = ended(server)

    branch = anna.post(
        f"/api/tables/{id}/branch",
        {"step": 1, "eyes": 0, "exact": False, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]},
    )

    assert (branch["commitment"], branch["seed"]) == (None, None)
