"""MO-55: what may be done between throws is a long list, which is made when somebody asks for it."""

from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, is_legal, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import NOT_LISTED

GAME = GAMES["monopoly"]
ASKED = [(verb, target) for verb in ("throw", "rest", "pass") for target in (-1, 0)]


def test_what_is_plainly_legal_is_what_the_list_has() -> None:
    unlisted = 0
    for seed, rent in enumerate(["auto", "claim", "auto", "claim"]):
        state = GAME.setup(with_defaults(GAME.settings, {"seats": "4", "rent_mode": rent}), seed)
        rng = seeded(seed)
        for _ in range(150):
            if state.decision is None:
                break
            for seat in range(4):
                for verb, target in ASKED:
                    fresh, action = state.clone(), Action(seat, verb, target)
                    told = is_legal(fresh, action)
                    unlisted += told and fresh.listed_for == NOT_LISTED
                    assert told == (action in legal(state, seat))
            apply(state, guess(legal(state, waiting(state)[0]), rng))
    assert unlisted > 100
