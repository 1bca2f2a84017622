"""Whatever is typed, asked for or found in a file: one sentence in the reader's language, never a traceback."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import GAME, called
from cli.test_failing import check_sentence
from fivethrones.bots import bot_named
from fivethrones.bots.bot import gesture
from fivethrones.cli.failing import explained
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.play import waiting
from fivethrones.kernel.rng import seeded
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, dumps, loads
from fivethrones.server.storage.engine import open_engine

HUGE = ["9" * 20, "9" * 25, "9" * 32, "9" * 99, "9" * 5000]
LONG_NAME = "x" * 300


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(language: str, *args: str) -> str:
    ran = called(*args, "--lang", language)
    assert ran.out == ""
    assert ran.code in (1, 2)
    check_sentence(ran.err, language)
    return ran.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", HUGE, ids=len)
def test_a_huge_number_is_refused_in_words(number: str, language: str) -> None:
    called("play", GAME, "--seed", "7", "--seats", "human,human", typed="1\nsave kept.txt\nquit\nno\n")

    refused(language, "replay", "kept.txt", "--step", number)
    refused(language, "replay", "kept.txt", "--seat", number)
    refused(language, "play", GAME, "--option", f"seats={number}")
    refused(language, "play", GAME, "--seats", number)
    refused(language, "simulate", GAME, "--games", number)
    refused(language, "dataset", GAME, "--out", "games", "--games", number)
    refused(language, "rules", GAME, "--rule", f"HK-{number}")
    refused(language, "serve", "--port", number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_seed_is_a_seed(language: str) -> None:
    assert (
        called("play", GAME, "--seed", str(2**256 - 1), "--lang", language, typed="1\nquit\nno\n").code == 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ["replay", LONG_NAME],
        ["play", GAME, "--resume", LONG_NAME],
        ["deck", "check", LONG_NAME],
        ["deck", "moves", LONG_NAME],
        ["deck", "check", "."],
        ["simulate", GAME, "--games", "1", "--record", LONG_NAME],
        ["dataset", GAME, "--games", "1", "--out", LONG_NAME],
        ["picture", LONG_NAME],
        ["restore", LONG_NAME],
        ["restore", "nothing.db", "--database", LONG_NAME],
        ["restore", "nothing.db", "--database", "file/tables.db"],
        ["serve", "--port", "0", "--host", LONG_NAME],
        ["serve", "--port", "0", "--host", "a..b"],
        ["serve", "--port", "0", "--database", "."],
        ["serve", "--port", "0", "--database", "file"],
        ["serve", "--port", "0", "--database", "sqlite:///tables.db?timeout=soon"],
    ],
    ids=lambda args: " ".join(args)[:60],
)
def test_names_that_lead_nowhere_are_refused_in_words(args: list[str], language: str, folder: Path) -> None:
    (folder / "file").write_text("no database")

    refused(language, *args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [LONG_NAME, "a\0b", "/nowhere/x", "."])
def test_a_name_under_which_nothing_can_be_saved_is_no_end_of_the_game(name: str, language: str) -> None:
    typed = f"save {name}\n1\nquit\n{name}\n"
    ran = called("play", GAME, "--seed", "7", "--lang", language, typed=typed)

    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(language: str, folder: Path) -> None:
    newer = folder / "newer.db"
    open_engine(str(newer)).dispose()
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    wanted = {"ru": "новой", "en": "newer"}[language]
    assert wanted in refused(language, "serve", "--port", "0", "--database", str(newer))
    assert wanted in refused(language, "restore", str(newer), "--database", "tables.db")
    assert sorted(path.name for path in folder.iterdir() if not path.name.startswith("newer.db")) == []
    with closing(sqlite3.connect(newer)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


# Records with wrong lines


def record_of(game: str, seed: int, steps: int = 60) -> list[str]:
    """Lines of a record of so many random steps."""
    match = Match(GAMES[game], {}, seed)
    bot, rng = bot_named("random", match.game), seeded(seed)
    while match.state.outcome is None and len(match.log) < steps:
        seat = waiting(match.state)[0]
        match.play(*gesture(match.game, match.state.clone(), seat, bot, rng))
    return dumps(match).split("\n")


def altered(lines: list[str], others: list[str], chance: random.Random) -> str:
    """A line of the record with a huge number in it, a move of another time or game, or an entry for no player."""
    number = chance.randrange(len(lines))
    huge = chance.choice(["9" * 25, "9" * 200, str(2**63), "0" * 40])
    foreign = chance.choice(others).partition(" ")[2]
    line = chance.choice(
        [
            re.sub(r"\d+", huge, lines[number], count=1),
            re.sub(r"\d+(?=\D*$)", huge, lines[number]),
            f"{lines[number]} {huge}",
            f"{chance.choice('01')} {foreign}",
            f"default {chance.choice(['0', '1', huge])} {foreign}",
            *(f"{kind} {chance.choice(['0', '20', huge])}" for kind in ("undo", "resign", "back")),
            f"bot {huge} knight",
            f"redeal {huge} 1",
            f"redeal 0 {huge}",
        ]
    )
    return "\n".join([*lines[:number], line, *lines[number + 1 :]])


def explained_everywhere(text: str) -> list[str]:
    """Why this is no record, in every language; nothing where it is one."""
    try:
        loads(text, GAMES)
    except Refusal as refusal:
        return [explained(Translator(language), refusal) for language in LANGUAGES]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_any_wrong_line_is_refused_in_words(game: str) -> None:
    chance = random.Random(game)
    records = [record_of(id, 1, 30) for id in GAMES]
    others = [line for record in records for line in record if line[:2] in ("0 ", "1 ", "2 ")]
    lines = record_of(game, 2)

    told = [explained_everywhere(altered(lines, others, chance)) for _ in range(150)]

    assert sum(1 for texts in told if all(texts) and texts) > 100


def test_an_illegal_move_in_a_record_is_explained_in_the_words_of_its_game() -> None:
    """Two card games give the same reasons for different cards, and only one of them has Nymeria."""
    match = Match(GAMES["living-card-game"], {}, 1)
    reason = Message("refused-gold", {"card": "card-nymeria"}, "LC-40")
    refusal = BadRecord("illegal", 9, {"text": literal("0 play 5")}, reason, match.game.id)

    for language, name in (("ru", "Нимерия"), ("en", "Nymeria")):
        assert name in explained(Translator(language), refusal)
