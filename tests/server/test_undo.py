"""Taking back: freely, by consent, and alone with bots."""

from server.running import Json, Server, two_players


def test_what_is_free_is_taken_back_at_once(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        before = one.seen()
        other.news()
        seen = one.act(before)[-1]
        assert seen["decision"]["can_undo"]

        one.say(type="undo", seat=0)

        back = other.seen()
        assert (back["step"], [line["id"] for line in back["events"]]) == (0, ["log-undo"])
    assert {k: v for k, v in back["view"].items() if k != "viewer"} == {
        k: v for k, v in before["view"].items() if k != "viewer"
    }


def test_when_another_has_moved_the_table_is_asked(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        one.act(one.seen())
        other.act(other.seen())
        one.news()

        heard = one.say(type="undo", seat=0)
        assert pending(heard) == pending(other.news()) == {"seat": 0, "waiting": [1]}
        assert anna.table(id)["step"] == 2

        other.say(type="undo-answer", seat=1, agree=True)

        news = one.news()
        assert ([message for message in news if message["type"] == "seen"][-1]["step"], pending(news)) == (
            0,
            None,
        )


def pending(heard: list[Json]) -> Json:
    """The request that the newest news of the table tells of."""
    return [message["table"] for message in heard if message["type"] == "table"][-1]["undo"]


def test_who_comes_later_reads_of_a_pending_request_and_of_what_was_taken_back(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        one.act(one.seen())
        other.act(other.seen())
        one.say(type="undo", seat=0)
    with anna.at(id) as one, boris.at(id) as other, server.guest("Clara").at(id) as third:
        assert pending(one.news()) == pending(other.news()) == {"seat": 0, "waiting": [1]}
        third.news()

        other.say(type="undo-answer", seat=1, agree=True)

        assert [line["id"] for line in third.seen()["events"]] == ["log-undo"]
        one.act(one.seen())
    for person in (anna, boris, server.guest("Daria")):
        with person.at(id) as tab:
            assert tab.seen()["log"][0][-1]["id"] == "log-undo"


def test_one_no_is_enough(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        one.act(one.seen())
        other.act(other.seen())
        one.say(type="undo", seat=0)

        other.say(type="undo-answer", seat=1, agree=False)

    assert (anna.table(id)["undo"], anna.table(id)["step"]) == (None, 2)


def test_a_move_ends_the_asking(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        one.act(one.seen())
        other.act(other.seen())
        seen = one.seen()
        one.say(type="undo", seat=0)
        again = one.say(type="undo", seat=0)[-1]
        assert again["reason"]["id"] == "refused-undo-pending"

        assert pending(one.act(seen)) is None

    assert anna.table(id)["undo"] is None
    assert (
        boris.refusal(f"/api/tables/{id}/undo-answer", {"seat": 1, "agree": True}) == "refused-undo-not-asked"
    )


def test_alone_with_bots_one_need_not_ask(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        heard = tab.act(tab.seen())
        tab.wait(lambda seen: seen["step"] >= 2 and seen["decision"]["waiting"] == [0], heard)

        tab.say(type="undo", seat=0)

        assert anna.table(id)["step"] == 0


def test_who_has_done_nothing_has_nothing_to_take_back(server: Server) -> None:
    id, _anna, boris = two_players(server)

    assert boris.refusal(f"/api/tables/{id}/undo", {"seat": 1}) == "refused-undo-nothing"
