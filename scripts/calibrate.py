"""Fit the chances that reviews show to who won games between bots, and say how well they are borne out.

``python scripts/calibrate.py monopoly --seats 4 --games 300 --seed 1 --write`` keeps the fit in ``club/judges/calibration.json``.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

sys.path.append(
    str(Path(__file__).resolve().parent.parent / "src")
)  # unless a compiled build is there already

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.bots import bot_named
from fivethrones.bots.bot import gesture
from fivethrones.club.facts import facts_of
from fivethrones.club.judges import judge_of
from fivethrones.club.judges.calibration import Fit, fit_for, sides_of
from fivethrones.club.judges.fitting import Sample, adjusted, fitted, miss, reliability, surprise
from fivethrones.club.judges.judge import Case
from fivethrones.club.review.decisions import WORLDS
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import legal, next_to_answer
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State

FILE: Final = Path(__file__).resolve().parent.parent / "src/fivethrones/club/judges/calibration.json"
OF_ONE_GAME: Final = 6  # decisions that are looked at


def main() -> None:
    asked = arguments()
    game = GAMES[asked.game]
    settings = with_defaults(game.settings, {"seats": str(asked.seats)})
    games = [
        list(samples(game, settings, asked.level, game_seed(asked.seed, number)))
        for number in range(asked.games)
    ]
    every = joined(games)
    fit = fitted(every)
    # A fit is tried on games that it was not made from: each half on the other.
    unseen = [
        sample
        for half in (0, 1)
        for sample in adjusted(joined(games[half::2]), fitted(joined(games[1 - half :: 2])))
    ]
    print(
        f"{game.id}, {asked.seats} seats, {asked.games} games between {asked.level}s, {len(every)} decisions"
    )
    print(f"slope {fit.slope:.2f}, shift {fit.shift:+.2f}")
    print(
        f"miss {miss(every):.3f} -> {miss(unseen):.3f}, surprise {surprise(every):.4f} -> {surprise(unseen):.4f}"
    )
    kept = adjusted(every, fit_for(game.id, round(1 / every[0].even)))
    print(f"by the fit that is kept: miss {miss(kept):.3f}, surprise {surprise(kept):.4f}")
    for one, other in zip(reliability(every), reliability(unseen), strict=True):
        print(f"  said {one.said:.2f} won {one.won:.2f}   after: said {other.said:.2f} won {other.won:.2f}")
    if asked.write:
        # Where it does not help with games that it was not made from, chances stay as they are.
        write(game, round(1 / every[0].even), fit if surprise(unseen) < surprise(every) else Fit())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="squire")
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def joined(games: list[list[Sample]]) -> list[Sample]:
    return [sample for each in games for sample in each]


def samples(game: Game[Any], settings: Settings, level: str, seed: int) -> Iterator[Sample]:
    """What a review would say of a few decisions of one game, and how that game ended."""
    cases, end = played(game, settings, level, seed)
    for case in cases:
        own = judge_of(game).weigh_played(case, WORLDS)
        if own is not None and not own.proved:
            yield Sample(own.chance.middle, 1 / sides_of(case), won(game, end, case.seat))


def played(game: Game[Any], settings: Settings, level: str, seed: int) -> tuple[list[Case], State]:
    """A game to its end, and some of its decisions, any of them alike."""
    state: State = game.setup(settings, seed)
    bot = bot_named(level, game)
    rngs = [bot_rng(seed, seat) for seat in range(state.seats)]
    drawn = seeded(derived(seed, "drawn"))
    kept: list[Case] = []
    seen = 0
    while state.decision is not None:
        seat = next_to_answer(state)
        before = state.clone() if len(legal(state, seat)) > 1 else None
        said = gesture(game, state, seat, bot, rngs[seat])
        if before is None:
            continue
        seen += 1
        place = len(kept) if len(kept) < OF_ONE_GAME else drawn.below(seen)
        if place < OF_ONE_GAME:
            world = game.determinize(before, seat, seeded(seen))
            kept[place : place + 1] = [Case(game, world, seat, tuple(said), seen)]
    return kept, state


def won(game: Game[Any], end: State, seat: int) -> float:
    assert end.outcome is not None
    first = end.outcome.ranking[0]
    sides = {facts_of(game).team(end, each) for each in first}
    return 1 / len(sides) if seat in first else 0.0


def write(game: Game[Any], sides: int, fit: Fit) -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    known = {**data.get(game.id, {}), str(sides): [round(fit.slope, 3), round(fit.shift, 3)]}
    data[game.id] = dict(sorted(known.items()))
    FILE.write_text(json.dumps(dict(sorted(data.items())), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
