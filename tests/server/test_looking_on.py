"""Who looks on at a game of a tournament sees it two moves late, by every way there is, until it is over."""

from server.running import Json, Person, Server, Tab
from server.test_avoiding import avoids, id_of
from server.test_tournaments import PATH, Field


def begun(server: Server) -> tuple[Field, Json, list[Person]]:
    """A game of two, and those who play it in order of their seats."""
    field = Field(server, "Anna Boris", clock={"kind": "live", "per_move": 30, "reserve": 600})
    field.ask("start")
    (game,) = field.games()
    return field, game, [field.people[field.name(number)] for number in game["players"]]


def view(tab: Tab, seat: int) -> Json:
    return next(told for told in reversed(tab.say(type="eyes", seat=seat)) if told["type"] == "seen")


def play(tabs: list[Tab], moves: int) -> None:
    for _ in range(moves):
        asked = next(
            seen for seat, tab in enumerate(tabs) if (seen := view(tab, seat))["decision"]["options"]
        )
        tabs[asked["seat"]].act(asked)


def test_who_looks_on_is_two_moves_late_and_told_everything_at_the_end(server: Server) -> None:
    _, game, players = begun(server)
    id, clara = game["table"], server.guest("Clara")
    with clara.at(id) as looking, players[0].at(id) as one, players[1].at(id) as other:
        assert looking.seen()["step"] == 0
        play([one, other], 4)
        late = looking.seen()
        assert view(one, 0)["step"] == 4
        assert late["step"] == 2
        with server.guest("Davos").at(id) as latecomer:
            first = latecomer.seen()
        assert (first["step"], len(first["log"])) == (2, 3)
        assert first["view"] == late["view"]

        other.say(type="resign", seat=1)
        over = looking.seen()
    assert over["outcome"] is not None
    assert len(over["log"]) == over["step"] + 1 > 4


def test_nothing_else_tells_who_looks_on_what_has_just_been_done(server: Server) -> None:
    _, game, players = begun(server)
    id, clara = game["table"], server.guest("Clara")
    with players[0].at(id) as one, players[1].at(id) as other:
        play([one, other], 3)

        told = clara.table(id)
        assert (told["step"], told["waiting"]) == (1, [])
        assert [seat["deadline"] for seat in told["seats"]] == [None, None]
        assert len(clara.get(f"/api/tables/{id}/replay")["steps"]) == 2
        assert clara.get(f"/api/tables/{id}/replay/1")["seen"]
        assert clara.get(f"/api/tables/{id}/replay/2", status=409)["reason"]["id"] == "refused-step"
        assert [line["step"] for line in clara.get("/api/tables")] == [1]
        assert players[0].table(id)["step"] == 3
        assert len(players[0].get(f"/api/tables/{id}/replay")["steps"]) == 4


def test_a_running_game_tells_its_score_of_two_moves_ago_and_its_clocks(server: Server) -> None:
    field, game, players = begun(server)
    with players[0].at(game["table"]) as one, players[1].at(game["table"]) as other:
        play([one, other], 3)
        shown = field.seen(server.guest("Clara"))["rounds"][0]["games"][0]

    match = server.live(game["table"]).table.match
    assert match is not None
    assert shown["scores"] == [match.at(1).banners.count(seat) for seat in range(2)]  # type: ignore[attr-defined]
    assert all(0 < clock <= 600_000 for clock in shown["clocks"])


def test_who_blocks_another_player_of_a_tournament_is_told_that_they_may_meet(server: Server) -> None:
    field = Field(server, "Anna Boris Clara Davos")
    anna, boris = field.people["Anna"], field.people["Boris"]
    avoids(anna, "block", guest=id_of(boris))

    begun = field.ask("start")

    blocked = next(row["number"] for row in begun["rows"] if row["name"] == "Boris")
    assert field.seen(anna)["parted"] == [blocked]
    assert field.seen(boris)["parted"] == []
    own = next(row["number"] for row in begun["rows"] if row["name"] == "Anna")
    for _ in range(2):
        assert {own, blocked} not in [set(game["players"]) for game in field.games()]
        field.play_round()
        for person in field.people.values():
            person.post(f"{PATH}/{field.id}/ready")
