"""Cards that cancel cards that cancel cards: a window on an effect on a window, in the toy game."""

from conformance.secrecy import heard
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.text import state_hash
from toy.scene import TOY, say, scene


def test_an_unopposed_effect_happens() -> None:
    state = scene("feast", "spy", "spy")

    events = say(state, "0 play 0", "1 pass", "2 pass")

    assert events == ["unopposed", "gained"]
    assert state.coins == [6, 3, 3]


def test_a_cancelled_effect_does_not_happen() -> None:
    state = scene("feast", "veto", "spy")

    events = say(state, "0 play 0", "1 veto 1", "2 pass", "2 pass")

    assert events == ["unopposed", "cancelled"]
    assert state.coins == [3, 3, 3]


def test_a_cancelled_cancel_lets_the_effect_happen() -> None:
    state = scene("feast veto", "veto")

    assert say(state, "0 play 0", "1 veto 2") == ["played"]
    events = say(state, "0 veto 1")

    assert events == ["played", "cancelled", "gained"]
    assert state.coins == [6, 3]


def test_a_cancel_of_a_cancel_of_a_cancel_stops_the_effect() -> None:
    state = scene("feast veto", "veto veto", "spy")

    say(state, "0 play 0", "1 veto 2", "2 pass")
    say(state, "0 veto 1", "2 pass")
    say(state, "1 veto 3", "2 pass")
    assert say(state, "2 pass") == ["unopposed", "cancelled"]
    events = say(state, "2 pass")

    assert events == ["unopposed", "cancelled"]
    assert state.coins == [3, 3, 3]


def test_four_cancels_let_the_effect_happen() -> None:
    state = scene("feast veto veto", "veto veto")

    say(state, "0 play 0", "1 veto 3", "0 veto 1", "1 veto 4", "0 veto 2")

    assert state.coins == [6, 3]


def test_a_clone_from_inside_the_inner_window_plays_out_on_its_own() -> None:
    state = scene("feast veto", "veto veto", "spy")
    say(state, "0 play 0", "1 veto 2", "2 pass", "0 veto 1", "2 pass", "1 veto 3")
    assert [type(frame).__name__ for frame in state.stack[1:]] == ["Resolve", "Window"] * 3
    before = state_hash(state)
    clone = state.clone()

    say(clone, "1 pass", "2 pass", "1 pass", "2 pass")

    assert clone.coins == [6, 3, 3]
    assert state_hash(state) == before
    say(state, "2 pass", "2 pass", "2 pass")
    assert state.coins == [3, 3, 3]


def test_a_window_asks_all_who_hold_cards_whatever_they_hold() -> None:
    state = scene("feast feast", "spy", "veto", "")

    say(state, "0 play 0")

    assert waiting(state) == [1, 2]
    assert [option.verb for option in legal(state, 1)] == ["pass"]
    assert [option.verb for option in legal(state, 2)] == ["pass", "veto"]


def test_no_window_opens_when_nobody_else_holds_cards() -> None:
    state = scene("feast", "", "")

    assert say(state, "0 play 0") == ["played", "gained"]


def test_of_several_vetoes_the_nearest_is_played_and_the_rest_keep_theirs() -> None:
    state = scene("veto", "feast", "veto", "veto")
    say(state, "0 pass", "1 play 1")

    say(state, "0 veto 0", "3 veto 3", "2 veto 2")

    assert [len(state.cards(seat)) for seat in range(4)] == [1, 0, 0, 1]
    assert state.events[-1].seat == 2


def test_after_a_veto_is_cancelled_all_are_asked_anew() -> None:
    state = scene("feast veto", "veto", "veto")
    say(state, "0 play 0", "1 veto 2", "2 veto 3")

    say(state, "0 veto 1", "2 pass")
    events = say(state, "2 pass")

    assert events == ["unopposed", "cancelled"]
    assert waiting(state) == [2]
    assert say(state, "2 veto 3") == ["played", "cancelled"]
    assert state.coins == [3, 3, 3]


def test_passes_are_announced_only_when_the_window_closes() -> None:
    passed, vetoed = scene("feast", "veto", "spy"), scene("feast", "veto", "spy")
    say(passed, "0 play 0")
    say(vetoed, "0 play 0")

    assert say(passed, "1 pass") == []
    assert say(vetoed, "1 veto 1") == []

    for viewer in (0, 2, SPECTATOR):
        assert heard(TOY, passed, viewer) == heard(TOY, vetoed, viewer)
    assert say(passed, "2 pass")[0] == "unopposed"


def test_a_spy_alone_learns_the_hand() -> None:
    state = scene("spy", "feast veto", "feast")

    say(state, "0 play 0 1", "1 pass", "2 pass")

    assert TOY.view(state, 0).hands[1] == [0, 2]
    assert TOY.view(state, 2).hands[1] == [-1, -1]
    looked = next(event for event in state.events if event.kind == "looked")
    assert looked.seen_as(0).args["cards"] == ["feast", "veto"]
    assert looked.seen_as(2).id == "log-looked-hidden"
