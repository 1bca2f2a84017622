"""Where others than the one to move may speak up, nobody waits for them."""

from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings
from games.living_card_game.scene import scene, side
from server.running import Json, Person, Server, Tab

GAME = "living-card-game"
LIVE = {"kind": "live", "per_move": 10, "reserve": 20}
OFFER = [["offer", -1, -1], ["player", 0, -1], ["amount", 1, -1], ["wish", 6, -1]]


@pytest.fixture(autouse=True)
def bribes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three players with gold, the challenges begin, the first may act."""

    def setup(_options: Settings, _seed: int) -> Any:
        sides = [side(house=house, gold=2) for house in ("stark", "lannister", "baratheon")]
        return scene(*sides, variant="littlefinger", goes_on=True).table

    monkeypatch.setattr(GAMES[GAME], "setup", setup)


def seated(server: Server, *others: str, **more: Any) -> tuple[str, list[Person]]:
    """Anna, and people or bots."""
    names = ["Anna", *(name for name in others if name != "random")]
    people = [server.guest(name) for name in names]
    kinds = ["me", *("random" if name == "random" else "open" for name in others)]
    options = {"variant": "littlefinger"}
    id = people[0].makes(*kinds, game=GAME, options=options, **more)
    for seat, person in enumerate(people[1:], 1):
        person.takes(id, seat)
    if len(people) > 1:
        people[0].post(f"/api/tables/{id}/start")
    return id, people


def says(tab: Tab, seen: Json, *actions: list[Any], **more: Any) -> list[Json]:
    return tab.say(type="act", seat=seen["seat"], d=seen["d"], actions=list(actions), **more)


def test_only_the_speaker_is_waited_for(server: Server) -> None:
    """LC-192."""
    id, (anna, boris, clara) = seated(server, "Boris", "Clara", clock=LIVE)
    with boris.at(id) as tab:
        decision = tab.seen()["decision"]

    assert (decision["mode"], decision["asked"], decision["waiting"]) == ("open", [0, 1, 2], [0])
    assert [option["verb"] for option in decision["options"]] == ["rest", "offer"]
    assert [option.get("role") for option in decision["options"]] == ["rest", None]
    assert decision["until"] is None
    table = anna.table(id)
    assert table["waiting"] == [0]
    assert [seat["deadline"] for seat in table["seats"]] == [server.clock.now() + 30_000, None, None]
    assert [person.get("/api/me")["tables"][0]["your_turn"] for person in (anna, boris, clara)] == [
        True,
        False,
        False,
    ]


def test_whoever_only_might_speak_up_loses_no_time(server: Server) -> None:
    id, (anna, *_) = seated(server, "Boris", "Clara", clock=LIVE)
    server.tick(25)
    with anna.at(id) as tab:
        says(tab, tab.seen(), ["pass", -1, -1])

    table = anna.table(id)
    assert (table["step"], table["waiting"]) == (1, [1])
    assert [seat["clock_ms"] for seat in table["seats"]] == [5_000, 20_000, 20_000]
    server.tick(30)
    assert (anna.table(id)["step"], anna.table(id)["waiting"]) == (2, [2])


def test_an_offer_comes_before_the_speaker_has_spoken(server: Server) -> None:
    """LC-191, LC-192: with what is asked for in words."""
    id, (anna, boris, clara) = seated(server, "Boris", "Clara")
    with anna.at(id) as one, boris.at(id) as other, clara.at(id) as third:
        third.news()
        heard = says(other, other.seen(), *OFFER, say="Let Boris win")
        assert [message["type"] for message in heard] == ["seen", "chat"]
        read = one.news()
        asked = next(message for message in read if message["type"] == "seen" and message["step"])
        assert (asked["decision"]["prompt"]["id"], asked["decision"]["waiting"]) == ("prompt-offer", [0])
        assert [message["type"] for message in third.news()] == ["seen", "chat"]

        seen = says(one, asked, ["accept", -1, -1])[-1]

    assert [each["gold"] for each in seen["view"]["sides"]] == [3, 1, 2]
    assert seen["decision"]["waiting"] == [0]


def test_what_the_speaker_does_leaves_an_offer_that_is_put_together_as_it_is(server: Server) -> None:
    id, (anna, boris, clara) = seated(server, "Boris", "Clara")
    with anna.at(id) as one, boris.at(id) as other, clara.at(id) as third:
        before = third.seen()
        says(other, other.seen(), ["rest", -1, -1])
        says(one, one.seen(), ["pass", -1, -1])

        answer = says(third, before, *OFFER)[0]

    assert (answer["type"], answer["decision"]["waiting"]) == ("seen", [0])


def test_bots_that_nobody_waits_for_say_nothing(server: Server) -> None:
    """Even at random there is no end of offers otherwise."""
    id, (anna,) = seated(server, "random", "random")
    with anna.at(id) as tab:
        seen = tab.seen()

    assert (seen["decision"]["asked"], seen["step"]) == ([0, 1, 2], 0)
    assert not server.live(id).automation.is_busy
