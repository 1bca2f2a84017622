"""The ladder of the levels, from stored results: ``python benchmarks/ladder.py`` writes docs/ladder.md anew.

``python benchmarks/ladder.py play GAME SEATS STRONGER WEAKER DEALS [SEED]`` plays, or goes on with, the results of one pair; they are kept
in benchmarks/ladder. Without a seed it goes on with that of the file. Where teams meet, SEATS is 2v2.
"""

import json
import sys
from pathlib import Path
from typing import Any

from fivethrones.arena.contest import Contest, bot_data, hold
from fivethrones.arena.deals import Deal
from fivethrones.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
MARK = "<!-- Below: written by benchmarks/ladder.py. -->\n"
LEVELS = ["random", "squire", "knight", "lord", "hand"]
TEAMS = "2v2"


def table() -> str:
    lines = [
        "",
        "| Game | Version | Seats | Stronger | Against | Share of wins | 95 % | × fair | Deals | Games |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *[row(file) for file in sorted(RESULTS.glob("*.jsonl"), key=place)],
        "",
    ]
    return "\n".join(lines)


def place(file: Path) -> tuple[int, str, int]:
    game, seats, stronger, _ = file.stem.split(".")
    return list(GAMES).index(game), seats, LEVELS.index(stronger)


def row(file: Path) -> str:
    game, seats, stronger, weaker = file.stem.split(".")
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    deals = [Deal.of(json.loads(line)) for line in lines]
    mine = [deal for deal in deals if deal.line_up[0] == stronger]
    found: dict[str, Any] = bot_data(stronger, mine[0].line_up, mine)
    share = f"{100 * found['share']:.1f} % | {100 * found['low']:.0f}–{100 * found['high']:.0f}"
    times = f"{found['share'] / found['fair']:.2f}"
    version = json.loads(head)["version"]
    games = sum([len(deal.rankings) for deal in mine])
    return f"| {game} | {version} | {seats} | {stronger} | {weaker} | {share} | {times} | {len(mine)} | {games} |"


def play(game: str, seats: str, stronger: str, weaker: str, deals: str, seed: str = "") -> None:
    """One of the stronger against a field of the weaker, in every seat; or a team against a team."""
    file = RESULTS / f"{game}.{seats}.{stronger}.{weaker}.jsonl"
    known = json.loads(file.read_text(encoding="utf-8").partition("\n")[0])["seed"] if file.exists() else 0
    if seats == TEAMS:
        settings, field = {"seats": "4", "variant": "teams"}, [stronger, weaker] * 2
    else:
        settings, field = {"seats": seats}, [stronger, *[weaker] * (int(seats) - 1)]
    contest = Contest(GAMES[game], settings, field, int(seed) if seed else known)
    RESULTS.mkdir(exist_ok=True)
    hold(contest, int(deals), jobs=1, file=file)
    print(row(file), flush=True)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["play"]:
        play(*arguments[1:])
        return
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    assert mark, f"{PAGE.name} has no line {MARK.strip()}"
    PAGE.write_text(head + mark + table(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
