from pathlib import Path

import pytest

from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import default
from fivethrones.kernel.rng import commitment
from fivethrones.kernel.settings import Settings
from fivethrones.match.entry import DEFAULT, Entry
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, dumps, fingerprint, follow, load, loads, save
from match.tally import GAMES, TALLY, Table, Tally, Turn
from match.test_match import add, new_match, stop


def played() -> Match:
    """A bit of everything that a record can hold."""
    match = new_match()
    match.play(add(1), add(2))
    match.play(add(3))
    match.undo(0)
    match.play(Action(0, "duel"))
    match.play(Action(1, "show", 1))
    match.play_default(0)
    match.play(Action(0, "roll"))
    match.play(stop(0))
    match.play(Action(1, "peek"))
    return match


RECORD = dumps(played())
END = RECORD.splitlines()[-1]


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        loads(text, GAMES)
    return caught.value


def reason(text: str) -> Message:
    return refused(text).reason


def test_a_record_reads_like_this() -> None:
    assert RECORD.splitlines() == [
        "five-thrones record 2",
        "game tally 1",
        "seed 7",
        "option seats 2",
        "option short false",
        "",
        "0 add 1 ; add 2",
        "0 add 3",
        "undo 0",
        "0 duel",
        "1 show 1",
        "default 0 show 0",
        "0 roll",
        "0 stop",
        "1 peek",
        f"end 9 {fingerprint(RECORD.splitlines()[6:-1], played().state_hash)}",
    ]


def test_a_record_loads_as_the_match_it_was_made_from() -> None:
    match = loads(RECORD, GAMES)

    assert match.log == played().log
    assert match.state_hash == played().state_hash
    assert dumps(match) == RECORD


def test_a_match_of_nothing_is_a_record_too() -> None:
    match = new_match()

    assert loads(dumps(match), GAMES).state_hash == match.state_hash


@pytest.mark.parametrize("seed", [2**128 - 1, 2**256 - 1])
def test_a_long_seed_survives(seed: int) -> None:
    match = Match(TALLY, {}, seed)

    assert loads(dumps(match), GAMES).seed == match.seed


def test_a_commitment_survives() -> None:
    match = played()
    match.commitment = commitment(match.seed)

    assert f"\nseed 7\ncommitment {match.commitment}\noption" in dumps(match)
    assert loads(dumps(match), GAMES).commitment == match.commitment


def test_a_record_from_before_commitments_is_read() -> None:
    assert loads(RECORD.replace("record 2", "record 1"), GAMES).log == played().log


def test_comments_blank_lines_and_foreign_line_ends_do_not_matter() -> None:
    text = "# from a friend\n\n" + RECORD.replace("0 roll", "# a good one:\n  0 roll ").replace("\n", "\r\n")

    assert loads(text, GAMES).log == played().log


def test_a_default_loads_although_the_game_would_now_choose_otherwise() -> None:
    match = new_match()
    assert default(match.state, 0) != add(2)
    match.enter(Entry(DEFAULT, 0, (add(2),)))

    assert loads(dumps(match), GAMES).log == match.log


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "refused-record-not-one"),
        ("# nothing\n", "refused-record-not-one"),
        ("[Event \"Casual game\"]\n", "refused-record-not-one"),
        ("five-thrones record one\n", "refused-record-not-one"),
        ("five-thrones record 0\n", "refused-record-not-one"),
        ("five-thrones record 3\n", "refused-record-newer"),
        ("five-thrones record 1\n", "refused-record-cut"),
        ("five-thrones record 1\nseed 7\n", "refused-record-header"),
        ("five-thrones record 1\ngame tally\n", "refused-record-header"),
        ("five-thrones record 1\ngame chess 1\n", "refused-record-game"),
        ("five-thrones record 1\ngame tally 2\n", "refused-record-version"),
        ("five-thrones record 1\ngame tally 1\n", "refused-record-cut"),
        ("five-thrones record 1\ngame tally 1\n0 roll\n", "refused-record-header"),
        ("five-thrones record 1\ngame tally 1\nseed -1\n", "refused-record-seed"),
        (f"five-thrones record 1\ngame tally 1\nseed {'9' * 5000}\n", "refused-record-seed"),
        (f"five-thrones record 1\ngame tally 1\nseed {2**256}\n", "refused-record-seed"),
        ("five-thrones record 2\ngame tally 1\nseed 7\ncommitment 12\n", "refused-record-commitment"),
        (f"five-thrones record 2\ngame tally 1\nseed 7\ncommitment {'G' * 64}\n", "refused-record-commitment"),
        ("five-thrones record 1\ngame tally 1\nseed 7\n", "refused-record-cut"),
    ],
)  # fmt: skip
def test_a_bad_head_is_refused(text: str, id: str) -> None:
    assert reason(text).id == id


