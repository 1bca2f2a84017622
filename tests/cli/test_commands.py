"""``games``, ``rules``, ``simulate`` and ``replay``."""

import json
from pathlib import Path

import pytest

from cli.running import GAME, called, flat, process
from fivethrones.games import GAMES
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.record import load


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two knights."""
    path = tmp_path / "game.txt"
    ran = called(
        "simulate", GAME, "--seats", "knight,knight", "--games", "1", "--seed", "4", "--record", str(path)
    )
    assert ran.code == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_setting_with_its_values(language: str) -> None:
    shown = called("games", "--lang", language).out
    words = Translator(language, GAME)

    assert words.name("game-hand-of-the-king") in shown
    for setting in GAMES[GAME].settings:
        assert setting.id in shown
        assert words.name(f"option-{setting.id}", "text") in flat(shown)
        assert all(words.name(f"option-{setting.id}-{value}") in flat(shown) for value in setting.values)


def test_games_and_play_name_the_ratings_that_were_measured() -> None:
    shown = flat(called("games", "--lang", "en").out)
    played = called("play", GAME, "--seats", "human,knight", "--lang", "en", typed="quit\nno\n").out
    unmeasured = called("play", GAME, "--seats", "human,random", "--lang", "en", typed="quit\nno\n").out

    assert "knight Knight 2 players: rating 1500" in shown
    assert "Knight: rating 1500" in played
    assert "rating" not in unmeasured


@pytest.mark.parametrize(("language", "word"), [("ru", "Варис"), ("en", "Varys")])
def test_rules_are_shown_whole_or_one_by_one(language: str, word: str) -> None:
    whole = called("rules", GAME, "--lang", language).out
    one = called("rules", GAME, "--lang", language, "--rule", "hk-7").out

    assert all(f"HK-{number}" in whole for number in range(1, 55))
    assert "HK-7" in one
    assert word in one
    assert "HK-8 " not in one


def test_a_series_is_the_same_for_any_number_of_jobs() -> None:
    args = ["simulate", GAME, "--seats", "knight,random", "--games", "20", "--seed", "5", "--json"]

    alone, together = process(*args, "--jobs", "1"), process(*args, "--jobs", "2")

    assert (alone.code, alone.err, together.code, together.err) == (0, "", 0, "")
    assert before_timing(alone.out) == before_timing(together.out)
    assert json.loads(alone.out)["games"] == 20


@pytest.mark.parametrize(("game", "seats"), [("hand-of-the-king", 2), ("btwixt", 3)])
def test_without_a_word_a_knight_meets_random_players_as_many_as_the_game_takes(
    game: str, seats: int
) -> None:
    """So the release tries each wheel: see `test-command` in pyproject.toml."""
    ran = called("simulate", game, "--games", "1", "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert all(f"{'Knight' if seat == 1 else 'Random'} {seat}" in ran.out for seat in range(1, seats + 1))


def test_seats_of_a_series_may_be_named_by_their_number() -> None:
    ran = called("simulate", GAME, "--games", "1", "--option", "seats=3", "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert "Random 3" in ran.out


def before_timing(text: str) -> str:
    """Byte for byte all but the last key."""
    head, key, _ = text.partition('"timing"')
    assert key
    return head


@pytest.mark.parametrize(
    ("language", "words"), [("ru", ["Победы", "Рыцарь 1"]), ("en", ["Wins", "Knight 1"])]
)
def test_statistics_are_shown_in_words(language: str, words: list[str]) -> None:
    ran = called("simulate", GAME, "--games", "3", "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    assert all(word in ran.out for word in [*words, "95 %", "prompt-move", "outcome-"])


def test_options_reach_the_games() -> None:
    ran = called("simulate", GAME, "--games", "2", "--option", "companions_enabled=false", "--json")

    assert "play" not in json.loads(ran.out)["events"]


def test_records_of_several_games_are_numbered(tmp_path: Path) -> None:
    called("simulate", GAME, "--seats", "random,random", "--games", "3", "--record", str(tmp_path / "g.txt"))

    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["g-1.txt", "g-2.txt", "g-3.txt"]
    assert all(load(tmp_path / name, GAMES).state.outcome for name in names)


@pytest.mark.parametrize(("language", "text"), [("ru", "Запись верна"), ("en", "The record is sound")])
def test_a_record_is_verified(record: Path, language: str, text: str) -> None:
    ran = called("replay", str(record), "--verify", "--lang", language)

    assert ran.code == 0
    assert text in ran.out
    assert load(record, GAMES).state_hash in ran.out


def test_a_record_that_was_tampered_with_does_not_verify(record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace("seed ", "seed 1"))

    ran = called("replay", str(record), "--verify")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1


def test_a_game_is_replayed_from_set_up_to_outcome(record: Path) -> None:
    shown = called("replay", str(record)).out
    match = load(record, GAMES)

    assert "Set-up" in shown.splitlines()[:3]
    assert f"Step {len(match.steps)}" in shown
    assert " wins" in shown.splitlines()[-1]


def make_older(record: Path, *moves: str) -> int:
    """As if an older version of the game had written it; with these first moves. The line of the first move."""
    lines = record.read_text(encoding="utf-8").splitlines()
    first = lines.index("") + 1
    lines[1] = f"game {GAME} {GAMES[GAME].version - 1}"
    lines[first : first + len(moves)] = moves
    record.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return first + 1


def test_a_record_of_an_older_version_is_replayed_by_todays_rules(record: Path) -> None:
    make_older(record)

    shown = called("replay", str(record))

    assert shown.code == 0
    assert " wins" in shown.out.splitlines()[-1]
    assert "only a program of that version" in flat(called("replay", str(record), "--verify").out)


def test_a_record_of_an_older_version_says_where_and_why_it_stops(record: Path) -> None:
    kept = load(record, GAMES).log[0].actions[0]
    line = make_older(record, f"0 {GAMES[GAME].write(kept)}", "0 kill catelyn") + 1

    shown = called("replay", str(record))

    assert shown.code == 0
    assert f"only up to line {line}: “0 kill catelyn” is not possible there" in flat(shown.out)
    assert called("replay", str(record), "--step", "1").code == 0
    assert called("replay", str(record), "--verify").code == 1


@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_position_is_shown_as_a_seat_saw_it(record: Path, seat: str) -> None:
    shown = called("replay", str(record), "--step", "5", "--seat", seat).out

    assert "VARYS" in shown
    assert "Choose where Varys goes" in shown


def test_a_step_that_is_not_there_is_refused(record: Path) -> None:
    assert called("replay", str(record), "--step", "999").code == 1


def test_a_picture_is_the_same_each_time_and_asks_the_net_for_nothing(tmp_path: Path) -> None:
    for name in ["one.svg", "two.svg"]:
        assert called("picture", str(tmp_path / name), "--lang", "en").code == 0

    one = (tmp_path / "one.svg").read_text()
    assert one == (tmp_path / "two.svg").read_text()
    assert "font-face" not in one
