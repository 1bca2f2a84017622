"""A lesson at some point: a function of the lesson and of what the learner has done in its steps so far."""

import re
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from fivethrones.kernel.action import Action, Option, Span
from fivethrones.kernel.errors import Refusal, Unreadable
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import awaited, is_begun, is_legal, legal, waiting, why_not
from fivethrones.kernel.state import State
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.match.entry import carry_out
from fivethrones.match.notation import AND, read_actions, read_entry

Gesture: TypeAlias = tuple[Action, ...]  # what is done in one step; nothing in one that is only read

AMOUNT: Final = re.compile(r"(\w+) (\d+)\.\.(\d+)")  # any amount from one to the other: ``bid 20..60``
LONG: Final = 60  # passes after which nothing more is to come of them


@dataclass(frozen=True)
class Shown:
    """The table after one thing that was done, and what came of it."""

    state: State
    events: list[Event]
    number: int  # of the things done by then


class Playing:
    """A lesson that is being played. A refusal changes nothing."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.taken: list[Gesture] = []
        self.state = lesson.position()
        self.done = 0
        self.shown = [Shown(self.state, self.state.events, 0)]  # since the newest step began
        self._lay_out()
        self._pass_up_to_next()

    @property
    def step(self) -> Step | None:
        """None when the lesson is over."""
        at = len(self.taken)
        return self.lesson.steps[at] if at < len(self.lesson.steps) else None

    def take(self, gesture: Gesture) -> None:
        """Go on with what the step expects; else a refusal that says why not."""
        step = self.step
        if step is None:
            raise Refusal(Message("refused-lesson-over"))
        reason = self.why_not(gesture)
        if reason is not None:
            raise Refusal(reason)
        self.shown = []
        if gesture:
            self._do(gesture)
        for line in step.then:
            self._pass_up_to(line)
            self._do(read_entry(self.game, self.state, line).actions)
        if not self.shown:
            self.shown = [Shown(self.state, [], self.done)]
        self.taken.append(gesture)
        self._lay_out()
        self._pass_up_to_next()

    def take_hint(self) -> None:
        """Go on by what the lesson itself would do."""
        self.take(self.hint())

    def hint(self) -> Gesture:
        return next(iter(self.expected()), ())

    def expected(self) -> list[Gesture]:
        """All that the step is content with and that is legal by now; of a range the least."""
        step = self.step
        gestures = [self.read(text) for text in step.expects] if step is not None else []
        return [gesture for gesture in gestures if is_legal(self.state, gesture[0])]

    def is_expected(self, option: Option) -> bool:
        """Whether it is, or is a part of, something that the step is content with."""
        parts = [action for gesture in self.expected() for action in gesture]
        return any(option.holds(each) if isinstance(option, Span) else option == each for each in parts)

    def why_not(self, gesture: Gesture) -> Message | None:
        """None exactly when it goes on with it; else an answer of the lesson, or what the rules say against it."""
        step = self.step
        if step is None:
            return Message("refused-lesson-over")
        if not step.expects:
            return Message("refused-lesson-read", {}, step.rule) if gesture else None
        if not gesture:
            return Message("refused-lesson-move", {}, step.rule)
        against = self._against_the_rules(gesture)
        if against is not None or any(self._means(text, gesture) for text in step.expects):
            return against
        return self._answer(step, gesture)

    def why_not_piece(self, piece: str) -> Message | None:
        """The same for a piece that is pointed at: why no move that is expected is about it."""
        learner = self.lesson.learner
        step = self.step
        if step is None:
            return Message("refused-lesson-over")
        if not step.expects:
            return Message("refused-lesson-read", {}, step.rule)
        about = [option for option in legal(self.state, learner) if self._piece(option) == piece]
        if not about:
            return self.game.why_not_piece(self.state, learner, piece)
        if any(map(self.is_expected, about)):
            return None
        return self.why_not((least(about[0]),))

    def _answer(self, step: Step, gesture: Gesture) -> Message:
        for text, answer in step.wrong.items():
            if self._means(text, gesture) or set(self.read(text)) <= set(gesture):
                return Message(self.lesson.answer_of(step, answer), {}, step.rule)
        return Message("refused-lesson-waits", {}, step.rule)

    def _against_the_rules(self, gesture: Gesture) -> Message | None:
        """What the rules have against it, or against leaving it unfinished."""
        if len(gesture) == 1 and not is_legal(self.state, gesture[0]):
            return why_not(self.state, gesture[0])
        state = self.state.clone()
        try:
            carry_out(state, gesture)
        except Refusal as refusal:
            return refusal.reason
        return Message("refused-list-unfinished") if is_begun(state) else None

    def _means(self, text: str, gesture: Gesture) -> bool:
        """Whether the text says these actions, in whatever order."""
        amount = AMOUNT.fullmatch(text)
        if amount is not None:
            verb, low, high = amount.groups()
            span = Span(self.lesson.learner, verb, int(low), int(high))
            return len(gesture) == 1 and span.holds(gesture[0])
        return sorted(map(repr, self.read(text))) == sorted(map(repr, gesture))

    def read(self, text: str) -> Gesture:
        amount = AMOUNT.fullmatch(text)
        if amount is not None:
            return (Action(self.lesson.learner, amount[1], int(amount[2])),)
        return read_actions(self.game, self.state, self.lesson.learner, text.split(AND))

    def _piece(self, option: Option) -> str:
        return self.game.piece_of(self.state, option)

    def _do(self, gesture: Gesture) -> None:
        state = self.state.clone()
        effect = carry_out(state, gesture)
        if is_begun(state):
            raise Refusal(Message("refused-list-unfinished"))
        self.state = state
        self.done += 1
        self.shown.append(Shown(state, effect.events, self.done))

    def _pass_up_to_next(self) -> None:
        """To the next move of the learner, unless the table is laid out anew before."""
        for number, step in enumerate(self.lesson.steps[len(self.taken) :]):
            if number > 0 and step.position is not None:
                return
            if step.expects:
                self._pass_up_to(f"{self.lesson.learner} {step.expects[0]}")
                return

    def _pass_up_to(self, line: str) -> None:
        """Where everybody may respond: what is asked before this can be done, and may be passed, is passed by whomever."""
        if not self.game.manners.has_responses:
            return
        for _ in range(LONG):
            passes = [Action(seat, "pass") for seat in awaited(self.state)]
            if self._can(line) or not passes or not is_legal(self.state, passes[0]):
                return
            self._pass(passes[0])

    def _can(self, line: str) -> bool:
        try:
            entry = read_entry(self.game, self.state, line)
        except Unreadable:
            return False
        return entry.seat in waiting(self.state) and is_legal(self.state, entry.actions[0])

    def _pass(self, action: Action) -> None:
        """What comes of it belongs to what was done before."""
        before = self.shown.pop() if self.shown else Shown(self.state, [], self.done + 1)
        self._do((action,))
        self.done = before.number
        self.shown[-1] = Shown(self.state, before.events + self.shown[-1].events, before.number)

    def _lay_out(self) -> None:
        """A step may begin with another position."""
        step = self.step
        if step is not None and step.position is not None:
            self.state = step.position()
            self.shown.append(Shown(self.state, [], self.done))


def least(option: Option) -> Action:
    return Action(option.seat, option.verb, option.low) if isinstance(option, Span) else option


def played(game: Game[Any], lesson: Lesson, taken: list[Gesture], hints: int = 0) -> Playing:
    """A lesson after these steps, and so many more by its own hints."""
    playing = Playing(game, lesson)
    for gesture in taken:
        playing.take(gesture)
    for _ in range(hints):
        playing.take_hint()
    return playing
