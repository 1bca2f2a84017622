"""Whatever a game says to players names the rule it rests on."""

import pytest

from conformance.case import Case
from conformance.cases import CASES
from conformance.walk import pick, strange
from fivethrones.games import GAMES
from fivethrones.kernel.play import apply, why_not
from fivethrones.kernel.rng import seeded

STEPS = 250  # of each game
SOME = 25  # of so many decisions, at one all pieces are pointed at and other things tried
MANY = 20  # games with each line-up, for what is seldom said

every_game = pytest.mark.parametrize("case", [case for case in CASES if case.game.id in GAMES], ids=repr)


@every_game
@pytest.mark.parametrize("games", [1, pytest.param(MANY, marks=pytest.mark.long)])
def test_prompts_and_events_name_their_rule(case: Case, games: int) -> None:
    for line_up in case.line_ups:
        for seed in range(games):
            state, rng = case.game.setup(line_up, seed), seeded(seed)
            for _ in range(STEPS):
                assert [event.kind for event in state.events if not event.rule] == []
                if state.decision is None:
                    assert state.outcome.reason.rule
                    break
                assert state.decision.rule
                apply(state, pick(state, rng))


@every_game
def test_refusals_name_their_rule(case: Case) -> None:
    state, rng = case.game.setup(case.line_ups[0], 1), seeded(1)
    for step in range(STEPS):
        if state.decision is None:
            break
        if step % SOME == 0:
            seat = state.decision.asked[0]
            refusals = [case.game.why_not_piece(state, seat, piece) for piece in case.game.pieces(state)]
            refusals += [why_not(state, action) for action in strange(state, rng)]
            assert [message for message in refusals if message is not None and not message.rule] == []
        apply(state, pick(state, rng))
