"""History, statistics and ratings, as guests are told of them."""

from dataclasses import replace

from fivethrones.server.tables.clocks import ClockRules
from server.running import Person, Server, two_players


def resigned(server: Server, **more: object) -> tuple[str, Person, Person]:
    """Boris has given up."""
    id, anna, boris = two_players(server, **more)
    with boris.at(id) as tab:
        tab.say(type="resign", seat=1)
    boris.get(f"/api/tables/{id}/result")
    return id, anna, boris


def again(server: Server, anna: Person, boris: Person) -> str:
    id = anna.makes("me", "open", rated=True)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")
    server.clock.advance(60)
    with boris.at(id) as tab:
        tab.say(type="resign", seat=1)
    boris.get(f"/api/tables/{id}/result")
    return id


def test_both_find_the_game_in_their_history(server: Server) -> None:
    id, anna, boris = resigned(server)

    [won] = anna.get("/api/me/results")["results"]
    [lost] = boris.get("/api/me/results")["results"]
    assert won["table"] == lost["table"] == id
    assert (won["own"], lost["own"]) == (0, 1)
    assert [player["gone"] for player in won["players"]] == [False, True]
    assert won["rated"] is False
    assert won["players"][0]["change"] is None


def test_the_history_is_filtered_and_paged(server: Server) -> None:
    _, anna, boris = resigned(server)
    newer = again(server, anna, boris)

    first = anna.get("/api/me/results?game=hand-of-the-king&seats=2&result=won")
    assert first["results"][0]["table"] == newer
    assert len(first["results"]) == 2
    assert anna.get("/api/me/results?result=lost")["results"] == []
    assert anna.get("/api/me/results?opponent=knight")["results"] == []
    after = f"{first['results'][0]['ended']}-{newer}"
    assert len(anna.get(f"/api/me/results?after={after}")["results"]) == 1


def test_the_history_goes_into_a_file(server: Server) -> None:
    id, anna, _ = resigned(server)

    answer = server.client.get("/api/me/results.csv", headers=anna.headers)
    assert answer.text.splitlines()[1].startswith(f"{id},hand-of-the-king,standard,2,")
    assert anna.get("/api/me/results.json")[0]["table"] == id


def test_a_rated_game_moves_both_ratings(server: Server) -> None:
    id, anna, _ = resigned(server, rated=True)

    players = anna.get(f"/api/tables/{id}/result")["players"]
    assert players[0]["change"] == -players[1]["change"] > 0
    [rating] = anna.get("/api/players/me")["ratings"]
    assert (rating["games"], rating["rating"]) == (1, None)  # too young to be told


def test_a_rated_game_among_people_has_a_clock(server: Server) -> None:
    """docs/ratings.md, What is rated: whoever is losing cannot put it off for good."""
    anna, two_days = server.guest("Anna"), {"kind": "days", "per_move": 172_800, "reserve": 0}
    own = {"kind": "live", "per_move": 10, "reserve": 60}

    def clock(*kinds: str, **more: object) -> object:
        return anna.table(anna.makes(*kinds, **more))["clock"]

    assert clock("me", "open", rated=True) == two_days
    assert clock("me", "open", rated=True, clock=own) == own
    for found in (clock("me", "open"), clock("me", "squire", rated=True)):
        assert found == {"kind": "none", "per_move": 0, "reserve": 0}
    seek = {"game": "hand-of-the-king", "seats": 2, "rated": True}
    assert anna.post("/api/seeks", seek)["mine"]["clock"] == two_days
    # A seat of a bot may still be opened before the game begins.
    assert clock("me", "squire", rated=True, start=False) == two_days
    cup = {"name": "Cup", "game": "hand-of-the-king", "format": "swiss", "seats": 2, "rated": True}
    assert anna.post("/api/tournaments", cup)["clock"] == two_days


