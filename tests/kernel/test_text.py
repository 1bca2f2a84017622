import json

import pytest

from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import Outcome
from fivethrones.kernel.text import (
    dumps,
    from_data,
    part_named,
    state_from_data,
    state_hash,
    state_to_data,
    to_data,
)
from toy.scene import TOY, say, scene
from toy.windows import Resolve, Window

MESSAGE = Message("ask-bid", {"most": 3, "seat": "seat-1", "known": ["a", "b"]}, "TOY-3")


@pytest.mark.parametrize(
    "part",
    [
        Action(1, "play", 4, 2),
        Span(0, "bid", 0, 7),
        MESSAGE,
        Decision(MESSAGE, [0, 2], SECRET),
        Event("drew", 1, {"from": "deck"}, "TOY-4", {"card": "veto"}, only(1), only(1)),
        Outcome([[1], [0, 2]], MESSAGE),
        seeded(7),
        Resolve(3, 1, 2, True, False),
        Window(1, True, 5),
    ],
)
def test_a_part_goes_to_text_and_back(part: object) -> None:
    data = json.loads(dumps(to_data(part)))

    again = from_data(TOY, data)

    assert type(again) is type(part)
    assert to_data(again) == to_data(part) == data


def test_a_part_that_the_game_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="toy has no part 'Dragon'"):
        part_named(TOY, "Dragon")


def test_fields_go_by_their_names_in_any_order() -> None:
    data = to_data(Resolve(3, 1, 2, True, False))
    shuffled = dict(sorted(data.items(), reverse=True))

    assert to_data(from_data(TOY, shuffled)) == data


def test_a_field_that_a_part_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="Action has no field 'colour'"):
        from_data(TOY, {**to_data(Action(1, "pass")), "colour": 3})


def test_a_field_that_is_missing_is_an_error() -> None:
    data = to_data(Action(1, "pass"))
    del data["verb"]
    with pytest.raises(ValueError, match="Action lacks its field 'verb'"):
        from_data(TOY, data)


def test_a_state_of_other_fields_is_an_error() -> None:
    data = state_to_data(scene("feast", "veto"))
    with pytest.raises(ValueError, match="a state of toy has no field 'weather'"):
        state_from_data(TOY, {**data, "weather": 1})
    del data["stack"]
    with pytest.raises(ValueError, match="a state of toy lacks its field 'stack'"):
        state_from_data(TOY, data)


def test_a_state_inside_a_window_goes_to_text_and_back() -> None:
    state = scene("feast", "veto", "veto")
    say(state, "0 play 0", "1 veto 1")

    restored = state_from_data(TOY, json.loads(dumps(state_to_data(state))))

    assert state_hash(restored) == state_hash(state)
    assert restored.answers == [Action(1, "veto", 1)]


def test_the_hash_tells_states_apart() -> None:
    state, other = scene("feast", "veto"), scene("feast", "veto")
    assert state_hash(state) == state_hash(other)

    say(other, "0 pass")

    assert state_hash(state) != state_hash(other)


def test_the_hash_sees_the_state_of_chance() -> None:
    state = scene("feast", "veto")
    before = state_hash(state)

    state.rng.below(6, "lot")

    assert state_hash(state) != before


def test_an_action_is_written_as_it_is_read() -> None:
    for action in (Action(1, "pass"), Action(1, "bid", 3), Action(1, "play", 4, 2), Action(1, "name", -1, 2)):
        assert TOY.read(1, TOY.write(action)) == action


@pytest.mark.parametrize(
    "text", ["", "3", "bid x", "bid 1 2 3", "bid --1", "bid 1.5", "bid -", "bid " + "9" * 5000]
)
def test_text_that_says_no_action_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        TOY.read(0, text)
