"""A match at the terminal."""

import re
from pathlib import Path

import pytest

from cli.running import GAME, called, flat
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.state import IN_ROW
from fivethrones.kernel.settings import with_defaults
from fivethrones.locales import Translator
from fivethrones.match.record import load


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(typed: str, *args: str, lang: str = "en", seed: str = "7") -> str:
    """What the screen shows; seed 7 has Varys on a6, Lannisters above and Starks to the right."""
    ran = called("play", GAME, "--seed", seed, "--lang", lang, *args, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def companions_face_up() -> list[tuple[str, str]]:
    """Their names and texts, at the beginning of such a game."""
    court = HandOfTheKing().setup(with_defaults(HandOfTheKing.settings, {}), 7)
    translator = Translator("en", GAME)
    ids = [court.companion_name(court.companions[slot]) for slot in court.slots(IN_ROW)]
    return [(translator.name(id), translator.name(id, "text")) for id in ids]


@pytest.mark.parametrize(
    ("lang", "end"), [("ru", r"Победа: (Игрок 1|Рыцарь 2)"), ("en", r"(Player 1|Knight 2) wins")]
)
@pytest.mark.parametrize("columns", ["80", "120"])
def test_a_whole_game_is_played_to_its_end(lang: str, end: str, columns: str) -> None:
    ran = called("play", GAME, "--seed", "7", "--lang", lang, typed="1\n" * 60, COLUMNS=columns)

    assert ran.code == 0
    assert re.search(end, ran.out)
    assert max(len(line) for line in ran.out.splitlines()) <= int(columns)


@pytest.mark.parametrize("options", [["variant=teams"], ["variant=raven"], ["stop_anywhere=true"], []])
def test_four_humans_share_one_screen(options: list[str]) -> None:
    args = [word for option in options for word in ["--option", option]]

    shown = play("1\n" * 90 + "no\n", "--seats", "human,human,human,human", *args)

    assert all(f"Player {number}: Choose where Varys goes" in shown for number in range(1, 5))
    assert " win" in shown


def test_bots_alone_play_without_being_asked_anything() -> None:
    assert "wins" in play("", "--seats", "knight,random")


def test_the_board_shows_houses_moves_support_and_companions() -> None:
    shown = play("")

    assert "L6    [1]│T5       │S8" in shown
    assert "Tywin    │Viserys  │Sansa" in shown
    assert "VARYS" in shown
    assert "Support S8 G7 L6 T5 B4 Y3 U2 ⚑" in flat(shown)
    assert "grid 8 7 6 5 4 3 2 7" in flat(shown)
    assert all(f"{name}. {text}" in flat(shown) for name, text in companions_face_up())
    assert "Player 1: Choose where Varys goes (HK-6)" in shown
    assert "4. Right, Stark: to d6, 3 cards" in shown


def test_what_happened_since_is_told() -> None:
    shown = flat(play("1\n"))

    assert "• Player 1 moves Varys to a1 and takes 3 Lannisters" in shown
    assert "• Player 1 gets the Lannister banner" in shown
    assert "• Knight 2 moves Varys to e1" in shown


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("ru", "Карт дома Старк слева от Вариса нет. Выберите другой дом или другое направление (HK-6)"),
        ("en", "There is no Stark card left of Varys. Choose another house or another direction (HK-6)"),
    ],
)
@pytest.mark.parametrize("typed", ["move left stark", "влево старк", "? left stark"])
def test_a_move_against_the_rules_is_explained_with_its_rule(lang: str, text: str, typed: str) -> None:
    assert text in flat(play(f"{typed}\n", lang=lang))


def test_a_question_tries_nothing(folder: Path) -> None:
    shown = play("? right stark\n? a1\n? bronn\n? a6\n")

    assert shown.count("This is allowed:") == 2
    assert "Bronn. Tyrion Lannister joins you" in shown
    assert "This is Varys himself" in shown
    assert "Player 1 moves Varys" not in shown
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(("lang", "word"), [("ru", "отмена"), ("en", "undo")])
def test_a_question_mark_alone_lists_the_commands(lang: str, word: str) -> None:
    assert word in play("?\n", lang=lang)


def test_commands_are_understood_in_either_language() -> None:
    assert "HK-7" in play("правило hk-7\n").split(">")[1]
    assert "There is nothing to undo" in play("отмена\n")
    assert "Вы" in play("lang\n")
    assert "Выберите, куда пойдёт Варис" in play("язык ru\n")


def test_undo_takes_back_ones_own_choice() -> None:
    shown = play("1\n1\nundo\nno\n", "--seats", "human,human")

    assert "This cannot be undone" in flat(play("1\nundo\n"))
    assert "There is nothing to undo" in flat(play("1\nundo\n", "--seats", "human,human"))
    assert "another player has moved since" in flat(shown)


def test_the_log_tells_everything_again() -> None:
    assert flat(play("1\nlog\n")).count("Player 1 moves first") == 2


def test_a_saved_match_is_resumed_where_it_was(folder: Path) -> None:
    saved = play("1\n1\nsave mine.txt\nquit\nno\n")

    resumed = called("play", GAME, "--resume", "mine.txt", "--lang", "en", typed="log\n")

    assert "Saved: mine.txt" in saved
    assert resumed.code == 0
    match = load(folder / "mine.txt", GAMES)
    assert len(match.log) == 4
    assert "Player 1 moves Varys to a1" in flat(resumed.out)


