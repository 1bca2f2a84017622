"""A match put away as plain data, and taken up again."""

import json

import pytest

from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.text import Data, dumps, to_data
from fivethrones.match.entry import BOT, REDEAL, Entry
from fivethrones.match.match import PART, Match
from fivethrones.match.parts import Part, restored, step_to_data, write_part
from match.tally import TALLY, Tally
from match.test_match import add, new_match, stop


def parts_of(match: Match, since: int = 0) -> list[Part]:
    written = [write_part(match, index) for index in range(since, len(match.starts))]
    return [Part(match.version, json.loads(dumps(part))) for part in written]


def taken_up(match: Match) -> Match:
    return restored(TALLY, match.settings, match.seed, parts_of(match))


def long_match(steps: int) -> Match:
    """So many steps, none of which wins."""
    match = new_match()
    for step in range(steps):
        match.play(stop(step % 2))
    return match


def steps_of(match: Match) -> list[Data]:
    return [step_to_data(step) for step in match.steps]


def told(match: Match) -> list[list[object]]:
    return [[to_data(event) for event in events] for events in match.history]


@pytest.mark.parametrize("steps", [0, 1, PART - 1, PART, PART + 1, 3 * PART, 3 * PART + 7])
def test_a_match_is_taken_up_where_it_was_put_away(steps: int) -> None:
    match = long_match(steps)

    again = taken_up(match)

    assert again.state_hash == match.state_hash
    assert (again.entered, again.starts, steps_of(again)) == (match.entered, match.starts, steps_of(match))
    assert told(again) == told(match)
    for step in (0, steps // 2, max(0, steps - 1), steps):
        assert to_data(again.at(step).total) == to_data(match.at(step).total)  # type: ignore[attr-defined]
        assert again.at(step).turn == match.at(step).turn  # type: ignore[attr-defined]


def test_who_plays_for_whom_and_who_has_given_up_is_kept() -> None:
    match = Match(TALLY, {"seats": "3"}, 7)
    match.enter(Entry(BOT, 1, level="knight"))
    match.play(add(1))
    match.resign(2)
    match.enter(Entry(REDEAL, 0, seed=2**200))

    again = restored(TALLY, match.settings, match.seed, parts_of(match))

    assert (again.stand_ins, again.resigned) == ({1: "knight"}, [2])
    assert steps_of(again) == steps_of(match)


def test_play_goes_on_the_same_after_it() -> None:
    match = long_match(PART + 3)
    again = taken_up(match)

    for each in (match, again):
        each.play(Action(each.state.turn, "roll"))  # type: ignore[attr-defined]
        each.play(stop(each.state.turn))  # type: ignore[attr-defined]

    assert again.state_hash == match.state_hash
    assert steps_of(again) == steps_of(match)


def test_undo_reaches_back_over_parts_that_were_put_away() -> None:
    match = long_match(PART)
    match.play(add(1))
    again = taken_up(match)

    again.undo(0)
    again.take_back(1)  # the last step of the part before

    assert (len(again.steps), again.starts) == (PART - 1, [0])
    assert again.state.turn == 1  # type: ignore[attr-defined]
    assert again.unchanged_since(match.entered) == PART - 1


def test_only_what_has_changed_is_written_again() -> None:
    match = long_match(2 * PART + 5)
    parts, entered = parts_of(match), match.entered
    match.take_back(0)
    match.take_back(1)
    for _ in range(PART):
        match.play(stop(match.state.turn))  # type: ignore[attr-defined]

    unchanged = match.unchanged_since(entered)
    index = max(i for i in range(len(match.starts)) if match.starts[i] <= unchanged)
    again = restored(TALLY, match.settings, match.seed, parts[:index] + parts_of(match, index))

    assert index == 2
    assert again.state_hash == match.state_hash
    assert steps_of(again) == steps_of(match)


class NewTally(Tally):
    """The card lay under another name."""

    version = 2

    def migrate(self, version: int, data: dict[str, object]) -> None:
        assert version == 1
        data["card"] = data.pop("hidden")


def test_a_newer_version_carries_over_what_an_older_one_wrote() -> None:
    match = long_match(PART + 2)
    parts = parts_of(match)
    for part in parts:
        part.data["state"]["hidden"] = part.data["state"].pop("card")

    again = restored(NewTally(), match.settings, match.seed, parts)
    assert again.version == 1
    again.change_rules()

    assert again.state_hash == match.state_hash
    assert (again.version, again.floor, again.starts) == (2, PART + 2, [0, PART, PART + 2])
    with pytest.raises(Refusal) as refused:
        again.take_back(0)
    assert refused.value.reason.id == "refused-undo-rules"
    again.play(add(1))
    again.undo(0)
    assert again.state_hash == match.state_hash


def test_what_is_played_after_new_rules_is_a_part_of_its_own() -> None:
    match = long_match(5)
    match.change_rules()
    for _ in range(PART + 1):
        match.play(stop(match.state.turn))  # type: ignore[attr-defined]

    again = taken_up(match)

    assert match.starts == again.starts == [0, 5, PART + 5]
    assert again.floor == 5
    assert again.at(6).turn == match.at(6).turn  # type: ignore[attr-defined]
