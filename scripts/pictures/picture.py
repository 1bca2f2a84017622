"""What a picture shows, and how."""

from typing import Any, NamedTuple, TypeAlias


class Middle(NamedTuple):
    """A moment in the middle of a game."""

    game: str
    seats: int
    seed: int
    step: int | str  # so many steps, or the first question of a kind


class Stage(NamedTuple):
    """A position in which a table of this server begins."""

    game: str
    seats: int
    seed: int
    program: str


Picture: TypeAlias = tuple[Middle | Stage, dict[str, Any]]  # and what the visitor prefers


def wide(shown: Middle | Stage, language: str, theme: str) -> Picture:
    return shown, {"language": language, "settings": {"theme": theme}}


def phone(shown: Middle | Stage, language: str, theme: str) -> Picture:
    return shown, {"language": language, "phone": True, "settings": {"theme": theme}}
