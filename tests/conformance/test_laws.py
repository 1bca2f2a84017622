"""Each law at positions that Hypothesis finds: a line-up, a seed, a way into the game and some chosen actions."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import laws, secrecy
from conformance.case import Case
from conformance.cases import CASES
from conformance.walk import listed, position
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import seeded


class Spot(NamedTuple):
    line_up: int
    seed: int
    steps: int
    choices: list[int]


SPOTS = st.builds(
    Spot,
    line_up=st.integers(0, 11),
    seed=st.integers(0, 2**40)
    | st.integers(2**128, 2**256 - 1),  # one stream for all, or one for each purpose
    steps=st.integers(0, 150),
    choices=st.lists(st.integers(0, 99), max_size=10),
)
every_case = pytest.mark.parametrize("case", CASES, ids=repr)
some_examples = settings(max_examples=min(40, settings().max_examples))


def reach(case: Case, spot: Spot) -> Any:
    options = case.line_ups[spot.line_up % len(case.line_ups)]
    state = position(case, options, spot.seed, spot.steps)
    for choice in spot.choices:
        actions = listed(state, seeded(choice))
        if actions:
            apply(state, actions[choice % len(actions)])
    return state


def hold(law: laws.Law, case: Case, spot: Spot) -> None:
    law(case, reach(case, spot), seeded(spot.seed))


@every_case
@some_examples
@given(spot=SPOTS)
def test_every_decision_can_be_answered_and_has_a_default(case: Case, spot: Spot) -> None:
    hold(laws.decisions_can_be_answered, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_every_listed_action_applies(case: Case, spot: Spot) -> None:
    hold(laws.listed_actions_apply, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_what_is_begun_can_be_said_whole(case: Case, spot: Spot) -> None:
    hold(laws.what_is_begun_can_be_said_whole, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_any_other_action_is_refused_with_a_reason_and_changes_nothing(case: Case, spot: Spot) -> None:
    hold(laws.other_actions_are_refused, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_why_not_is_silent_exactly_for_legal_actions(case: Case, spot: Spot) -> None:
    hold(laws.why_not_tells_what_is_legal, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_a_piece_is_refused_exactly_when_no_option_is_about_it(case: Case, spot: Spot) -> None:
    hold(laws.pieces_tell_what_is_legal, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_a_clone_goes_its_own_way(case: Case, spot: Spot) -> None:
    hold(laws.clones_go_their_own_way, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_fields_name_all_that_a_state_and_its_frames_keep(case: Case, spot: Spot) -> None:
    hold(laws.everything_is_saved, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_no_viewer_can_tell_a_determinized_world_from_the_real_one(case: Case, spot: Spot) -> None:
    hold(secrecy.secrets_stay_at_rest, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_worlds_look_the_same_until_something_is_disclosed(case: Case, spot: Spot) -> None:
    hold(secrecy.secrets_stay_in_motion, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_determinize_depends_on_nothing_that_the_viewer_cannot_know(case: Case, spot: Spot) -> None:
    hold(secrecy.determinize_knows_no_more, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_events_tell_their_secrets_only_to_those_they_name(case: Case, spot: Spot) -> None:
    hold(secrecy.events_keep_their_secrets, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_a_state_read_from_text_is_equal_and_plays_on_in_the_same_way(case: Case, spot: Spot) -> None:
    hold(laws.text_keeps_the_state, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_views_and_actions_go_to_text_and_back(case: Case, spot: Spot) -> None:
    hold(laws.text_keeps_views_and_actions, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_nothing_is_offered_that_would_change_nothing(case: Case, spot: Spot) -> None:
    hold(laws.nothing_idle_is_offered, case, spot)


@every_case
@some_examples
@given(spot=SPOTS)
def test_nobody_loses_an_answer_before_being_asked(case: Case, spot: Spot) -> None:
    hold(laws.nobody_loses_an_answer, case, spot)
