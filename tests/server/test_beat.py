"""When a bot answers what is asked in secret depends on nothing that is hidden."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from fivethrones.games import GAMES
from fivethrones.kernel.play import legal
from fivethrones.kernel.text import state_from_data
from fivethrones.match.entry import Entry
from fivethrones.server.storage.schema import log
from fivethrones.server.tables import automation
from fivethrones.server.tables.automation import APART, asks_in_secret, time_to_beat
from fivethrones.server.tables.bots import choose
from fivethrones.server.tables.entries import Opened, read_line
from fivethrones.server.tables.table import Table
from server.running import Clock, Server, serving

BEAT = 300  # milliseconds


class Slow:
    """Time goes by only where a bot thinks, so long for each option that it has, and where it waits."""

    def __init__(self, clock: Clock, per_option: int) -> None:
        self.clock = clock
        self.per_option = per_option
        self.rests = 0

    def choose(self, game_id: str, level: str, world: Any, seat: int, seed: int) -> Any:
        state = state_from_data(GAMES[game_id], world)
        self.clock.now_ms += self.per_option * len(legal(state, seat))
        return choose(game_id, level, world, seat, seed)

    async def rest(self, seconds: float) -> None:
        self.rests += 1
        self.clock.now_ms += round(seconds * 1000)
        await asyncio.sleep(0)


class Answer(NamedTuple):
    took: int  # milliseconds from the question to the answer, by the log
    prompt: str
    options: int


def secret_answers(server: Server, id: str, seat: int) -> list[Answer]:
    """Those of a seat, as anybody could time them."""
    query = select(log.c.at, log.c.text).where(log.c.table_id == id).order_by(log.c.number)
    with server.registry.database.engine.connect() as connection:
        rows = [(row.at, row.text) for row in connection.execute(query)]
    opened = read_line(None, rows[0][1])
    assert isinstance(opened, Opened)
    table, found = Table(id, GAMES, opened, rows[0][0]), []
    for at, text in rows[1:]:
        line, put = read_line(table.match, text), table.clocks.since[seat]
        if isinstance(line, Entry) and line.seat == seat and put is not None:
            assert table.match is not None
            if asks_in_secret(table.match.state):
                options = len(legal(table.match.state, seat))
                found.append(Answer(at - put, table.match.state.decision.prompt.id, options))  # type: ignore[union-attr]
        table.enter(line, at)
    return found


def answers_to_a_person(folder: Path, monkeypatch: pytest.MonkeyPatch, per_option: int) -> list[Answer]:
    """What a bot did against somebody who always takes the first option."""
    clock = Clock()
    slow = Slow(clock, per_option)
    monkeypatch.setattr(automation, "choose", slow.choose)
    with serving(folder, clock, beat=BEAT / 1000, rest=slow.rest) as server:
        anna = server.guest("Anna")
        id = anna.makes("me", "random", game="stark-lannister")
        with anna.at(id) as tab:
            seen = tab.seen()
            while seen["outcome"] is None:
                heard = tab.act(seen)
                before = seen["d"]
                seen = tab.wait(lambda seen, d=before: seen["outcome"] is not None or seen["d"] > d, heard)  # type: ignore[misc]
        return secret_answers(server, id, 1)


def test_an_answer_takes_the_same_time_with_one_option_and_with_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who holds a response has more to choose from than to pass, and thinks longer."""
    found = answers_to_a_person(tmp_path, monkeypatch, 10)

    assert {answer.took for answer in found} == {BEAT + APART}
    windows = [answer for answer in found if answer.prompt == "prompt-respond"]
    assert {answer.options > 1 for answer in windows} == {True, False}


def test_a_thought_longer_than_a_beat_ends_on_a_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = answers_to_a_person(tmp_path, monkeypatch, 160)

    assert all((answer.took - APART) % BEAT == 0 for answer in found)
    assert {(answer.took - APART) // BEAT for answer in found} > {2}


def test_bots_among_themselves_wait_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    slow = Slow(clock, 10)
    monkeypatch.setattr(automation, "choose", slow.choose)
    with serving(tmp_path, clock, beat=BEAT / 1000, rest=slow.rest) as server:
        anna = server.guest("Anna")
        id = anna.makes("random", "random", game="stark-lannister")
        with anna.at(id) as tab:
            tab.wait(lambda seen: seen["step"] > 20, tab.news())

    assert slow.rests == 0


@pytest.mark.parametrize(
    ("elapsed", "wait"),
    [(0, 300), (1, 299), (299, 1), (300, 0), (301, 299), (599, 1), (600, 0), (-5, 300), (-3_600_000, 300)],
)
def test_a_beat_is_never_far_even_where_the_clock_goes_back(elapsed: int, wait: int) -> None:
    assert time_to_beat(elapsed, BEAT) == wait
