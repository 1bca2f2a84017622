"""Puzzles at a table where one seat is asked once, and how well guests do."""

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, Table, and_, insert, select, update

from fivethrones.club.puzzles.choosing import of_the_day
from fivethrones.club.puzzles.puzzle import Answer, Puzzle, Words, by_id
from fivethrones.club.puzzles.rating import Rated, after
from fivethrones.club.review.verdict import SOME
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, is_legal
from fivethrones.kernel.seen import plain
from fivethrones.kernel.state import State
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.schema import puzzle_ratings, puzzle_tries, solvers
from fivethrones.server.tables.seen import seen_in
from fivethrones.server.tables.solitary import solitary_table

Data = dict[str, Any]


@dataclass(frozen=True)
class Standing:
    """A guest's own rating, what it has tried, and how hard the puzzles have turned out to be."""

    solver: Rated
    tried: dict[str, bool]
    puzzles: dict[str, Rated]

    def rating_of(self, puzzle: Puzzle) -> Rated:
        return self.puzzles.get(puzzle.id, Rated(puzzle.rating))

    def line(self, puzzle: Puzzle) -> Data:
        return {
            "id": puzzle.id,
            "game": puzzle.game,
            "theme": puzzle.theme,
            "rating": round(self.rating_of(puzzle).rating),
            "solved": self.tried.get(puzzle.id),
        }


async def standing_of(database: Database, guest: Guest | None) -> Standing:
    def read(connection: Connection) -> Standing:
        rated = connection.execute(select(puzzle_ratings)).mappings()
        puzzles = {row["puzzle"]: Rated(row["rating"], row["tries"]) for row in rated}
        if guest is None:
            return Standing(Rated(), {}, puzzles)
        mine = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved).where(puzzle_tries.c.guest == guest.id)
        tried = {row.puzzle: bool(row.solved) for row in connection.execute(mine)}
        return Standing(rated_in(connection, solvers.c.guest, guest.id, Rated()), tried, puzzles)

    return await database.read(read)


def rated_in(connection: Connection, key: Column[str], id: str, otherwise: Rated) -> Rated:
    row = connection.execute(select(key.table).where(key == id)).mappings().first()
    return otherwise if row is None else Rated(row["rating"], row["tries"])


async def listed(database: Database, guest: Guest | None, now: int) -> Data:
    standing = await standing_of(database, guest)
    puzzles = list((await all_puzzles()).values())
    daily = of_the_day(puzzles, now)
    return {
        "daily": None if daily is None else daily.id,
        "rating": round(standing.solver.rating),
        "tries": standing.solver.tries,
        "puzzles": [standing.line(puzzle) for puzzle in puzzles],
    }


async def all_puzzles() -> dict[str, Puzzle]:
    """To read them the first time takes a while: the tables do not wait for it."""
    return await asyncio.to_thread(by_id)


async def puzzle_named(id: str) -> Puzzle:
    puzzle = (await all_puzzles()).get(id)
    if puzzle is None:
        raise refuse("not-found")
    return puzzle


async def note_try(database: Database, guest: Guest, puzzle: Puzzle, solved: bool, now: int) -> float:
    """Only the first try counts; by how much it changed the guest's rating."""

    def work(connection: Connection) -> float:
        here = and_(puzzle_tries.c.guest == guest.id, puzzle_tries.c.puzzle == puzzle.id)
        if connection.execute(select(puzzle_tries.c.solved).where(here)).first() is not None:
            return 0.0
        row = {"guest": guest.id, "puzzle": puzzle.id, "at": now, "solved": solved}
        connection.execute(insert(puzzle_tries).values(row))
        solver = rated_in(connection, solvers.c.guest, guest.id, Rated())
        rated = rated_in(connection, puzzle_ratings.c.puzzle, puzzle.id, Rated(puzzle.rating))
        solver_now, puzzle_now = after(solver, rated, solved)
        keep_rating(connection, solvers.c.guest, guest.id, solver_now)
        keep_rating(connection, puzzle_ratings.c.puzzle, puzzle.id, puzzle_now)
        return solver_now.rating - solver.rating

    return await database.write_or_retry(work)


def keep_rating(connection: Connection, key: Column[str], id: str, rated: Rated) -> None:
    values = {"rating": rated.rating, "tries": rated.tries}
    table = key.table
    assert isinstance(table, Table)
    if not connection.execute(update(table).where(key == id).values(values)).rowcount:
        connection.execute(insert(table).values({key.name: id, **values}))


# What a solver is shown


def shown(puzzle: Puzzle, line: Data, solver: Guest, now: int) -> Data:
    """The question."""
    state = puzzle.state()
    seen = seen_in(puzzle.box, state, puzzle.seat, 0, [])
    return {
        "puzzle": line,
        "proved": puzzle.proved,
        "right": None,
        "chance": None,
        "best": None,
        "told": [],
        "change": 0,
        "seen": [{**seen, "log": [[]]}],
        "table": solitary_table(puzzle.box, state, puzzle.seat, solver, now),
    }


def tried(puzzle: Puzzle, choice: Words | None, line: Data, solver: Guest, now: int) -> Data:
    """What comes of a choice, or of the solution; refuses what the rules do not allow."""
    state = puzzle.state()
    found = puzzle.solution if choice is None else puzzle.answer(choice)
    if choice is not None and not is_legal(state, Action(puzzle.seat, *choice)):
        raise refuse("malformed")
    asked = shown(puzzle, line, solver, now)
    words, seen = played(puzzle, state, found or Answer(choice or puzzle.solution.choice, 0, ()))
    return {
        **asked,
        "right": None if choice is None else is_right(puzzle, found),
        "chance": None if found is None else found.chance,
        "best": puzzle.solution.chance,
        "told": words,
        "seen": asked["seen"] + seen,
    }


def is_right(puzzle: Puzzle, answer: Answer | None) -> bool:
    """What a review would not call inaccurate is right, too: of a mistake there may be several that are better."""
    return answer is not None and puzzle.solution.chance - answer.chance < 100 * SOME


def played(puzzle: Puzzle, state: State, answer: Answer) -> tuple[list[Data], list[Data]]:
    """A line in words, and what its seat would see."""
    words: list[Data] = []
    seen: list[Data] = []
    actions = [answer.action(puzzle.seat), *(Action(*step) for step in answer.line)]
    for number, action in enumerate(actions, 1):
        if state.decision is None or not is_legal(state, action):
            break
        words.append({"seat": action.seat, "label": plain(puzzle.box.label(state, action))})
        apply(state, action)
        view = seen_in(puzzle.box, state, puzzle.seat, number, state.events.copy())
        if view["decision"] is not None:
            view["decision"]["options"] = []  # it is only looked at
        seen.append(view)
    return words, seen
