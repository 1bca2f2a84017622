"""The Fluent files: both languages say the same things, all that the code needs, and nothing else."""

from importlib.resources import files
from typing import Final

import pytest

from fivethrones.games import GAMES
from fivethrones.locales import LANGUAGES
from fivethrones.locales.translator import SHARED, course_of, files_of
from locales.code_ids import ids_in_code
from locales.fluent_files import ALL_FILES, all_ids, arguments, attributes, messages

HARD_SPACE: Final = r'{ "\u00A0" }'  # as Fluent files spell a space at which no line breaks


@pytest.mark.parametrize("file", ALL_FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    assert list(messages("ru", file)) == list(messages("en", file))


@pytest.mark.parametrize("file", ALL_FILES)
def test_both_languages_take_the_same_arguments(file: str) -> None:
    russian, english = messages("ru", file), messages("en", file)

    assert {id: arguments(russian[id]) for id in russian} == {id: arguments(english[id]) for id in english}


@pytest.mark.parametrize("file", ALL_FILES)
def test_both_languages_have_the_same_forms_but_for_grammar(file: str) -> None:
    russian, english = messages("ru", file), messages("en", file)

    assert {id: attributes(russian[id]) for id in russian} == {id: attributes(english[id]) for id in english}


def test_every_id_that_the_code_uses_has_a_text() -> None:
    assert ids_in_code() - all_ids() == set()


def test_every_text_is_used_by_the_code() -> None:
    spoken_by_the_translator = {"list-comma", "list-and"}

    assert all_ids() - ids_in_code() == spoken_by_the_translator


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_told_anything_twice(language: str, game: str) -> None:
    entries = [id for file in [*SHARED, *files_of(game), *course_of(game)] for id in messages(language, file)]

    assert len(entries) == len(set(entries))


@pytest.mark.parametrize("file", ALL_FILES)
def test_russian_quotes_are_herringbones_and_english_ones_are_curly(file: str) -> None:
    text = {
        language: files("fivethrones.locales").joinpath(language, f"{file}.ftl").read_text("utf-8")
        for language in LANGUAGES
    }

    assert not set("\"'“”’") & set(text["ru"].replace(HARD_SPACE, ""))
    assert not set("\"'«»") & set(text["en"].replace(HARD_SPACE, ""))
