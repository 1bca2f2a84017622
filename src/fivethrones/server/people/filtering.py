"""Words that a host does not want to read on the server: off unless there is a list of them."""

import re
import unicodedata
from pathlib import Path
from typing import Final

from fivethrones.kernel.message import literal
from fivethrones.server.refusals import refuse

# One sign for letters and figures that look alike, whatever the script.
ALIKE: Final = {
    ord(letter): sign
    for letters, signs in (
        ("авекмнорстухзбіјѕԁԛԝ", "abekmhopctyxe6ijsdqw"),  # Cyrillic
        ("αβεικνορτυχ", "abeikvoptyx"),  # Greek
        ("013457@$!|l8", "oieastasiiib"),
    )
    for letter, sign in zip(letters, signs, strict=True)
}
WORD: Final = re.compile(r"[^\W_]+")
DISGUISED: Final = re.compile(r"[^\W_]*(?:[@$!|][^\W_]+)+|[^\W_]+")
SPELT: Final = re.compile(r"(?:(?<!\w)\w(?:[\W_]+|$)){3,}")  # letter by letter
LONG_RUN: Final = re.compile(r"(.)\1{2,}")
ANY: Final = "*"  # at the end of an entry: whatever follows


def skeleton(word: str) -> str:
    """What a word looks like: without case and accents, one sign for letters that look alike."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(ALIKE)


def readings(text: str) -> set[str]:
    """How the words of a text can be read: drawn out, disguised by signs, or spelt letter by letter."""
    shown = unicodedata.normalize("NFKC", text)
    words = DISGUISED.findall(shown) + ["".join(WORD.findall(run)) for run in SPELT.findall(shown)]
    seen = {skeleton(word) for word in words}
    return seen | {LONG_RUN.sub(kept, word) for word in seen for kept in (r"\1", r"\1\1")}


class WordFilter:
    """``entries`` are words; one that ends in `*` means all that begin so."""

    def __init__(self, entries: list[str]) -> None:
        self._words = {skeleton(entry) for entry in entries if not entry.endswith(ANY)}
        self._beginnings = tuple(skeleton(entry[:-1]) for entry in entries if entry.endswith(ANY))

    def check(self, text: str) -> None:
        if not self._words and not self._beginnings:
            return
        if any(word in self._words or word.startswith(self._beginnings) for word in readings(text)):
            raise refuse("words")


def read_filter(file: str) -> WordFilter:
    """A host's list: a word a line, `#` before what is no word. No file, no filter."""
    if not file:
        return WordFilter([])
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise refuse("words-unreadable", path=literal(file)) from error
    words = [line.strip() for line in lines if not line.startswith("#")]
    return WordFilter([word for word in words if word.strip(ANY)])
