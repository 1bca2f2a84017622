"""The Card Game: no lessons yet."""

from typing import Final

from fivethrones.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = ()
