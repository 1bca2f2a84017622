import pytest

from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import BadSettings, IllegalAction, Refusal
from fivethrones.kernel.event import Event
from fivethrones.kernel.play import apply, default
from fivethrones.kernel.text import state_hash
from fivethrones.match.entry import ACT, DEFAULT, UNDO, Entry
from fivethrones.match.match import STRIDE, Match
from match.tally import TALLY, Table


def new_match(seed: int = 7) -> Match:
    return Match(TALLY, {}, seed)


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def add(amount: int, seat: int = 0) -> Action:
    return Action(seat, "add", amount)


def stop(seat: int) -> Action:
    return Action(seat, "stop")


def refusal_of_play(match: Match, *actions: Action) -> Refusal:
    with pytest.raises(Refusal) as caught:
        match.play(*actions)
    return caught.value


def test_options_not_given_are_settled() -> None:
    assert Match(TALLY, {"seats": "3"}, 0).settings == {"seats": "3", "short": "false"}


def test_options_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadSettings):
        Match(TALLY, {"seats": "9"}, 0)


def test_the_same_seed_and_entries_give_the_same_hash() -> None:
    one, other = new_match(), new_match()
    for match in (one, other):
        match.play(Action(0, "roll"))

    assert one.state_hash == other.state_hash


def test_another_seed_gives_another_hash() -> None:
    assert new_match(7).state_hash != new_match(8).state_hash


def test_the_hash_is_that_of_the_state() -> None:
    match = new_match()

    assert match.state_hash == state_hash(match.state)


def test_playing_one_action_returns_its_events() -> None:
    assert kinds(new_match().play(add(2))) == ["added"]


def test_an_illegal_action_is_refused_with_the_reason_of_the_game() -> None:
    refusal = refusal_of_play(new_match(), add(4))

    assert isinstance(refusal, IllegalAction)
    assert refusal.reason.id == "refused-tally"


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match()
    before = match.state_hash

    refusal_of_play(match, add(4))

    assert (match.state_hash, match.log, match.steps) == (before, [], [])


def test_a_list_of_actions_is_one_entry() -> None:
    match = new_match()

    match.play(add(1), add(2))

    assert match.log == [Entry(ACT, 0, (add(1), add(2)))]
    assert table(match).total == 3


def test_a_list_returns_the_events_of_all_its_actions() -> None:
    match = new_match()

    events = match.play(add(1), add(2))

    assert [event.public["amount"] for event in events] == [1, 2]


def test_after_a_list_the_state_shows_the_events_of_all_its_actions() -> None:
    match = new_match()

    events = match.play(add(1), add(2))

    assert match.state.events == events


def test_a_list_with_one_illegal_action_changes_nothing() -> None:
    match = new_match()
    before = match.state_hash

    refusal = refusal_of_play(match, add(1), add(9))

    assert isinstance(refusal, IllegalAction)
    assert refusal.action == add(9)
    assert (match.state_hash, match.log, match.steps) == (before, [], [])


@pytest.mark.parametrize("before", [[], [add(1)]])
def test_a_list_that_ends_in_the_middle_of_something_changes_nothing(before: list[Action]) -> None:
    match = new_match()
    match.play(add(1))
    hash = match.state_hash

    refusal = refusal_of_play(match, *before, Action(0, "double"))

    assert refusal.reason.id == "refused-list-unfinished"
    assert (match.state_hash, len(match.log), len(match.steps)) == (hash, 1, 1)


def test_what_is_begun_and_ended_in_one_list_is_one_step() -> None:
    match = new_match()

    match.play(Action(0, "double"), Action(0, "say", 2))

    assert table(match).total == 4
    assert len(match.steps) == 1


def test_a_list_of_nothing_is_refused() -> None:
    assert refusal_of_play(new_match()).reason.id == "refused-list-empty"


def test_a_list_holds_actions_of_one_seat_only() -> None:
    match = new_match()

    assert refusal_of_play(match, stop(0), stop(1)).reason.id == "refused-list-seats"
    assert match.log == []


@pytest.mark.parametrize("verb", ["roll", "peek"])
@pytest.mark.parametrize("amount", [1, 9])
def test_a_list_may_not_go_on_after_news_legal_or_not(verb: str, amount: int) -> None:
    """Else a list made to fail would tell a seat its roll for nothing."""
    match = new_match()
    before = match.state_hash

    refusal = refusal_of_play(match, Action(0, verb), add(amount))

    assert refusal.reason.id == "refused-list-after-news"
    assert match.state_hash == before


