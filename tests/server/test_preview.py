"""What a preview says of taking back, and what an undo would take back."""

from server.running import Json, Server, Tab, two_players


def asked_before(tab: Tab, seen: Json, choice: int) -> Json:
    """What is said of an option before it is chosen."""
    option = seen["decision"]["options"][choice]
    action = [option["verb"], option["target"], option["extra"]]
    return tab.say(type="preview", seat=seen["seat"], d=seen["d"], action=action)[-1]


def test_undoable_is_what_leaves_the_seat_asked_and_free_to_take_it_back(server: Server) -> None:
    id, anna, boris = two_players(server)
    both: set[bool] = set()
    with anna.at(id) as one, boris.at(id) as other:
        tabs = {0: one, 1: other}
        seen = {seat: tab.seen() for seat, tab in tabs.items()}
        while seen[0]["decision"] is not None:
            mover = seen[0]["decision"]["waiting"][0]
            said = asked_before(tabs[mover], seen[mover], -1)["undoable"]
            heard = {mover: tabs[mover].act(seen[mover], -1), 1 - mover: tabs[1 - mover].news()}
            seen = {seat: [m for m in news if m["type"] == "seen"][-1] for seat, news in heard.items()}
            decision = seen[mover]["decision"]
            free = decision is not None and decision["waiting"] == [mover] and decision["can_undo"]
            assert said == free
            both.add(said)

    assert both == {True, False}


def test_an_undo_names_what_it_takes_back(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        first = one.seen()
        assert first["decision"]["undoes"] is None
        label = first["decision"]["options"][0]["label"]

        moved = one.act(first)[-1]["decision"]
        theirs = other.act(other.seen())[-1]["decision"]
        later = one.seen()["decision"]

        assert (moved["undoes"], moved["can_undo"]) == (label, True)
        assert theirs["undoes"] != label
        assert (later["undoes"], later["can_undo"], later["can_ask_undo"]) == (label, False, True)
        one.say(type="undo", seat=0)
        other.say(type="undo-answer", seat=1, agree=True)
        assert one.seen()["decision"]["undoes"] is None


def test_alone_with_bots_undo_is_offered_at_once(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        heard = tab.act(tab.seen())
        seen = tab.wait(lambda seen: seen["step"] >= 2 and seen["decision"]["waiting"] == [0], heard)

    assert seen["decision"]["can_undo"]
    assert not seen["decision"]["can_ask_undo"]
    assert seen["decision"]["why_not_undo"] is None


def test_several_choices_in_a_row_are_supposed_as_if_they_had_been_made(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        tabs = {0: one, 1: other}
        seen = {seat: tab.seen() for seat, tab in tabs.items()}
        while True:
            mover = seen[0]["decision"]["waiting"][0]
            tab, before = tabs[mover], seen[mover]
            shown = asked_before(tab, before, -1)
            option = before["decision"]["options"][-1]
            first = [option["verb"], option["target"], option["extra"]]
            if shown["undoable"]:
                break
            heard = {mover: tab.act(before, -1), 1 - mover: tabs[1 - mover].news()}
            seen = {seat: [m for m in news if m["type"] == "seen"][-1] for seat, news in heard.items()}
        then = [[o["verb"], o["target"], o["extra"]] for o in shown["options"]]
        supposed = tab.say(type="preview", seat=mover, d=before["d"], after=[first], action=then[0])[-1]
        why_now = tab.say(type="why", seat=mover, action=then[0])[-1]["reason"]
        why_then = tab.say(type="why", seat=mover, after=[first], action=then[0])[-1]["reason"]
        acted = tab.act(before, -1)[-1]
        done = asked_before(tab, acted, 0)

    assert [[o["verb"], o["target"], o["extra"]] for o in acted["decision"]["options"]] == then
    assert (supposed["events"], supposed["view"]) == (done["events"], done["view"])
    assert why_now is not None
    assert why_then is None


def test_nothing_is_supposed_beyond_another_players_choice(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()
        option = seen["decision"]["options"][0]
        action = [option["verb"], option["target"], option["extra"]]

        refused = tab.say(type="preview", seat=0, d=seen["d"], after=[action], action=action)[-1]

    assert refused["reason"]["id"] == "refused-not-asked"
