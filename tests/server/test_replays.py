"""Looking back, playing on from there, and records."""

from typing import Any

from server.running import GAME, Person, Server, play_out, two_players


def finished(server: Server) -> tuple[str, Person, Person]:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id, anna, boris


def record_of(person: Person, id: str) -> str:
    answer = person.server.client.get(f"/api/tables/{id}/record", headers=person.headers)
    assert answer.status_code == 200, answer.text
    return answer.text


def bring(person: Person, text: str | bytes) -> Any:
    return person.server.client.post("/api/records", content=text, headers=person.headers)


def test_a_replay_tells_every_step_in_words(server: Server) -> None:
    id, anna, _boris = finished(server)

    replay = anna.get(f"/api/tables/{id}/replay")

    assert len(replay["steps"]) == replay["info"]["step"] + 1
    assert replay["steps"][0] == {
        "seat": None,
        "kind": "start",
        "labels": [],
        "events": replay["steps"][0]["events"],
    }
    first = replay["steps"][1]
    assert (first["seat"], first["kind"], first["labels"][0]["id"]) == (0, "act", "do-move")


def test_while_it_is_played_only_ones_own_choices_are_in_words(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as tab:
        tab.act(tab.seen())

    assert anna.get(f"/api/tables/{id}/replay")["steps"][1]["labels"]
    assert boris.get(f"/api/tables/{id}/replay")["steps"][1]["labels"] == []


def test_a_step_is_seen_as_it_was(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        before = one.seen()
        one.act(before)
        other.act(other.seen())

    past = anna.get(f"/api/tables/{id}/replay/0")["seen"][0]

    assert (past["seat"], past["view"]) == (0, before["view"])
    assert anna.get(f"/api/tables/{id}/replay/3", 409)["reason"]["id"] == "refused-step"


def test_others_eyes_open_only_when_it_is_over(server: Server) -> None:
    id, anna, _boris = two_players(server)
    assert anna.get(f"/api/tables/{id}/replay/0?eyes=1", 403)["reason"]["id"] == "refused-seat-not-yours"
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})

    seen = server.guest("Vera").get(f"/api/tables/{id}/replay/0?eyes=1,0,-1")["seen"]

    assert [view["seat"] for view in seen] == [1, 0, -1]
    assert anna.get(f"/api/tables/{id}/replay/0?eyes=7", 409)["reason"]["id"] == "refused-seat-unknown"


def test_a_record_is_told_when_the_game_is_over_and_can_be_brought_back(server: Server) -> None:
    id, anna, _boris = finished(server)
    text = record_of(anna, id)

    brought = bring(server.guest("Vera"), text).json()

    assert (brought["imported"], brought["status"]) == (True, "finished")
    assert brought["result"] == anna.table(id)["result"]
    assert record_of(anna, brought["id"]) == text


def test_a_record_that_is_none_is_refused_in_words(server: Server) -> None:
    id, anna, _boris = finished(server)
    text = record_of(anna, id)

    for odd, reason in (
        ("hello", "refused-record-not-one"),
        (text.replace(GAME, "chess"), "refused-record-game"),
        (text[: len(text) // 2], "refused-record-"),
        (b"\xff\xfe", "refused-record-not-text"),
        ("\n" * 6000, "refused-too-large"),
    ):
        server.clock.advance(10)
        assert bring(anna, odd).json()["reason"]["id"].startswith(reason)


def test_playing_on_from_a_step_deals_the_unseen_anew(server: Server) -> None:
    id, anna, _boris = finished(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    past = anna.get(f"/api/tables/{id}/replay/4?eyes=0")["seen"][0]

    new = anna.post(f"/api/tables/{id}/branch", {"step": 4, "seats": seats})
    same = anna.post(f"/api/tables/{id}/branch", {"step": 4, "seats": seats, "exact": True})

    for table in (new, same):
        assert (table["status"], table["origin"]) == ("playing", id)
    dealt, kept, old = (server.live(table).table.match for table in (new["id"], same["id"], id))
    assert dealt is not None
    assert kept is not None
    assert old is not None
    assert kept.at(4).companions == old.at(4).companions  # type: ignore[attr-defined]
    assert dealt.at(5).companions != old.at(4).companions  # type: ignore[attr-defined]
    with anna.at(new["id"]) as tab:
        seen = tab.seen()
        assert len(seen["log"]) >= 5
    first = anna.get(f"/api/tables/{new['id']}/replay/5?eyes=0")["seen"][0]
    assert first["view"] == past["view"]


def test_a_branch_survives_a_reload_and_has_a_record(server: Server) -> None:
    id, anna, _boris = finished(server)
    seats = [{"kind": "me"}, {"kind": "here"}]
    new = anna.post(f"/api/tables/{id}/branch", {"step": 3, "seats": seats})["id"]
    with anna.at(new) as tab:
        tab.news()
        before = tab.say(type="eyes", seat=0)[-1]["view"]
    del server.registry.live[new]
    with anna.at(new) as tab:
        tab.news()
        assert tab.say(type="eyes", seat=0)[-1]["view"] == before
    anna.post(f"/api/tables/{new}/resign", {"seat": 0})

    server.clock.advance(10)
    assert bring(anna, record_of(anna, new)).json()["status"] == "finished"


def test_one_cannot_play_on_from_a_game_that_is_not_over(server: Server) -> None:
    id, anna, _boris = two_players(server)
    body = {"step": 0, "seats": [{"kind": "me"}, {"kind": "here"}]}

    assert anna.refusal(f"/api/tables/{id}/branch", body) == "refused-not-finished"
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})
    assert anna.refusal(f"/api/tables/{id}/branch", {"step": 9, "seats": body["seats"]}) == "refused-step"
    alone = {"step": 0, "seats": [{"kind": "me"}]}
    assert anna.refusal(f"/api/tables/{id}/branch", alone) == "refused-branch-seats"
    shared = {"step": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.refusal(f"/api/tables/{id}/branch", shared) == "refused-seats-open"
    odd = {**body, "eyes": 5}
    assert anna.refusal(f"/api/tables/{id}/branch", odd) == "refused-seat-unknown"
