"""Games learned by playing them: short lessons on the real table. A game's course is the module of its name here."""

from fivethrones.games import GAMES, beside
from fivethrones.lessons.lesson import Lesson


def course_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    lessons: tuple[Lesson, ...] = beside(GAMES[game], "fivethrones.lessons.*").LESSONS
    return lessons


def lesson_of(game: str, id: str) -> Lesson | None:
    return next((lesson for lesson in course_of(game) if lesson.id == id), None)
