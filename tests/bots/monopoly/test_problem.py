"""How deals are played on in the mind."""

from fivethrones.bots.monopoly.squire import simple_answer
from fivethrones.games import GAMES
from fivethrones.kernel.play import apply, is_legal, legal, waiting
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import NOT_LISTED

GAME = GAMES["monopoly"]


def test_a_squire_answers_from_the_list_and_seldom_has_it_made() -> None:
    unlisted = answers = 0
    for seed, rent in enumerate(["auto", "claim", "auto"]):
        settings = {"seats": "3", "rounds": "50", "rent_mode": rent}
        state = GAME.setup(with_defaults(GAME.settings, settings), seed)
        while state.decision is not None:
            seat = waiting(state)[0]
            answer = simple_answer(state, seat)
            unlisted += state.listed_for == NOT_LISTED
            answers += 1
            listed = state.clone()
            legal(listed, seat)
            assert is_legal(listed, answer)
            apply(state, answer)
    assert unlisted > answers // 2
