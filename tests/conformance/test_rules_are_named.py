"""Whatever a game says to players names the rule it rests on."""

import pytest

from conformance.case import Case
from conformance.cases import CASES
from conformance.walk import pick, strange
from fivethrones.games import GAMES
from fivethrones.kernel.play import apply, why_not
from fivethrones.kernel.rng import seeded

STEPS = 250
SOME = 25  # of so many decisions, at one all pieces are pointed at and other things tried


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in GAMES], ids=repr)
def test_prompts_events_and_refusals_name_their_rule(case: Case) -> None:
    state, rng = case.game.setup(case.line_ups[0], 1), seeded(1)
    for step in range(STEPS):
        assert all(event.rule for event in state.events)
        if state.decision is None:
            break
        assert state.decision.rule
        if step % SOME == 0:
            seat = state.decision.asked[0]
            refusals = [case.game.why_not_piece(state, seat, piece) for piece in case.game.pieces(state)]
            refusals += [why_not(state, action) for action in strange(state, rng)]
            assert [message for message in refusals if message is not None and not message.rule] == []
        apply(state, pick(state, rng))
