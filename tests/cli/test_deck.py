"""``deck check`` and ``deck export``."""

from pathlib import Path

import pytest

from cli.running import called, flat
from fivethrones.games.card_engine.records.zones import AGENDA, DECK, HAND
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.starters import STARTERS
from fivethrones.kernel.play import apply
from fivethrones.kernel.settings import with_defaults
from fivethrones.locales import LANGUAGES
from games.living_card_game.own_decks import EXAMPLES


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.stem)
def test_every_example_may_be_played_in_tournaments(path: Path) -> None:
    """LC-14, LC-15."""
    ran = called("deck", "check", str(path))
    assert (ran.code, ran.out.strip(), ran.err) == (0, "A legal deck for tournaments", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", STARTERS)
def test_a_starter_deck_that_was_exported_may_be_played_by_friends(
    house: str, language: str, tmp_path: Path
) -> None:
    """LC-13."""
    path = tmp_path / "deck.txt"
    path.write_text(called("deck", "export", house, "--lang", language).out, "utf-8")
    ran = called("deck", "check", str(path))
    assert (ran.code, ran.out.strip()) == (0, "A starter deck: for friendly games")


def test_every_fault_is_told_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("House: Stark\n5 Great Keep\n1 Hear Me Roar\n", "utf-8")
    ran = called("deck", "check", str(path))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "The house deck has 5 cards and needs 55 more: 60 are the fewest (LC-15)",
        "The plot deck has 1 plot instead of 7 (LC-14)",
        "Not for this House (Stark): Hear Me Roar (LC-16)",
        "Great Keep: 5 copies, no more than 3 are allowed (LC-15)",
        "Not a legal deck",
    ]


def test_faults_are_told_in_russian_too(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Дом: Старк\n5 Великий чертог\n", "utf-8")
    ran = called("deck", "check", str(path), "--lang", "ru")
    assert "Великий чертог: копий 5, а разрешено не больше 3 (LC-15)" in ran.out.splitlines()


def test_a_line_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"House: Stark\n1 Longclaw\n\xff\xfe\x00")
    ran = called("deck", "check", str(path))
    assert ran.code == 1
    assert "Line 2 names no card: “1 Longclaw”." in flat(ran.out)
    assert "Line 3 cannot be read" in flat(ran.out)


def test_the_moves_of_a_deck_bring_it_to_a_table() -> None:
    """LC-20."""
    ran = called("deck", "moves", str(EXAMPLES / "baratheon.txt"))
    game = LivingCardGame()
    state = game.setup(with_defaults(game.settings, {"deck_0": "own"}), 1)
    for line in ran.out.splitlines():
        apply(state, game.read(0, line))
    assert state.name(state.pile(AGENDA, 0)[0]) == "card-knights_of_the_realm"
    assert len(state.pile(DECK, 0)) + len(state.pile(HAND, 0)) == 60


def test_an_illegal_deck_has_no_moves(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("House: Stark", "utf-8")
    ran = called("deck", "moves", str(path))
    assert (ran.code, len(ran.out.splitlines())) == (1, 2)


def test_a_missing_file_is_refused() -> None:
    ran = called("deck", "check", "no-such-deck.txt")
    assert (ran.code, ran.out) == (1, "")
    assert "no-such-deck.txt" in ran.err


def test_only_four_houses_have_starter_decks() -> None:
    """LC-13."""
    ran = called("deck", "export", "martell")
    assert (ran.code, ran.out) == (2, "")
    assert "There are stark, lannister, baratheon and targaryen" in ran.err


def test_deck_alone_misses_its_command() -> None:
    ran = called("deck")
    assert (ran.code, ran.err.strip()) == (2, "The word COMMAND is missing. Help: fivethrones deck --help")
