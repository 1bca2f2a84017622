"""Whoever holds a seat keeps his say: when a bot may sit in for him, and what may not be taken back without him."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.running import Json, Person, Server, Tab, two_players
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
    assert stand_ins(anna.post(path, {})) == [None, "knight"]


def test_by_days_the_host_waits_until_a_clock_has_run_out_and_a_day_more(server: Server) -> None:
    id, anna, _boris = two_players(server, clock={"kind": "days", "per_move": 86400, "reserve": 0})
    with anna.at(id) as tab:
        tab.act(tab.seen())
    path = f"/api/tables/{id}/seats/1/bot"

    server.clock.advance(86_400)
    assert anna.refusal(path, {}) == "refused-still-awaited"


@pytest.mark.parametrize(
    ("bots", "level"),
    [(["squire"], "squire"), (["squire", "knight"], "knight"), (["random", "squire"], "squire"), (["random"], "knight")],
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
    with anna.at(id):
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
