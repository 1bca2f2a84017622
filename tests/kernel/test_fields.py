"""What is saved, and in which order, follows from how it is declared."""

from typing import ClassVar

import pytest

from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.kernel.action import Action
from fivethrones.kernel.fields import fields_of, held
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.game import View
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import from_data, saved, to_data
from toy.scene import TOY


class Counting(Frame[State]):
    """Sets its attributes in another order than it takes them."""

    def __init__(self, count: int, seats: list[int]) -> None:
        self.seats = seats
        self.count = count


class Renamed(Frame[State]):
    SAVED_AS: ClassVar[dict[str, str]] = {"awake": "pool"}

    def __init__(self, awake: list[Action], passes: int) -> None:
        self.awake = awake
        self.passes = passes


class Sight(View):
    MOST: ClassVar[int] = 3
    deck: int
    hand: list[int]


def test_a_part_is_saved_as_the_arguments_of_its_constructor() -> None:
    assert fields_of(Action) == ["seat", "verb", "target", "extra"]
    assert fields_of(Counting) == ["count", "seats"]
    assert to_data(Counting(3, [1])) == {"is": "Counting", "count": 3, "seats": [1]}


def test_a_field_that_was_renamed_keeps_its_name_in_what_is_saved() -> None:
    class Later(type(TOY)):  # type: ignore[misc]
        parts = [Renamed]

    saved_before = {"is": "Renamed", "pool": [to_data(Action(1, "rest"))], "passes": 2}

    again = from_data(Later(), saved_before)

    assert again.awake == [Action(1, "rest")]
    assert to_data(again) == saved_before


def test_what_is_saved_under_the_new_name_of_a_field_is_refused() -> None:
    class Later(type(TOY)):  # type: ignore[misc]
        parts = [Renamed]

    with pytest.raises(ValueError, match="Renamed has no field 'awake'"):
        from_data(Later(), {"is": "Renamed", "awake": [], "passes": 2})


def test_a_view_is_saved_as_its_class_declares() -> None:
    seen = Sight()
    seen.hand = [4]
    seen.deck = 2

    assert to_data(seen) == {"is": "Sight", "deck": 2, "hand": [4]}


def test_a_view_is_filled_from_its_text() -> None:
    class Seeing(type(TOY)):  # type: ignore[misc]
        parts = [Sight]

    again = from_data(Seeing(), {"is": "Sight", "hand": [4], "deck": 2})

    assert (again.deck, again.hand) == (2, [4])


def test_a_state_is_saved_as_what_it_holds_that_of_the_kernel_first() -> None:
    game = HandOfTheKing()
    court = game.setup(with_defaults(game.settings, {}), 1)

    assert held(court)[:3] == ["settings", "seats", "rng"]
    assert set(held(court)) - set(saved(court)) == {"rules", "listed", "listed_for"}
    assert saved(court)[-1] == "again"
