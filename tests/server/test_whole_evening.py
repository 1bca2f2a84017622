"""Two people and two bots: a rated game, what it changed, its review together, and a puzzle from the weaker one's own mistake."""

from collections.abc import Iterator

import pytest

from server.running import Json, Person, Server, Tab, serving
from server.test_reviews import reviewed

MISTAKES = ("?!", "??")


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("evening"), review_worlds=1) as server:
        yield server


def played_out(tabs: dict[int, Tab]) -> Json:
    """Whoever of the people is asked takes the last option, until it is over; the last view."""
    heard = {seat: tab.news() for seat, tab in tabs.items()}
    while True:
        for seat, tab in tabs.items():
            seen = tab.wait(lambda _view: True, heard[seat][::-1])
            if seen["outcome"] is not None:
                return seen
            asked = seen["decision"] is not None and seat in seen["decision"]["waiting"]
            heard[seat] = tab.act(seen, -1) if asked else [seen, *tab.news()]


def a_rated_game(server: Server) -> tuple[str, Person, Person]:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", "squire", "squire", rated=True)
    boris.takes(id, 1)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as one, boris.at(id) as other:
        played_out({0: one, 1: other})
    return id, anna, boris


def test_two_people_and_two_bots_play_look_back_together_and_learn_from_it(server: Server) -> None:
    id, anna, boris = a_rated_game(server)

    players = anna.get(f"/api/tables/{id}/result")["players"]
    assert [player["seat"] for player in players] == [0, 1, 2, 3]
    assert all(player["level"] == "squire" and player["change"] is None for player in players[2:])
    better, worse = sorted(players[:2], key=lambda player: player["place"])
    assert better["place"] < worse["place"]
    assert better["change"] > worse["change"]
    assert [person.get("/api/players/me")["ratings"][0]["games"] for person in (anna, boris)] == [1, 1]

    review = reviewed(anna, id)
    assert {each["seat"] for each in review["decisions"]} == {0, 1}
    assert boris.get(f"/api/tables/{id}/review") == review
    with anna.at(id) as one, boris.at(id) as other:
        one.say(type="review-look", step=review["decisions"][0]["step"], seat=0, view="known", follows=True)
        told = other.say(type="review-look", step=1, seat=1, view="known", follows=True)
        [*_, together] = [message for message in told if message["type"] == "review"]
        assert together["leader"] == 0
        assert together["place"]["step"] == review["decisions"][0]["step"]
        one.say(type="review-point", step=together["place"]["step"], piece="cell-0")
        one.say(type="chat", room="table", text="Here!")
        told = other.news()
        assert [message["piece"] for message in told if message["type"] == "review-point"] == ["cell-0"]
        assert "Here!" in [
            line["text"] for message in told if message["type"] == "chat" for line in message["lines"]
        ]

    lost = {each["seat"]: each["own"] for each in review["accounts"]}
    weaker = min(lost, key=lambda seat: lost[seat])
    person = (anna, boris)[weaker]
    mistakes = [
        each for each in review["decisions"] if each["seat"] == weaker and each["known"]["mark"] in MISTAKES
    ]
    worst = min(mistakes, key=lambda each: each["known"]["played"]["chance"]["middle"])
    path = f"/api/tables/{id}/review/{worst['step']}/puzzle"
    assert person.get(path)["seen"][0]["seat"] == weaker
    assert person.post(path, {"choice": worst["known"]["better"][0]["choice"]})["right"] is True
