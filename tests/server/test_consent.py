"""Whoever holds a seat keeps his say: when a bot may sit in for him, and what may not be taken back without him."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.opening import rematch
from server.running import Json, Person, Server, Tab, serving, two_players
from server.test_undo import pending

GRACE = 300


def stand_ins(table: Json) -> list[str | None]:
    return [seat["stand_in"] for seat in table["seats"]]


@contextmanager
def both_moved(id: str, anna: Person, boris: Person) -> Iterator[Tab]:
    """Anna and then Boris have each moved once, and Boris has gone."""
    with anna.at(id) as one:
        with boris.at(id) as other:
            one.act(one.seen())
            other.act(other.seen())
        one.news()
        yield one


def give_to_bot(server: Server, person: Person, id: str, seat: int) -> Json:
    """The host asks for a bot as soon as that is allowed."""
    server.clock.advance(GRACE)
    return person.post(f"/api/tables/{id}/seats/{seat}/bot", {})


# When a bot sits in, and which


def test_the_host_cannot_hurry_the_grace_of_an_absent_player(server: Server) -> None:
    id, anna, boris = two_players(server)
    path = f"/api/tables/{id}/seats/1/bot"
    with boris.at(id):
        pass

    assert anna.refusal(path, {}) == "refused-still-awaited"
    server.clock.advance(GRACE - 1)
    assert anna.refusal(path, {}) == "refused-still-awaited"
    server.clock.advance(1)
    assert stand_ins(anna.post(path, {})) == [None, "hand"]


def test_by_days_the_host_waits_until_a_clock_has_run_out_and_a_day_more(server: Server) -> None:
    id, anna, _boris = two_players(server, clock={"kind": "days", "per_move": 86400, "reserve": 0})
    with anna.at(id) as tab:
        tab.act(tab.seen())
    path = f"/api/tables/{id}/seats/1/bot"

    server.clock.advance(86_400)
    assert anna.refusal(path, {}) == "refused-still-awaited"


@pytest.mark.parametrize(
    ("bots", "level"),
    [
        (["squire"], "squire"),
        (["squire", "knight"], "knight"),
        (["random", "squire"], "squire"),
        (["random"], "hand"),
    ],
)
def test_a_stand_in_is_as_strong_as_the_tables_other_bots_and_never_random(
    server: Server, bots: list[str], level: str
) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", *bots)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")

    assert stand_ins(boris.post(f"/api/tables/{id}/seats/1/leave"))[1] == level
    boris.takes(id, 1)
    server.clock.advance(GRACE)
    assert stand_ins(anna.post(f"/api/tables/{id}/seats/1/bot", {"level": "random"}))[1] == level
    boris.takes(id, 1)
    with anna.at(id) as tab:
        tab.news()  # she is here
        server.tick(GRACE)
        assert stand_ins(anna.table(id))[1] == level
    assert server.client.delete("/api/me", headers=boris.headers).status_code == 204
    assert anna.table(id)["seats"][1]["level"] == level


# Taking back


def test_what_an_absent_player_did_is_not_taken_back_without_him(server: Server) -> None:
    """Not even where a bot sits in for him by now."""
    id, anna, boris = two_players(server)
    with both_moved(id, anna, boris) as one:
        give_to_bot(server, anna, id, 1)

        asked = one.say(type="undo", seat=0)

        assert pending(asked) == {"seat": 0, "waiting": [1]}
        assert anna.table(id)["step"] >= 2


def test_he_may_answer_though_a_bot_still_sits_in_for_him(server: Server) -> None:
    id, anna, boris = two_players(server)
    with both_moved(id, anna, boris) as one:
        give_to_bot(server, anna, id, 1)
        one.say(type="undo", seat=0)

        boris.post(f"/api/tables/{id}/undo-answer", {"seat": 1, "agree": True})

        assert (anna.table(id)["step"], anna.table(id)["undo"]) == (0, None)


def test_what_only_a_bot_did_for_him_needs_no_consent_of_his(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/seats/1/leave")
    with anna.at(id) as one:
        heard = one.act(one.seen())
        one.wait(lambda seen: seen["step"] >= 2 and seen["decision"]["waiting"] == [0], heard)

        one.say(type="undo", seat=0)

    assert anna.table(id)["step"] == 0


def test_nothing_is_taken_back_across_a_move_of_somebody_who_is_gone_for_good(server: Server) -> None:
    """Nobody can ask him any more, so what he did stays done."""
    id, anna, boris = two_players(server)
    with both_moved(id, anna, boris) as one:
        assert server.client.delete("/api/me", headers=boris.headers).status_code == 204

        assert anna.refusal(f"/api/tables/{id}/undo", {"seat": 0}) == "refused-undo-gone"
        seen = [message for message in one.news() if message["type"] == "seen"][-1]
        assert not seen["decision"]["can_undo"]
        assert not seen["decision"]["can_ask_undo"]
        assert seen["decision"]["why_not_undo"]["id"] == "refused-undo-gone"


def test_nothing_is_taken_back_across_somebodys_giving_up(server: Server) -> None:
    """So what he did before stands, and he need not be asked about anything later."""
    anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
    id = anna.makes("me", "open", "open")
    boris.takes(id, 1)
    vera.takes(id, 2)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as one, boris.at(id) as two:
        one.act(one.seen())
        two.act(two.seen())
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})

    assert anna.refusal(f"/api/tables/{id}/undo", {"seat": 0}) == "refused-undo-resigned"


# A request that is pending


def three(server: Server) -> tuple[str, list[Person]]:
    people = [server.guest(name) for name in ("Anna", "Boris", "Vera")]
    id = people[0].makes("me", "open", "open")
    for seat in (1, 2):
        people[seat].takes(id, seat)
    people[0].post(f"/api/tables/{id}/start")
    return id, people


def test_a_request_waits_while_the_others_play_on(server: Server) -> None:
    id, (anna, boris, vera) = three(server)
    with anna.at(id) as one, boris.at(id) as two, vera.at(id) as third:
        one.act(one.seen())
        two.act(two.seen())
        assert pending(one.say(type="undo", seat=0)) == {"seat": 0, "waiting": [1, 2]}
        two.say(type="undo-answer", seat=1, agree=True)

        third.act(third.seen())

        assert anna.table(id)["undo"] == {"seat": 0, "waiting": [2]}
        assert anna.table(id)["step"] == 3
        third.say(type="undo-answer", seat=2, agree=True)
    assert (anna.table(id)["step"], anna.table(id)["undo"]) == (0, None)


def test_who_moves_after_agreeing_is_asked_again(server: Server) -> None:
    """What he has done since would be taken back too."""
    id, (anna, boris, vera) = three(server)
    with anna.at(id) as one, boris.at(id) as two, vera.at(id) as third:
        one.act(one.seen())
        two.act(two.seen())
        one.say(type="undo", seat=0)
        seen = third.seen()
        third.say(type="undo-answer", seat=2, agree=True)
        one.news()

        third.act(seen)

        assert pending(one.news()) == {"seat": 0, "waiting": [1, 2]}


def test_who_asked_may_withdraw_it(server: Server) -> None:
    id, anna, boris = two_players(server)
    with both_moved(id, anna, boris) as one:
        one.say(type="undo", seat=0)
        path = f"/api/tables/{id}/undo-answer"
        assert anna.refusal(path, {"seat": 0, "agree": True}) == "refused-undo-not-asked"

        assert pending(one.say(type="undo-answer", seat=0, agree=False)) is None

    assert boris.refusal(path, {"seat": 1, "agree": True}) == "refused-undo-not-asked"


def test_a_request_ends_when_what_it_asks_for_has_become_impossible(server: Server) -> None:
    id, (anna, boris, vera) = three(server)
    with anna.at(id) as one, boris.at(id) as two:
        one.act(one.seen())
        two.act(two.seen())
        one.say(type="undo", seat=0)

    vera.post(f"/api/tables/{id}/resign", {"seat": 2})

    assert anna.table(id)["undo"] is None


def test_who_was_asked_is_waited_for_though_a_bot_sits_in_meanwhile(server: Server) -> None:
    id, (anna, boris, vera) = three(server)
    with anna.at(id) as one, boris.at(id) as two:
        one.act(one.seen())
        two.act(two.seen())
        one.say(type="undo", seat=0)
        vera.post(f"/api/tables/{id}/seats/2/leave")

        two.say(type="undo-answer", seat=1, agree=True)

        assert anna.table(id)["undo"] == {"seat": 0, "waiting": [2]}


def test_a_request_ends_when_nobody_is_left_to_answer_it(server: Server) -> None:
    id, anna, boris = two_players(server)
    with both_moved(id, anna, boris) as one:
        one.say(type="undo", seat=0)

        assert server.client.delete("/api/me", headers=boris.headers).status_code == 204

        assert pending(one.news()) is None


# Seats before play, private tables, and playing again


def test_a_branch_of_a_private_table_is_private_too(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "here", private=True)
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})
    body = {"step": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}

    assert boris.refusal(f"/api/tables/{id}/branch", body) == "refused-private"
    branch = anna.post(f"/api/tables/{id}/branch", body)

    assert branch["private"]
    assert branch["code"]
    assert branch["code"] != anna.table(id)["code"]
    assert boris.get("/api/tables") == []
    assert boris.get(f"/api/tables/{branch['id']}", 403)["reason"]["id"] == "refused-private"
    boris.post(f"/api/tables/{branch['id']}/enter", {"code": branch["code"]})


def test_one_stranger_takes_one_seat_and_no_more(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", "open", "open")
    boris.takes(id, 1)

    assert boris.refusal(f"/api/tables/{id}/seats/2/take", {}) == "refused-one-seat"
    assert boris.refusal(f"/api/tables/{id}/seats/2/invite") == "refused-host-only"

    code = anna.post(f"/api/tables/{id}/seats/2/invite")["code"]
    assert boris.post(f"/api/tables/{id}/seats/2/take", {"invite": code})["seats"][2]["mine"]
    assert anna.takes(id, 3)["seats"][3]["mine"]


def test_the_host_frees_a_seat_before_play_and_its_holder_is_told(server: Server) -> None:
    anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
    id = anna.makes("me", "open")
    boris.takes(id, 1)
    path = f"/api/tables/{id}/seats/1"
    assert vera.refusal(f"{path}/open") == "refused-host-only"
    with anna.at(id) as host, boris.at(id) as tab:
        host.news()
        tab.news()

        anna.post(f"{path}/open")

        told = tab.news()
        assert [m for m in told if m["type"] == "freed"] == [{"type": "freed", "seat": 1}]
        seat = [m["table"] for m in told if m["type"] == "table"][-1]["seats"][1]
        assert (seat["kind"], seat["mine"]) == ("open", False)
        assert [m for m in host.news() if m["type"] == "freed"] == []
    assert boris.refusal(f"{path}/take", {}) == "refused-seat-freed"
    vera.takes(id, 1)
    anna.post(f"{path}/open")
    code = anna.post(f"{path}/invite")["code"]
    assert boris.post(f"{path}/take", {"invite": code})["seats"][1]["mine"]
    anna.post(f"{path}/open")
    assert boris.refusal(f"{path}/take", {"invite": code}) == "refused-invite"


def test_no_seat_is_freed_once_play_has_begun(server: Server) -> None:
    id, anna, _boris = two_players(server)

    assert anna.refusal(f"/api/tables/{id}/seats/1/open") == "refused-already-begun"


def test_a_freed_player_stays_freed_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, boris = server.guest("Anna"), server.guest("Boris")
        id = anna.makes("me", "open")
        boris.takes(id, 1)
        anna.post(f"/api/tables/{id}/seats/1/open")
    with serving(tmp_path) as server:
        boris.server = server
        assert boris.refusal(f"/api/tables/{id}/seats/1/take", {}) == "refused-seat-freed"


def test_eight_rematches_asked_for_at_once_are_one_table(server: Server) -> None:
    id, anna, boris = two_players(server)
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})
    live = server.live(id)
    guests = [Guest(live.table.chairs[seat].guest, "") for seat in (0, 1)]

    async def eight() -> list[str]:
        asked = [rematch(live, guests[i % 2]) for i in range(8)]
        return [each.table.id for each in await asyncio.gather(*asked)]

    assert server.client.portal is not None
    ids = server.client.portal.call(eight)

    assert set(ids) == {anna.table(id)["rematch"]}
    assert len(boris.get("/api/me")["tables"]) == 2


def test_a_rematch_that_was_made_but_not_noted_is_found_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the server is killed in between."""
    id, anna, boris = two_players(server)
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})
    live = server.live(id)

    async def killed(_decide: object) -> None:
        raise refuse("busy")

    with monkeypatch.context() as patch:
        patch.setattr(live, "change", killed)
        assert anna.refusal(f"/api/tables/{id}/rematch") == "refused-busy"
    again = boris.post(f"/api/tables/{id}/rematch")["id"]

    assert anna.table(id)["rematch"] == again
    assert len(boris.get("/api/me")["tables"]) == 2
