"""How strong bots are is told wherever one is chosen or met."""

from server.running import Server


def test_the_rating_of_a_bots_level_is_told_where_it_was_measured(server: Server) -> None:
    anna = server.guest("Anna")
    games = {game["id"]: game for game in server.client.get("/api/games").json()}

    table = anna.table(anna.makes("me", "knight"))
    unmeasured = anna.table(anna.makes("me", "random"))

    assert [seat["rating"] for seat in table["seats"]] == [None, 1500]
    assert [seat["rating"] for seat in unmeasured["seats"]] == [None, None]
    assert games["hand-of-the-king"]["ratings"]["2"]["knight"] == 1500
    assert "random" not in games["hand-of-the-king"]["ratings"]["2"]