def test_a_rated_game_that_follows_one_without_a_clock_has_one(server: Server) -> None:
    """docs/ratings.md, What is rated: such tables were opened before there was that rule."""
    id, anna, _ = resigned(server, rated=True)
    table = server.live(id).table
    table.opened = replace(table.opened, clock=ClockRules())

    for path, body in ((f"/api/tables/{id}/rematch", {}), ("/api/seeks/again", {"table": id})):
        assert anna.table(anna.post(path, body)["id"])["clock"]["kind"] == "days"


def test_before_enough_rated_games_only_the_change_is_told(server: Server) -> None:
    """docs/ratings.md, What is rated: by no list, no curve and no seek."""
    id, anna, boris = resigned(server, rated=True)

    for line in (anna.get(f"/api/tables/{id}/result"), boris.get("/api/me/results")["results"][0]):
        assert all(player["change"] for player in line["players"])
        assert [(player["rating"], player["deviation"]) for player in line["players"]] == [(None, None)] * 2
    assert anna.get("/api/players/me/statistics?game=hand-of-the-king&seats=2")["curve"] == []
    seek = {"game": "hand-of-the-king", "seats": 2, "rated": True}
    assert anna.post("/api/seeks", seek)["mine"]["rating"] is None


def played_by_a_bot(server: Server, *, moves: bool) -> dict[str, int]:
    """What a rated game does to two, of whom the first gets up for a while, and the second gives up after that."""
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", rated=True)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")
    with boris.at(id) as tab:
        if moves:
            anna.post(f"/api/tables/{id}/seats/0/leave")
            tab.wait(lambda seen: seen["decision"] is not None and seen["decision"]["waiting"] == [1], [])
        else:
            with anna.at(id) as own:
                own.act(own.seen())
            anna.post(f"/api/tables/{id}/seats/0/leave")
        anna.post(f"/api/tables/{id}/seats/0/take", {})
        tab.say(type="resign", seat=1)
    players = boris.get(f"/api/tables/{id}/result")["players"]
    return {player["name"]: player["change"] for player in players}


def test_who_lets_a_bot_play_for_a_while_gains_nothing_by_coming_back(server: Server) -> None:
    """docs/ratings.md, What is rated: the strongest bot would win for anybody."""
    changes = played_by_a_bot(server, moves=True)

    assert changes["Anna"] == 0 > changes["Boris"]


def test_who_was_away_while_nothing_was_asked_gains_as_if_he_had_stayed(server: Server) -> None:
    changes = played_by_a_bot(server, moves=False)

    assert changes["Anna"] == -changes["Boris"] > 0


def test_after_twenty_rated_games_one_is_on_the_ladder(server: Server) -> None:
    _, anna, boris = resigned(server, rated=True)
    for _ in range(19):
        again(server, anna, boris)

    rows = anna.get("/api/ladder/hand-of-the-king/2")
    names = [row["name"] or row["level"] for row in rows]
    assert names.index("Anna") < names.index("knight") < names.index("Boris")
    # A stranger sees the number, not the name.
    vera = server.guest("Vera")
    assert "Anna" not in [row["name"] for row in vera.get("/api/ladder/hand-of-the-king/2")]
    server.client.post("/api/me/public", json={"public": True}, headers=anna.headers)
    assert "Anna" in [row["name"] for row in vera.get("/api/ladder/hand-of-the-king/2")]
    curve = anna.get("/api/players/me/statistics?game=hand-of-the-king&seats=2")["curve"]
    assert len(curve) == 20
    # The same two people on one day: the twentieth game moves next to nothing.
    assert curve[-1]["rating"] - curve[-2]["rating"] <= 1 < curve[1]["rating"] - curve[0]["rating"]


