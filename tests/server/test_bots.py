"""Bots: in processes of their own, with nothing but a world that could be the true one."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fivethrones.bots import bots_for
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import is_legal
from fivethrones.kernel.text import dumps, state_from_data
from fivethrones.match.match import Match
from fivethrones.server.tables import automation
from fivethrones.server.tables.bots import (
    BEHIND,
    Thinker,
    Thought,
    Turns,
    choose,
    imagined,
    strongest,
    work_behind_others,
)
from server.processes import Process
from server.running import GAME, Server

HK = GAMES[GAME]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_a_thinking_process_gets_no_true_deck_and_no_true_chance() -> None:
    match = Match(HK, {}, 5)
    true: Any = match.state

    worlds: list[Any] = [imagined(HK, match.state, 0, seed) for seed in range(8)]

    assert all(world["rng"]["a"] != true.rng.a for world in worlds)
    assert len({dumps(world["companions"]) for world in worlds}) > 1
    assert str(match.seed) not in [str(value) for value in worlds[0].values()]
    view = dumps([HK.view(match.state, 0).grid])  # type: ignore[attr-defined]
    assert view == dumps([HK.view(state_from_data(HK, worlds[0]), 0).grid])  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", [bot.id for bot in bots_for(HK)])
def test_every_level_chooses_something_legal_from_plain_data(level: str) -> None:
    match = Match(HK, {"seats": "3"}, 5)

    [(verb, target, extra)] = choose(GAME, level, imagined(HK, match.state, 0, 2), 0, 1).choices

    assert is_legal(match.state, Action(0, verb, target, extra))


def test_a_bot_says_a_whole_offer_at_once() -> None:
    """MO-47: the table takes no part of one."""
    game = GAMES["monopoly"]
    match = Match(game, {"seats": "3", "variant": "short", "tokens": "dealt"}, 3)
    world = imagined(game, match.state, 0, 2)

    said = [choose(game.id, "random", world, 0, seed).choices for seed in range(60)]

    offers = [words for words in said if words[0][0] == "offer"]
    assert {words[-1][0] for words in offers} == {"send", "withdraw"}
    for words in said:
        match.branch(0).play(*(Action(0, *word) for word in words))


def test_bots_think_in_other_processes_and_outlive_one_of_them() -> None:
    async def story() -> list[int]:
        thinker = Thinker(1)
        first = await thinker.run("anna", os.getpid)
        with pytest.raises(Exception):  # noqa: B017, PT011 (the pool has its own name for it)
            await thinker.run("anna", os._exit, 1)
        second = await thinker.run("anna", os.getpid)
        thinker.stop()
        return [first, second]

    first, second = asyncio.run(story())

    assert len({first, second, os.getpid()}) == 3


INTERRUPTED_WHILE_IT_THINKS = """
import asyncio, os, signal, time
from fivethrones.server.tables.bots import Thinker

heard = []
signal.signal(signal.SIGINT, lambda *_: heard.append(1))

async def story():
    thinker = Thinker(1)
    for work in (0, 0.5):  # while its process starts, and while it thinks
        thinking = asyncio.create_task(thinker.run("anna", time.sleep, work))
        await asyncio.sleep(work / 2)
        os.killpg(0, signal.SIGINT)
        await thinking
    thinker.stop()
    print(len(heard))

asyncio.run(story())
"""


def test_an_interrupt_of_the_whole_group_is_heard_by_the_server_alone() -> None:
    """Ctrl-C in a terminal reaches all processes: bots that were thinking broke the orderly end of the server."""
    command = [sys.executable, "-c", INTERRUPTED_WHILE_IT_THINKS]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, start_new_session=True
    )

    assert (ran.stdout, ran.stderr) == ("2\n", "")


def test_what_nobody_waits_for_is_done_behind_what_somebody_waits_for() -> None:
    async def story() -> int:
        thinker = Thinker(1, work_behind_others)
        place: int = await thinker.run("anna", os.nice, 0)
        thinker.stop()
        return place

    assert asyncio.run(story()) == min(19, os.nice(0) + BEHIND)


def test_bots_play_among_themselves(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("squire", "knight", "random")

    with anna.at(id) as tab:
        last = tab.wait(lambda seen: seen["outcome"] is not None, tab.news())

    assert sorted(seat for place in last["outcome"]["ranking"] for seat in place) == [0, 1, 2]


def test_where_a_bot_fails_the_default_is_played(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(automation, "choose", broken)
    anna = server.guest("Anna")
    id = anna.makes("me", "knight")
    with anna.at(id) as tab:
        heard = tab.act(tab.seen())
        tab.wait(lambda seen: seen["step"] == 2, heard)

    assert "ZeroDivisionError" in caplog.text


def test_a_bot_whose_answer_no_longer_fits_thinks_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when others have changed what an offer is about while it was thought out."""
    thought: list[int] = []

    def late_once(*asked: Any) -> Thought:
        thought.append(1)
        return Thought([("move", 99, 99)], None) if len(thought) == 1 else choose(*asked)

    monkeypatch.setattr(automation, "choose", late_once)
    anna = server.guest("Anna")
    id = anna.makes("me", "squire")
    with anna.at(id) as tab:
        heard = tab.act(tab.seen())
        tab.wait(lambda seen: seen["step"] == 2, heard)

    assert "refused its own line" in caplog.text


def test_the_strongest_bot_sits_in_for_others() -> None:
    assert strongest(HK) == "hand"


def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "tables.db"))
    try:
        command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    finally:
        server.stop()

    assert ran.stderr == ""
    assert ran.stdout.startswith("places: [[")


def test_one_guests_many_questions_do_not_make_another_wait() -> None:
    """Of twenty questions of Anna and one of Boris, which comes last, his is the third to be answered."""

    async def story() -> list[str]:
        turns, all_asked = Turns(1), asyncio.Event()
        done: list[str] = []

        async def think(asker: str) -> None:
            async with turns.turn(asker):
                await all_asked.wait()
                done.append(asker)

        asked = [asyncio.create_task(think("anna")) for _ in range(20)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(think("boris")))
        await asyncio.sleep(0)
        all_asked.set()
        await asyncio.gather(*asked)
        return done

    done = asyncio.run(story())

    assert done.index("boris") == 2
    assert done.count("anna") == 20


def test_a_question_that_is_withdrawn_keeps_nobody_waiting() -> None:
    async def story() -> int:
        turns = Turns(1)

        async def think() -> None:
            async with turns.turn("anna"):
                await asyncio.sleep(0.001)

        asked = [asyncio.create_task(think()) for _ in range(5)]
        await asyncio.sleep(0)
        for task in asked[1:3]:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return turns.free

    assert asyncio.run(story()) == 1


def test_a_guest_lets_bots_play_alone_at_a_few_tables_only(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_args: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(server.registry.thinker, "run", for_ever)
    anna, boris = server.guest("Anna"), server.guest("Boris")
    for _ in range(2):
        anna.makes("squire", "knight")
    body = {"game": GAME, "seats": [{"kind": "bot", "level": "squire"}] * 2, "start": True}

    assert anna.refusal("/api/tables", body) == "refused-too-many-unattended"
    anna.makes("me", "knight")
    boris.makes("squire", "knight")
