"""The card game's board in a terminal, and a match at it."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.running import called
from fivethrones.boards import BOARDS
from fivethrones.cli.reading import Reader
from fivethrones.cli.table import Table
from fivethrones.games.card_engine.box.figures import CHALLENGES, CHARACTER, KEYWORDS
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.games.stark_lannister.game import CARDS, StarkLannister
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match

GAME: Game[Any] = StarkLannister()
SCREENS = [(80, 24), (80, 50), (120, 50)]


def middle(steps: int, seed: int = 3) -> Match:
    """A random game after so many choices."""
    match, rng = Match(GAME, {}, seed), seeded(seed)
    for _ in range(steps):
        match.play(guess(legal(match.state, waiting(match.state)[0]), rng))
    return match


def view_of(match: Match, seat: Seat) -> TableView:
    view = GAME.view(match.state, seat)
    assert isinstance(view, TableView)
    return view


def shown(match: Match, language: str, width: int, height: int) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    seat = waiting(match.state)[0]
    table = Table(match, ["human"] * 2, language, console)
    table.show_board(match.state, seat)
    table.show_question(seat)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("steps", [0, 4, 60, 120])
def test_all_that_a_player_sees_is_named_and_fits(language: str, width: int, height: int, steps: int) -> None:
    match = middle(steps)
    words = Translator(language, GAME.id)
    view = view_of(match, waiting(match.state)[0])

    text = shown(match, language, width, height)

    named = {card.kind for card in view.cards} | set(view.mine_kinds)
    assert max(len(line) for line in text.splitlines()) <= width
    assert [kind for kind in named if words.name(CARDS[kind].name) not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_other_hand_is_shown(language: str) -> None:
    match = middle(60)
    seat = waiting(match.state)[0]
    words = Translator(language, GAME.id)
    view = view_of(match, seat)
    hidden = set(view_of(match, 1 - seat).mine_kinds) - {card.kind for card in view.cards}

    text = shown(match, language, 80, 50)

    assert hidden
    assert [kind for kind in hidden if words.name(CARDS[kind].name) in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_hand_shows_strength_icons_and_keywords(language: str, width: int, height: int) -> None:
    match = middle(4)
    words = Translator(language, GAME.id)
    view = view_of(match, waiting(match.state)[0])
    characters = [CARDS[kind] for kind in view.mine_kinds if CARDS[kind].type == CHARACTER]

    text = " ".join(shown(match, language, width, height).split())

    assert any(card.keywords for card in characters)
    for card in characters:
        icons = "".join(words.name(CHALLENGES[icon], "letter") for icon in card.icons)
        keywords = ", ".join(words.name(KEYWORDS[keyword]) for keyword in card.keywords)
        signs = " ".join(sign for sign in (f"{card.strength}", icons, keywords) if sign)
        assert re.search(rf"{re.escape(words.name(card.name))} \([^)]*\) {re.escape(signs)}", text)


def test_any_card_can_be_read_before_it_is_chosen() -> None:
    """A plot by its whole name, a character by a part of it, in either language."""
    said = ["? ", "read killing cold", "читать Эддард", "read a", "read dragonstone", "quit", "no"]
    ran = called(
        "play", GAME.id, "--seats", "human,random", "--seed", "5", "--lang", "en", typed="\n".join(said)
    )

    words = Translator("en", GAME.id)
    out = " ".join(ran.out.split())
    assert words.name("command-read", "usage") in out
    assert (
        f"{words.name('card-eddard_stark')} {words.name('cards-characters', 'one')}, {words.name('house-stark')}"
        in out
    )
    for card in ("card-eddard_stark", "card-killing_cold"):
        assert words.name(card, "text") in out
    assert words.say("refused-unknown-card", text="=dragonstone") in out
    assert words.say("refused-several-cards", text="=a", cards=[]).partition(":")[0] in out


@pytest.mark.parametrize("word", ["?", "help", "справка"])
def test_help_can_be_asked_for_by_sign_and_by_word(word: str) -> None:
    ran = called(
        "play", GAME.id, "--seats", "human,random", "--seed", "5", "--lang", "ru", typed=f"{word}\nquit\nno"
    )

    assert Translator("ru", GAME.id).name("command-read", "usage") in ran.out


def test_the_beginning_of_a_name_goes_before_its_middle() -> None:
    """«Эддард» is Eddard Stark, though there are the chambers of lord Eddard, too."""
    ran = called(
        *("play", "living-card-game", "--seats", "human,random", "--seed", "5", "--lang", "ru"),
        typed="читать Эддард\nquit\nno",
    )

    words = Translator("ru", "living-card-game")
    assert words.name("card-eddard_stark", "text") in " ".join(ran.out.split())


@pytest.mark.parametrize(("language", "end"), [("ru", "Победа: "), ("en", " wins with ")])
def test_a_whole_game_is_played_to_its_end(
    language: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A human who does the first thing listed, against chance."""
    monkeypatch.chdir(tmp_path)  # where it is saved in the end
    ran = called(
        "play", GAME.id, "--seats", "human,random", "--seed", "5", "--lang", language, typed="1\n" * 2000
    )

    assert (ran.code, ran.err) == (0, "")
    assert end in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_choice_can_be_typed_by_its_verb_and_its_card() -> None:
    match = middle(4)
    seat = waiting(match.state)[0]
    reader = Reader(GAME, BOARDS[GAME.id], [Translator(language, GAME.id) for language in LANGUAGES])
    options = legal(match.state, seat)
    for language in LANGUAGES:
        words = Translator(language, GAME.id)
        for option in options:
            card = GAME.label(match.state, option).args.get("card", "")
            said = " ".join([words.name(f"verb-{option.verb}"), words.name(str(card)) if card else ""])
            same = [
                other
                for other in options
                if GAME.label(match.state, other) == GAME.label(match.state, option)
            ]
            if len(same) == 1:
                assert reader.read(match.state, seat, said) == option


def test_a_card_that_cannot_be_used_is_refused_with_the_reason() -> None:
    match = middle(0)
    reader = Reader(GAME, BOARDS[GAME.id], [Translator("en", GAME.id)])
    view = view_of(match, 0)

    with pytest.raises(Refusal) as refused:
        reader.read(match.state, 0, Translator("en", GAME.id).name(CARDS[view.mine_kinds[0]].name))

    assert refused.value.reason.id == "refused-keep-or-mulligan"
