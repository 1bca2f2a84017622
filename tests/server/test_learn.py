"""Lessons over the wire."""

from typing import Any

import pytest
from sqlalchemy import func, select

from fivethrones.server.storage import schema
from fivethrones.server.storage.writer import Taken
from server.running import Json, Person, Server

PATH = "/api/learn/hand-of-the-king"
READ: list[Any] = []
RIGHT_LANNISTER = [["move", 3, 2]]
RIGHT_GREYJOY = [["move", 3, 1]]


@pytest.fixture
def learner(server: Server) -> Person:
    return server.guest("Anna")


def ask(learner: Person, path: str, **body: Any) -> Json:
    return learner.post(f"{PATH}/{path}", body)


def test_a_course_is_told_with_how_far_one_has_come(server: Server, learner: Person) -> None:
    ask(learner, "varys", taken=[READ])
    ask(learner, "banners", hints=5)

    lessons = learner.get(PATH)["lessons"]

    assert [lesson["id"] for lesson in lessons] == ["varys", "banners", "companions", "ending"]
    assert [(lesson["step"], lesson["finished"]) for lesson in lessons[:3]] == [
        (1, False),
        (0, True),
        (0, False),
    ]
    assert server.client.get(PATH).json()["lessons"][0]["step"] == 0


def test_a_course_says_which_one_comes_first(server: Server) -> None:
    found = {course["game"]: course["builds_on"] for course in server.client.get("/api/learn").json()}

    assert found.pop("living-card-game") == "stark-lannister"
    assert set(found.values()) == {None}


def test_a_lesson_begins_with_its_first_step(learner: Person) -> None:
    told = ask(learner, "varys")

    assert (told["step"], told["steps"], told["says"]) == (0, 5, "lesson-varys-court")
    assert told["seen"][-1]["seat"] == 0
    assert told["seen"][-1]["decision"]["options"] == []
    assert [seat["mine"] for seat in told["table"]["seats"]] == [True, False]


def test_a_position_that_is_laid_out_anew_has_no_past(learner: Person) -> None:
    """Else the bar and the log go on telling of an earlier position."""
    told = ask(learner, "varys", hints=4)

    assert told["says"] == "lesson-varys-exam"
    assert told["seen"][-1]["log"] == [[]]


def test_a_piece_that_is_pressed_after_the_end_is_told_so(learner: Person) -> None:
    taken = ask(learner, "varys", hints=5)["taken"]

    body = {"taken": taken, "asked": {"type": "why", "seat": 0, "piece": "cell-a1"}}

    assert learner.post(f"{PATH}/varys/why", body)["reason"]["id"] == "refused-lesson-over"


def test_a_step_offers_what_it_expects(learner: Person) -> None:
    """HK-7."""
    told = ask(learner, "varys", taken=[READ])

    assert told["expected"] == [RIGHT_LANNISTER]
    assert [option["piece"] for option in told["seen"][-1]["decision"]["options"]] == ["cell-f4"]
    assert told["rule"] == "HK-7"


def test_the_rival_answers_as_the_lesson_says(learner: Person) -> None:
    """What has happened comes step by step, and only the last asks something."""
    told = ask(learner, "varys", taken=[READ, RIGHT_LANNISTER])

    assert [seen["events"][0]["id"] for seen in told["seen"]] == ["log-move", "log-move"]
    assert [bool(seen["decision"]["options"]) for seen in told["seen"]] == [False, True]
    assert told["learnt"] == ["lesson-varys-court", "lesson-varys-farthest"]


def test_another_move_is_refused_with_a_reason(learner: Person) -> None:
    """No error, and nothing changes: to try something else is part of a lesson."""
    told = ask(learner, "varys", taken=[READ, RIGHT_GREYJOY])

    assert told["refused"] == {"id": "lesson-varys-farthest-one", "args": {}, "rule": "HK-7"}
    assert (told["step"], told["taken"]) == (1, [READ])
    assert learner.get(PATH)["lessons"][0]["step"] == 1


def test_what_the_rules_would_allow_as_well_is_told_but_not_offered(learner: Person) -> None:
    """SL-14: of several plots the one that is expected can only be compared with the others if they are seen."""
    plots = "/api/learn/stark-lannister/plots"
    told = learner.post(plots, {"taken": [READ]})

    offered = [option["label"]["args"]["card"] for option in told["seen"][-1]["decision"]["options"]]
    besides = [option["label"]["args"]["card"] for option in told["others"]]
    assert offered == ["card-calling_the_banners"]
    assert len(besides) == 2
    assert learner.post(plots, {"taken": [READ], "hints": 7 - 1})["others"] == []


