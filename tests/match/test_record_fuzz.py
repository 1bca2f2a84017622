"""Altered records, and records of whatever can be played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivethrones.kernel.errors import Refusal
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, dumps, load, loads
from match.tally import GAMES, TALLY
from match.test_match import new_match
from match.test_record import RECORD, played, refused

unhurried = settings(deadline=None)  # a busy machine is no failure


def same_or_refused(text: str) -> None:
    """An altered record is refused, or still tells the same match."""
    try:
        match = loads(text, GAMES)
    except BadRecord:
        return
    assert match.state_hash == played().state_hash
    assert match.log == played().log


@unhurried
@given(cut=st.integers(0, len(RECORD.rstrip()) - 1))
def test_a_record_cut_anywhere_is_refused(cut: int) -> None:
    refused(RECORD[:cut])


@unhurried
@given(text=st.text())
def test_any_text_is_refused_without_an_accident(text: str) -> None:
    refused(text)


@unhurried
@given(where=st.integers(0, len(RECORD)), length=st.integers(0, 12), text=st.text(max_size=12))
def test_altered_letters_are_noticed(where: int, length: int, text: str) -> None:
    same_or_refused(RECORD[:where] + text + RECORD[where + length :])


LINES = RECORD.splitlines()


@unhurried
@given(order=st.lists(st.integers(0, len(LINES) - 1), max_size=24), start=st.integers(0, 9))
def test_lines_left_out_repeated_or_moved_are_noticed(order: list[int], start: int) -> None:
    same_or_refused("\n".join(LINES[:start] + [LINES[number] for number in order]))


WORDS = st.sampled_from(
    [
        "0",
        "1",
        "9",
        "-1",
        "²",
        "٣",
        "add",
        "stop",
        "roll",
        "duel",
        "show",
        "undo",
        "default",
        "end",
        ";",
        " ; ",
    ]
)


@unhurried
@given(number=st.integers(0, len(LINES) - 1), words=st.lists(WORDS, max_size=6))
def test_a_line_of_other_words_is_noticed(number: int, words: list[str]) -> None:
    same_or_refused("\n".join([*LINES[:number], " ".join(words), *LINES[number + 1 :]]))


@unhurried
@given(where=st.integers(0, len(RECORD) - 1), byte=st.binary(min_size=1, max_size=3))
def test_altered_bytes_are_noticed(where: int, byte: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "altered.txt"
    data = RECORD.encode()
    path.write_bytes(data[:where] + byte + data[where + len(byte) :])

    try:
        match = load(path, GAMES)
    except BadRecord:
        return
    assert match.state_hash == played().state_hash


MOVES = st.sampled_from(
    ["add 1", "add 3", "roll", "peek", "duel", "stop", "show 0", "show 1", "add 2 ; stop"]
)
CALLS = st.tuples(st.sampled_from(["", "default ", "undo "]), st.integers(0, 1), MOVES)


@unhurried
@given(calls=st.lists(CALLS, max_size=40))
def test_whatever_was_played_survives_the_record(calls: list[tuple[str, int, str]]) -> None:
    match = new_match()
    for kind, seat, text in calls:
        try_call(match, kind.strip(), seat, text)

    again = loads(dumps(match), GAMES)

    assert again.log == match.log
    assert again.state_hash == match.state_hash
    assert [len(events) for events in again.history] == [len(events) for events in match.history]


def try_call(match: Match, kind: str, seat: int, text: str) -> None:
    try:
        if kind == "undo":
            match.undo(seat)
        elif kind == "default":
            match.play_default(seat)
        else:
            match.play(*(TALLY.read(seat, part) for part in text.split(" ; ")))
    except Refusal:
        pass