def test_a_list_may_end_with_news() -> None:
    match = new_match()

    match.play(add(1), Action(0, "roll"))

    assert len(match.log) == 1


def test_the_default_is_logged_with_the_action_it_stood_for() -> None:
    match = new_match()
    chosen = default(match.state, 0)

    match.play_default(0)

    assert match.log == [Entry(DEFAULT, 0, (chosen,))]
    assert table(match).turn == 1


def test_no_default_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(Refusal) as caught:
        new_match().play_default(1)

    assert caught.value.reason.id == "refused-default-not-awaited"


def test_no_default_over_a_secret_answer_already_given() -> None:
    match = new_match()
    match.play(Action(0, "duel"))
    match.play(Action(1, "show", 1))

    with pytest.raises(Refusal) as caught:
        match.play_default(1)

    assert caught.value.reason.id == "refused-default-not-awaited"


def test_no_default_after_the_end() -> None:
    match = finished_match()

    with pytest.raises(Refusal) as caught:
        match.play_default(0)

    assert caught.value.reason.id == "refused-default-not-awaited"


def test_nothing_is_played_after_the_end() -> None:
    assert refusal_of_play(finished_match(), add(1)).reason.id == "refused-game-over"


def finished_match() -> Match:
    match = new_match()
    for _ in range(7):
        match.play(add(3))
    assert match.state.outcome is not None
    return match


def test_history_starts_with_the_events_of_set_up() -> None:
    match = new_match()

    match.play(add(1))

    assert [kinds(events) for events in match.history] == [["dealt"], ["added"]]


def test_history_has_one_item_for_each_entry_in_effect() -> None:
    match = new_match()
    match.play(add(1), add(1))
    match.play(add(2))
    match.undo(0)

    assert [kinds(events) for events in match.history] == [["dealt"], ["added", "added"]]


def long_match() -> Match:
    """Long enough to reach beyond several of the copies that a match keeps."""
    match = new_match()
    for number in range(3 * STRIDE + 2):
        match.play(stop(number % 2))
    return match


def test_at_gives_the_state_after_so_many_steps() -> None:
    match = long_match()
    state = TALLY.setup(match.settings, match.seed)

    for number, step in enumerate(match.steps):
        assert state_hash(match.at(number)) == state_hash(state)
        apply(state, step.entry.actions[0])
    assert state_hash(match.at(len(match.steps))) == match.state_hash


def test_at_gives_a_state_of_its_own() -> None:
    match = new_match()
    before = match.state_hash

    apply(match.at(0), add(3))

    assert match.state_hash == before
    assert state_hash(match.at(0)) == before


@pytest.mark.parametrize("step", [-1, 2])
def test_there_is_no_state_before_the_first_step_or_after_the_last(step: int) -> None:
    match = new_match()
    match.play(add(1))

    for look in (match.at, match.branch):
        with pytest.raises(Refusal) as caught:
            look(step)
        assert caught.value.reason.args == {"step": step, "last": 1}


def test_a_branch_has_the_log_up_to_its_step() -> None:
    match = new_match()
    match.play(add(1))
    match.play_default(0)

    assert match.branch(1).log == match.log[:1]
    assert match.branch(2).state_hash == match.state_hash


def test_a_branch_leaves_out_what_was_undone() -> None:
    match = new_match()
    match.play(add(1))
    match.undo(0)
    match.play(add(2))

    assert match.branch(1).log == [Entry(ACT, 0, (add(2),))]


def test_a_branch_goes_its_own_way() -> None:
    match = new_match()
    match.play(add(1))
    before = match.state_hash

    branch = match.branch(1)
    branch.play(add(3))

    assert (match.state_hash, len(match.log)) == (before, 1)
    assert branch.state_hash != before


def test_entering_a_log_again_gives_the_same_match() -> None:
    match = new_match()
    match.play(add(1), add(2))
    match.undo(0)
    match.play_default(0)
    again = new_match()

    for entry in match.log:
        again.enter(entry)

    assert [entry.kind for entry in again.log] == [ACT, UNDO, DEFAULT]
    assert again.state_hash == match.state_hash
