"""Write src/fivethrones/club/anchors.json: the ratings that bots keep, from the games in benchmarks/ladder.

A level is certified where at least 400 deals with it are stored for that number of players. Knight is 1500.
"""

import json
from collections import Counter
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

from fivethrones.arena.deals import Deal
from fivethrones.arena.ratings import SCALE, ratings
from fivethrones.bots import bots_for
from fivethrones.club.anchors import FILE
from fivethrones.club.ratings import BETA, MU, SIGMA
from fivethrones.games import GAMES

STORED: Final = Path(__file__).parents[1] / "benchmarks" / "ladder"
ENOUGH: Final = 400  # deals
FEW: Final = 12  # deals: less says no more than a guess
MIDDLE: Final = "knight"
STEP: Final = 2.0  # between levels of which nothing is known
GUESSED: Final = {"random": 10.0, "squire": 20.0, "knight": 25.0, "lord": 27.0, "hand": 29.0}


def deals_of(game: str, seats: int) -> list[Deal]:
    found: list[Deal] = []
    for file in sorted(STORED.glob(f"{game}.{seats}.*.jsonl")):
        found += [Deal.of(json.loads(line)) for line in file.read_text().splitlines()[1:]]
    return found


def levels_of(game: str, seats: int) -> dict[str, dict[str, Any]]:
    """On the scale of our ratings: equal odds there are equal odds here."""
    deals = deals_of(game, seats)
    measured = ratings(deals) if deals else {}
    played = Counter(level for deal in deals for level in set(deal.line_up))
    point = log(10) / SCALE * BETA * sqrt(seats)
    zero = measured[MIDDLE][0] if MIDDLE in measured else 0.0
    found: dict[str, dict[str, Any]] = {}
    for bot in sorted(bots_for(GAMES[game]), key=lambda bot: GUESSED.get(bot.id, MU)):
        certified = played[bot.id] >= ENOUGH
        weaker = max([data["mu"] for data in found.values()], default=0.0)
        mu, sigma = max(GUESSED.get(bot.id, MU), weaker + STEP), SIGMA  # guessed, above all below
        if played[bot.id] >= FEW:
            elo, low, high = measured[bot.id]
            mu = MU + point * (elo - zero)
            sigma = max(1.0, point * (high - low) / 4) if certified else SIGMA
        found[bot.id] = {"mu": round(mu, 2), "sigma": round(sigma, 2), "certified": certified}
    return dict(sorted(found.items(), key=lambda item: item[1]["mu"]))


def main() -> None:
    data = {
        game.id: {str(seats): levels_of(game.id, seats) for seats in game.seats} for game in GAMES.values()
    }
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
