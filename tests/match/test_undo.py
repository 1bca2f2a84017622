"""The barrier follows from the log: chance, news, and other seats."""

import pytest

from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.text import state_hash
from fivethrones.match.entry import ACT, UNDO, Entry
from fivethrones.match.match import STRIDE, Match
from match.tally import TALLY, Table
from match.test_match import add, long_match, new_match, stop


def reason(match: Match, seat: int) -> str:
    """Why this seat may not undo; checks that trying says the same and changes nothing."""
    why = match.why_not_undo(seat)
    assert why is not None
    before = (match.state_hash, len(match.log), len(match.steps))
    with pytest.raises(Refusal) as caught:
        match.undo(seat)
    assert caught.value.reason == why
    assert (match.state_hash, len(match.log), len(match.steps)) == before
    return why.id


def test_undo_brings_back_the_state_before() -> None:
    match = new_match()
    match.play(add(1))
    before = match.state_hash
    match.play(add(2))

    match.undo(0)

    assert match.state_hash == before


def test_a_list_is_undone_whole() -> None:
    match = new_match()
    before = match.state_hash
    match.play(add(1), add(2))

    match.undo(0)

    assert match.state_hash == before


def test_the_log_keeps_what_was_undone_and_the_undoing() -> None:
    match = new_match()
    match.play(add(1))

    match.undo(0)

    assert match.log == [Entry(ACT, 0, (add(1),)), Entry(UNDO, 0)]
    assert match.steps == []


def test_several_entries_are_undone_one_by_one() -> None:
    match = new_match()
    before = match.state_hash
    match.play(add(1))
    match.play(add(2))

    match.undo(0)
    match.undo(0)

    assert match.state_hash == before
    assert reason(match, 0) == "refused-undo-nothing"


def test_play_goes_on_after_an_undo() -> None:
    match, straight = new_match(), new_match()
    match.play(add(1))
    match.undo(0)

    match.play(add(3))
    straight.play(add(3))

    assert match.state_hash == straight.state_hash


def test_a_default_may_be_undone() -> None:
    match = new_match()
    match.play_default(0)

    match.undo(0)

    assert match.steps == []


def test_undo_reaches_back_over_kept_states() -> None:
    match = long_match()
    for seat in [1, 0] * STRIDE:
        match.undo(seat)

    for number in range(len(match.steps), 3 * STRIDE):
        match.play(stop(number % 2))

    assert state_hash(match.at(2 * STRIDE)) == state_hash(long_match().at(2 * STRIDE))
    assert match.state_hash == state_hash(long_match().at(3 * STRIDE))


def test_a_seat_that_did_nothing_has_nothing_to_undo() -> None:
    match = new_match()
    match.play(add(1))

    assert reason(match, 1) == "refused-undo-nothing"


def test_no_undo_once_another_seat_acted() -> None:
    match = new_match()
    match.play(stop(0))
    match.play(stop(1))

    assert reason(match, 0) == "refused-undo-other-acted"


def test_what_another_seat_has_undone_no_longer_stands_in_the_way() -> None:
    match = new_match()
    match.play(stop(0))
    match.play(stop(1))
    match.undo(1)

    assert match.why_not_undo(0) is None


def test_no_undo_of_chance() -> None:
    match = new_match()
    match.play(Action(0, "roll"))

    assert reason(match, 0) == "refused-undo-chance"


def test_a_scripted_roll_is_chance_too() -> None:
    match = new_match()
    match.state.rng.force(3)
    match.play(Action(0, "roll"))

    assert reason(match, 0) == "refused-undo-chance"


def test_no_undo_of_a_list_that_ended_in_chance() -> None:
    match = new_match()
    match.play(add(1), Action(0, "roll"))

    assert reason(match, 0) == "refused-undo-chance"


def test_no_undo_of_what_disclosed_something() -> None:
    match = new_match()
    match.play(Action(0, "peek"))

    assert reason(match, 0) == "refused-undo-disclosed"


def test_what_came_after_chance_may_be_undone_up_to_it() -> None:
    match = new_match()
    match.play(Action(0, "roll"))
    match.play(add(1))

    match.undo(0)

    assert reason(match, 0) == "refused-undo-chance"


def duel() -> Match:
    match = new_match()
    match.play(Action(0, "duel"))
    return match


def test_a_secret_answer_may_be_undone_while_others_are_missing() -> None:
    match = duel()
    match.play(Action(0, "show", 1))

    match.undo(0)

    assert match.state.answers == []


def test_no_undo_of_the_answer_that_turned_up_all_others() -> None:
    """The duel announces no disclosure; the last seat to answer has seen the other answers all the same."""
    match = duel()
    match.play(Action(0, "show", 1))
    match.play(Action(1, "show", 1))

    assert reason(match, 1) == "refused-undo-disclosed"


def test_no_undo_of_an_earlier_secret_answer_once_another_seat_answered() -> None:
    match = duel()
    match.play(Action(1, "show", 1))
    match.play(Action(0, "show", 1))

    assert reason(match, 1) == "refused-undo-other-acted"


def test_three_seats_duel_and_the_second_answer_turns_up_nothing() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.play(Action(0, "duel"))
    match.play(Action(0, "show", 1))
    match.play(Action(1, "show", 1))

    assert match.why_not_undo(1) is None
    assert isinstance(match.state, Table)
    assert match.state.total == 0
