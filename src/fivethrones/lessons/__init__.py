"""Games learned by playing them: short lessons on the real table. A game's course is the module of its name here."""

from fivethrones.games import GAMES, beside
from fivethrones.lessons.lesson import Lesson


def course_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    lessons: tuple[Lesson, ...] = beside(GAMES[game], "fivethrones.lessons.*").LESSONS
    return lessons


def base_of(game: str) -> str | None:
    """The game whose course is to be taken first, where what it teaches is not told again."""
    base: str | None = getattr(beside(GAMES[game], "fivethrones.lessons.*"), "BUILDS_ON", None)
    return base


def lesson_of(game: str, id: str) -> Lesson | None:
    return next((lesson for lesson in course_of(game) if lesson.id == id), None)
