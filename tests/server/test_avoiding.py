"""Mute and block: one does not read whom one does not want to, and is never put together with them."""

from server.running import Json, Person, Server, two_players
from server.test_chat import lines


def avoids(person: Person, kind: str, **whom: Json) -> Json:
    return person.post("/api/me/avoided", {"kind": kind, "whom": whom})


def id_of(person: Person) -> str:
    guest: str = person.get("/api/me")["guest"]
    return guest


def test_who_is_muted_is_not_read_from_then_on_nor_what_was_said_before(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/chat", {"room": "table", "text": "before"})
    with anna.at(id) as tab, server.guest("Vera").at(id) as other:
        assert [text for *_, text in lines(tab.news())] == ["before"]

        avoids(anna, "mute", table=id, seat=1)
        boris.post(f"/api/tables/{id}/chat", {"room": "table", "text": "after"})

        heard = tab.news()
        assert lines(heard) == []
        assert [message["anew"] for message in heard if message["type"] == "chat"] == [True]
        assert "after" in str(other.news())
    with anna.at(id) as tab:
        assert lines(tab.news()) == []


def test_a_mute_is_kept_with_the_guest_and_can_be_ended(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/chat", {"room": "table", "text": "hello"})

    kept = avoids(anna, "mute", table=id, seat=1)

    assert [(each["name"], each["kind"]) for each in kept] == [("Boris", "mute")]
    server.client.delete(f"/api/me/avoided/{id_of(boris)}", headers=anna.headers)
    assert anna.get("/api/me/avoided") == []
    with anna.at(id) as tab:
        assert [text for *_, text in lines(tab.news())] == ["hello"]


def test_a_spectator_is_meant_by_what_he_said(server: Server) -> None:
    id, _anna, _boris = two_players(server)
    vera, gleb = server.guest("Vera"), server.guest("Gleb")
    vera.post(f"/api/tables/{id}/chat", {"room": "spectators", "text": "boo"})
    with gleb.at(id) as tab:
        line = next(message for message in tab.news() if message["type"] == "chat")["lines"][0]

    kept = avoids(gleb, "mute", table=id, line={key: line[key] for key in ("room", "name", "at")})

    assert [each["guest"] for each in kept] == [id_of(vera)]


def test_only_what_one_can_read_can_be_meant(server: Server) -> None:
    id, anna, _boris = two_players(server)
    server.guest("Vera").post(f"/api/tables/{id}/chat", {"room": "spectators", "text": "boo"})
    line = {"room": "spectators", "name": "Vera", "at": server.clock.now()}

    assert anna.refusal("/api/me/avoided", {"kind": "mute", "whom": {"table": id, "line": line}}) == (
        "refused-nobody-meant"
    )
    assert anna.refusal("/api/me/avoided", {"kind": "mute", "whom": {"table": id, "seat": 0}}) == (
        "refused-not-yourself"
    )


def test_nobody_sits_down_with_whom_he_has_blocked_nor_with_who_has_blocked_him(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    annas, boriss = anna.makes("me", "open"), boris.makes("me", "open")

    avoids(anna, "block", guest=id_of(boris))

    invite = anna.post(f"/api/tables/{annas}/seats/1/invite")["code"]
    take = f"/api/tables/{annas}/seats/1/take"
    assert boris.refusal(take, {}) == boris.refusal(take, {"invite": invite}) == "refused-seat-unwelcome"
    assert anna.refusal(f"/api/tables/{boriss}/seats/1/take", {}) == "refused-seat-blocked"


def test_the_list_of_tables_leaves_out_those_of_the_blocked(server: Server) -> None:
    anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
    theirs, other = boris.makes("me", "open"), vera.makes("me", "open")

    avoids(anna, "block", guest=id_of(boris))

    assert [line["id"] for line in anna.get("/api/tables")] == [other]
    assert {line["id"] for line in vera.get("/api/tables")} == {theirs, other}


def test_a_rematch_seats_nobody_with_whom_he_has_blocked(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    avoids(anna, "block", table=id, seat=1)

    again = boris.post(f"/api/tables/{id}/rematch")

    assert sorted((seat["kind"], seat["name"]) for seat in again["seats"]) == [
        ("guest", "Boris"),
        ("open", ""),
    ]
    assert anna.refusal(f"/api/tables/{again['id']}/seats/1/take", {}) == "refused-seat-blocked"
