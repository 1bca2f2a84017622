"""A lesson as a table that one learner sits at. It is kept nowhere: each answer follows from what was asked."""

from typing import Any

from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.seen import option_seen, told
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.lessons.playing import Gesture, Playing, played
from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables import hints
from fivethrones.server.tables.play import Choice
from fivethrones.server.tables.seen import seen_in
from fivethrones.server.tables.solitary import solitary_table


def at(game: Game[Any], lesson: Lesson, taken: list[list[Choice]], hints: int = 0) -> Playing:
    gestures = [tuple(Action(lesson.learner, *choice) for choice in gesture) for gesture in taken]
    return played(game, lesson, gestures, hints)


def after(
    game: Game[Any], lesson: Lesson, taken: list[list[Choice]], hints: int
) -> tuple[Playing, Message | None]:
    """A lesson after these steps; where it does not go on with the last of them, as it was before, and why."""
    try:
        return at(game, lesson, taken, hints), None
    except Refusal as refusal:
        if not taken:
            raise
        return at(game, lesson, taken[:-1]), refusal.reason


def shown(playing: Playing, learner: Guest, now: int, refused: Message | None = None) -> dict[str, Any]:
    """All that the learner is told."""
    lesson, step = playing.lesson, playing.step
    done = lesson.steps[: len(playing.taken)]
    return {
        "lesson": lesson.text,
        "step": len(playing.taken),
        "steps": len(lesson.steps),
        "says": lesson.text_of(step) if step is not None else None,
        "rule": step.rule if step is not None else "",
        "exam": step is not None and step.exam,
        "expects": step is not None and bool(step.expects),
        "expected": [] if step is None or step.exam else [choices(each) for each in playing.expected()],
        "others": others(playing),
        "refused": refused,
        "learnt": [lesson.text_of(each) for each in done],
        "taken": [choices(each) for each in playing.taken],
        "seen": seen(playing),
        "table": solitary_table(
            playing.game, playing.state, lesson.learner, learner, now, len(playing.taken), hints=True
        ),
    }


def choices(gesture: Gesture) -> list[list[Any]]:
    return [[action.verb, action.target, action.extra] for action in gesture]


def seen(playing: Playing) -> list[dict[str, Any]]:
    """What the newest step has led to, one view after another; before the first step, the position."""
    game, learner, step = playing.game, playing.lesson.learner, len(playing.taken)
    every = [seen_in(game, each.state, learner, each.number, each.events) for each in playing.shown]
    for each in every[:-1]:
        if each["decision"] is not None:
            each["decision"]["options"] = []  # nothing can be chosen before the last has been seen
    every[-1]["d"] = step
    if every[-1]["decision"] is not None:
        every[-1]["decision"]["options"] = offered(playing)
    if step == 0 or is_laid_out_anew(playing):
        every[-1]["log"] = [told(playing.shown[-1].events, learner)]
    return every


def is_laid_out_anew(playing: Playing) -> bool:
    """What happened in an earlier position has nothing to do with this one."""
    return playing.step is not None and playing.step.position is not None


def offered(playing: Playing) -> list[dict[str, Any]]:
    """The expected options, and those about no piece: the others answer when their piece is pressed. In an exam, all options."""
    step = playing.step
    if step is None or not step.expects:
        return []
    return [option_seen(playing.game, playing.state, each) for each in choosable(playing, step)]


def others(playing: Playing) -> list[dict[str, Any]]:
    """What else there would be to choose from: cards that lie nowhere on the table are seen by this alone."""
    step = playing.step
    if step is None or not step.expects:
        return []
    chosen = choosable(playing, step)
    rest = [option for option in legal(playing.state, playing.lesson.learner) if option not in chosen]
    return [option_seen(playing.game, playing.state, each) for each in rest]


def choosable(playing: Playing, step: Step) -> list[Option]:
    game, state = playing.game, playing.state
    options = legal(state, playing.lesson.learner)
    return [
        each for each in options if step.exam or not game.piece_of(state, each) or playing.is_expected(each)
    ]


def why(playing: Playing, asked: wire.Why, rng: Rng) -> Message | None:
    """What the lesson says against something; inside a longer gesture, what the rules say."""
    check_learner(playing, asked.seat)
    if asked.after:
        return hints.reason(playing.game, playing.state, asked, rng)
    if asked.action is not None:
        return playing.why_not((Action(asked.seat, *asked.action),))
    if asked.piece is None or asked.piece not in playing.game.pieces(playing.state):
        raise refuse("no-piece")
    return playing.why_not_piece(asked.piece)


def preview(playing: Playing, asked: wire.Preview, rng: Rng) -> dict[str, Any]:
    check_learner(playing, asked.seat)
    return hints.previewed(playing.game, playing.state, asked, rng)


def check_learner(playing: Playing, seat: Seat) -> None:
    if seat != playing.lesson.learner:
        raise refuse("seat-not-yours")