def changes(server: Server, *people: Person) -> list[int]:
    """What a rated game does to these, in which all but the first give up."""
    first, *others = people
    id = first.makes("me", *["open"] * len(others), rated=True)
    for seat, other in enumerate(others, 1):
        other.takes(id, seat)
    first.post(f"/api/tables/{id}/start")
    server.clock.advance(60)
    for seat, other in enumerate(others, 1):
        with other.at(id) as tab:
            tab.say(type="resign", seat=seat)
    return [player["change"] for player in first.get(f"/api/tables/{id}/result")["players"]]


def settled(server: Server, name: str) -> Person:
    """Who has a rating, and has not played today."""
    person, boris = server.guest(name), server.guest("Boris")
    for _ in range(20):
        changes(server, person, boris)
    server.clock.advance(2 * 24 * 3600)
    return person


def test_who_plays_with_nobody_but_newcomers_gains_less_and_less(server: Server) -> None:
    """docs/ratings.md, Farming: anybody can make as many of them as he likes."""
    anna = settled(server, "Anna")

    told = [changes(server, anna, server.guest("New")) for _ in range(7)]

    gained = [change[0] for change in told]
    assert all(gain > 0 for gain in gained[:3])
    assert sum(gained[3:]) <= gained[2]
    assert all(change[1] < -30 for change in told)  # for the newcomers each game is the first
    server.clock.advance(2 * 24 * 3600)
    # A day later it counts in full again; she is a little better known and stands a little higher by now.
    assert changes(server, anna, server.guest("New"))[0] > 0.75 * gained[2] > 5 * gained[-1]


def test_newcomers_among_themselves_count_in_full(server: Server) -> None:
    anna = server.guest("Anna")

    gained = [changes(server, anna, server.guest("New"))[0] for _ in range(5)]

    assert gained[4] > gained[0] / 4


def test_two_who_meet_again_and_again_with_ever_another_third_gain_less_and_less(server: Server) -> None:
    """docs/ratings.md, Farming: whatever the third is called within."""
    people = sorted((server.guest("Guest") for _ in range(13)), key=lambda each: each.get("/api/me")["guest"])
    *thirds, anna, boris = people

    told = [changes(server, anna, boris, third) for third in thirds]

    assert abs(told[0][0]) > 50
    assert [abs(change) <= 1 for change in told[-1][:2]] == [True, True]


def test_nothing_is_taken_back_in_a_rated_game_once_others_have_acted(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "squire", rated=True)
    with anna.at(id) as tab:
        tab.act(tab.seen())
        asked = tab.wait(lambda seen: seen["decision"] is not None and seen["decision"]["waiting"] == [0], [])
        [refused] = [m for m in tab.say(type="undo", seat=0) if m["type"] == "refused"]

    assert asked["decision"]["can_ask_undo"] is False
    assert refused["reason"]["id"] == "refused-undo-rated"


