"""Giving up, standing in, dealing anew, and going back by consent."""

import pytest

from fivethrones.games import GAMES as BOXES
from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.text import state_hash
from fivethrones.match.entry import BACK, BOT, REDEAL, RESIGN, TAKE_BACK, Entry
from fivethrones.match.match import STRIDE, Match
from fivethrones.match.notation import read_entry, write_entry
from fivethrones.match.preview import preview
from fivethrones.match.record import dumps, loads
from match.tally import GAMES, TALLY
from match.test_match import add, new_match, stop


def refusal(match: Match, entry: Entry) -> str:
    before = (match.state_hash, len(match.log))
    with pytest.raises(Refusal) as caught:
        match.enter(entry)
    assert (match.state_hash, len(match.log)) == before
    return caught.value.reason.id


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    match = new_match()
    match.play(add(1))

    events = match.resign(0)

    assert [event.kind for event in events] == ["resign"]
    assert match.state.outcome is not None
    assert match.state.outcome.ranking == [[1], [0]]
    assert match.state.decision is None


def test_of_three_the_game_goes_on_and_who_gave_up_comes_last() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.resign(1)
    assert match.state.outcome is None
    match.play(stop(0))

    while match.state.outcome is None:
        match.play(add(3, 1))  # somebody plays on for that seat, and would win

    assert match.state.outcome.ranking == [[0, 2], [1]]


def test_the_last_one_left_wins() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.resign(1)
    match.resign(0)

    assert match.state.outcome is not None
    assert match.state.outcome.ranking == [[2], [0], [1]]


def test_nobody_gives_up_twice_or_takes_it_back() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.play(add(1))
    match.resign(0)

    assert refusal(match, Entry(RESIGN, 0)) == "refused-resigned"
    assert refusal(match, Entry(BOT, 0, level="knight")) == "refused-resigned"
    assert refusal(match, Entry(TAKE_BACK, 0)) == "refused-undo-resigned"
    assert refusal(match, Entry(RESIGN, 3)) == "refused-seat-unknown"


def test_a_bot_sits_in_and_the_player_comes_back() -> None:
    match = new_match()
    before = match.state_hash

    match.enter(Entry(BOT, 1, level="knight"))
    assert match.stand_ins == {1: "knight"}
    match.enter(Entry(BACK, 1))

    assert match.stand_ins == {}
    assert match.state_hash == before
    assert refusal(match, Entry(BACK, 1)) == "refused-back-not-away"


def test_by_consent_one_goes_back_over_chance_and_others_moves() -> None:
    match = new_match()
    match.play(add(1))
    before = match.state_hash
    match.play(Action(0, "roll"))
    match.play(stop(0))
    match.play(add(2, 1))
    assert match.why_not_undo(0) is not None

    for _ in range(2):
        match.take_back(0)

    assert match.state_hash == before
    assert refusal(match, Entry(TAKE_BACK, 1)) == "refused-undo-nothing"


def test_what_was_given_up_is_kept_over_many_steps() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.resign(1)
    for number in range(2 * STRIDE):
        match.play(stop(number % 3))

    assert state_hash(match.at(2 * STRIDE + 1)) == match.state_hash
    assert match.branch(2 * STRIDE).resigned == [1]


def test_what_a_seat_has_not_seen_is_dealt_anew() -> None:
    game = BOXES["hand-of-the-king"]
    match = Match(game, {}, 3)
    before = match.state.clone()

    match.enter(Entry(REDEAL, 0, seed=99))

    assert match.state.companions != before.companions  # type: ignore[attr-defined]
    assert state_hash(match.at(1)) == match.state_hash
    assert match.why_not_undo(0) is not None
    seen = game.view(match.state, 0).row  # type: ignore[attr-defined]
    assert seen == game.view(before, 0).row  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Entry(RESIGN, 1), "resign 1"),
        (Entry(BOT, 1, level="knight"), "bot 1 knight"),
        (Entry(BACK, 1), "back 1"),
        (Entry(TAKE_BACK, 0), "takeback 0"),
        (Entry(REDEAL, 1, seed=12), "redeal 1 12"),
        (Entry(REDEAL, SPECTATOR, seed=12), "redeal - 12"),
    ],
)
def test_entries_are_lines(entry: Entry, line: str) -> None:
    state = Match(TALLY, {}, 7).state
    assert write_entry(TALLY, state, entry) == line
    assert read_entry(TALLY, state, line) == entry


@pytest.mark.parametrize("line", ["bot 1", "bot 1 two words", "resign", "redeal 1", "redeal x 1", "back -1"])
def test_lines_that_say_no_entry_are_refused(line: str) -> None:
    with pytest.raises(Refusal):
        read_entry(TALLY, Match(TALLY, {}, 7).state, line)


def test_a_record_tells_who_played() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.play(add(1))
    match.enter(Entry(BOT, 1, level="random"))
    match.enter(Entry(BACK, 1))
    match.enter(Entry(REDEAL, SPECTATOR, seed=5))
    match.play(add(1))
    match.take_back(0)
    match.resign(2)

    again = loads(dumps(match), GAMES)

    assert again.log == match.log
    assert again.state_hash == match.state_hash


def test_a_preview_shows_what_is_sure() -> None:
    match = new_match()

    shown = preview(TALLY, match.state, Action(0, "peek"), seeded(1))

    assert shown.events == []
    assert shown.view is None


def test_a_preview_of_a_secret_choice_among_several_shows_nothing() -> None:
    match = new_match()
    match.play(Action(0, "duel"))

    shown = preview(TALLY, match.state, Action(0, "show", 1), seeded(1))

    assert (shown.events, shown.view) == ([], None)


def test_a_preview_changes_nothing_and_refuses_what_is_illegal() -> None:
    game = BOXES["hand-of-the-king"]
    match = Match(game, {}, 3)
    before = match.state_hash
    action = match.state.stack[-1].options(match.state, 0)[0]
    assert isinstance(action, Action)

    shown = preview(game, match.state, action, seeded(1))

    assert match.state_hash == before
    events = match.play(action)
    assert shown.events == [event.seen_as(0) for event in events]
    with pytest.raises(Refusal):
        preview(game, match.state, Action(1, "fly"), seeded(1))
