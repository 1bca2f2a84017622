"""Taking back: freely, by consent, and alone with bots."""

from server.running import Server, two_players


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

        asked = one.say(type="undo", seat=0)
        assert anna.table(id)["step"] == 2
        heard = other.news()

        request = {"type": "undo-asked", "seat": 0, "by": "Anna", "waiting": [1]}
        assert request in asked
        assert request in heard
        assert anna.table(id)["undo"] == {"seat": 0, "waiting": [1]}

        other.say(type="undo-answer", seat=1, agree=True)

        assert one.seen()["step"] == 0
    assert anna.table(id)["undo"] is None


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
        pending = one.say(type="undo", seat=0)[-1]
        assert pending["reason"]["id"] == "refused-undo-pending"

        one.act(seen)

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
