"""The word filter: off unless the host has a list; then it sees through disguises, and not more than that."""

from pathlib import Path

import pytest

from fivethrones.kernel.errors import Refusal
from fivethrones.server.people.filtering import WordFilter, read_filter
from server.running import GAME, serving

FILTER = WordFilter(["varlet", "пёс", "knave*"])


def refused(text: str) -> bool:
    try:
        FILTER.check(text)
    except Refusal as refusal:
        return refusal.reason.id == "refused-words"
    return False


@pytest.mark.parametrize(
    "text",
    [
        "varlet", "You VARLET!", "vаrlеt", "v4rlet", "v@rlet", "varleeeet", "v a r l e t", "v.a.r.l.e.t", "vàrlét",
        "пес", "ПЁС", "пeс", "ты — пёс", "п ё с", "knavery", "knave",
    ],
)  # fmt: skip
def test_a_word_is_found_whatever_it_is_dressed_in(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize("text", ["", "varlets", "пески", "a b c d", "unknave", "Песнь льда", "🐺", "!!!"])
def test_other_words_pass(text: str) -> None:
    assert not refused(text)


def test_without_a_list_every_word_passes() -> None:
    read_filter("").check("varlet")


def test_the_list_is_a_file_of_the_host(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# unkind\nvarlet\n\n*\n", encoding="utf-8")

    with pytest.raises(Refusal):
        read_filter(str(file)).check("varlet")
    read_filter(str(file)).check("unkind")
    with pytest.raises(Refusal, match="refused-words-unreadable"):
        read_filter(str(tmp_path / "none"))


def test_names_and_talk_are_looked_through(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("varlet\n", encoding="utf-8")
    with serving(tmp_path, words=str(file)) as server:
        anna = server.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "here", "name": "varlet"}]
        id = anna.makes("me", "random")
        seen = {"seat": 0, "d": 1, "actions": [], "say": "a varlet"}

        assert anna.refusal("/api/me?bearer=1", {"name": "Varlet"}) == "refused-words"
        assert anna.refusal("/api/me", {"name": "Varlet"}) == "refused-words"
        assert anna.refusal("/api/tables", {"game": GAME, "seats": seats}) == "refused-words"
        assert (
            anna.refusal(f"/api/tables/{id}/chat", {"room": "table", "text": "a varlet"}) == "refused-words"
        )
        assert anna.refusal(f"/api/tables/{id}/act", seen) == "refused-words"
