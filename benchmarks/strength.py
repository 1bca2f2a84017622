"""How strong are the levels of Hand of the King? ``python benchmarks/strength.py [games per line-up] [seed] [jobs]``.

Each level plays in every seat against the same field, the same deals in each seat. Prints win shares with 95 % intervals.
"""

import sys
from time import perf_counter
from typing import Final

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.arena.report import Report
from fivethrones.arena.simulate import simulate
from fivethrones.arena.spread import wilson
from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask
from fivethrones.games import GAMES
from fivethrones.kernel.options import Options, settle
from fivethrones.kernel.play import apply

GAME: Final = GAMES["hand-of-the-king"]
TEAMS: Final = {"variant": "teams"}

# One bot, its field, the number of seats, further options.
MEETINGS: Final[list[tuple[str, str, int, Options]]] = [
    ("squire", "random", 2, {}),
    ("knight", "random", 2, {}),
    ("knight", "squire", 2, {}),
    ("knight", "random", 3, {}),
    ("knight", "random", 4, {}),
    ("knight", "squire", 4, {}),
    ("knight", "random", 4, TEAMS),
]


def meet(level: str, field: str, seats: int, options: Options, games: int, seed: int, jobs: int) -> str:
    """One bot (in teams: one pair) in each seat in turn, against a field of another level."""
    reports = [
        simulate(GAME, options, line_up(level, field, seats, seat, options), games, seed, jobs)
        for seat in range(2 if options == TEAMS else seats)
    ]
    wins = sum(wins_of(report, level) for report in reports)
    played = games * len(reports)
    low, high = wilson(wins, played)
    shares = " ".join(f"{100 * wins_of(report, level) / games:.1f}" for report in reports)
    name = f"{level} v {field}, {seats} seats{', teams' if options == TEAMS else ''}"
    percent = f"{100 * wins / played:5.1f} % [{100 * low:.1f} to {100 * high:.1f}]"
    return f"{name:34} {percent} of {played} games; by seat: {shares}"


def line_up(level: str, field: str, seats: int, seat: int, options: Options) -> list[str]:
    own = [seat, seat + 2] if options == TEAMS else [seat]
    return [level if other in own else field for other in range(seats)]


def wins_of(report: Report, level: str) -> float:
    return float(report.to_data()["bots"][level]["wins"])


def thinking(level: str, seats: int, games: int, seed: int) -> str:
    """Milliseconds for one decision, question included, in games among equals."""
    bot = bot_named(level, GAME)
    options = settle(GAME.settings, {"seats": str(seats)})
    times: list[float] = []
    for number in range(games):
        own_seed = game_seed(seed, number)
        state = GAME.setup(options, own_seed)
        rngs = [bot_rng(own_seed, seat) for seat in range(seats)]
        while state.decision is not None:
            seat = state.decision.asked[0]
            start = perf_counter()
            action = bot.choose(ask(GAME, state, seat, bot, rngs[seat]), rngs[seat])
            times.append(1000 * (perf_counter() - start))
            apply(state, action)
    times.sort()
    mean, late = sum(times) / len(times), times[len(times) * 95 // 100]
    return f"{level}, {seats} seats: {mean:.1f} ms a decision, 95 % within {late:.1f}, all within {times[-1]:.1f}"


def main(games: int = 500, seed: int = 2024, jobs: int = 1) -> None:
    print(f"seed {seed}, {games} games for each line-up")
    for level, field, seats, options in MEETINGS:
        print(meet(level, field, seats, options, games, seed, jobs))
    for seats in GAME.seats:
        print(thinking("knight", seats, 20, seed))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
