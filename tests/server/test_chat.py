"""Talk: the table's, the spectators', and silence where the rules demand it."""

from pathlib import Path
from typing import Any

from fivethrones.server.config import Limits
from server.running import GAME, Person, Server, Tab, serving, two_players


def lines(news: list[Any]) -> list[tuple[str, str, str]]:
    return [
        (line["room"], line["name"], line["text"])
        for message in news
        if message["type"] == "chat"
        for line in message["lines"]
    ]


def test_players_talk_and_everybody_reads(server: Server) -> None:
    id, anna, boris = two_players(server)
    with boris.at(id) as other, server.guest("Vera").at(id) as third:
        other.news()
        third.news()

        anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": " Good luck\u0007 "})

        assert lines(other.news()) == lines(third.news()) == [("table", "Anna", "Good luck")]


def test_who_comes_later_reads_what_was_said(server: Server) -> None:
    id, anna, boris = two_players(server)
    anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "one"})
    anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "two"})

    with boris.at(id) as tab:
        assert [text for _, _, text in lines(tab.news())] == ["one", "two"]


def test_spectators_talk_among_themselves(server: Server) -> None:
    id, anna, _boris = two_players(server)
    vera = server.guest("Vera")
    with anna.at(id) as player, server.guest("Gleb").at(id) as watcher:
        player.news()
        watcher.news()

        vera.post(f"/api/tables/{id}/chat", {"room": "spectators", "text": "look"})

        assert lines(player.news()) == []
        assert lines(watcher.news()) == [("spectators", "Vera", "look")]
    chat = f"/api/tables/{id}/chat"
    assert vera.refusal(chat, {"room": "table", "text": "hi"}) == "refused-chat-spectators"
    assert anna.refusal(chat, {"room": "spectators", "text": "hi"}) == "refused-chat-players"
    assert anna.refusal(chat, {"room": "table", "text": "\u200b"}) == "refused-chat-empty"
    assert anna.refusal(chat, {"room": "private", "text": "hi"}) == "refused-chat-no-private"


def raven_table(server: Server) -> tuple[str, list[Person]]:
    people = [server.guest(name) for name in ("Anna", "Boris", "Vera")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats, "options": {"variant": "raven"}}
    id = people[0].post("/api/tables", body)["id"]
    for seat in (1, 2):
        people[seat].takes(id, seat)
    people[0].post(f"/api/tables/{id}/start")
    return id, people


def confer(tab: Tab, other: int) -> None:
    seen = tab.seen()
    tab.say(type="act", seat=0, d=seen["d"], actions=[["confer", other, -1]])


def test_with_ravens_in_play_the_table_is_silent(server: Server) -> None:
    id, people = raven_table(server)
    body = {"room": "table", "text": "let us talk"}

    assert [person.refusal(f"/api/tables/{id}/chat", body) for person in people] == [
        "refused-chat-silence"
    ] * 3


def test_a_raven_opens_a_talk_of_two(server: Server) -> None:
    id, people = raven_table(server)
    body = {"room": "private", "text": "take the Starks"}
    with people[0].at(id) as anna, people[1].at(id) as boris, people[2].at(id) as vera:
        confer(anna, 1)
        boris.news()
        vera.news()

        anna.say(type="chat", **body)

        assert lines(boris.news()) == [("private", "Anna", "take the Starks")]
        assert lines(vera.news()) == []
    assert people[2].refusal(f"/api/tables/{id}/chat", body) == "refused-chat-no-private"
    with people[2].at(id) as later:
        assert lines(later.news()) == []
    with people[1].at(id) as again:
        assert lines(again.news()) == [("private", "Anna", "take the Starks")]


def test_a_private_talk_is_over_after_a_minute(server: Server) -> None:
    """HK-45; everybody is told until when, and a reload does not prolong it."""
    id, people = raven_table(server)
    body = {"room": "private", "text": "take the Starks"}
    with people[0].at(id) as anna, people[2].at(id) as vera:
        vera.news()
        confer(anna, 1)
        until = server.clock.now() + 60_000
        assert [news["table"]["talk_until"] for news in vera.news() if news["type"] == "table"] == [until]

        server.tick(59.9)
        anna.say(type="chat", **body)
        server.tick(0.1)

        assert anna.say(type="chat", **body)[-1]["reason"]["id"] == "refused-chat-private-over"
    assert people[1].refusal(f"/api/tables/{id}/chat", body) == "refused-chat-private-over"
    with people[0].at(id) as anna:
        assert people[0].table(id)["talk_until"] == until
        anna.act(anna.seen())
    assert people[0].table(id)["talk_until"] is None


def test_either_of_two_ends_their_private_talk(server: Server) -> None:
    """HK-45; everybody is told that it is over, and the log knows it."""
    id, people = raven_table(server)
    body = {"room": "private", "text": "take the Starks"}
    with people[0].at(id) as anna, people[1].at(id) as boris, people[2].at(id) as vera:
        confer(anna, 1)
        server.clock.advance(20)
        vera.news()
        vera.say(type="part", seat=2)
        assert people[2].refusal(f"/api/tables/{id}/part", {"seat": 2}) == "refused-chat-no-private"
        assert people[2].refusal(f"/api/tables/{id}/part", {"seat": 0}) == "refused-seat-not-yours"

        boris.say(type="part", seat=1)

        over = server.clock.now()
        assert [news["table"]["talk_until"] for news in vera.news() if news["type"] == "table"] == [over]
        assert anna.say(type="chat", **body)[-1]["reason"]["id"] == "refused-chat-private-over"
    assert people[0].refusal(f"/api/tables/{id}/part", {"seat": 0}) == "refused-chat-private-over"
    server.registry.live.clear()
    assert people[0].table(id)["talk_until"] == over


def test_before_play_people_may_talk_in_any_variant(server: Server) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = anna.post("/api/tables", {"game": GAME, "seats": seats, "options": {"variant": "raven"}})["id"]

    anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "who comes?"})


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(actions=1000, chat=0.5, guests=100)) as server:
        id, anna, _boris = two_players(server)
        body = {"room": "table", "text": "hi"}
        anna.post(f"/api/tables/{id}/chat", body)

        assert anna.refusal(f"/api/tables/{id}/chat", body) == "refused-too-fast"
        server.clock.advance(2)
        anna.post(f"/api/tables/{id}/chat", body)
