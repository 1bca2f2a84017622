"""Reports, and what those who look after a server can do about them."""

from pathlib import Path

import pytest

from fivethrones.server.config import Limits
from fivethrones.server.moderation.moderators import promote
from fivethrones.server.moderation.reports import PENDING
from fivethrones.server.people.bans import network_of
from server.running import MANY, Json, Person, Server, serving, two_players
from server.test_avoiding import id_of
from server.test_chat import confer, lines, raven_table
from server.test_passkeys import add, removed

HOST = "/api/moderation"


def host(server: Server) -> Person:
    """Whoever sits at the machine, and is no guest."""
    person = Person(server, "")
    person.headers = {}
    return person


def does(person: Person, path: str, body: Json = None) -> None:
    answer = person.server.client.post(f"{HOST}{path}", json=body, headers=person.headers)
    assert answer.status_code == 204, answer.text


def reports(person: Person, kind: str, words: str = "", **whom: Json) -> None:
    body = {"kind": kind, "whom": whom, "words": words}
    answer = person.server.client.post("/api/reports", json=body, headers=person.headers)
    assert answer.status_code == 204, answer.text


def said(person: Person, id: str, text: str, room: str = "table") -> Json:
    """A line as its readers know it."""
    person.post(f"/api/tables/{id}/chat", {"room": room, "text": text})
    return {"room": room, "name": person.get("/api/me")["name"], "at": person.server.clock.now()}


def moderator(server: Server, name: str) -> Person:
    person, now = server.guest(name), server.clock.now()
    guest = id_of(person)
    assert server.client.portal is not None
    server.client.portal.call(server.registry.database.write, lambda c: promote(c, guest, now))
    return person


def away(person: Person) -> Person:
    """The same guest, not from this machine."""
    person.headers["x-forwarded-for"] = "203.0.113.7"
    return person


def test_a_report_tells_who_what_and_where(server: Server) -> None:
    id, anna, boris = two_players(server)
    line = said(boris, id, "You fool")

    reports(anna, "message", "He is rude", table=id, line=line)
    reports(anna, "name", table=id, seat=1)
    reports(anna, "behaviour", guest=id_of(boris))
    reports(anna, "table", table=id)

    found = host(server).get(f"{HOST}/reports")
    assert [(each["kind"], each["name"], each["text"]) for each in found] == [
        ("message", "Boris", "You fool"),
        ("name", "Boris", ""),
        ("behaviour", "Boris", ""),
        ("table", "", ""),
    ]
    assert (found[0]["by"], found[0]["words"], found[0]["table"]) == (id_of(anna), "He is rude", id)


def test_a_report_that_does_not_fit_its_kind_is_refused(server: Server) -> None:
    id, anna, _ = two_players(server)
    for kind, whom in (("message", {"table": id}), ("table", {"table": id, "seat": 1}), ("name", {})):
        assert anna.refusal("/api/reports", {"kind": kind, "whom": whom}) == "refused-malformed"
    assert (
        anna.refusal("/api/reports", {"kind": "name", "whom": {"guest": "NOBODY"}}) == "refused-nobody-meant"
    )


def test_nobody_reports_without_end(server: Server) -> None:
    id, anna, _ = two_players(server)
    for _each in range(PENDING):
        reports(anna, "table", table=id)
        server.clock.advance(20)

    assert (
        anna.refusal("/api/reports", {"kind": "table", "whom": {"table": id}}) == "refused-too-many-reports"
    )
    server.clock.advance(20)
    does(host(server), f"/reports/{host(server).get(f'{HOST}/reports')[0]['id']}/settle")
    reports(anna, "table", table=id)


