"""A review that several look at together: one leads, the rest follow or step aside."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from fivethrones.server.tables.together import Member, Place, Together
from server.running import Json, Person, Server, Tab, play_out, serving, two_players

START = {"seat": 0, "view": "known", "follows": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("together")) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, Person, Person]:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id, anna, boris


@pytest.fixture
def tabs(finished: tuple[str, Person, Person]) -> Iterator[tuple[Tab, Tab]]:
    """Anna has come first, then Boris."""
    id, anna, boris = finished
    with ExitStack() as open_tabs:
        one, other = open_tabs.enter_context(anna.at(id)), open_tabs.enter_context(boris.at(id))
        one.say(type="review-look", step=3, **START)
        other.say(type="review-look", step=1, **START)
        one.news()
        yield one, other


def told(messages: list[Json]) -> Any:
    return [message for message in messages if message["type"] == "review"][-1]


def pointed(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["type"] == "review-point"]


def refusals(messages: list[Json]) -> list[str]:
    return [message["reason"]["id"] for message in messages if message["type"] == "refused"]


def test_who_comes_first_leads_and_the_others_are_told_where(tabs: tuple[Tab, Tab]) -> None:
    one, other = tabs

    one.say(type="review-look", step=5, seat=1, view="open", follows=True)

    state = told(other.news())
    assert state["leader"] == 0
    assert state["place"] == {"step": 5, "seat": 1, "view": "open"}
    assert [(each["seat"], each["follows"], each["mine"]) for each in state["members"]] == [
        (0, True, False),
        (1, True, True),
    ]


def test_who_steps_aside_moves_nobody_else(tabs: tuple[Tab, Tab]) -> None:
    one, other = tabs

    other.say(type="review-look", step=7, seat=1, view="open", follows=False)

    state = told(one.news())
    assert state["place"]["step"] == 3
    assert [(each["follows"], each["step"]) for each in state["members"]] == [(True, 3), (False, 7)]


def test_the_lead_is_taken_and_handed_over(tabs: tuple[Tab, Tab]) -> None:
    one, other = tabs
    other.say(type="review-look", step=7, **{**START, "follows": False})

    other.say(type="review-lead", seat=1)
    state = told(one.news())
    assert (state["leader"], state["place"]["step"]) == (1, 7)

    other.say(type="review-lead", seat=0)
    assert told(one.news())["leader"] == 0


def test_when_the_leader_goes_another_leads(finished: tuple[str, Person, Person]) -> None:
    id, anna, boris = finished
    with boris.at(id) as other:
        with anna.at(id) as one:
            one.say(type="review-look", step=3, **START)
            other.say(type="review-look", step=3, **START)

        state = told(other.news())

    assert state["leader"] == 1
    assert len(state["members"]) == 1


def test_pointing_is_told_to_all_but_those_who_do_not_want_to_hear_it(
    finished: tuple[str, Person, Person], tabs: tuple[Tab, Tab], server: Server
) -> None:
    id, clara = finished[0], server.guest("Clara")
    one, other = tabs
    server.clock.advance(5)
    clara.post("/api/me/avoided", {"kind": "mute", "whom": {"table": id, "seat": 0}})
    with clara.at(id) as onlooker:
        onlooker.say(type="review-look", step=3, **START)

        one.say(type="review-point", step=3, piece="cell-4")

        assert pointed(other.news()) == [{"type": "review-point", "seat": 0, "piece": "cell-4", "step": 3}]
        assert pointed(onlooker.news()) == []


def test_nobody_points_without_end(tabs: tuple[Tab, Tab], server: Server) -> None:
    one, _ = tabs
    server.clock.advance(5)

    answers = [one.say(type="review-point", step=3, piece="cell-4") for _ in range(8)]

    assert "refused-too-fast" in [reason for answer in answers for reason in refusals(answer)]


def test_who_did_not_play_follows_but_neither_leads_nor_points(
    finished: tuple[str, Person, Person], tabs: tuple[Tab, Tab], server: Server
) -> None:
    id, clara = finished[0], server.guest("Clara")
    with clara.at(id) as onlooker:
        state = told(onlooker.say(type="review-look", step=1, **START))
        assert [each["seat"] for each in state["members"]] == [0, 1, None]
        assert refusals(onlooker.say(type="review-lead", seat=0)) == ["refused-review-onlooker"]
        assert refusals(onlooker.say(type="review-point", step=1, piece="cell-4")) == [
            "refused-review-onlooker"
        ]

    assert tabs[0].news()


def test_only_who_is_there_can_lead(tabs: tuple[Tab, Tab]) -> None:
    assert refusals(tabs[0].say(type="review-lead", seat=3)) == ["refused-review-away"]


def test_no_running_game_is_looked_at_together(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as one:
        assert refusals(one.say(type="review-look", step=0, **START)) == ["refused-not-finished"]
        assert refusals(one.say(type="review-point", step=0, piece="cell-4")) == ["refused-not-finished"]


def test_no_step_beyond_the_end_is_looked_at(tabs: tuple[Tab, Tab]) -> None:
    assert refusals(tabs[0].say(type="review-look", step=10_000, **START)) == ["refused-step"]


def test_two_workers_agree_who_leads_whoever_is_heard_first() -> None:
    anna, boris = (
        Member(name, name, seat, Place(seat, 0, "known"), True) for seat, name in enumerate(("Anna", "Boris"))
    )
    here, there = Together(), Together()
    here.look(anna)
    there.look(boris)  # who has not heard of Anna yet

    here.look(boris)
    there.look(anna)
    there.lead(here.leader)

    assert (here.leader, here.place) == (there.leader, there.place) == (0, anna.place)
