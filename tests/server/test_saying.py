"""What is said together with an action: both, or neither."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fivethrones.server.config import Limits
from fivethrones.server.storage import writer
from server.running import Json, Server, Tab, serving, two_players
from server.test_chat import lines, raven_table


def first(seen: Json) -> list[Any]:
    option = seen["decision"]["options"][0]
    return [option["verb"], option["target"], option["extra"]]


def acts_saying(tab: Tab, seen: Json, say: str) -> list[Json]:
    return tab.say(type="act", n=7, seat=seen["seat"], d=seen["d"], actions=[first(seen)], say=say)


def test_words_follow_the_action_that_they_are_said_with(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other, server.guest("Vera").at(id) as third:
        other.news()
        third.news()

        heard = acts_saying(one, one.seen(), " for peace\u0007 ")

        assert [message["type"] for message in heard] == ["seen", "chat"]
        assert heard[0]["n"] == 7
        for news in (heard, other.news(), third.news()):
            assert [message["type"] for message in news] == ["seen", "chat"]
            assert lines(news) == [("table", "Anna", "for peace")]
    with boris.at(id) as later:
        assert lines(later.news()) == [("table", "Anna", "for peace")]


def test_the_same_over_http(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()
    body = {"seat": 0, "d": seen["d"], "actions": [first(seen)], "say": "for peace"}
    assert anna.refusal(f"/api/tables/{id}/act", {**body, "say": "\u200b"}) == "refused-chat-empty"

    assert anna.post(f"/api/tables/{id}/act", body)["step"] == 1

    with boris.at(id) as other:
        assert lines(other.news()) == [("table", "Anna", "for peace")]


@pytest.mark.parametrize(
    ("say", "reason"),
    [("\u200b", "refused-chat-empty"), ("", "refused-malformed"), ("a" * 501, "refused-malformed")],
)
def test_an_action_whose_words_cannot_be_said_is_not_done(server: Server, say: str, reason: str) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        other.news()

        refused = acts_saying(one, one.seen(), say)

        assert [message["reason"]["id"] for message in refused] == [reason]
        assert other.news() == []
    assert anna.table(id)["step"] == 0


def test_who_speaks_too_fast_does_neither(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(actions=1000, chat=0.5, guests=100)) as server:
        id, anna, boris = two_players(server)
        with anna.at(id) as one, boris.at(id) as other:
            seen = one.seen()
            anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "hi"})
            one.news()
            other.news()

            refused = acts_saying(one, seen, "for peace")[-1]

            assert (refused["reason"]["id"], refused["seen"]["step"]) == ("refused-too-fast", 0)
            assert other.news() == []
            server.clock.advance(2)
            assert lines(acts_saying(one, seen, "for peace")) == [("table", "Anna", "for peace")]


def test_where_the_rules_demand_silence_neither_is_done(server: Server) -> None:
    """HK-45."""
    id, people = raven_table(server)
    with people[0].at(id) as one:
        refused = acts_saying(one, one.seen(), "let us talk")[-1]

    assert refused["reason"]["id"] == "refused-chat-silence"
    assert people[0].table(id)["step"] == 0


def test_words_are_not_said_with_an_action_that_is_refused(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        seen = one.seen()
        other.news()
        message = {"type": "act", "seat": 0, "say": "for peace"}

        illegal = one.say(**message, d=seen["d"], actions=[["move", 9, 9]])
        stale = one.say(**message, d=seen["d"] - 1, actions=[first(seen)])

        assert [news["type"] for news in illegal + stale] == ["refused", "refused"]
        assert other.news() == []
    with boris.at(id) as later:
        assert lines(later.news()) == []


def test_when_the_words_cannot_be_stored_neither_is_done(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        seen = one.seen()
        other.news()

        def full(*_: Any) -> int:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        monkeypatch.setattr(writer, "store", full)
        refused = acts_saying(one, seen, "for peace")[-1]
        monkeypatch.undo()

        assert refused["reason"]["id"] == "refused-storage-away"
        assert lines(other.news()) == []
        assert (anna.table(id)["step"], refused["seen"]["step"]) == (0, 0)
        assert lines(acts_saying(one, seen, "for peace")) == [("table", "Anna", "for peace")]
