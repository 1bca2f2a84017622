"""A mistake that a review has found, as a puzzle for whoever made it."""

import asyncio
from typing import Any, Final

from fivethrones.club.puzzles.puzzle import Answer, Puzzle
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.text import state_to_data
from fivethrones.server.club.reviews import Reviews, step_numbers
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.replays import finished

MISTAKES: Final = ("?!", "??")


async def puzzle_at(reviews: Reviews, live: LiveTable, step: int) -> Puzzle:
    """The decision that led to this step, from what its seat knew; refused where it was no mistake."""
    review = await reviews.look(live)
    found = [
        each for each in review["decisions"] if each["step"] == step and each["known"]["mark"] in MISTAKES
    ]
    if not found:
        raise refuse("not-found")
    return await asyncio.to_thread(made, live, found[0])


def made(live: LiveTable, decision: dict[str, Any]) -> Puzzle:
    match = finished(live.table)
    number = step_numbers(live.table.moments).index(decision["step"])
    while match.steps[number].entry.seat != decision["seat"]:  # of several who answered together
        number += 1
    seat, known = decision["seat"], decision["known"]
    world = match.game.determinize(match.at(number), seat, seeded(number))
    world.events = []
    options = [*known["better"], known["played"]]
    answers = tuple(Answer(tuple(each["choice"]), each["chance"]["middle"], ()) for each in options)
    return Puzzle(
        f"{live.table.id}-{decision['step']}",
        match.game.id,
        match.game.version,
        match.settings,
        seat,
        "theme-mistake",
        0,
        False,
        answers,
        state_to_data(world),
    )


def line(puzzle: Puzzle) -> dict[str, Any]:
    return {"id": puzzle.id, "game": puzzle.game, "theme": puzzle.theme, "rating": 0, "solved": None}