def test_an_exam_tells_nothing_and_offers_everything(learner: Person) -> None:
    told = ask(learner, "varys", hints=4)

    assert told["exam"]
    assert told["expected"] == []
    assert len(told["seen"][-1]["decision"]["options"]) == 6


def test_the_lesson_does_a_step_for_the_learner(learner: Person) -> None:
    told = ask(learner, "varys", taken=[READ], hints=1)

    assert told["taken"] == [READ, RIGHT_LANNISTER]


def test_a_lesson_that_is_over_says_so(learner: Person) -> None:
    told = ask(learner, "varys", hints=5)

    assert (told["step"], told["says"], told["expects"]) == (5, None, False)


def test_a_piece_says_why_not(learner: Person) -> None:
    """A legal move gets the lesson's answer, any other the rule against it."""

    def why(piece: str) -> Json:
        asked = {"type": "why", "seat": 0, "piece": piece}
        return ask(learner, "varys/why", taken=[READ], asked=asked)["reason"]

    assert why("cell-f4") is None
    assert why("cell-d4")["id"] == "lesson-varys-farthest-one"
    assert why("cell-a4")["id"] == "refused-lesson-waits"
    assert why("cell-a1")["rule"].startswith("HK-")


def test_a_choice_can_be_tried_before_it_is_made(learner: Person) -> None:
    asked = {"type": "preview", "seat": 0, "d": 1, "action": RIGHT_LANNISTER[0]}
    told = ask(learner, "varys/preview", taken=[READ], asked=asked)

    assert [event["id"] for event in told["events"]] == ["log-move", "log-banner"]


@pytest.mark.parametrize("path", ["why", "preview"])
def test_nobody_asks_for_another_seat(learner: Person, path: str) -> None:
    asked = {"type": path, "seat": 1, "piece": "cell-a1"}
    if path == "preview":
        asked = {"type": path, "seat": 1, "d": 1, "action": ["move", 3, 2]}

    assert learner.refusal(f"{PATH}/varys/{path}", {"asked": asked}) == "refused-seat-not-yours"


@pytest.mark.parametrize("path", ["/api/learn/chess", f"{PATH}/varys/extra"])
def test_what_there_is_not_is_not_found(server: Server, path: str) -> None:
    assert server.client.get(path).status_code in (404, 405)


def test_a_lesson_that_there_is_not_is_not_found(learner: Person) -> None:
    assert learner.refusal(f"{PATH}/chess", {}) == "refused-not-found"


def test_how_far_one_has_come_is_erased_with_the_guest(server: Server, learner: Person) -> None:
    ask(learner, "varys", hints=2)
    assert kept(server) == 1
    server.client.delete("/api/me", headers=learner.headers)
    assert kept(server) == 0


def kept(server: Server) -> int:
    """Lessons of whomever that the database knows of."""
    assert server.client.portal is not None
    query = select(func.count()).select_from(schema.lessons)
    count: int = server.client.portal.call(
        server.registry.database.read, lambda connection: connection.scalar(query)
    )
    return count


def test_progress_that_another_worker_notes_at_the_same_moment_is_noted_after_it(
    server: Server, learner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = server.registry.database
    write, attempts = database.write, 0

    async def taken_once(work: Any) -> Any:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise Taken
        return await write(work)

    monkeypatch.setattr(database, "write", taken_once)

    ask(learner, "varys", taken=[READ])

    assert learner.get(PATH)["lessons"][0]["step"] == 1


def test_every_rule_that_lessons_show_is_looked_at_without_learning_it(learner: Person) -> None:
    shown = learner.get(f"{PATH}/rules")

    assert {"rule": "HK-7", "lesson": "varys", "step": 1} in shown
    assert len({each["rule"] for each in shown}) == len(shown)
    told = learner.get(f"{PATH}/varys/at/2")
    assert (told["step"], told["says"]) == (2, ask(learner, "varys", hints=2)["says"])
    learner.get(f"{PATH}/banners/at/3")
    assert learner.get(PATH)["lessons"][1]["step"] == 0
