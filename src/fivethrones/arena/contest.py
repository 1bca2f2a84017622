"""Many deals between bots, kept in a file that can be gone on with."""

import json
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from fivethrones.arena import cluster, sprt
from fivethrones.arena.deals import Deal, Errand, LineUp, line_ups, play_deal
from fivethrones.arena.outside import bot_called
from fivethrones.arena.processes import in_order
from fivethrones.arena.ratings import ratings
from fivethrones.arena.spread import Z, rounded, wilson
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.settings import Settings, with_defaults


@dataclass
class Contest:
    """Which bots meet in which game, from which seed; deals are numbered from 0 for each line-up."""

    game: Game[Any]
    settings: Settings
    bots: list[str]
    seed: int

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise Refusal(Message("refused-contest", {}))
        for bot in self.bots:
            bot_called(bot, self.game)
        self.settings = with_defaults(self.game.settings, self.settings)
        self.seats = self.game.blank(self.settings).seats

    def head(self) -> dict[str, Any]:
        """The first line of a file of results: only deals of the same contest may follow it."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "settings": self.settings,
            "bots": self.bots,
            "seed": self.seed,
        }

    def errands(self, deals: int, played: list[Deal]) -> list[Errand]:
        """The deals still to be played of this many for each line-up, the line-ups in turn."""
        done = {(deal.line_up, deal.number) for deal in played}
        return [
            Errand(self.game.id, self.settings, line_up, self.seed, number)
            for number in range(deals)
            for line_up in line_ups(self.bots, self.seats)
            if (line_up, number) not in done
        ]


def hold(
    contest: Contest,
    deals: int,
    jobs: int = 1,
    file: Path | None = None,
    hear: Callable[[Deal], None] | None = None,
    until_clear: bool = False,
    ray: str = "",
) -> list[Deal]:
    """Play what the file does not have yet; with ``until_clear`` only until it is known whether the first bot is better.

    In so many processes, or on the Ray cluster at an address.
    """
    played = opened(contest, file) if file is not None else []
    errands = contest.errands(deals, played)
    answers = cluster.in_order(play_deal, errands, ray) if ray else in_order(play_deal, errands, jobs)
    with closing(answers):
        for deal in kept(answers, file):
            played.append(deal)
            if hear is not None:
                hear(deal)
            if until_clear and sprt.test(of_first(contest, played), contest.bots[0])["verdict"] != sprt.OPEN:
                break
    return played


def of_first(contest: Contest, deals: list[Deal]) -> list[Deal]:
    """Those in which the first bot meets the others."""
    first = line_ups(contest.bots, contest.seats)[0]
    return [deal for deal in deals if deal.line_up == first]


def opened(contest: Contest, file: Path) -> list[Deal]:
    """The deals of a file, which is begun if it is not there; what was cut off in its last line is forgotten."""
    if not file.exists():
        file.write_text(json.dumps(contest.head()) + "\n", encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if not whole or json.loads(whole[0]) != contest.head():
        raise Refusal(Message("refused-contest-file", {"path": literal(str(file))}))
    if len(whole) < len(lines):
        file.write_text("".join(whole), encoding="utf-8")
    return [Deal.of(json.loads(line)) for line in whole[1:]]


def kept(deals: Generator[Deal, None, None], file: Path | None) -> Generator[Deal, None, None]:
    if file is None:
        yield from deals
        return
    with file.open("a", encoding="utf-8") as results:
        for deal in deals:
            results.write(json.dumps(deal.to_data()) + "\n")
            results.flush()
            yield deal


def report(contest: Contest, deals: list[Deal]) -> dict[str, Any]:
    """The same for the same deals, whoever played them and in whatever order."""
    ordered = sorted(deals, key=lambda deal: (deal.line_up, deal.number))
    data: dict[str, Any] = {
        **contest.head(),
        "deals": len(ordered),
        "line_ups": [line_up_data(line_up, ordered) for line_up in line_ups(contest.bots, contest.seats)],
    }
    if ordered:
        found = ratings(ordered)
        data["ratings"] = {bot: dict(zip(("elo", "low", "high"), found[bot], strict=True)) for bot in found}
    first = of_first(contest, ordered)
    if len(contest.bots) == 2 and first:
        data["sprt"] = sprt.test(first, contest.bots[0])
    return data


def line_up_data(line_up: LineUp, deals: list[Deal]) -> dict[str, Any]:
    mine = [deal for deal in deals if deal.line_up == line_up]
    return {
        "line_up": list(line_up),
        "deals": len(mine),
        "bots": {bot: bot_data(bot, line_up, mine) for bot in dict.fromkeys(line_up)} if mine else {},
    }


def bot_data(bot: str, line_up: LineUp, deals: list[Deal]) -> dict[str, Any]:
    """Its share of the wins with 95 %, what would be fair, and its place on average."""
    shares = [deal.share(bot) for deal in deals]
    low, high = interval(shares)
    return {
        "share": rounded(sum(shares) / len(shares)),
        "low": low,
        "high": high,
        "fair": rounded(line_up.count(bot) / len(line_up)),
        "rank": rounded(sum([deal.rank(bot) for deal in deals]) / len(deals)),
    }


def interval(shares: list[float]) -> tuple[float, float]:
    """By deals, whose games have their luck in common; where all came out alike, as if each were one game."""
    mean = sum(shares) / len(shares)
    variance = sum([(share - mean) ** 2 for share in shares]) / max(len(shares) - 1, 1)
    if variance == 0:
        return wilson(sum(shares), len(shares))
    reach = Z * sqrt(variance / len(shares))
    return rounded(max(0.0, mean - reach)), rounded(min(1.0, mean + reach))
