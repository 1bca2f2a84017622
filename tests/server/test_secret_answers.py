"""That a secret answer was changed is told to nobody but its own seat."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.running import Json, Server, Tab, serving

LIVE = {"kind": "live", "per_move": 600, "reserve": 600}
DAYS = {"kind": "days", "per_move": 86400, "reserve": 0}


class Company:
    """Anna, Boris and Clara, who choose their plots in secret; Vera watches."""

    def __init__(self, server: Server, **more: Json) -> None:
        self.server = server
        self.people = [server.guest(name) for name in ("Anna", "Boris", "Clara")]
        self.vera = server.guest("Vera")
        anna = self.people[0]
        self.id = anna.makes("me", "open", "open", game="living-card-game", **more)
        for seat in (1, 2):
            self.people[seat].takes(self.id, seat)
        anna.post(f"/api/tables/{self.id}/start")
        while self.seen(0)["decision"]["mode"] != "secret":
            self.answers(self.seen(0)["decision"]["waiting"][0])

    def seen(self, seat: int) -> Json:
        with self.people[seat].at(self.id) as tab:
            return tab.seen()

    def answers(self, seat: int, choice: int = 0) -> None:
        seen = self.seen(seat)
        option = seen["decision"]["options"][choice]
        action = [option["verb"], option["target"], option["extra"]]
        body = {"seat": seat, "d": seen["d"], "actions": [action]}
        self.people[seat].post(f"/api/tables/{self.id}/act", body)

    def all_that_others_can_ask_for(self) -> str:
        """Everything but the time of day, which goes by."""
        found: list[Json] = []
        for person in (*self.people[1:], self.vera):
            found += [
                person.table(self.id),
                person.get("/api/tables"),
                person.get("/api/me"),
                person.get(f"/api/tables/{self.id}/replay"),
                person.get(f"/api/tables/{self.id}/replay/1"),
            ]
            with person.at(self.id) as tab:
                found += tab.news()
        return json.dumps([timeless(part) for part in found])


def timeless(part: Json) -> Json:
    if isinstance(part, list):
        return [timeless(each) for each in part]
    if isinstance(part, dict):
        return {key: timeless(value) for key, value in part.items() if key not in ("now", "away_since")}
    return part


@contextmanager
def company(folder: Path, **more: Json) -> Iterator[Company]:
    with serving(folder) as server:
        yield Company(server, **more)


@pytest.mark.parametrize("clock", [None, LIVE, DAYS], ids=["none", "live", "days"])
def test_nothing_that_others_can_ask_for_moves(tmp_path: Path, clock: Json) -> None:
    with company(tmp_path, **({"clock": clock} if clock else {})) as table:
        table.answers(0)
        table.answers(2)
        before = table.all_that_others_can_ask_for()

        table.server.clock.advance(7)
        table.answers(0, choice=1)

        assert table.all_that_others_can_ask_for() == before
        decision = table.seen(0)["decision"]
        assert decision["answer"][0][1] == decision["options"][1]["target"]


@pytest.mark.parametrize("clock", [None, LIVE], ids=["none", "live"])
def test_no_word_goes_to_others(tmp_path: Path, clock: Json) -> None:
    """Neither to those who have seen the first answer come in, nor to a tab that was opened since."""
    with company(tmp_path, **({"clock": clock} if clock else {})) as table:
        boris, clara = table.people[1:]
        with boris.at(table.id) as early, table.people[0].at(table.id) as own:
            early.news()
            mine = own.seen()
            own.act(mine)
            early.news()
            with clara.at(table.id) as late, table.vera.at(table.id) as watching:
                others: list[Tab] = [early, late, watching]
                for tab in others:
                    tab.news()
                own.news()

                changed = own.act(mine, choice=1)

                assert [message["type"] for message in changed] == ["seen"]
                assert [tab.news() for tab in others] == [[], [], []]


def test_a_request_to_take_back_outlives_it(tmp_path: Path) -> None:
    with company(tmp_path) as table:
        table.answers(0)
        table.people[1].post(f"/api/tables/{table.id}/undo", {"seat": 1})
        asked = table.people[2].table(table.id)["undo"]
        assert asked["seat"] == 1

        table.answers(0, choice=1)

        assert table.people[2].table(table.id)["undo"] == asked


def test_an_answer_given_in_secret_is_changed_and_not_taken_back(tmp_path: Path) -> None:
    """All would see that its seat is awaited again."""
    with company(tmp_path) as table:
        table.answers(0)

        refused = table.people[0].refusal(f"/api/tables/{table.id}/undo", {"seat": 0})

        assert refused == "refused-undo-answered"
        decision = table.seen(0)["decision"]
        assert (decision["can_undo"], decision["can_ask_undo"]) == (False, False)
        assert decision["why_not_undo"]["id"] == "refused-undo-answered"


def test_what_was_replaced_does_not_come_back_when_all_agree_to_go_back(tmp_path: Path) -> None:
    """Else all would see that its seat has answered already."""
    waiting: list[list[int]] = []
    for changes in (False, True):
        folder = tmp_path / str(changes)
        folder.mkdir()
        with company(folder) as table:
            table.answers(0)
            table.answers(1)
            if changes:
                table.answers(0, choice=1)
            table.answers(2)
            table.people[0].post(f"/api/tables/{table.id}/undo", {"seat": 0})
            for seat in (1, 2):
                table.people[seat].post(f"/api/tables/{table.id}/undo-answer", {"seat": seat, "agree": True})
            waiting.append(table.vera.table(table.id)["waiting"])

    assert waiting == [[0, 1, 2], [0, 1, 2]]
