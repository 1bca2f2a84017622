"""The games on trial. A new game adds one entry here and gets all laws for it."""

from conformance import btwixt, hand_of_the_king, living_card_game, monopoly, stark_lannister, toy_game
from conformance.case import Case

CASES: list[Case] = [
    toy_game.CASE,
    hand_of_the_king.CASE,
    stark_lannister.CASE,
    living_card_game.CASE,
    btwixt.CASE,
    monopoly.CASE,
]


def case_of(game: str) -> Case:
    return next(case for case in CASES if case.game.id == game)
