"""Bots of the host's own: offered beside the levels, seated like them, and nowhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.running import called
from fivethrones.cli.serve import brought
from fivethrones.games import GAMES
from fivethrones.server.tables import automation
from fivethrones.server.tables.bots import choose, stand_in_level, strongest, where_from
from server.running import GAME, Server, serving

BOT = """
from fivethrones.bots.bot import Bot

class Last(Bot):
    id = "last"

    def choose(self, question, rng):
        return question.options[-1]

class knight(Last):
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOT, encoding="utf-8")
    return path


@pytest.fixture
def server(tmp_path: Path, file: Path) -> Iterator[Server]:
    with serving(tmp_path, bots=brought([f"{GAME}={file}:Last"])) as server:
        yield server


def test_it_is_offered_beside_the_levels_of_its_game_only(server: Server) -> None:
    offered = {game["id"]: game["brought"] for game in server.guest("Anna").get("/api/games")}

    assert offered.pop(GAME) == ["Last"]
    assert set(map(tuple, offered.values())) == {()}


def test_it_sits_at_a_table_by_its_name_and_plays(
    server: Server, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(game: str, name: str, *rest: object) -> object:
        asked.append(name)
        return choose(game, name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(automation, "choose", noted)
    anna = server.guest("Anna")
    id = anna.makes("Last", "random")

    with anna.at(id) as tab:
        tab.wait(lambda seen: seen["outcome"] is not None, tab.news())

    assert [seat["level"] for seat in anna.table(id)["seats"]] == ["Last", "random"]
    assert set(asked) == {f"{file}:Last", "random"}


@pytest.mark.parametrize(
    "level", ["mine.py:Last", "server.test_brought:Last", "http://localhost:1/", "First"]
)
def test_a_guest_cannot_bring_one(server: Server, level: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]

    refusal = server.guest("Anna").refusal("/api/tables", {"game": GAME, "seats": seats})

    assert refusal == "refused-bot-unknown"


def test_it_neither_stands_in_nor_hints(server: Server) -> None:
    id = server.guest("Anna").makes("me", "Last")

    assert stand_in_level(server.live(id).table) == strongest(GAMES[GAME]) == "hand"


def test_where_the_host_brings_it_no_more_another_plays_on(server: Server) -> None:
    config = server.registry.config

    assert where_from(config, GAMES[GAME], "Last", "hand").endswith("mine.py:Last")
    assert where_from(config, GAMES["monopoly"], "Last", "knight") == "knight"


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("Last", "is no bot to bring"),
        (f"{GAME}=http://localhost:1/", "is no bot to bring"),
        (f"{GAME}=mine.py:{'A' * 21}", "is no bot to bring"),
        (f"{GAME}=nowhere.py:Last", "There is no bot"),
        (f"{GAME}={{file}}:First", "There is no bot"),
        (f"{GAME}={{file}}:knight", "already a bot"),
        ("chess={file}:Last", "chess"),
    ],
)
def test_what_cannot_be_brought_is_refused_before_anything_is_served(
    file: Path, said: str, refused: str
) -> None:
    ran = called("serve", "--port", "0", "--bot", said.format(file=file), "--lang", "en")

    assert ran.code != 0
    assert refused in ran.err
