"""Every lesson of every course: it can be played by its own hints, and nothing that the learner tries stays unanswered."""

from collections.abc import Iterator
from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import is_begun, legal, waiting
from fivethrones.lessons import course_of
from fivethrones.lessons.lesson import Lesson
from fivethrones.lessons.playing import Gesture, Playing, least, played
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.locales.rules import rules_text
from fivethrones.match.entry import carry_out

ALL = [(GAMES[game], lesson) for game in GAMES for lesson in course_of(game)]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), ALL, ids=[f"{game.id}-{lesson.id}" for game, lesson in ALL]
)
LONGEST_HEADING = 60
LONGEST_TEXT = 260


def points(game: Game[Any], lesson: Lesson) -> Iterator[Playing]:
    """The lesson at the beginning of each step."""
    for hints in range(len(lesson.steps)):
        yield played(game, lesson, [], hints)


def first_moves(playing: Playing) -> Iterator[Gesture]:
    """All that the learner may do, begun gestures left out: these are put together as a whole."""
    for option in legal(playing.state, playing.lesson.learner):
        gesture = (least(option),)
        if not is_begun(after(playing, gesture)):
            yield gesture


def after(playing: Playing, gesture: Gesture) -> Any:
    state = playing.state.clone()
    carry_out(state, gesture)
    return state


@every_lesson
def test_a_lesson_is_played_by_its_own_hints_to_the_end(game: Game[Any], lesson: Lesson) -> None:
    playing = played(game, lesson, [], len(lesson.steps))

    assert playing.step is None
    with pytest.raises(Refusal) as refusal:
        playing.take(())
    assert refusal.value.reason == Message("refused-lesson-over")


@every_lesson
def test_the_learner_is_asked_whenever_a_move_is_expected(game: Game[Any], lesson: Lesson) -> None:
    for playing in points(game, lesson):
        assert playing.step is not None
        if playing.step.expects:
            assert lesson.learner in waiting(playing.state), playing.step.id


@every_lesson
def test_whatever_a_step_expects_leads_on(game: Game[Any], lesson: Lesson) -> None:
    for playing in points(game, lesson):
        for gesture in playing.expected():
            other = played(game, lesson, [*playing.taken, gesture])
            assert len(other.taken) == len(playing.taken) + 1


@every_lesson
def test_every_wrong_move_gets_an_answer_and_changes_nothing(game: Game[Any], lesson: Lesson) -> None:
    words = [Translator(language, game.id) for language in LANGUAGES]
    for playing in points(game, lesson):
        expected = playing.expected()
        for gesture in first_moves(playing):
            if gesture in expected or playing.why_not(gesture) is None:
                continue
            with pytest.raises(Refusal) as refusal:
                playing.take(gesture)
            assert all(each.text(refusal.value.reason) for each in words)
            assert playing.state is playing.shown[-1].state


@every_lesson
def test_every_answer_of_its_own_is_given(game: Game[Any], lesson: Lesson) -> None:
    """A wrong move that has its own answer is legal there, and gets that answer."""
    for playing in points(game, lesson):
        step = playing.step
        assert step is not None
        for text, answer in step.wrong.items():
            reason = playing.why_not(playing.read(text))
            assert reason == Message(lesson.answer_of(step, answer), {}, step.rule), (step.id, text)


@every_lesson
def test_every_piece_answers(game: Game[Any], lesson: Lesson) -> None:
    """It is about what is expected, or says why not."""
    words = Translator("ru", game.id)
    for playing in points(game, lesson):
        for piece in game.pieces(playing.state):
            reason = playing.why_not_piece(piece)
            assert reason is None or words.text(reason)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_both_languages_briefly(game: Game[Any], lesson: Lesson, language: str) -> None:
    words = Translator(language, game.id)
    assert words.name(lesson.text, "about")
    for step in lesson.steps:
        assert 0 < len(words.name(lesson.text_of(step))) <= LONGEST_HEADING, step.id
        assert 0 < len(words.name(lesson.text_of(step), "text")) <= LONGEST_TEXT, step.id
    assert any("learnt" in words.forms(lesson.text_of(step)) for step in lesson.steps)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_rests_on_rules_that_exist(game: Game[Any], lesson: Lesson, language: str) -> None:
    rules = rules_text(game.id, language)
    for step in lesson.steps:
        assert f"### {step.rule} " in rules, step.id


@pytest.mark.parametrize("lesson", [lesson for _, lesson in ALL], ids=lambda lesson: lesson.id)
def test_a_lesson_is_short_and_ends_with_an_exam(lesson: Lesson) -> None:
    assert len(lesson.steps) <= 12
    assert lesson.steps[-1].exam
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_of_a_course_have_names_of_their_own(game: str) -> None:
    ids = [lesson.id for lesson in course_of(game)]

    assert len(set(ids)) == len(ids)
