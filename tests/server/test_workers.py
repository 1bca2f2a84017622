"""Two workers on one PostgreSQL: one log, one truth, and each hears of what the other does."""

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.postgresql import PostgreSQL
from server.processes import Process, first_option, moves, next_seen, until

ROUNDS = 12


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL) -> Iterator[list[Process]]:
    database = postgresql.new_database()
    found = [Process(tmp_path_factory.mktemp("worker"), database) for _ in range(2)]
    yield found
    for worker in found:
        worker.stop()


def steps(worker: Process, id: str, token: str) -> Any:
    return worker.ask("GET", f"/api/tables/{id}/replay", token=token)[1]["steps"]


def test_players_at_different_workers_play_one_game(workers: list[Process]) -> None:
    id, tokens = workers[0].two_players()
    with workers[0].socket(id, tokens[0]) as one, workers[1].socket(id, tokens[1]) as other:
        for seen in moves([one, other]):
            assert seen[0]["step"] == seen[1]["step"]

    assert seen[0]["outcome"] is not None
    assert seen[0]["outcome"] == seen[1]["outcome"]
    assert steps(workers[0], id, tokens[0]) == steps(workers[1], id, tokens[0])


def test_of_two_who_append_at_once_exactly_one_wins(workers: list[Process]) -> None:
    """One seat, played by two programs at two workers, that answer each question at the same moment."""
    id, tokens = workers[0].two_players()
    accepted: list[int] = []
    for _ in range(ROUNDS):
        seat, d, action = question(workers[0], id, tokens)
        body = {"seat": seat, "d": d, "actions": [action]}
        answers = at_once([(worker, f"/api/tables/{id}/act", body, tokens[seat]) for worker in workers])
        accepted.append(sum(status == 200 for status, _ in answers))
        assert all(status in (200, 409) for status, _ in answers)
        assert all(answer["reason"]["id"] in STALE for status, answer in answers if status == 409)

    assert accepted == [1] * ROUNDS
    logs = [steps(worker, id, tokens[0]) for worker in workers]
    assert logs[0] == logs[1]
    assert len(logs[0]) == ROUNDS + 1


STALE = ("refused-stale", "refused-not-asked")


def question(worker: Process, id: str, tokens: list[str]) -> tuple[int, int, list[Any]]:
    """Who is asked now, the number of the question, and an answer."""
    for seat, token in enumerate(tokens):
        with worker.socket(id, token) as tab:
            seen = next_seen(tab)
        if seen["decision"]["waiting"] == [seat]:
            return seat, seen["d"], first_option(seen)
    raise AssertionError("nobody is asked")


def at_once(requests: list[tuple[Process, str, Any, str]]) -> list[tuple[int, Any]]:
    barrier = threading.Barrier(len(requests))
    answers: list[tuple[int, Any]] = []

    def send(worker: Process, path: str, body: Any, token: str) -> None:
        barrier.wait()
        answers.append(worker.ask("POST", path, body, token))

    threads = [threading.Thread(target=send, args=request) for request in requests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_one_seat_taken_at_two_workers_has_one_holder(workers: list[Process]) -> None:
    host, *others = (workers[0].guest(name) for name in ("Anna", "Boris", "Vera"))
    body = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "open"}]}
    id = workers[0].ask("POST", "/api/tables", body, host)[1]["id"]

    path = f"/api/tables/{id}/seats/1/take"
    answers = at_once([(worker, path, {}, token) for worker, token in zip(workers, others, strict=True)])

    assert sorted(status for status, _ in answers) == [200, 409]


def test_talk_and_presence_cross_over(workers: list[Process]) -> None:
    id, tokens = workers[0].two_players()
    with workers[0].socket(id, tokens[0]) as one:
        next_seen(one)
        with workers[1].socket(id, tokens[1]) as other:
            wait_for(one, lambda m: m["type"] == "table" and m["table"]["seats"][1]["here"])
            other.send(json.dumps({"type": "chat", "room": "table", "text": "hello"}))
            said = wait_for(one, lambda m: m["type"] == "chat")
            assert said["lines"][0]["text"] == "hello"
        wait_for(one, lambda m: m["type"] == "table" and not m["table"]["seats"][1]["here"])


def wait_for(tab: Any, wanted: Any) -> Any:
    while True:
        message = json.loads(tab.recv(timeout=60))
        if wanted(message):
            return message


