"""A bot offers to resign: the people against it accept or play on."""

from functools import partial

import pytest

from fivethrones.bots.hope import Judgement
from fivethrones.bots.resigning import ROUNDS
from fivethrones.server.tables import bots
from fivethrones.server.tables.consent import offered, withdrawn
from fivethrones.server.tables.keeping import put_away
from server.running import Json, Person, Server, Tab

TEAMS = {"variant": "teams"}


def offer(server: Server, id: str, seat: int) -> None:
    """As a bot does that has seen no hope for long."""
    assert server.client.portal is not None
    server.client.portal.call(server.live(id).change, partial(offered, seat=seat))


def answer(person: Person, id: str, seat: int, agree: bool) -> None:
    person.post(f"/api/tables/{id}/resign-answer", {"seat": seat, "agree": agree})


def lines(heard: list[Json]) -> list[str]:
    return [line["id"] for message in heard if message["type"] == "seen" for line in message["events"]]


def test_who_accepts_has_won_and_it_is_recorded_as_a_resignation(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        tab.news()
        offer(server, id, 1)
        heard = tab.news()
        assert lines(heard) == ["log-resign-offered"]
        assert anna.table(id)["resignation"] == {"seat": 1, "waiting": [0]}

        heard = tab.say(type="resign-answer", seat=0, agree=True)

        assert lines(heard) == ["log-resign"]
    table = anna.table(id)
    assert (table["status"], table["resignation"], table["result"]["ranking"]) == (
        "finished",
        None,
        [[0], [1]],
    )
    assert table["result"]["reason"]["id"] == "outcome-given-up"
    assert table["seats"][1]["resigned"]
    steps = anna.get(f"/api/tables/{id}/replay")["steps"]
    assert steps[-1]["kind"] == "resign"
    assert "\nresign 1\n" in server.client.get(f"/api/tables/{id}/record", headers=anna.headers).text
    anna.get(f"/api/tables/{id}/result")
    [result] = anna.get("/api/me/results?result=won")["results"]
    assert [player["gone"] for player in result["players"]] == [False, True]


def test_who_plays_on_is_asked_no_more(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        offer(server, id, 1)
        tab.news()

        answer(anna, id, 0, agree=False)

        assert lines(tab.news()) == ["log-resign-declined"]
    assert (anna.table(id)["status"], anna.table(id)["resignation"]) == ("playing", None)
    refused = anna.refusal(f"/api/tables/{id}/resign-answer", {"seat": 0, "agree": True})
    assert refused == "refused-resignation-not-offered"


def test_an_offer_stands_while_the_game_goes_on_and_can_be_withdrawn(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "judge", lambda *_: None)
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        seen = tab.seen()
        offer(server, id, 1)
        tab.wait(lambda seen: seen["step"] == 2, tab.act(seen))
        assert anna.table(id)["resignation"] == {"seat": 1, "waiting": [0]}

        assert server.client.portal is not None
        server.client.portal.call(server.live(id).change, partial(withdrawn, seat=1))

        assert lines(tab.news())[-1] == "log-resign-withdrawn"
    assert anna.table(id)["resignation"] is None


def test_in_a_team_all_people_accept_and_partners_resign_together(server: Server) -> None:
    """HK-55: the side that is left has won."""
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "random", "open", "random", options=TEAMS)
    boris.takes(id, 2)
    anna.post(f"/api/tables/{id}/start")
    offer(server, id, 3)
    assert anna.table(id)["resignation"] == {"seat": 3, "waiting": [0, 2]}

    answer(boris, id, 2, agree=True)
    assert anna.table(id)["resignation"] == {"seat": 3, "waiting": [0]}
    answer(anna, id, 0, agree=True)

    table = anna.table(id)
    assert (table["status"], table["result"]["ranking"][0]) == ("finished", [0, 2])
    assert [seat["resigned"] for seat in table["seats"]] == [False, True, False, True]


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("me", "random", "random"), {}),
        (("me", "random", "random", "random"), TEAMS),
        (("random", "random"), {}),
    ],
)
def test_nobody_resigns_among_three_or_for_a_person_or_before_nobody(
    server: Server, kinds: tuple[str, ...], options: Json
) -> None:
    anna = server.guest("Anna")
    id = anna.makes(*kinds, options=options)
    seat = kinds.index("random") if "me" not in kinds else 2 - (len(kinds) == 3)

    with pytest.raises(Exception, match="stale"):
        offer(server, id, seat)


def test_an_offer_outlives_the_server(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    offer(server, id, 1)
    assert server.client.portal is not None
    server.client.portal.call(put_away, server.live(id))
    server.registry.give_up(server.live(id))

    assert anna.table(id)["resignation"] == {"seat": 1, "waiting": [0]}
    answer(anna, id, 0, agree=True)
    assert anna.table(id)["status"] == "finished"


class Thoughts:
    """What bots think of their position, in one round after the other."""

    def __init__(self) -> None:
        self.hopeless = True
        self.rounds = 0

    def judge(self, *_asked: object) -> Judgement:
        self.rounds += 1
        return Judgement(self.rounds, self.hopeless)


def play_until(tab: Tab, line: str) -> None:
    """Seat 0 takes the first option of whatever it is asked, until everybody is told this."""
    answered: set[int] = set()
    while True:
        seen = tab.session.receive_json()
        if seen["type"] != "seen":
            continue
        if line in [told["id"] for told in seen["events"]]:
            return
        if 0 in seen["decision"]["waiting"] and seen["d"] not in answered:
            answered.add(seen["d"])
            option = seen["decision"]["options"][0]
            action = [option["verb"], option["target"], option["extra"]]
            tab.session.send_json({"type": "act", "seat": 0, "d": seen["d"], "actions": [action]})


def test_a_bot_offers_in_its_third_round_without_hope_and_withdraws_with_the_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts()
    monkeypatch.setattr(bots, "judge", thoughts.judge)
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    with anna.at(id) as tab:
        play_until(tab, "log-resign-offered")
        assert thoughts.rounds >= ROUNDS
        assert anna.table(id)["resignation"] == {"seat": 1, "waiting": [0]}
    thoughts.hopeless = False
    with anna.at(id) as tab:
        play_until(tab, "log-resign-withdrawn")

    assert anna.table(id)["resignation"] is None
