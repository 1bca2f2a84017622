"""Courses of lessons, and a lesson at any point of it. The server keeps how far one has come, and nothing else."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import seeded
from fivethrones.lessons import base_of, course_of, lesson_of
from fivethrones.lessons.lesson import Lesson
from fivethrones.server import encode, wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.people.progress import Progress, note_progress, progress_of
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.games import game_named
from fivethrones.server.routes.identity import AnyGuest, BusyGuest, TheRegistry
from fivethrones.server.tables import lessons

router = APIRouter(prefix="/api/learn", tags=["learn"])


@router.get("")
async def courses(registry: TheRegistry, guest: AnyGuest) -> list[wire.CourseInfo]:
    """The courses of all games, and how far the reader has come."""
    progress = await progress_of(registry.database, guest)
    return [course_info(game, progress) for game in GAMES if course_of(game)]


@router.get("/{game}")
async def course(game: str, registry: TheRegistry, guest: AnyGuest) -> wire.CourseInfo:
    return course_info(game_named(game).id, await progress_of(registry.database, guest))


@router.get("/{game}/rules")
def rules(game: str) -> list[wire.RuleShown]:
    """The rules that lessons show, each where it is shown first."""
    found: dict[str, wire.RuleShown] = {}
    for lesson in course_of(game_named(game).id):
        for number, step in enumerate(lesson.steps):
            if step.rule and not step.exam:
                found.setdefault(step.rule, wire.RuleShown(rule=step.rule, lesson=lesson.id, step=number))
    return list(found.values())


@router.get("/{game}/{lesson}/at/{step}", responses={200: {"model": wire.LessonSeen}}, response_model=None)
async def look(
    game: str,
    lesson: str,
    step: Annotated[int, Path(ge=0, le=wire.STEPS)],
    registry: TheRegistry,
    guest: BusyGuest,
) -> Response:
    """The lesson at a step, only to be looked at: how far the reader has come stays as it is."""
    box, found = lesson_named(game, lesson)
    body = wire.LessonMove(hints=min(step, len(found.steps)))
    answer, _ = await asyncio.to_thread(played, box, found, body, guest, registry.config.now())
    return json(answer)


@router.post("/{game}/{lesson}", responses={200: {"model": wire.LessonSeen}}, response_model=None)
async def play(
    game: str, lesson: str, body: wire.LessonMove, registry: TheRegistry, guest: BusyGuest
) -> Response:
    """The lesson after these steps; `refused` says why it does not go on with the last of them."""
    box, found = lesson_named(game, lesson)
    answer, step = await asyncio.to_thread(played, box, found, body, guest, registry.config.now())
    over = step == len(found.steps)
    await note_progress(registry.database, guest, game, lesson, 0 if over else step, over)
    return json(answer)


@router.post("/{game}/{lesson}/why", responses={200: {"model": wire.WhyAnswer}}, response_model=None)
async def why(
    game: str, lesson: str, body: wire.LessonWhy, registry: TheRegistry, _guest: BusyGuest
) -> Response:
    """Why the lesson does not go on with a piece or an action; null when it does."""
    box, found = lesson_named(game, lesson)
    rng = seeded(registry.config.new_seed())
    reason = await asyncio.to_thread(lambda: lessons.why(lessons.at(box, found, body.taken), body.asked, rng))
    return json(encode.answer("why", body.asked.n, reason=reason))


@router.post("/{game}/{lesson}/preview", responses={200: {"model": wire.PreviewAnswer}}, response_model=None)
async def preview(
    game: str, lesson: str, body: wire.LessonPreview, registry: TheRegistry, _guest: BusyGuest
) -> Response:
    """What a choice would surely bring."""
    box, found = lesson_named(game, lesson)
    rng = seeded(registry.config.new_seed())
    told = await asyncio.to_thread(
        lambda: lessons.preview(lessons.at(box, found, body.taken), body.asked, rng)
    )
    return json(encode.answer("preview", body.asked.n, **told))


def lesson_named(game: str, id: str) -> tuple[Game[Any], Lesson]:
    box = game_named(game)
    lesson = lesson_of(game, id)
    if lesson is None:
        raise refuse("not-found")
    return box, lesson


def played(
    game: Game[Any], lesson: Lesson, body: wire.LessonMove, guest: Guest, now: int
) -> tuple[bytes, int]:
    playing, refused = lessons.after(game, lesson, body.taken, body.hints)
    return encode.dumps(lessons.shown(playing, guest, now, refused)), len(playing.taken)


def course_info(game: str, progress: dict[tuple[str, str], Progress]) -> wire.CourseInfo:
    return wire.CourseInfo(
        game=game,
        builds_on=base_of(game),
        lessons=[
            lesson_info(lesson, progress.get((game, lesson.id), Progress())) for lesson in course_of(game)
        ],
    )


def lesson_info(lesson: Lesson, progress: Progress) -> wire.LessonInfo:
    return wire.LessonInfo(
        id=lesson.id,
        text=lesson.text,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        step=min(progress.step, len(lesson.steps)),
        finished=progress.finished,
    )


def json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
