"""Deals in every rotation, results that can be gone on with, ratings, and a test that stops when it is clear."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from fivethrones.arena import sprt
from fivethrones.arena.contest import Contest, hold, report
from fivethrones.arena.deals import Deal, line_ups, rotated
from fivethrones.arena.outside import address_of
from fivethrones.arena.ratings import ratings
from fivethrones.bots.bot import Bot, Question
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.rng import Rng, seeded

KING = GAMES["hand-of-the-king"]


def contest(*bots: str, seats: int = 2, seed: int = 3) -> Contest:
    return Contest(KING, {"seats": str(seats)}, list(bots), seed)


def shares(data: dict[str, Any]) -> dict[tuple[str, ...], dict[str, float]]:
    return {
        tuple(line_up["line_up"]): {bot: found["share"] for bot, found in line_up["bots"].items()}
        for line_up in data["line_ups"]
    }


def test_everybody_sits_in_every_seat_once() -> None:
    seats = [rotated(("a", "b", "c"), turn) for turn in range(3)]

    assert seats == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_as_many_bots_as_seats_play_together_and_others_in_pairs() -> None:
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_a_share_follows_a_bot_from_seat_to_seat() -> None:
    deal = Deal(("a", "b"), 0, [[[0], [1]], [[1], [0]]])  # a wins in seat 0, then in seat 1

    assert (deal.share("a"), deal.share("b")) == (1.0, 0.0)
    assert (deal.rank("a"), deal.rank("b")) == (1.0, 2.0)


def test_equals_share_a_win_and_a_place() -> None:
    deal = Deal(("a", "b", "b"), 0, [[[0, 1], [2]]])

    assert (deal.share("a"), deal.share("b")) == (0.5, 0.5)
    assert (deal.rank("a"), deal.rank("b")) == (1.5, 2.25)


def test_it_comes_out_the_same_for_any_number_of_processes() -> None:
    one, two = contest("knight", "random"), contest("knight", "random")

    assert report(one, hold(one, 3, jobs=1)) == report(two, hold(two, 3, jobs=2))


def test_the_stronger_wins_more_and_is_rated_higher() -> None:
    held = contest("random", "knight", seats=3)
    data = report(held, hold(held, 4))

    assert shares(data)[("knight", "random", "random")]["knight"] > 1 / 3
    assert data["ratings"]["knight"]["low"] > data["ratings"]["random"]["high"]


def test_results_are_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = contest("knight", "random")
    expected = report(whole, hold(whole, 4))
    hold(whole, 2, file=file)
    file.write_text(file.read_text() + '{"line_up": ["kni')  # cut off in the middle of a line
    heard: list[Deal] = []

    again = hold(whole, 4, file=file, hear=heard.append)

    assert [deal.number for deal in heard] == [2, 3]
    assert report(whole, again) == expected
    assert len(file.read_text().splitlines()) == 5


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    hold(contest("knight", "random"), 1, file=file)
    before = file.read_text()

    with pytest.raises(Refusal, match="refused-contest-file"):
        hold(contest("knight", "random", seed=4), 1, file=file)
    assert file.read_text() == before


def test_nobody_meets_himself() -> None:
    with pytest.raises(Refusal, match="refused-contest"):
        contest("knight")


def deals_of(strengths: dict[str, float], count: int) -> list[Deal]:
    """Games between players whose strengths are known."""
    rng = seeded(11)
    names = tuple(strengths)
    return [
        Deal(
            names,
            number,
            [ranked([strengths[name] for name in rotated(names, turn)], rng) for turn in range(len(names))],
        )
        for number in range(count)
    ]


def ranked(strengths: list[float], rng: Rng) -> list[list[int]]:
    """Who comes first is drawn by strength, then who comes next."""
    left = list(range(len(strengths)))
    order: list[list[int]] = []
    while left:
        mark = rng.below(10**6) / 10**6 * sum(strengths[seat] for seat in left)
        place = 0
        while mark > strengths[left[place]]:
            mark -= strengths[left[place]]
            place += 1
        order.append([left.pop(place)])
    return order


def test_known_strengths_are_found_within_their_intervals() -> None:
    found = ratings(deals_of({"weak": 1.0, "middle": 2.0, "strong": 4.0}, 400))
    step = 120.4  # points for twice the strength

    for bot, expected in {"weak": -step, "middle": 0.0, "strong": step}.items():
        rating, low, high = found[bot]
        assert low <= expected <= high
        assert low < rating < high


def test_it_is_soon_clear_who_is_better_and_who_is_not() -> None:
    strong = deals_of({"a": 4.0, "b": 1.0}, 200)
    equal = deals_of({"a": 1.0, "b": 1.0}, 4000)

    assert sprt.test(strong, "a")["verdict"] == "better"
    assert sprt.test(equal, "a")["verdict"] == "worse"
    assert sprt.test(strong[:5], "a")["verdict"] == sprt.OPEN


def test_a_contest_stops_when_it_is_clear() -> None:
    played = hold(contest("knight", "random"), 1000, until_clear=True)

    assert sprt.FEWEST <= len(played) < 100


class First(Bot):
    """What somebody else might write."""

    id = "first"

    def choose(self, question: Question, rng: Rng) -> Action:
        option = question.options[0]
        assert not isinstance(option, Span)
        return option


def test_a_class_from_elsewhere_takes_part() -> None:
    name = f"{__name__}:First"
    held = contest("knight", name)

    assert shares(report(held, hold(held, 2)))[("knight", name)]["knight"] > 0.5


def test_what_cannot_be_imported_is_named() -> None:
    with pytest.raises(Refusal, match="refused-bot-import"):
        contest("knight", "nowhere.at_all:Bot")


class Answering(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert asked["game"] == KING.id
        assert asked["view"]["viewer"] == asked["seat"]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"choose": len(asked["options"]) - 1}).encode())

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("before", ["", "http:"])
def test_a_bot_over_http_takes_part(address: str, before: str) -> None:
    held = contest("knight", before + address)

    assert shares(report(held, hold(held, 1)))[("knight", before + address)]["knight"] >= 0.5


def test_an_address_need_not_be_spelled_out() -> None:
    wanted = "http://127.0.0.1:80/"
    for name in [wanted, "http:127.0.0.1:80/", f"http:{wanted}"]:
        assert address_of(name) == wanted
    assert address_of("https://bots.example/a?b=c:d") == "https://bots.example/a?b=c:d"