def test_only_moderators_and_the_host_moderate(server: Server) -> None:
    anna, vera = away(server.guest("Anna")), away(moderator(server, "Vera"))

    answer = server.client.get(f"{HOST}/reports", headers=anna.headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-moderators-only")
    assert vera.get(f"{HOST}/reports") == []
    assert server.client.get(f"{HOST}/reports", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 401
    assert host(server).get(f"{HOST}/reports") == []
    foreign = {"sec-fetch-site": "cross-site"}
    assert server.client.get(f"{HOST}/reports", headers=foreign).status_code == 401


def test_a_moderator_reads_nothing_of_a_game_that_he_plays(server: Server) -> None:
    table, _anna, _boris = two_players(server)
    vera, gleb = away(moderator(server, "Vera")), server.guest("Gleb")
    own = vera.makes("me", "open")
    line = said(gleb, own, "watch seat one", "spectators")
    said(gleb, table, "nothing secret", "spectators")
    reports(gleb, "message", table=own, line=line)

    assert [each["text"] for each in vera.get(f"{HOST}/messages")] == ["nothing secret"]
    assert vera.get(f"{HOST}/reports") == []
    assert len(host(server).get(f"{HOST}/reports")) == 1
    assert vera.refusal(f"{HOST}/tables/{own}/close") == "refused-moderator-plays"


def test_a_private_talk_is_read_by_nobody_else_unless_it_is_reported(server: Server) -> None:
    id, people = raven_table(server)
    with people[0].at(id) as anna:
        confer(anna, 1)
        anna.say(type="chat", room="private", text="whispered")

    assert "whispered" not in str(host(server).get(f"{HOST}/messages"))
    line = {"room": "private", "name": "Anna", "at": server.clock.now()}
    reports(people[1], "message", table=id, line=line)
    assert [each["text"] for each in host(server).get(f"{HOST}/reports")] == ["whispered"]


def test_a_removed_message_is_gone_for_everybody(server: Server) -> None:
    id, anna, boris = two_players(server)
    said(boris, id, "unkind")
    said(boris, id, "kind")
    with anna.at(id) as tab:
        tab.news()
        line = next(each for each in host(server).get(f"{HOST}/messages") if each["text"] == "unkind")

        does(host(server), f"/messages/{line['id']}/remove")

        assert [text for *_, text in lines(tab.news())] == ["kind"]
    assert host(server).refusal(f"{HOST}/messages/{line['id']}/remove") == "refused-not-found"


def test_a_renamed_guest_is_called_so_everywhere(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        over, _anna, rude = two_players(server)
        rude.post(f"/api/tables/{over}/resign", {"seat": 1})
        said(boris, id, "hello")
        for person in (boris, rude):
            does(host(server), f"/guests/{id_of(person)}/rename", {"name": "Guest"})

        assert boris.get("/api/me")["name"] == "Guest"
        assert [seat["name"] for seat in anna.table(id)["seats"]] == ["Anna", "Guest"]
        assert [seat["name"] for seat in anna.table(over)["seats"]] == ["Anna", "Guest"]
        with anna.at(id) as tab:
            assert lines(tab.news()) == [("table", "Guest", "hello")]
    assert b"Boris" not in (tmp_path / "tables.db").read_bytes()
    with serving(tmp_path) as server:
        assert [seat["name"] for seat in anna_again(server, anna).table(id)["seats"]] == ["Anna", "Guest"]


def anna_again(server: Server, anna: Person) -> Person:
    return Person(server, anna.headers["authorization"].removeprefix("Bearer "))


def test_nobody_is_renamed_to_what_another_holds_nor_half_renamed(server: Server) -> None:
    id, anna, boris = two_players(server)
    vera = server.guest("Vera of the passkey")
    holder = add(vera)

    wanted = {"name": "Vera of the passkey"}
    assert host(server).refusal(f"{HOST}/guests/{id_of(boris)}/rename", wanted) == "refused-name-held"

    assert boris.get("/api/me")["name"] == "Boris"
    assert [seat["name"] for seat in anna.table(id)["seats"]] == ["Anna", "Boris"]
    removed(vera, holder)


def test_a_moderator_who_is_banned_moderates_no_more(server: Server) -> None:
    vera = away(moderator(server, "Vera"))
    does(host(server), f"/guests/{id_of(vera)}/ban", {"days": 7})
    [ban] = [each for each in host(server).get(f"{HOST}/bans") if each["guest"] == id_of(vera)]

    assert vera.refusal(f"{HOST}/bans/{ban['id']}/lift") == "refused-banned"
    vera.get(f"{HOST}/reports", 403)
    does(host(server), f"/bans/{ban['id']}/lift")
    vera.get(f"{HOST}/reports")


def test_a_closed_game_ends_without_a_result_and_stays_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id, anna, _ = two_players(server)
        with anna.at(id) as tab:
            seen = tab.seen()

            does(host(server), f"/tables/{id}/close")

            heard = tab.news()
            assert "log-closed-by-host" in str(heard)
            assert tab.act(seen)[0]["type"] == "refused"
        info = anna.table(id)
        assert (info["status"], info["result"], info["waiting"]) == ("finished", None, [])
        assert host(server).refusal(f"{HOST}/tables/{id}/close") == "refused-not-playing"
    with serving(tmp_path) as server:
        again = anna_again(server, anna)
        assert again.table(id)["status"] == "finished"
        assert "log-closed-by-host" in str(again.get(f"/api/tables/{id}/replay")["steps"])


def test_a_table_where_nothing_was_begun_is_gone_when_it_is_closed(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "open")

    does(host(server), f"/tables/{id}/close")

    assert anna.get(f"/api/tables/{id}", 404)["reason"]["id"] == "refused-no-table"


def test_a_banned_guest_is_shown_out_until_the_day_and_keeps_his_data(server: Server) -> None:
    id, _anna, boris = two_players(server)
    guest = id_of(boris)
    with boris.at(id) as tab:
        tab.news()
        does(host(server), f"/guests/{guest}/ban", {"days": 7})
        assert server.live(id).connections[-1].lost or not server.live(id).is_here(guest)

    refused = boris.get("/api/tables", 403)["reason"]
    assert (refused["id"], refused["args"]["until"][:5]) == ("refused-banned", "=2023")
    assert server.client.get("/api/me/export", headers=boris.headers).status_code == 200
    server.clock.advance(7 * 86400 + 1)
    boris.get("/api/tables")


def test_a_banned_address_is_refused_whoever_comes_from_there(tmp_path: Path) -> None:
    with serving(tmp_path, limits=MANY) as server:
        boris = server.guest("Boris")
        guest = id_of(boris)
        assert host(server).refusal(f"{HOST}/guests/{guest}/ban", {"days": 1, "address": True}) == (
            "refused-address-unknown"
        )
        server.registry.bans.note(guest, "203.0.113.7")
        does(host(server), f"/guests/{guest}/ban", {"days": 1, "address": True})

        with pytest.raises(Exception, match="refused-banned"):
            server.registry.bans.check_address("203.0.113.7")
        server.registry.bans.check_address("203.0.113.8")
        ban = host(server).get(f"{HOST}/bans")[0]
        assert (ban["address"], ban["guest"]) == ("203.0.113.7/32", guest)
        does(host(server), f"/bans/{ban['id']}/lift")
        server.registry.bans.check_address("203.0.113.7")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("testclient", ""),
    ],
)
def test_a_ban_covers_one_household_and_never_this_machine(address: str, network: str) -> None:
    assert network_of(address) == network


def test_bans_hold_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        boris = server.guest("Boris")
        does(host(server), f"/guests/{id_of(boris)}/ban", {"days": 7})
    with serving(tmp_path) as server:
        anna_again(server, boris).get("/api/tables", 403)


def test_every_deed_is_written_down_with_who_and_when(server: Server) -> None:
    id, _anna, boris = two_players(server)
    vera = away(moderator(server, "Vera"))
    guest = id_of(boris)

    does(vera, f"/guests/{guest}/rename", {"name": "Guest"})
    does(vera, f"/guests/{guest}/ban", {"days": 2})
    does(host(server), f"/tables/{id}/close")

    acts = vera.get(f"{HOST}/acts")
    assert [(act["kind"], act["by"], act["guest"], act["table"]) for act in acts] == [
        ("close", "host", "", id),
        ("ban", id_of(vera), guest, ""),
        ("rename", id_of(vera), guest, ""),
        ("promote", "host", id_of(vera), ""),
    ]
    assert acts[1]["until"] == server.clock.now() + 2 * 86400_000
    server.client.delete("/api/me", headers=boris.headers)
    assert guest not in str(vera.get(f"{HOST}/acts"))


def test_names_and_tables_are_listed_for_moderators(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "open", private=True)
    moderator(server, "Vera")

    found = host(server).get(f"{HOST}/guests?named=er")
    assert [(each["name"], each["moderator"]) for each in found] == [("Vera", True)]
    assert [each["id"] for each in host(server).get(f"{HOST}/tables")] == [id]


def test_limits_hold_for_reports(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        id, anna, _ = two_players(server)
        answers = [
            anna.server.client.post(
                "/api/reports", json={"kind": "table", "whom": {"table": id}}, headers=anna.headers
            )
            for _ in range(6)
        ]
        assert [answer.status_code for answer in answers] == [204] * 5 + [429]


def test_a_moderator_is_told_that_the_page_is_open_to_him(server: Server) -> None:
    assert moderator(server, "Vera").get("/api/me")["moderator"]
    assert not server.guest("Anna").get("/api/me")["moderator"]
