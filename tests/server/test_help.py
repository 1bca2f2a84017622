"""Help from what a seat knows: why not, what if, hints."""

from server.running import Server, two_players


def test_why_not_says_the_rule(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        piece = tab.seen()["decision"]["options"][0]["piece"]

        legal = tab.say(type="why", seat=0, piece=piece, n=1)[-1]
        not_now = tab.say(type="why", seat=0, piece="banner-stark")[-1]
        action = tab.say(type="why", seat=0, action=["move", 9, 9])[-1]
        nothing = tab.say(type="why", seat=0, piece="dragon")[-1]
        neither = tab.say(type="why", seat=0)[-1]

    assert legal == {"n": 1, "type": "why", "reason": None}
    assert not_now["reason"]["rule"] == "HK-11"
    assert action["reason"]["id"].startswith("refused-")
    assert nothing["reason"]["id"] == "refused-no-piece"
    assert neither["reason"]["id"] == "refused-malformed"


def test_a_preview_shows_what_is_sure_and_changes_nothing(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        seen = tab.seen()
        option = seen["decision"]["options"][0]
        action = [option["verb"], option["target"], option["extra"]]

        shown = tab.say(type="preview", seat=0, d=seen["d"], action=action)[-1]
        assert anna.table(id)["step"] == 0
        done = tab.act(seen)[-1]

    assert shown["type"] == "preview"
    assert shown["events"] == done["events"]
    assert shown["view"] == done["view"]


def test_a_preview_of_what_is_not_allowed_is_refused(server: Server) -> None:
    id, anna, _boris = two_players(server)
    body = {"seat": 0, "d": 1, "action": ["move", 9, 9]}

    assert anna.refusal(f"/api/tables/{id}/preview", body).startswith("refused-")
    assert anna.refusal(f"/api/tables/{id}/preview", {**body, "d": 5}) == "refused-stale"


def test_a_hint_names_up_to_three_choices_the_best_first(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        seen = tab.seen()
        legal = [[o["verb"], o["target"], o["extra"]] for o in seen["decision"]["options"]]

        options = tab.say(type="hint", seat=0, d=seen["d"])[-1]["options"]

    assert 1 <= len(options) <= 3
    assert all(option["action"] in legal for option in options)
    assert options[0]["grade"] == "good"
    assert options[0]["reason"]["id"] == "hint-best"
    assert all("gains" in option for option in options)
    order = ["good", "fair", "weak"]
    assert [o["grade"] for o in options] == sorted([o["grade"] for o in options], key=order.index)


def test_among_people_there_are_no_hints_unless_the_table_has_them(server: Server) -> None:
    id, anna, _boris = two_players(server)
    assert anna.refusal(f"/api/tables/{id}/hint", {"seat": 0, "d": 1}) == "refused-no-hints"

    id, anna, boris = two_players(server, hints=True)
    assert anna.post(f"/api/tables/{id}/hint", {"seat": 0, "d": 1})["options"]
    assert boris.refusal(f"/api/tables/{id}/hint", {"seat": 1, "d": 0}) == "refused-not-asked"
