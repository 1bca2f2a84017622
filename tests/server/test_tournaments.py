"""Tournaments on the server: made, joined, played round by round, and gone on with after a restart."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fivethrones.server.people.guests import Guest
from fivethrones.server.storage import tournaments as storage
from fivethrones.server.tables.erasing import erase
from server.running import GAME, Clock, Json, Person, Server, serving
from server.test_avoiding import avoids, id_of

PATH = "/api/tournaments"
BODY = {"name": "Autumn council", "game": GAME, "format": "swiss", "bots": "none"}


class Field:
    """A tournament and the people in it, by name."""

    def __init__(self, server: Server, names: str, **more: Any) -> None:
        self.server = server
        self.people = {name: server.guest(name) for name in names.split()}
        self.host = next(iter(self.people.values()))
        self.id: str = self.host.post(PATH, {**BODY, **more})["id"]
        for person in list(self.people.values())[1:]:
            person.post(f"{PATH}/{self.id}/join", {})

    def at(self, server: Server) -> "Field":
        """The same after a restart."""
        self.server = server
        for person in self.people.values():
            person.server = server
        return self

    def ask(self, what: str, person: Person | None = None) -> Json:
        return (person or self.host).post(f"{PATH}/{self.id}/{what}")

    def seen(self, person: Person | None = None) -> Json:
        return (person or self.host).get(f"{PATH}/{self.id}")

    def name(self, number: int) -> str:
        name: str = next(row["name"] for row in self.seen()["rows"] if row["number"] == number)
        return name

    def games(self) -> list[Json]:
        """Of the round at hand."""
        games: list[Json] = self.seen()["rounds"][-1]["games"]
        return games

    def lose(self, game: Json, seat: int = 1) -> None:
        """Who sits there gives up."""
        loser = self.people[self.name(game["players"][seat])]
        loser.post(f"/api/tables/{game['table']}/resign", {"seat": seat})

    def play_round(self) -> None:
        for game in self.games():
            if not game["ranking"]:
                self.lose(game)
        self.server.tick(1)


def test_a_tournament_is_played_from_the_first_round_to_the_last(server: Server) -> None:
    field = Field(server, "Anna Boris Clara Davos")
    begun = field.ask("start")
    assert begun["status"] == "playing"
    assert (begun["planned"], len(begun["rounds"])) == (3, 1)

    for round in (1, 2, 3):
        assert len(field.seen()["rounds"]) == round
        assert all(game["table"] for game in field.games())
        field.play_round()
        for person in field.people.values():
            if field.seen()["status"] == "playing":
                field.ask("ready", person)

    over = field.seen()
    assert over["status"] == "finished"
    assert not over["cancelled"]
    assert [row["points"] for row in over["rows"]] == sorted(
        (row["points"] for row in over["rows"]), reverse=True
    )
    met = [frozenset(game["players"]) for round in over["rounds"] for game in round["games"]]
    assert len(met) == len(set(met)) == 6
    replay = field.host.get(f"/api/tables/{over['rounds'][0]['games'][0]['table']}/replay")
    assert replay["steps"]


def test_a_game_knows_its_tournament_and_counts_when_it_is_over(server: Server) -> None:
    field = Field(server, "Anna Boris")
    field.ask("start")
    (game,) = field.games()
    anna = field.people["Anna"]
    assert anna.table(game["table"])["tournament"] == field.id
    assert game["mine"]

    field.lose(game)
    server.tick(1)
    over = field.seen()
    assert over["status"] == "finished"
    assert over["rounds"][0]["games"][0]["ranking"] == [[game["players"][0]], [game["players"][1]]]
    assert [row["points"] for row in over["rows"]] == [1.0, 0.0]


def test_the_next_round_begins_after_the_pause(server: Server) -> None:
    field = Field(server, "Anna Boris Clara Davos", pause=60)
    field.ask("start")
    field.play_round()
    waiting = field.seen()
    assert waiting["next"] - waiting["now"] <= 60_000
    assert len(waiting["rounds"]) == 1

    server.tick(60)
    assert len(field.seen()["rounds"]) == 2


def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    """In the middle of a round, and between two rounds."""
    clock = Clock()
    with serving(tmp_path, clock) as server:
        field = Field(server, "Anna Boris Clara Davos", pause=60)
        field.ask("start")
        field.lose(field.games()[0])
        server.tick(1)
        before = field.seen()
    with serving(tmp_path, clock) as server:
        field.at(server)
        server.tick(1)
        assert {**field.seen(), "now": 0} == {**before, "now": 0}
        field.play_round()
        assert field.seen()["next"] is not None
    with serving(tmp_path, clock) as server:
        field.at(server)
        server.tick(60)
        assert len(field.seen()["rounds"]) == 2
        field.play_round()
        server.tick(60)
        field.play_round()
        assert field.seen()["status"] == "finished"


def test_a_game_that_ended_while_the_server_was_away_is_counted(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock) as server:
        field = Field(server, "Anna Boris")
        field.ask("start")
    with serving(tmp_path, clock, club=False) as server:
        field.at(server)
        assert field.host.get(f"{PATH}/{field.id}", 404)["reason"]["id"] == "refused-not-found"
        (line,) = field.host.get("/api/me")["tables"]
        field.host.post(f"/api/tables/{line['id']}/resign", {"seat": line["own"][0]})
    with serving(tmp_path, clock) as server:
        field.at(server)
        server.tick(6)
        assert field.seen()["status"] == "finished"


def test_who_does_not_come_is_played_for_by_a_bot(server: Server) -> None:
    field = Field(server, "Anna Boris")
    field.ask("start")
    (game,) = field.games()
    server.tick(179)
    seats = field.host.table(game["table"])["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None]

    with field.host.at(game["table"]):
        server.tick(2)
        seats = field.host.table(game["table"])["seats"]
    assert [seat["stand_in"] is None for seat in seats] == [seat["mine"] for seat in seats]


def test_who_does_not_come_forfeits_the_game_where_that_was_agreed(server: Server) -> None:
    field = Field(server, "Anna Boris", absent="forfeit")
    field.ask("start")
    (game,) = field.games()
    with field.host.at(game["table"]):
        server.tick(181)

    over = field.seen()
    (game,) = over["rounds"][0]["games"]
    winner = next(row for row in over["rows"] if row["place"] == 1)
    assert winner["mine"]
    assert len(game["forfeited"]) == 1
    assert over["status"] == "finished"
    assert field.host.table(game["table"])["status"] == "finished"


def test_bots_fill_the_places_and_play_their_games(server: Server) -> None:
    field = Field(server, "Anna", bots="all", places=4, level="squire")
    begun = field.ask("start")

    assert sorted(row["level"] or "" for row in begun["rows"]) == ["", "squire", "squire", "squire"]
    tables = [game["table"] for game in field.games()]
    assert [field.server.live(id).table.status for id in tables].count("playing") >= 1
    assert not any(field.server.live(id).table.opened.rated for id in tables)


def test_many_sit_at_one_table_in_pods(server: Server) -> None:
    field = Field(server, "Anna Boris Clara", format="pods", seats=3, rounds=1)
    field.ask("start")
    (game,) = field.games()
    assert len(game["players"]) == 3
    field.lose(game, 2)
    field.lose(game, 1)
    server.tick(1)

    assert [row["points"] for row in field.seen()["rows"]] == [2.0, 1.0, 0.0]


def test_a_private_tournament_is_seen_and_joined_by_its_code(server: Server) -> None:
    field = Field(server, "Anna", private=True)
    code = field.seen()["code"]
    boris = server.guest("Boris")

    assert boris.get(PATH) == []
    assert boris.get(f"{PATH}/{field.id}", 403)["reason"]["id"] == "refused-tournament-private"
    assert boris.refusal(f"{PATH}/{field.id}/join", {"code": "WRONG"}) == "refused-tournament-private"
    assert boris.get(f"{PATH}/{field.id}?code={code}")["name"] == "Autumn council"
    assert boris.post(f"{PATH}/{field.id}/join", {"code": code})["mine"]
    assert [line["mine"] for line in boris.get(PATH)] == [True]


def test_open_tournaments_are_listed(server: Server) -> None:
    field = Field(server, "Anna Boris")
    clara = server.guest("Clara")
    (line,) = clara.get(PATH)
    assert (line["name"], line["players"], line["status"], line["mine"]) == (
        "Autumn council", 2, "gathering", False,
    )  # fmt: skip

    field.ask("leave", field.people["Boris"])
    assert clara.get(PATH)[0]["players"] == 1
    field.ask("cancel")
    assert clara.get(PATH) == []


def test_what_cannot_be_is_refused(server: Server) -> None:
    field = Field(server, "Anna Boris")
    clara, path = server.guest("Clara"), f"{PATH}/{field.id}"

    assert clara.refusal(f"{path}/start") == "refused-tournament-host-only"
    assert clara.refusal(f"{path}/leave") == "refused-tournament-not-in-it"
    assert clara.refusal(f"{PATH}/NOSUCH/join", {}) == "refused-no-tournament"
    assert field.people["Boris"].refusal(f"{path}/join", {}) == "refused-tournament-joined"
    for body, reason in (
        ({**BODY, "seats": 3}, "refused-tournament-seats"),
        ({**BODY, "format": "pods"}, "refused-tournament-seats"),
        ({**BODY, "format": "pods", "seats": 3, "absent": "forfeit"}, "refused-tournament-pods-wait"),
        ({**BODY, "format": "pods", "seats": 4, "places": 3}, "refused-tournament-too-few"),
        ({**BODY, "name": " \u2800 "}, "refused-name-empty"),
        ({**BODY, "game": "chess"}, "refused-not-found"),
        ({**BODY, "level": "god"}, "refused-bot-unknown"),
        ({**BODY, "places": 65}, "refused-malformed"),
    ):
        assert clara.refusal(PATH, body) == reason
    alone = clara.post(PATH, BODY)["id"]
    assert clara.refusal(f"{PATH}/{alone}/start") == "refused-tournament-too-few"


def test_nobody_makes_too_many(server: Server) -> None:
    anna = server.guest("Anna")
    for _ in range(3):
        anna.post(PATH, BODY)

    assert anna.refusal(PATH, BODY) == "refused-too-many-tournaments"


def test_of_others_games_is_told_how_far_they_were_two_moves_ago(server: Server) -> None:
    field = Field(server, "Anna Boris")
    field.ask("start")
    (game,) = field.games()
    first = field.people[field.name(game["players"][0])]
    with first.at(game["table"]) as tab:
        tab.act(tab.seen())
    watcher = server.guest("Clara")

    own, others = field.seen(first)["rounds"][0]["games"][0], field.seen(watcher)["rounds"][0]["games"][0]
    assert own["step"] == 1
    assert (others["step"], others["your_turn"], others["deadline"]) == (0, False, None)


@pytest.mark.parametrize("format", ["round-robin", "knockout"])
def test_the_other_formats_are_played_to_the_end(server: Server, format: str) -> None:
    field = Field(server, "Anna Boris Clara", format=format, pause=0)
    field.ask("start")
    while field.seen()["status"] == "playing":
        field.play_round()

    rows = field.seen()["rows"]
    assert rows[0]["place"] == 1
    assert len(field.seen()["rounds"]) == (3 if format == "round-robin" else 2)


def test_who_is_forgotten_leaves_no_name_in_a_tournament(server: Server) -> None:
    field = Field(server, "Anna Boris")
    field.ask("start")
    boris = field.people["Boris"]
    server.client.delete("/api/me", headers=boris.headers)

    assert sorted(row["name"] for row in field.seen()["rows"]) == ["", "Anna"]


def test_the_host_of_the_server_keeps_words_out_of_the_names_of_tournaments(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("varlet\n", encoding="utf-8")
    with serving(tmp_path, words=str(file)) as server:
        anna = server.guest("Anna")

        assert anna.refusal(PATH, {**BODY, "name": "Council of v4rlet"}) == "refused-words"
        assert anna.get(PATH) == []


def test_who_has_blocked_another_does_not_come_to_the_same_tournament(server: Server) -> None:
    field = Field(server, "Anna Boris")
    clara, davos = server.guest("Clara"), server.guest("Davos")
    avoids(clara, "block", guest=id_of(field.people["Boris"]))
    avoids(field.people["Anna"], "block", guest=id_of(davos))

    for person, reason in ((clara, "refused-seat-blocked"), (davos, "refused-seat-unwelcome")):
        assert person.refusal(f"{PATH}/{field.id}/join", {}) == reason
    assert {row["name"] for row in field.seen()["rows"]} == {"Anna", "Boris"}


def test_who_is_erased_while_a_tournament_is_being_read_is_nameless_in_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = Field(server, "Anna Boris")
    registry = server.registry
    for forget in registry.holders:
        forget()
    database, read = registry.database, registry.database.read
    boris = Guest(id_of(field.people["Boris"]), "Boris", "", "")

    async def interrupted(work: Any) -> Any:
        found = await read(work)
        if isinstance(work, partial) and work.func is storage.read_lines:
            monkeypatch.undo()
            await erase(registry, boris)
        return found

    monkeypatch.setattr(database, "read", interrupted)

    assert [row["name"] for row in field.seen()["rows"]] == ["Anna", ""]
    assert [row["name"] for row in field.seen()["rows"]] == ["Anna", ""]