@pytest.mark.parametrize(
    ("old", "new", "line", "id"),
    [
        ("option seats 2", "option seats 9", 4, "refused-record-option"),
        ("option seats 2", "option", 4, "refused-record-option"),
        ("option seats 2", "option colour red", 4, "refused-record-option"),
        ("option short false", "option seats 2", 5, "refused-record-option-twice"),
        ("0 add 3", "0 subtract 3 4 5", 8, "refused-record-unreadable"),
        ("0 add 3", "add 3", 8, "refused-record-unreadable"),
        ("0 add 3", "0", 8, "refused-record-unreadable"),
        ("0 add 3", "option seats 2", 8, "refused-record-unreadable"),
        ("0 add 3", "surrender 0", 8, "refused-record-unreadable"),
        ("0 add 3", f"redeal 0 {2**256}", 8, "refused-record-unreadable"),
        ("0 add 3", f"0 add {'9' * 5000}", 8, "refused-record-unreadable"),
        ("0 add 3", "0 add 4", 8, "refused-record-illegal"),
        ("0 add 3", "1 add 3", 8, "refused-record-illegal"),
        ("0 add 3", "77 add 3", 8, "refused-record-illegal"),
        ("0 add 3", "0 roll ; add 3", 8, "refused-record-illegal"),
        ("0 add 3", "default 1 stop", 8, "refused-record-illegal"),
        ("default 0 show 0", "default 0 show 0 ; show 1", 12, "refused-record-unreadable"),
        ("undo 0", "undo", 9, "refused-record-unreadable"),
        ("undo 0", "undo 1", 9, "refused-record-undo"),
        ("0 roll\n", "0 roll\nundo 0\n", 14, "refused-record-undo"),
        ("0 stop\n", "", 14, "refused-record-illegal"),
        ("0 add 3\n", "0 add 3\n0 add 3\nundo 0\n", 18, "refused-record-count"),
        ("0 add 1 ; add 2", "0 add 1", 16, "refused-record-hash"),
        ("seed 7", "seed 8", 16, "refused-record-hash"),
        (END, "", 17, "refused-record-cut"),
        (END, "end 9", 16, "refused-record-cut"),
        (END, f"{END}\n1 stop", 17, "refused-record-after-end"),
    ],
)
def test_a_bad_line_is_refused_by_its_number(old: str, new: str, line: int, id: str) -> None:
    assert RECORD.count(old) == 1

    bad = refused(RECORD.replace(old, new))

    assert bad.reason.id == id
    assert bad.line == bad.reason.args["line"] == line


def test_options_that_do_not_go_together_are_refused() -> None:
    text = RECORD.replace("seats 2", "seats 3").replace("short false", "short true")

    bad = refused(text)

    assert bad.line == 5
    assert bad.cause == Message("refused-tally-short")


def test_an_illegal_action_carries_the_reason_of_the_game() -> None:
    bad = refused(RECORD.replace("0 add 3", "0 add 4"))

    assert bad.reason.args["reason"] == "=refused-tally"
    assert bad.cause == Message("refused-tally", {"verb": "add"}, "T-1")


