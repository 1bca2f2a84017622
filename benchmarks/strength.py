"""How strong are the levels? ``python benchmarks/strength.py [game] [games per line-up] [seed] [jobs]``.

Each level plays in every seat against the same field, the same deals in each seat. Prints win shares with 95 % intervals.
"""

import sys
from time import process_time
from typing import Any, Final

from rows.row import TEAMS, Meeting, row

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.arena.report import Report
from fivethrones.arena.simulate import simulate
from fivethrones.arena.spread import wilson
from fivethrones.bots import bot_named, bots_for
from fivethrones.bots.bot import ask, begin
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import waiting
from fivethrones.kernel.settings import Settings, with_defaults

# Which level against which field, in every game for its fewest seats.
EVERYWHERE: Final[list[tuple[str, str]]] = [("squire", "random"), ("knight", "random"), ("knight", "squire")]


def meetings(game: Game[Any]) -> list[Meeting]:
    fewest = [Meeting(level, field, game.seats[0]) for level, field in EVERYWHERE]
    return fewest + row(game).meetings


def meet(
    game: Game[Any], level: str, field: str, seats: int, settings: Settings, games: int, seed: int, jobs: int
) -> str:
    """One bot (in teams: one pair) in each seat in turn, against a field of another level."""
    reports = [
        simulate(game, settings, line_up(level, field, seats, seat, settings), games, seed, jobs)
        for seat in range(2 if settings == TEAMS else seats)
    ]
    wins = sum(wins_of(report, level) for report in reports)
    played = games * len(reports)
    low, high = wilson(wins, played)
    shares = " ".join(f"{100 * wins_of(report, level) / games:.1f}" for report in reports)
    name = ", ".join([f"{level} v {field}", f"{seats} seats", *settings.values()])
    percent = f"{100 * wins / played:5.1f} % [{100 * low:.1f} to {100 * high:.1f}]"
    return f"{name:36} {percent} of {played} games; by seat: {shares}"


def line_up(level: str, field: str, seats: int, seat: int, settings: Settings) -> list[str]:
    own = [seat, seat + 2] if settings == TEAMS else [seat]
    return [level if other in own else field for other in range(seats)]


def wins_of(report: Report, level: str) -> float:
    return float(report.to_data()["bots"][level]["wins"])


def thinking(game: Game[Any], level: str, seats: int, games: int, seed: int) -> str:
    """Milliseconds of processor time for one decision, question included, in games among equals."""
    bot = bot_named(level, game)
    settings = with_defaults(game.settings, {"seats": str(seats)})
    times: list[float] = []
    for number in range(games):
        own_seed = game_seed(seed, number)
        state = game.setup(settings, own_seed)
        rngs = [bot_rng(own_seed, seat) for seat in range(seats)]
        while state.decision is not None:
            seat = waiting(state)[0]
            start = process_time()
            plan = bot.plan(ask(game, state, seat, bot, rngs[seat]), rngs[seat])
            times.append(1000 * (process_time() - start))
            begin(state, plan)
    times.sort()
    mean, late = sum(times) / len(times), times[len(times) * 95 // 100]
    return f"{level}, {seats} seats: {mean:.1f} ms a decision, 95 % within {late:.1f}, all within {times[-1]:.1f}"


def measure(game: Game[Any], games: int, seed: int, jobs: int) -> None:
    print(f"{game.id}: seed {seed}, {games} games for each line-up")
    for level, field, seats, options in meetings(game):
        print(meet(game, level, field, seats, options, games, seed, jobs), flush=True)
    for seats in game.seats:
        for bot in bots_for(game)[2:]:
            print(thinking(game, bot.id, seats, 1, seed), flush=True)


def main(id: str = "", games: str = "500", seed: str = "2024", jobs: str = "1") -> None:
    for game in [GAMES[id]] if id else GAMES.values():
        measure(game, int(games), int(seed), int(jobs))


if __name__ == "__main__":
    main(*sys.argv[1:])
