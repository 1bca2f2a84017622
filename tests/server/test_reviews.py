"""Reviews of finished games over HTTP, and the puzzles that come of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from server.running import Person, Server, play_out, serving, two_players
from server.test_moderation import does, host

WORLDS = 1


class Reviewed(NamedTuple):
    id: str
    anna: Person
    boris: Person
    told: Any


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews"), review_worlds=WORLDS) as server:
        yield server


@pytest.fixture(scope="module")
def review(server: Server) -> Reviewed:
    """One game, reviewed once."""
    id, anna, boris = finished(server)
    assert anna.get(f"/api/tables/{id}/review")["status"] == "none"
    return Reviewed(id, anna, boris, reviewed(anna, id))


def finished(server: Server) -> tuple[str, Person, Person]:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id, anna, boris


def reviewed(person: Person, id: str) -> Any:
    """Ask for it, and look until it is there."""
    answer = person.post(f"/api/tables/{id}/review")
    while answer["status"] != "ready":
        answer = person.get(f"/api/tables/{id}/review")
    return answer


def test_a_running_game_has_no_review(server: Server) -> None:
    id, anna, _boris = two_players(server)

    assert anna.refusal(f"/api/tables/{id}/review") == "refused-not-finished"
    assert anna.get(f"/api/tables/{id}/review", 409)["reason"]["id"] == "refused-not-finished"


def test_a_review_judges_the_decisions_of_all_people_and_is_kept(review: Reviewed) -> None:
    told = review.told

    assert {each["seat"] for each in told["decisions"]} == {0, 1}
    assert told["done"] == told["total"] == told["asked"]
    assert [account["seat"] for account in told["accounts"]] == [0, 1]
    steps = review.anna.get(f"/api/tables/{review.id}/replay")["steps"]
    for each in told["decisions"]:
        assert steps[each["step"]]["seat"] == each["seat"]
        assert steps[each["step"]]["labels"] == each["known"]["played"]["labels"]
    assert set(told["turning"]) <= {each["step"] for each in told["decisions"]}
    assert review.boris.get(f"/api/tables/{review.id}/review") == told


def test_a_private_table_is_reviewed_for_those_who_may_see_it(server: Server) -> None:
    anna, clara = server.guest("Anna"), server.guest("Clara")
    id = anna.makes("me", "open", private=True)

    assert clara.refusal(f"/api/tables/{id}/review") == "refused-private"


def test_a_mistake_becomes_a_puzzle_that_its_better_choice_solves(review: Reviewed) -> None:
    mistake = next(each for each in review.told["decisions"] if each["known"]["mark"] in ("?!", "??"))
    path = f"/api/tables/{review.id}/review/{mistake['step']}/puzzle"
    best, played = mistake["known"]["better"][0]["choice"], mistake["known"]["played"]["choice"]

    shown = review.anna.get(path)
    right, wrong = (review.anna.post(path, {"choice": choice}) for choice in (best, played))

    assert shown["seen"][0]["seat"] == mistake["seat"]
    assert shown["puzzle"]["theme"] == "theme-mistake"
    assert (right["right"], wrong["right"]) == (True, False)


def test_what_was_no_mistake_is_no_puzzle(review: Reviewed) -> None:
    fine = next(each for each in review.told["decisions"] if not each["known"]["mark"])
    path = f"/api/tables/{review.id}/review/{fine['step']}/puzzle"

    assert review.anna.get(path, 404)["reason"]["id"] == "refused-not-found"


def test_a_game_that_was_closed_has_no_result_to_review_it_by(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        tab.act(tab.seen())
    does(host(server), f"/tables/{id}/close")

    assert anna.refusal(f"/api/tables/{id}/review") == "refused-review-no-result"