def test_several_people_on_one_screen_are_not_rated(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Boris"}]
    body = {"game": "hand-of-the-king", "seats": seats, "rated": True}

    assert server.guest("Anna").refusal("/api/tables", body) == "refused-rated-alone"


def test_a_rated_rematch_begins_when_everybody_has_asked_for_it(server: Server) -> None:
    id, anna, boris = resigned(server, rated=True)

    again = anna.post(f"/api/tables/{id}/rematch")

    assert again["rated"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "guest"]
    assert anna.refusal(f"/api/tables/{again['id']}/start") == "refused-seats-open"
    assert server.guest("Vera").refusal(f"/api/tables/{again['id']}/seats/0/take", {}) == "refused-private"
    joined = boris.post(f"/api/tables/{id}/rematch")
    assert (joined["id"], joined["seats"][0]["name"]) == (again["id"], "Boris")
    assert anna.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


def test_strangers_do_not_see_a_page_and_opponents_do(server: Server) -> None:
    _, anna, boris = resigned(server)
    guest = anna.get("/api/me")["guest"]

    assert boris.get(f"/api/players/{guest}")["name"] == "Anna"
    assert (
        server.guest("Vera").get(f"/api/players/{guest}", status=403)["reason"]["id"]
        == "refused-profile-private"
    )
    assert server.guest("Gleb").get(f"/api/players/{guest}/results", status=403)


def test_who_may_see_a_page_does_not_learn_the_names_of_private_opponents(server: Server) -> None:
    _, anna, _boris = resigned(server)
    guest = anna.get("/api/me")["guest"]
    server.client.post("/api/me/public", json={"public": True}, headers=anna.headers)
    vera = server.guest("Vera")

    [line] = vera.get(f"/api/players/{guest}/results")["results"]
    assert [player["name"] for player in line["players"]] == ["Anna", ""]
    assert line["players"][1]["guest"] == ""
    found = vera.get(f"/api/players/{guest}/statistics?game=hand-of-the-king&seats=2")["counters"]
    assert "rival" not in {row["topic"] for row in found}


def test_no_filter_tells_whom_somebody_has_played_with(server: Server) -> None:
    _, anna, boris = resigned(server)
    one, other = (person.get("/api/me")["guest"] for person in (anna, boris))
    server.client.post("/api/me/public", json={"public": True}, headers=anna.headers)
    vera = server.guest("Vera")

    assert vera.get(f"/api/players/{one}/results?opponent={other}")["results"] == []
    assert len(boris.get(f"/api/players/{one}/results?opponent={other}")["results"]) == 1
    server.client.post("/api/me/public", json={"public": True}, headers=boris.headers)
    assert len(vera.get(f"/api/players/{one}/results?opponent={other}")["results"]) == 1


def test_who_is_forgotten_leaves_a_result_without_a_name(server: Server) -> None:
    _, anna, boris = resigned(server, rated=True)
    server.client.delete("/api/me", headers=boris.headers)

    [line] = anna.get("/api/me/results")["results"]
    assert (line["players"][1]["guest"], line["players"][1]["name"]) == ("", "")
    found = anna.get("/api/players/me/statistics?game=hand-of-the-king&seats=2")["counters"]
    assert [row for row in found if row["topic"] == "rival"] == []


def test_statistics_count_by_opponent_and_seat(server: Server) -> None:
    _, anna, _ = resigned(server)

    found = anna.get("/api/players/me/statistics?game=hand-of-the-king&seats=2")["counters"]
    counted = {(row["topic"], row["key"] if row["topic"] != "rival" else row["name"]): row for row in found}
    assert counted["against", "people"]["won"] == 1
    assert counted["rival", "Boris"]["games"] == 1
    assert counted["seat", "0"]["won"] == 1
    assert counted["streak", ""]["best"] == 1
    host = server.client.get("/api/host/statistics?game=hand-of-the-king&seats=2").json()
    assert [row["games"] for row in host if row["topic"] == "all"] == [1]


def test_a_running_game_has_no_result_and_is_counted_when_it_ends(server: Server) -> None:
    id, anna, boris = two_players(server)
    assert anna.get(f"/api/tables/{id}/result", status=409)["reason"]["id"] == "refused-not-finished"
    with boris.at(id) as tab:
        tab.say(type="resign", seat=1)

    assert anna.get(f"/api/tables/{id}/result")["table"] == id


def test_games_are_looked_for_by_an_earlier_opponent(server: Server) -> None:
    id, anna, _ = resigned(server)
    alone = anna.makes("me", "squire")
    anna.post(f"/api/tables/{alone}/resign", {"seat": 0})
    anna.get(f"/api/tables/{alone}/result")

    met = anna.get("/api/players/me/opponents")

    assert {(each["name"], each["bot"]) for each in met} == {("Boris", False), ("", True)}
    boris = next(each["key"] for each in met if not each["bot"])
    found = anna.get(f"/api/me/results?opponent={boris}")["results"]
    assert [line["table"] for line in found] == [id]
    assert server.guest("Vera").get(f"/api/players/{boris}/opponents", status=403)
