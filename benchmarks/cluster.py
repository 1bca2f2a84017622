"""What the arena costs on Ray beside ``--jobs``: ``python benchmarks/cluster.py GAME BOTS DEALS CORES``.

Both play the same deals. Time of the processor is that of all processes that take part, Ray's own included; what is spent until
the first tenth of the deals is there, while everything starts, is told apart from what each game takes after that.
"""

import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from time import perf_counter

from fivethrones.arena import cluster, processes
from fivethrones.arena.contest import Contest
from fivethrones.arena.deals import Deal, Errand, play_deal
from fivethrones.games import GAMES

TICKS = os.sysconf("SC_CLK_TCK")
Answers = Generator[Deal, None, None]


def processor() -> float:
    """Seconds that this process and all that come from it have computed so far, those that have ended included."""
    parents: dict[int, int] = {}
    spent: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                text = (folder / "stat").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has ended meanwhile
            words = text.rpartition(")")[2].split()
            parents[int(folder.name)] = int(words[1])
            spent[int(folder.name)] = sum(map(int, words[11:15]))
    return sum(spent[pid] for pid in spent if comes_from(pid, os.getpid(), parents)) / TICKS


def comes_from(pid: int, first: int, parents: dict[int, int]) -> bool:
    while pid in parents:
        if pid == first:
            return True
        pid = parents[pid]
    return False


def measured(
    name: str, play: Callable[[list[Errand]], Answers], errands: list[Errand], warm: int
) -> tuple[float, list[Deal]]:
    """Seconds of the processor for a game once all are ready."""
    start, before = perf_counter(), processor()
    answers = play(errands)
    deals = [next(answers) for _ in range(warm)]
    ready, then = perf_counter(), processor()
    deals += [next(answers) for _ in range(len(errands) - warm)]
    wall, spent = perf_counter() - ready, processor() - then
    answers.close()
    games = (len(errands) - warm) * len(errands[0].line_up)
    print(
        f"{name:8} ready after {ready - start:5.1f} s ({then - before:5.1f} s of the processor), "
        f"then {games} games: {1000 * spent / games:7.3f} ms of the processor each, {games / wall:8.1f} games/s",
        flush=True,
    )
    return spent / games, deals


def main(game: str, bots: str, deals: int, cores: int) -> None:
    errands = Contest(GAMES[game], {}, bots.split(","), 1).errands(deals, [])
    warm = len(errands) // 10
    by_jobs, deals_by_jobs = measured(
        "--jobs", lambda errands: processes.in_order(play_deal, errands, cores), errands, warm
    )
    on_ray, deals_on_ray = measured(
        "--ray", lambda errands: cluster.in_order(play_deal, errands, cluster.LOCAL), errands, warm
    )
    assert deals_on_ray == deals_by_jobs, "Ray plays other games"
    print(
        f"{game}, {bots}: on Ray a game takes {on_ray / by_jobs:.2f} times the processor that it takes with --jobs {cores}"
    )


if __name__ == "__main__":
    game, bots, deals, cores = sys.argv[1:]
    main(game, bots, int(deals), int(cores))
