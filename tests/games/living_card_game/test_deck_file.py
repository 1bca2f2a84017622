"""Decks as texts."""

from pathlib import Path

import pytest

from fivethrones.games.living_card_game.deck_file import known_names, plain, read_deck, write_deck
from fivethrones.games.living_card_game.decks import faults
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.games.living_card_game.starters import STARTERS
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import LANGUAGES, Translator
from games.living_card_game.own_decks import EXAMPLES, names


def unread(*lines: str) -> list[Message]:
    """What cannot be read of these lines of a Stark deck."""
    return read_deck("\n".join(["House: Stark", *lines]), names())[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", STARTERS)
def test_a_deck_that_was_written_reads_the_same(house: str, language: str) -> None:
    text = write_deck(STARTERS[house], Translator(language, "living-card-game").name)
    deck, faults_in_text = read_deck(text, names())
    assert faults_in_text == []
    assert (deck.house, deck.agenda, deck.copies) == (house, "", STARTERS[house].copies)


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.stem)
def test_every_example_is_a_legal_deck(path: Path) -> None:
    """LC-14, LC-15."""
    deck, faults_in_text = read_deck(path.read_text("utf-8"), names())
    assert faults_in_text == []
    assert deck.house == path.stem
    assert faults(deck) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_called_alike(language: str) -> None:
    name_of = Translator(language, "living-card-game").name
    assert len({plain(name_of(card.name)) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    "line",
    ["2 Лёд", "2 лед", "2 Ice", "2x ice", "2\u00d7 ICE", "2х «Лёд»", "  2   ice  # a sword", "2 ICE"],
)
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    deck, faults_in_text = read_deck(f"Дом: Старк\n{line}", names())
    assert faults_in_text == []
    assert deck.copies == {"ice": 2}


@pytest.mark.parametrize("line", ["House: Stark", "ДОМ: Дом Старк", "house: house_stark", "Дом: stark"])
def test_a_house_may_be_written_in_many_ways(line: str) -> None:
    assert read_deck(line, names())[0].house == "stark"


def test_ids_are_read_without_any_language() -> None:
    deck, faults_in_text = read_deck("house: martell\nagenda: a_noble_cause\n3 water_garden", known_names([]))
    assert faults_in_text == []
    assert (deck.house, deck.agenda, deck.copies) == ("martell", "a_noble_cause", {"water_garden": 3})


def test_lines_with_the_same_card_add_up() -> None:
    assert read_deck("House: Stark\n1 Ice\n2 Лёд", names())[0].copies == {"ice": 3}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Ice", "refused-deck-line"),
        ("0 Ice", "refused-deck-line"),
        ("-1 Ice", "refused-deck-line"),
        ("100 Ice", "refused-deck-line"),
        ("² Ice", "refused-deck-line"),
        ("3 Longclaw", "refused-deck-card"),
        ("3", "refused-deck-card"),
        ("3 Stark", "refused-deck-card"),
        ("1 The Siege of Winterfell", "refused-deck-no-card"),
        ("1 House Stark", "refused-deck-no-card"),
        ("House: Stark", "refused-deck-house-twice"),
        ("Agenda: Ice", "refused-deck-agenda"),
        ("Agenda: Stark", "refused-deck-agenda"),
        ("Plot: Blockade", "refused-deck-line"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, reason: str) -> None:
    assert unread("", "1 Ice", line) == [Message(reason, {"line": 4, "text": literal(line)})]


def test_a_second_agenda_is_refused() -> None:
    """LC-17."""
    reasons = unread("Agenda: A Noble Cause", "Agenda: Knights of the Realm")
    assert [reason.id for reason in reasons] == ["refused-deck-agenda-twice"]


def test_an_unknown_house_is_refused_and_missed() -> None:
    """LC-17."""
    reasons = read_deck("House: Tyrell\n1 Ice", names())[1]
    assert [reason.id for reason in reasons] == ["refused-deck-house", "refused-deck-no-house"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_complained_about_in_words(language: str) -> None:
    reasons = unread(
        "Ice", "3 Longclaw", "1 House Stark", "House: Stark", "Agenda: Ice", "Agenda: x", "house:"
    )
    reasons += read_deck("House: Tyrell", names())[1]
    words = Translator(language, "living-card-game")
    assert all(words.text(reason) for reason in reasons)
    assert len(reasons) == 9
