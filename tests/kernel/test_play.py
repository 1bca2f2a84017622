import pytest

from conformance.secrecy import heard
from fivethrones.kernel.action import NOTHING, SPECTATOR, Action, Span
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.play import apply, default, is_legal, legal, waiting, why_not
from fivethrones.kernel.settings import TRUE, with_defaults
from fivethrones.kernel.text import state_hash
from toy.scene import TOY, say, scene
from toy.state import Table


def auction(seats: int = 3) -> Table:
    return TOY.setup(with_defaults(TOY.settings, {"seats": str(seats)}), 1)


def scramble() -> Table:
    state = scene("feast", "veto", "spy")
    say(state, "0 pass", "1 pass", "2 pass")
    return state


def finished() -> Table:
    state = auction(2)
    while state.decision is not None:
        apply(state, default(state, waiting(state)[0]))
    return state


def test_a_secret_answer_waits_for_the_others() -> None:
    state = auction()

    say(state, "1 bid 2")

    assert waiting(state) == [0, 2]
    assert state.coins == [3, 3, 3]
    assert state.events == []


def test_a_secret_answer_may_be_changed_until_all_are_in() -> None:
    state = auction()

    say(state, "1 bid 3", "0 bid 2", "1 bid 0", "2 bid 1")

    assert state.leader == 0
    assert state.coins == [1, 3, 3]


def test_secret_answers_come_out_in_seat_order() -> None:
    state = auction()

    say(state, "2 bid 1", "0 bid 2", "1 bid 0")

    bids = [event for event in state.events if event.kind == "bid"]
    assert [(event.seat, event.public["amount"]) for event in bids] == [(0, 2), (1, 0), (2, 1)]


def test_others_see_only_that_a_seat_has_answered() -> None:
    high, low = auction(), auction()
    say(high, "1 bid 3")
    say(low, "1 bid 0")

    for viewer in (0, 2, SPECTATOR):
        assert heard(TOY, high, viewer) == heard(TOY, low, viewer)
        assert heard(TOY, high, viewer)["decision"]["waiting"] == [0, 2]
        assert heard(TOY, high, viewer)["decision"]["answer"] == []
    assert heard(TOY, high, 1)["decision"]["answer"] == [["bid", 3, NOTHING]]


def test_an_answer_in_a_clone_is_not_in_the_original() -> None:
    state = auction()
    say(state, "0 bid 1")
    clone = state.clone()

    say(clone, "1 bid 0", "2 bid 0")

    assert waiting(state) == [1, 2]
    assert clone.leader == 0


def test_chance_decides_among_equal_bids() -> None:
    state = auction()
    state.rng.force(1)

    say(state, "0 bid 1", "1 bid 2", "2 bid 2")

    assert state.leader == 2


def test_an_open_question_goes_to_whoever_comes_first() -> None:
    state = scramble()
    assert waiting(state) == [0, 1, 2]

    say(state, "2 take")

    assert state.coins == [3, 3, 4]
    assert state.round == 1


def test_who_passes_an_open_question_is_not_asked_again() -> None:
    state = scramble()

    say(state, "1 pass")

    assert waiting(state) == [0, 2]
    assert legal(state, 1) == []
    with pytest.raises(IllegalAction, match="refused-not-asked"):
        say(state, "1 take")


def test_an_open_question_ends_when_all_have_passed() -> None:
    state = scramble()

    say(state, "1 pass", "0 pass", "2 pass")

    assert state.coins == [3, 3, 3]
    assert state.decision is not None
    assert state.decision.prompt.id == "ask-bid"


def test_the_default_is_the_first_option() -> None:
    assert default(scene("feast", "veto"), 0) == Action(0, "pass")


def test_the_default_of_a_span_is_its_lower_end() -> None:
    assert default(auction(), 1) == Action(1, "bid", 0)


def test_any_amount_of_a_span_is_legal_and_none_beyond() -> None:
    state = auction()

    assert legal(state, 0) == [Span(0, "bid", 0, 3)]
    assert [n for n in range(-2, 6) if is_legal(state, Action(0, "bid", n))] == [0, 1, 2, 3]


def test_a_refusal_says_why_and_changes_nothing() -> None:
    state = auction()
    before = state_hash(state)

    with pytest.raises(IllegalAction) as refused:
        say(state, "1 bid 4")

    assert refused.value.action == Action(1, "bid", 4)
    assert refused.value.reason == why_not(state, Action(1, "bid", 4))
    assert refused.value.reason.id == "refused-bid"
    assert refused.value.reason.rule == "TOY-3"
    assert state_hash(state) == before


def test_who_is_not_asked_is_told_so() -> None:
    state = scene("feast", "veto")

    reason = why_not(state, Action(1, "pass"))

    assert reason is not None
    assert (reason.id, reason.rule) == ("refused-not-asked", "TOY-4")
    assert legal(state, 1) == []


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = finished()

    assert waiting(state) == legal(state, 0) == []
    assert heard(TOY, state, 0)["decision"] is None
    with pytest.raises(IllegalAction, match="refused-game-over"):
        say(state, "0 pass")


def test_equals_share_a_place() -> None:
    state = finished()

    assert state.outcome is not None
    assert state.outcome.ranking == [[0, 1]]


def test_partners_share_their_place() -> None:
    state = TOY.setup(with_defaults(TOY.settings, {"seats": "4", "teams": TRUE}), 1)
    say(state, "0 bid 1", "1 bid 0", "2 bid 0", "3 bid 0")
    while state.decision is not None:
        apply(state, default(state, waiting(state)[0]))

    assert state.outcome is not None
    assert state.coins == [2, 3, 3, 3]
    assert state.outcome.ranking == [[1, 3], [0, 2]]
