"""The visible part of a text."""

import unicodedata
from typing import Final

# Letters, signs and marks that print as nothing, though Unicode does not count them among spaces and controls.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)


def visible(text: str) -> str:
    """One line without odd spaces, control characters, changes of direction, blanks, and stray combining marks; empty if nothing is left."""
    letters = (" " if letter.isspace() else letter for letter in text)
    shown = "".join(letter for letter in letters if letter.isprintable() and letter not in BLANK)
    return " ".join(filter(None, map(without_loose_marks, shown.split())))


def without_loose_marks(word: str) -> str:
    while word and unicodedata.category(word[0]).startswith("M"):
        word = word[1:]
    return word
