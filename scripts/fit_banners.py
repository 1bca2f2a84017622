"""Count how often banners end where, in games that Hand of the King's own search plays, and print the table that bots judge by.

``fit_banners.py [games] [seed]`` writes src/fivethrones/bots/hand_of_the_king/fitted.py.
"""

import sys
from pathlib import Path

from fivethrones.bots.hand_of_the_king.outlook import outlook_of
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import (
    BANNER,
    LEFT,
    MOVE,
    OVER,
    SEATS,
    SUPPORT,
    Table,
    table_of,
)
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import deepen
from fivethrones.games import GAMES
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["hand-of-the-king"]
TARGET = Path(__file__).resolve().parent.parent / "src/fivethrones/bots/hand_of_the_king/fitted.py"
OPENING = 4  # random moves, so that games differ
TURNS = 3
MOST_LEAD = 5
LEADS = 2 * MOST_LEAD + 1
PRIOR = 8  # as many imagined cases speak for what the lead alone says


def place(left: int, lead: int, held: int) -> int:
    """Held: by nobody, by who is to move, by the other."""
    return (left * LEADS + max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD) * 3 + held


def cases(table: Table) -> list[int]:
    """By house, the case that it is for the player to move."""
    seat = int(table.turn)
    found = []
    for house in range(7):
        first = SUPPORT + house * SEATS
        lead = table.numbers[first + seat] - table.numbers[first + 1 - seat]
        holder = table.numbers[BANNER + house]
        found.append(
            place(table.numbers[LEFT + house], lead, 0 if holder < 0 else 1 if holder == seat else 2)
        )
    return found


def play_game(seed: int, rng: Rng, met: list[int], kept: list[int]) -> None:
    table = table_of(GAME.setup(with_defaults(GAME.settings, {}), seed))
    seen: list[tuple[int, list[int]]] = []
    moves = 0
    while table.asked != OVER:
        if table.asked == MOVE:
            moves += 1
            seen.append((int(table.turn), cases(table)))
        options = choices(table)
        if moves <= OPENING:
            choice = options[rng.below(len(options))]
        else:
            rng.shuffle(options)
            choice = deepen(outlook_of(table, 1 << int(table.turn)), options, TURNS, Budget(200).begin())
        play(table, choice)
    for seat, houses in seen:
        for house in range(7):
            met[houses[house]] += 2
            holder = table.numbers[BANNER + house]
            kept[houses[house]] += 1 if holder < 0 else 2 * (holder == seat)


def prior(left: int, lead: int, held: int) -> float:
    if left == 0 and held:
        return 0.95 if held == 1 else 0.05
    return 1 / (1 + 2.7 ** -(lead + (0, 0.4, -0.4)[held]))


def main(games: str = "1500", seed: str = "1") -> None:
    rng = seeded(int(seed))
    met, kept = [0] * (9 * LEADS * 3), [0] * (9 * LEADS * 3)
    for number in range(int(games)):
        play_game(int(seed) << 32 | number, rng, met, kept)
    rows = []
    for left in range(9):
        for lead in range(-MOST_LEAD, MOST_LEAD + 1):
            shares = []
            for held in range(3):
                at = place(left, lead, held)
                shares.append(
                    round(1000 * (kept[at] + 2 * PRIOR * prior(left, lead, held)) / (met[at] + 2 * PRIOR))
                )
            rows.append("    " + ", ".join(map(str, shares)) + ",")
    TARGET.write_text(
        '"""Written by scripts/fit_banners.py: how often banners end with the player to move, in thousandths.\n\n'
        "By characters left on the grid (0 to 8), the player's lead (-5 to 5), and who holds it: nobody, the player, the other.\n"
        '"""\n\nfrom typing import Final\n\nFITTED: Final = [\n' + "\n".join(rows) + "\n]  # fmt: skip\n"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
