"""Playing over the wire: questions, answers, refusals, and what each tab is told."""

import pytest

from server.running import Server, play_out, two_players
from server.test_secrecy import begin


def test_two_people_play_a_whole_game(server: Server) -> None:
    id, anna, boris = two_players(server)

    with anna.at(id) as one, boris.at(id) as other:
        last = play_out({0: one, 1: other})

    assert sorted(seat for place in last["outcome"]["ranking"] for seat in place) == [0, 1]
    assert anna.table(id)["status"] == "finished"
    assert anna.table(id)["result"] == last["outcome"]


def test_a_tab_is_first_told_everything(server: Server) -> None:
    id, anna, _boris = two_players(server)

    with anna.at(id) as tab:
        table, seen = tab.news()

    assert table["type"] == "table"
    assert seen["seat"] == 0
    assert [line["id"] for line in seen["log"][0]] == ["log-begin"]
    assert seen["events"] == []


def test_everybody_hears_of_an_action(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other, server.guest("Vera").at(id) as third:
        seen = one.seen()
        other.news()
        third.news()

        one.act(seen)

        for tab, seat in ((other, 1), (third, -1)):
            fresh = tab.seen()
            assert (fresh["seat"], fresh["step"]) == (seat, 1)
            assert fresh["events"]


def test_an_answer_carries_the_number_of_its_request(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()
        option = seen["decision"]["options"][0]
        action = [option["verb"], option["target"], option["extra"]]

        done = tab.say(type="act", seat=0, d=seen["d"], actions=[action], n=7)
        refused = tab.say(type="act", seat=0, d=seen["d"], actions=[action], n=8)

    assert [(message["type"], message["n"]) for message in done + refused] == [("seen", 7), ("refused", 8)]


def test_a_stale_answer_is_refused_with_the_fresh_view(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        old = one.seen()
        one.act(old)
        other.act(other.seen())
        fresh = one.seen()

        refused = one.act(old)[-1]

    assert refused["reason"]["id"] == "refused-stale"
    assert refused["seen"]["d"] == fresh["d"] != old["d"]


def test_questions_of_others_do_not_change_ones_own_number(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        before = other.seen()["d"]

        one.act(one.seen())

        assert other.seen()["d"] == before + 1
        with anna.at(id) as again:
            assert again.seen()["d"] == 1


def test_another_who_passes_first_does_not_make_an_answer_stale(server: Server) -> None:
    """Between throws in Monopoly everybody may act first; here Anna and Boris are asked."""
    anna, boris, clara = map(server.guest, ("Anna", "Boris", "Clara"))
    options = {"variant": "short", "tokens": "dealt"}
    id = anna.makes("me", "open", "open", game="monopoly", options=options)
    boris.takes(id, 1)
    clara.takes(id, 2)
    begin(server, id, seed=3)
    with anna.at(id) as one, boris.at(id) as other:
        read_before = one.seen()
        assert read_before["decision"]["waiting"] == [0, 1]

        other.act(other.seen())
        read_after = one.seen()
        answered = one.act(read_before)

    assert read_after["decision"]["waiting"] == [0]
    assert read_after["d"] == read_before["d"]
    assert answered[-1]["type"] == "seen"


def test_an_illegal_action_changes_nothing_and_says_why(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()

        refused = tab.say(type="act", seat=0, d=seen["d"], actions=[["move", 9, 9]])[-1]

    assert refused["type"] == "refused"
    assert refused["seen"]["view"] == seen["view"]
    assert anna.table(id)["step"] == 0


def test_a_list_of_actions_applies_whole_or_not_at_all(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()
        option = seen["decision"]["options"][0]
        good = [option["verb"], option["target"], option["extra"]]

        refused = tab.say(type="act", seat=0, d=seen["d"], actions=[good, ["move", 9, 9]])[-1]
        empty = tab.say(type="act", seat=0, d=seen["d"], actions=[])[-1]

    assert refused["type"] == "refused"
    assert refused["seen"]["view"] == seen["view"]
    assert empty["reason"]["id"] == "refused-list-empty"


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_nobody_acts_in_a_seat_that_is_not_theirs(server: Server, seat: int) -> None:
    id, anna, _boris = two_players(server)
    body = {"seat": seat, "d": 1, "actions": [["move", 0, 0]]}

    assert anna.refusal(f"/api/tables/{id}/act", body) == "refused-seat-not-yours"


def test_a_spectator_is_told_no_options_and_cannot_act(server: Server) -> None:
    id, _anna, _boris = two_players(server)
    vera = server.guest("Vera")
    with vera.at(id) as tab:
        seen = tab.seen()

    assert seen["decision"]["options"] == []
    assert vera.refusal(f"/api/tables/{id}/resign", {"seat": 0}) == "refused-seat-not-yours"


def test_two_tabs_of_one_player_see_the_same(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as one, anna.at(id) as other:
        other.news()

        told = one.act(one.seen())[-1]

        assert other.seen() == told


def test_programs_play_over_plain_http(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        seen = tab.seen()
    option = seen["decision"]["options"][0]
    action = [option["verb"], option["target"], option["extra"]]

    done = anna.post(f"/api/tables/{id}/act", {"seat": 0, "d": seen["d"], "actions": [action], "n": 3})
    stale = anna.post(f"/api/tables/{id}/act", {"seat": 0, "d": 99, "actions": [action]}, 409)

    assert (done["type"], done["n"]) == ("seen", 3)
    assert stale["reason"]["id"] == "refused-stale"
    assert stale["seen"]["seat"] == 0


def test_people_at_one_screen_see_only_through_the_eyes_they_open(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "here")
    with anna.at(id) as tab:
        assert tab.seen()["seat"] == -1

        first = tab.say(type="eyes", seat=0)[-1]
        assert (first["seat"], bool(first["log"])) == (0, True)
        tab.act(first)
        second = tab.say(type="eyes", seat=1, n=4)[-1]
        assert (second["seat"], second["n"]) == (1, 4)
        assert second["decision"]["options"]

    assert [seat["hot"] for seat in anna.table(id)["seats"]] == [True, True]


def test_nobody_looks_through_others_eyes(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        tab.news()

        assert tab.say(type="eyes", seat=1)[-1]["reason"]["id"] == "refused-seat-not-yours"


def test_what_cannot_be_read_is_answered_and_the_talk_goes_on(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        tab.news()

        for odd in ('{"type":"dance"}', "{", '{"type":"act","seat":"0"}', "[]"):
            tab.session.send_text(odd)
            assert tab.news()[-1]["reason"]["id"] == "refused-malformed"


def test_resigning_a_game_of_two_ends_it(server: Server) -> None:
    id, anna, boris = two_players(server)
    with boris.at(id) as tab:
        tab.news()

        anna.post(f"/api/tables/{id}/resign", {"seat": 0})

        seen = tab.seen()
    assert seen["outcome"]["ranking"] == [[1], [0]]
    assert seen["outcome"]["reason"]["id"] == "outcome-given-up"
    assert anna.refusal(f"/api/tables/{id}/resign", {"seat": 0}) == "refused-not-playing"


def test_of_three_who_resigns_is_played_by_a_bot_and_comes_last(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random", "random")

    anna.post(f"/api/tables/{id}/resign", {"seat": 0})

    with anna.at(id) as tab:
        seen = tab.wait(lambda seen: seen["outcome"] is not None, tab.news())
    assert seen["outcome"]["ranking"][-1] == [0]
    assert anna.table(id)["seats"][0]["resigned"]
