"""What a puzzle is, and the puzzles that are in the package: one file of data for each game."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fivethrones.games import GAMES, folder
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data
from fivethrones.match.match import Frozen

DATA: Final = Path(__file__).parent / "data"
Words = tuple[str, int, int]  # an action without its seat


@dataclass(frozen=True)
class Answer:
    """One choice, the chance to win that it leaves in hundredths, and how it would go on."""

    choice: Words
    chance: int
    line: tuple[tuple[Seat, str, int, int], ...]

    def action(self, seat: Seat) -> Action:
        return Action(seat, *self.choice)


@dataclass(frozen=True)
class Puzzle:
    """A position as its seat may know it: what that has not seen is imagined, so nothing here tells of a real deal."""

    id: str
    game: str
    version: int
    settings: Settings
    seat: Seat
    theme: str
    rating: int  # before anybody has tried it: by which levels of bots find the solution
    proved: bool  # the solution wins whatever is answered, and nothing else does; else it is by far the best of many trials
    answers: tuple[Answer, ...]  # the solution first
    position: Data

    @property
    def box(self) -> Game[Any]:
        return GAMES[self.game]

    def state(self) -> State:
        return Frozen(self.version, self.position).thawed(self.box, self.settings)

    @property
    def solution(self) -> Answer:
        return self.answers[0]

    def answer(self, choice: Words) -> Answer | None:
        """What is known of a choice; nothing of those that nobody would think of."""
        return next((answer for answer in self.answers if answer.choice == choice), None)


def write(puzzles: Iterable[Puzzle]) -> str:
    """One line each."""
    return "".join(json.dumps(asdict(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles)


def read(text: str) -> list[Puzzle]:
    return [puzzle_of(json.loads(line)) for line in text.splitlines()]


def puzzle_of(data: Data) -> Puzzle:
    answers = tuple(
        Answer(
            words(answer["choice"]),
            answer["chance"],
            tuple((step[0], *words(step[1:])) for step in answer["line"]),
        )
        for answer in data["answers"]
    )
    return Puzzle(**{**data, "answers": answers})


def words(data: Data) -> Words:
    verb, target, extra = data
    return verb, target, extra


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those in the package, the easiest first."""
    file = DATA / f"{folder(GAMES[game])}.jsonl"
    found = read(file.read_text(encoding="utf-8")) if file.is_file() else []
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


@cache
def by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in GAMES for puzzle in puzzles_of(game)}
