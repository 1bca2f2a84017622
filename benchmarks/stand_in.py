"""Hand against a program as others would write it: plain alpha-beta, seven turns deep, that counts banners.

``python benchmarks/stand_in.py [deals] [seed] [level] [turns]``: two seats, each deal played from both; shares with 95 % intervals and
the processor time that each of them takes.
"""

import sys
from time import process_time
from typing import ClassVar

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.arena.spread import wilson
from fivethrones.bots import bot_named
from fivethrones.bots.bot import Bot, Question, ask
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, MOVE, OVER, Table, option_of, table_of
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["hand-of-the-king"]
WON = 100


class StandIn(Bot):
    id: ClassVar[str] = "stand-in"
    imagines: ClassVar[bool] = True

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def choose(self, question: Question, rng: Rng) -> Action:
        court = question.world
        assert isinstance(court, Court)
        table = table_of(court)
        choices = worth_a_thought(table)
        rng.shuffle(choices)
        best, chosen = -2 * WON, choices[0]
        for choice in choices:
            worth = look(after(table, choice), question.seat, self.turns - 1, best, 2 * WON)
            if worth > best:
                best, chosen = worth, choice
        return option_of(court, question.options, chosen)


def after(table: Table, choice: int) -> Table:
    follower = table.copy()
    play(follower, choice)
    return follower


def look(table: Table, seat: int, turns: int, alpha: int, beta: int) -> int:
    """Alpha-beta without any art."""
    if table.asked == OVER:
        return WON if winners(table) == 1 << seat else -WON
    if turns <= 0 and table.asked == MOVE:
        held = table.numbers[BANNER : BANNER + 7]
        return held.count(seat) - held.count(1 - seat)
    left = turns - 1 if table.asked == MOVE else turns
    if table.turn == seat:
        for choice in worth_a_thought(table):
            alpha = max(alpha, look(after(table, choice), seat, left, alpha, beta))
            if alpha >= beta:
                break
        return alpha
    for choice in worth_a_thought(table):
        beta = min(beta, look(after(table, choice), seat, left, alpha, beta))
        if alpha >= beta:
            break
    return beta


def meet(bots: list[Bot], seed: int, times: list[float]) -> list[int]:
    """The winners of one game; adds the seconds that each seat has thought."""
    state = GAME.setup(with_defaults(GAME.settings, {}), seed)
    rngs = [bot_rng(seed, seat) for seat in range(2)]
    while state.decision is not None:
        seat = state.turn
        start = process_time()
        action = bots[seat].choose(ask(GAME, state, seat, bots[seat], rngs[seat]), rngs[seat])
        times[seat] += process_time() - start
        apply(state, action)
    first: list[int] = state.outcome.ranking[0]
    return first


def main(deals: str = "50", seed: str = "2024", level: str = "hand", turns: str = "7") -> None:
    own, other = bot_named(level, GAME), StandIn(int(turns))
    wins = 0
    spent = [0.0, 0.0]
    for number in range(int(deals)):
        for seat in range(2):
            times = [0.0, 0.0]
            first = meet([own, other] if seat == 0 else [other, own], game_seed(int(seed), number), times)
            wins += first == [seat]
            spent = [spent[0] + times[seat], spent[1] + times[1 - seat]]
    games = 2 * int(deals)
    low, high = wilson(wins, games)
    print(
        f"{level} v plain alpha-beta, {turns} turns: {100 * wins / games:.1f} % [{100 * low:.1f} to {100 * high:.1f}] of {games}"
    )
    print(f"processor time a game: {level} {spent[0] / games:.2f} s, plain {spent[1] / games:.2f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
