"""How deals are played on in the mind."""

from fivethrones.bots.monopoly.problem import has_no_business
from fivethrones.bots.monopoly.squire import simple_answer
from fivethrones.games import GAMES
from fivethrones.games.monopoly.rules.turn import THROW, Turn
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["monopoly"]


def test_whoever_has_no_business_throws_or_rests() -> None:
    """So nothing else need be listed there."""
    skipped = listed = 0
    for seed, rent in enumerate(["auto", "claim", "auto"]):
        settings = {"seats": "3", "rounds": "50", "rent_mode": rent}
        state = GAME.setup(with_defaults(GAME.settings, settings), seed)
        while state.decision is not None:
            seat = waiting(state)[0]
            frame = state.stack[-1]
            answer = simple_answer(state, seat, legal(state, seat))
            if isinstance(frame, Turn) and frame.step == THROW and has_no_business(state, seat):
                assert answer.verb == ("throw" if seat == state.turn else "rest")
                skipped += 1
            else:
                listed += 1
            apply(state, answer)
    assert min(skipped, listed) > 300