def test_a_forbidden_undo_carries_its_reason() -> None:
    bad = refused(RECORD.replace("0 roll", "0 roll\nundo 0"))

    assert bad.cause == Message("refused-undo-chance")


def test_a_long_line_is_not_repeated_in_full() -> None:
    text = reason(RECORD.replace("0 add 3", f"0 {'long ' * 1000}")).args["text"]

    assert isinstance(text, str)
    assert len(text) < 100


class NewTally(Tally):
    version = 2


class StricterTally(NewTally):
    """Nobody may roll any more."""

    def setup(self, settings: Settings, seed: int) -> Table:
        state = super().setup(settings, seed)
        state.stack[-1] = StricterTurn()
        return state


class StricterTurn(Turn):
    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [option for option in super().options(state, seat) if option.verb != "roll"]

    def clone(self) -> "StricterTurn":
        return self


def test_a_record_of_a_newer_version_of_the_game_is_refused() -> None:
    assert reason(RECORD.replace("game tally 1", "game tally 2")) == Message(
        "refused-record-version", {"line": 2, "game": "=tally", "version": 2, "known": 1}
    )


def test_a_record_of_an_older_version_is_played_by_todays_rules() -> None:
    followed = follow(RECORD, {"tally": NewTally()})

    assert (followed.version, followed.stopped) == (1, None)
    assert followed.match.log == played().log
    assert loads(RECORD, {"tally": NewTally()}).log == played().log


def test_a_record_of_an_older_version_stops_where_todays_rules_stop_it() -> None:
    followed = follow(RECORD, {"tally": StricterTally()})

    assert followed.match.log == played().log[:6]
    assert followed.stopped is not None
    assert followed.stopped.reason == Message(
        "refused-record-stops",
        {"line": 13, "text": "=0 roll", "version": 1, "known": 2, "reason": "=refused-tally"},
    )
    assert followed.stopped.cause == Message("refused-tally", {"verb": "roll"}, "T-1")
    with pytest.raises(BadRecord):
        loads(RECORD, {"tally": StricterTally()})


def test_a_record_of_an_older_version_that_is_cut_short_is_refused() -> None:
    for games in ({"tally": NewTally()}, {"tally": StricterTally()}):
        with pytest.raises(BadRecord) as caught:
            follow(RECORD[: RECORD.index("0 roll")], games)
        assert caught.value.reason.id == "refused-record-cut"


def test_a_record_of_the_first_format_is_read() -> None:
    assert loads(RECORD.replace("record 2", "record 1"), GAMES).log == played().log


def test_a_saved_match_loads(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"

    save(played(), path)

    assert load(path, GAMES).log == played().log


def test_saving_replaces_and_leaves_nothing_else_behind(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    save(new_match(), path)

    save(played(), path)

    assert path.read_text(encoding="utf-8") == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_fails_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.mkdir()

    for place in (path, path / "none" / "match.txt"):
        with pytest.raises(Refusal) as caught:
            save(played(), place)
        assert caught.value.reason == Message("refused-record-unsaved", {"path": f"={place}"})
    assert list(tmp_path.rglob("*")) == [path]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        load(tmp_path / "none", GAMES)

    assert caught.value.reason == Message("refused-record-missing", {"path": f"={tmp_path / 'none'}"})


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        load(tmp_path, GAMES)

    assert caught.value.reason.id == "refused-record-unopened"


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_bytes(b"five-thrones record 1\ngame \xff 1\n")

    with pytest.raises(BadRecord) as caught:
        load(path, GAMES)

    assert caught.value.reason == Message("refused-record-not-text", {"line": 2})


def test_the_mark_that_some_editors_write_first_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(RECORD, encoding="utf-8-sig")

    assert load(path, GAMES).log == played().log