def test_a_resumed_match_goes_on_as_it_would_have() -> None:
    whole = play("1\n" * 60)
    play("1\n1\n1\nsave mine.txt\nquit\nno\n")

    resumed = called("play", GAME, "--resume", "mine.txt", "--lang", "en", typed="1\n" * 60).out

    assert "The seed was 7" in resumed.splitlines()
    played = [line for line in resumed.splitlines() if line != "The seed was 7"]
    assert whole.splitlines()[-30:-4] == played[-30:-4]


def test_leaving_offers_to_save_and_says_how_to_go_on(folder: Path) -> None:
    shown = play("1\nquit\n\n")

    assert "Save the game?" in shown
    assert "Saved: hand-of-the-king-7.txt" in shown
    command = (
        "fivethrones play hand-of-the-king --seats human,knight --resume hand-of-the-king-7.txt --lang en"
    )
    assert command in flat(shown)
    assert (folder / "hand-of-the-king-7.txt").exists()


def test_a_match_without_a_move_is_left_without_a_question(folder: Path) -> None:
    assert "Save the game?" not in play("quit\n")
    assert list(folder.iterdir()) == []


def test_a_saved_file_is_not_overwritten_by_another(folder: Path) -> None:
    play("1\nquit\n\n")
    play("1\nquit\n\n")

    assert sorted(path.name for path in folder.iterdir()) == [
        "hand-of-the-king-7-2.txt",
        "hand-of-the-king-7.txt",
    ]


def test_at_the_end_of_input_nothing_is_lost(folder: Path) -> None:
    shown = play("1\n")

    assert "Saved: hand-of-the-king-7.txt" in shown
    assert load(folder / "hand-of-the-king-7.txt", GAMES).seed == 7


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on() -> None:
    shown = flat(play("save /nowhere/x.txt\n1\nquit\nno\n"))

    assert "The file “/nowhere/x.txt” could not be written" in shown
    assert "Player 1 moves Varys to a1" in shown


def test_without_a_seed_each_match_is_another(folder: Path) -> None:
    for name in ("one.txt", "other.txt"):
        called("play", GAME, typed=f"1\nquit\n{name}\n")

    assert load(folder / "one.txt", GAMES).seed != load(folder / "other.txt", GAMES).seed


def test_a_seed_that_was_given_is_shown() -> None:
    assert "Hand of the King, seed 7" in play("quit\n")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seed_that_nobody_gave_is_shown_nowhere_while_the_game_runs(
    game: str, lang: str, folder: Path
) -> None:
    """Who knows it can know every hidden card: neither the screen nor a file's name tells it."""
    typed = "?\nlog\n? 1\nsave\n1\nsave mine.txt\nnonsense\nquit\n\n"
    seats = ",".join(["human"] * GAMES[game].seats[0])
    shown = called("play", game, "--seats", seats, "--lang", lang, typed=typed)
    resumed = called(
        "play", game, "--seats", seats, "--resume", "mine.txt", "--lang", lang, typed="1\nquit\n\n"
    )
    watched = called("replay", "mine.txt", "--lang", lang)

    seed = str(load(folder / "mine.txt", GAMES).seed)[:10]
    assert [ran.code for ran in (shown, resumed, watched)] == [0, 0, 0]
    assert seed not in shown.out + resumed.out + watched.out
    assert {path.name for path in folder.iterdir()} == {
        "mine.txt", f"{game}.txt", f"{game}-2.txt", f"{game}-3.txt",
    }  # fmt: skip


def test_a_seed_that_nobody_gave_is_told_when_the_game_is_over(folder: Path) -> None:
    shown = called("play", GAME, "--lang", "en", typed="1\n" * 60 + "quit\n")
    saved = next(iter(folder.iterdir()))

    seed = load(saved, GAMES).seed
    assert f"The seed was {seed}" in flat(shown.out)
    assert f"seed {seed}" in flat(called("replay", str(saved)).out)


def test_nothing_typed_is_taken_for_markup() -> None:
    assert "“[red]stark[/red] [/]”" in play("[red]stark[/red] [/]\n")


def test_an_offer_is_said_word_by_word_and_kept_as_one_step(folder: Path) -> None:
    """MO-47; undo takes back the last word, and what is not sent is not kept."""
    args = ["--seed", "3", "--lang", "en", "--seats", "human,human,human"]
    args += ["--option", "variant=short", "--option", "tokens=dealt"]
    typed = "offer 1\ngive pyke\nundo\ngive dreadfort\nsend\naccept\noffer 1\nquit\nkept.txt\n"

    ran = called("play", "monopoly", *args, typed=typed)

    assert (ran.code, ran.err) == (0, "")
    assert "What do you offer?" in ran.out
    match = load(folder / "kept.txt", GAMES)
    assert [match.game.write(action) for action in match.log[0].actions] == [
        "offer 1",
        "give dreadfort",
        "send",
    ]
    assert len(match.log) == 2


@pytest.mark.parametrize("think", ["1ms", "20"])
def test_bots_think_as_much_as_they_are_told_to(think: str) -> None:
    assert re.search(r"Hand \d wins", play("", "--seats", "hand,hand", "--think", think))


@pytest.mark.parametrize("think", ["0", "0ms", "long", "ms", "-5ms", "99999999999ms"])
def test_what_is_no_amount_of_thought_is_refused(think: str) -> None:
    ran = called("play", GAME, "--seats", "hand,hand", "--think", think, "--lang", "en")

    assert ran.code == 2
    assert "--think" in ran.err