def test_rematches_asked_for_at_two_workers_at_once_are_one_table(workers: list[Process]) -> None:
    id, tokens = workers[0].two_players()
    assert workers[1].ask("POST", f"/api/tables/{id}/resign", {"seat": 0}, tokens[0])[0] == 200
    with workers[0].socket(id, tokens[0]) as tab:
        wait_for(tab, lambda m: m["type"] == "table" and m["table"]["status"] == "finished")

    path = f"/api/tables/{id}/rematch"
    answers = at_once([(workers[i % 2], path, None, tokens[i // 2 % 2]) for i in range(8)])

    assert [status for status, _ in answers] == [200] * 8
    assert len({answer["id"] for _, answer in answers}) == 1
    assert len(workers[0].ask("GET", "/api/me", token=tokens[1])[1]["tables"]) == 2


def test_who_is_erased_at_one_worker_is_gone_at_the_other(workers: list[Process]) -> None:
    id, tokens = workers[0].two_players()
    for token, text in zip(tokens, ("mine", "yours"), strict=True):
        workers[0].ask("POST", f"/api/tables/{id}/chat", {"room": "table", "text": text}, token)
    with workers[1].socket(id, tokens[0]) as own, workers[1].socket(id, tokens[1]) as other:
        next_seen(own)
        next_seen(other)

        assert workers[0].ask("DELETE", "/api/me", token=tokens[0])[0] == 204

        left = wait_for(other, lambda m: m["type"] == "chat" and m["anew"])
        assert [line["text"] for line in left["lines"]] == ["yours"]
        with pytest.raises(ConnectionClosed):
            wait_for(own, lambda _message: False)
    assert workers[1].ask("GET", "/api/me", token=tokens[0]) == (200, None)


def test_games_that_end_at_once_at_two_workers_are_all_counted(workers: list[Process]) -> None:
    begun = [workers[0].two_players() for _ in range(4)]
    given_up = [
        (workers[i % 2], f"/api/tables/{id}/resign", {"seat": 1}, tokens[1])
        for i, (id, tokens) in enumerate(begun)
    ]
    assert [status for status, _ in at_once(given_up)] == [200] * 4

    for id, tokens in begun:
        for worker in workers:
            [result] = until(worker, "/api/me/results", tokens[0], lambda told: told["results"])["results"]
            assert result["table"] == id


def test_those_who_seek_at_two_workers_at_once_sit_down_once(workers: list[Process]) -> None:
    tokens = [workers[i % 2].guest(f"Seeker {i}") for i in range(6)]
    body = {"game": "hand-of-the-king", "seats": 2}
    answers = at_once([(workers[i % 2], "/api/seeks", body, token) for i, token in enumerate(tokens)])
    assert [status for status, _ in answers] == [200] * 6

    found = [
        until(workers[i % 2], "/api/seeks", token, lambda told: told["table"])["table"]
        for i, token in enumerate(tokens)
    ]
    assert sorted(found.count(table) for table in set(found)) == [2, 2, 2]
    for token in tokens:
        assert len(workers[0].ask("GET", "/api/me", token=token)[1]["tables"]) == 1


def test_a_tournament_is_one_at_all_workers_and_forgets_at_all(workers: list[Process]) -> None:
    tokens = [workers[0].guest(name) for name in ("Anna", "Boris", "Vera")]
    body = {"name": "Council", "game": "hand-of-the-king", "format": "swiss", "bots": "none"}
    id = workers[0].ask("POST", "/api/tournaments", body, tokens[0])[1]["id"]
    path = f"/api/tournaments/{id}"
    joined = at_once(
        [(worker, f"{path}/join", {}, token) for worker, token in zip(workers, tokens[1:], strict=True)]
    )
    assert [status for status, _ in joined] == [200, 200]
    for worker in workers:
        names = {row["name"] for row in worker.ask("GET", path, token=tokens[0])[1]["rows"]}
        assert names == {"Anna", "Boris", "Vera"}

    assert workers[0].ask("DELETE", "/api/me", token=tokens[1])[0] == 204

    until(workers[1], path, tokens[0], lambda told: "Boris" not in {row["name"] for row in told["rows"]})


def test_who_is_banned_at_one_worker_is_refused_by_the_other(workers: list[Process]) -> None:
    token = workers[0].guest("Guest")
    guest = workers[1].ask("GET", "/api/me", token=token)[1]["guest"]
    ban = {"days": 1, "address": False}
    assert workers[0].ask("POST", f"/api/moderation/guests/{guest}/ban", ban)[0] == 204

    until(workers[1], "/api/seeks", token, lambda told: told.get("reason", {}).get("id") == "refused-banned")
    assert [each["guest"] for each in workers[1].ask("GET", "/api/moderation/bans")[1]] == [guest]


def test_a_puzzle_is_tried_once_wherever_it_is_tried(workers: list[Process]) -> None:
    token = workers[0].guest("Anna")
    puzzle = workers[0].ask("GET", "/api/puzzles", token=token)[1]["daily"]
    answers = at_once([(worker, f"/api/puzzles/{puzzle}", {"choice": None}, token) for worker in workers])
    assert [status for status, _ in answers] == [200, 200]

    tries = [worker.ask("GET", "/api/puzzles", token=token)[1]["tries"] for worker in workers]
    assert tries == [1, 1]
