"""`make soak`: random games and random scenes over all player counts and settings, looked at after every action.

    soak.py [--games N] [--checked N] [--scenes N] [--seed S] [--jobs J] [--game ID] [--file RESULTS]
    soak.py --game ID [--seed S] (--one-game N | --one-scene N)

After every action of every game and scene somebody can answer and everything in the box is in one place. Some of the games have
every law tried on the way, that of secrecy on the bytes that a server sends; in scenes it is what is offered, and who is asked,
too. What fails is named with the command
that repeats it.
"""

import argparse
import json
import sys
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from conformance.case import Case
from conformance.cases import case_of
from conformance.play import Played, play_checked, play_plain, play_scene
from conformance.traffic import WAYS, check_traffic
from conformance.walk import some_settings
from fivethrones.arena.processes import in_order
from fivethrones.games import GAMES
from fivethrones.kernel.rng import derived, seeded

CHUNK = 250
DEEPEST = 120  # steps into a game at which what is sent is compared

MOST_FAILURES = 20  # that are printed


class Tally:
    """What was played of one box, and what went wrong."""

    def __init__(self) -> None:
        self.games = 0
        self.checked = 0
        self.scenes = 0
        self.actions = 0
        self.tried = 0
        self.compared = 0
        self.failures: list[str] = []

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.checked += other.checked
        self.scenes += other.scenes
        self.actions += other.actions
        self.tried += other.tried
        self.compared += other.compared
        self.failures += other.failures

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.checked} of them with every law; {self.scenes} scenes; "
            f"{self.actions} actions looked at, {self.tried} positions tried, "
            f"what a server sends compared {self.compared} times; {len(self.failures)} failures"
        )


def key(seed: int, number: int) -> int:
    """One number for all chance in a game or a scene."""
    return seed << 64 | number


def play_game(case: Case, seed: int, number: int, is_checked: bool) -> Played:
    settings = some_settings(case.game, seeded(key(seed, number)))
    # Chance with one stream for everything, or one for each purpose.
    deal = key(seed, number) if number % 2 else derived(key(seed, number), case.game.id)
    if is_checked:
        return play_checked(case, settings, deal, case.every)
    return play_plain(case, settings, deal)


def compare_traffic(case: Case, seed: int, number: int) -> int:
    """What the table sends of another game with this number, in two worlds."""
    rng = seeded(key(seed, number))
    options, deal = some_settings(case.game, rng), rng.word()
    return check_traffic(case, options, deal, WAYS[number % len(WAYS)], rng.below(DEEPEST))


def play_games(game: str, first: int, seed: int, checked_every: int) -> Tally:
    """Those with the numbers from first to first + CHUNK."""
    case, tally = case_of(game), Tally()
    for number in range(first, first + CHUNK):
        is_checked = number % checked_every == 0
        tally.games += 1
        tally.checked += is_checked
        try:
            count(tally, play_game(case, seed, number, is_checked))
            if is_checked:
                tally.compared += compare_traffic(case, seed, number)
        except Exception as error:
            tally.failures.append(failure(error, game, seed, f"--one-game {number}"))
    return tally


def play_scenes(game: str, first: int, seed: int) -> Tally:
    case, tally = case_of(game), Tally()
    for number in range(first, first + CHUNK):
        tally.scenes += 1
        try:
            count(tally, play_scene(case, key(seed, number)))
        except Exception as error:
            tally.failures.append(failure(error, game, seed, f"--one-scene {number}"))
    return tally


def count(tally: Tally, played: Played) -> None:
    tally.actions += played.actions
    tally.tried += played.tried


def failure(error: Exception, game: str, seed: int, which: str) -> str:
    return f"{type(error).__name__}: {error}\n    scripts/soak.py --game {game} --seed {seed} {which}"


def repeat(asked: argparse.Namespace) -> int:
    """A single game with every law tried, or a single scene; what fails is not caught."""
    case = case_of(asked.game)
    if asked.one_game is not None:
        print(play_game(case, asked.seed, asked.one_game, is_checked=True))
        print(compare_traffic(case, asked.seed, asked.one_game))
    else:
        print(play_scene(case, key(asked.seed, asked.one_scene)))
    return 0


@dataclass(frozen=True)
class Errand:
    """A chunk of games or of scenes; all that a process needs to know."""

    game: str
    first: int
    seed: int
    checked_every: int  # 0: scenes


def soak(asked: argparse.Namespace) -> int:
    total = Tally()
    done = played_before(asked.file)
    for game in [asked.game] if asked.game else GAMES:
        errands = errands_of(asked, game)
        tally = Tally()
        for errand in errands:
            tally.add(done.get(errand, Tally()))
        left = [errand for errand in errands if errand not in done]
        with closing(in_order(run, left, asked.jobs)) as answers:
            for errand, chunk in zip(left, answers, strict=True):
                tally.add(chunk)
                keep(asked.file, errand, chunk)
                print(f"{game}: {tally}", end="\r", file=sys.stderr, flush=True)
        print(f"{game}: {tally}", *tally.failures[:MOST_FAILURES], sep="\n  ", flush=True)
        total.add(tally)
    print(f"all: {total}")
    return 1 if total.failures else 0


def errands_of(asked: argparse.Namespace, game: str) -> list[Errand]:
    games = asked.games if asked.games is not None else case_of(game).soaked
    every = max(1, games // max(1, asked.checked))
    errands = [Errand(game, first, asked.seed, every) for first in range(0, games, CHUNK)]
    if case_of(game).scene is not None:
        errands += [Errand(game, first, asked.seed, 0) for first in range(0, asked.scenes, CHUNK)]
    return errands


def run(errand: Errand) -> Tally:
    if errand.checked_every == 0:
        return play_scenes(errand.game, errand.first, errand.seed)
    return play_games(errand.game, errand.first, errand.seed, errand.checked_every)


# A long soak may be stopped and gone on with, by the same code: what is done is kept chunk by chunk.


def played_before(file: Path | None) -> dict[Errand, Tally]:
    if file is None or not file.exists():
        return {}
    done: dict[Errand, Tally] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        errand, counted = json.loads(line)
        tally = Tally()
        vars(tally).update(counted)
        done[Errand(**errand)] = tally
    return done


def keep(file: Path | None, errand: Errand, tally: Tally) -> None:
    if file is None:
        return
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps([asdict(errand), vars(tally)]) + "\n")


def asked_for(arguments: list[str]) -> Any:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, help="random games of each box (100,000 together)")
    parser.add_argument(
        "--checked", type=int, default=500, help="how many of them with every law tried (500)"
    )
    parser.add_argument("--scenes", type=int, default=20_000, help="random scenes of each box (20,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), help="this one only")
    parser.add_argument(
        "--file", type=Path, help="keep what is done here, or go on with it; by the same code"
    )
    parser.add_argument("--one-game", type=int, help="only the game with this number, with every law")
    parser.add_argument("--one-scene", type=int, help="only the scene with this number")
    asked = parser.parse_args(arguments)
    if (asked.one_game, asked.one_scene) != (None, None) and not asked.game:
        parser.error("which game? --game says it")
    return asked


def main() -> int:
    asked = asked_for(sys.argv[1:])
    return soak(asked) if asked.one_game is None and asked.one_scene is None else repeat(asked)


if __name__ == "__main__":
    sys.exit(main())
