"""Windows for responses, saves and cancels: answers to what has occurred or is about to occur."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.active import CANCEL, SAVE
from fivethrones.games.card_engine.moves.moving import leave_play
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Slot, Timing
from fivethrones.games.card_engine.records.occurrences import Answer, Answered, Occurrence
from fivethrones.games.card_engine.records.zones import DISCARD, HAND, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.answers import answered_by, answers, might_answer
from fivethrones.games.card_engine.timing.occasion import Occasion, opener, stoppable
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message
from fivethrones.kernel.row import Row


def open_window(
    table: Table, timing: Timing, occurrences: list[Occurrence], speaker: Seat, of: int = NOTHING
) -> None:
    """Open a window for answers; ``of`` is the position in the stack of what saves or cancels would stop."""
    table.push(Window(timing, occurrences, used=[], speaker=speaker, of=of, answers=[], answered=False))


@final
class Window(Occasion):
    """All who might have an answer are asked at once, in secret. The first in order who has one acts; then all are asked anew."""

    ROWS: ClassVar[dict[str, type[Row]]] = {"records": Occurrence, "used": Answered, "answers": Answer}

    def __init__(
        self,
        timing: Timing,
        records: list[Occurrence],
        used: list[Answered],
        speaker: Seat,
        of: int,
        answers: list[Answer],
        answered: bool,
    ) -> None:
        super().__init__(records)
        self.timing = timing
        self.used = used  # by which abilities; see `answers.returned` for cards from hand
        self.speaker = speaker  # who is first in order now
        self.of = of  # the position in the stack of what saves or cancels would stop
        self.answers = answers  # of the players who did not pass
        self.answered = answered

    def clone(self) -> "Frame[Table]":
        return Window(
            self.timing, self.records, self.used.copy(), self.speaker, self.of, self.answers.copy(), self.answered
        )  # fmt: skip

    def resume(self, table: Table) -> Decision | None:
        if self.of != NOTHING and stoppable(table, self.of).is_decided(table):
            table.pop()
            return None
        if self.answered:
            self.take_first(table)
            return None
        asked = self.asked_now(table) if table.brisk else self.might_answer(table)
        if asked:
            return Decision(self.prompt(table), asked, SECRET)
        table.pop()
        return None

    def might_answer(self, table: Table) -> list[Seat]:
        seats = range(table.seats)
        return [seat for seat in seats if might_answer(table, seat, self.timing, self.records, self.used)]

    def asked_now(self, table: Table) -> list[Seat]:
        """Those who have an answer in hand or in play. What one of them has is kept: it will be asked for at once."""
        asked: list[Seat] = []
        for seat in range(table.seats):
            found = answers(table, seat, self.timing, self.records, self.used)
            if found and not asked:
                table.listed = [Action(seat, "pass"), *found]
                table.listed_for = seat
            if found:
                asked.append(seat)
        return asked

    def prompt(self, table: Table) -> Message:
        if self.timing == SAVE:
            return Message("prompt-save", {"card": table.name(self.records[0].card)}, table.rule("save"))
        if self.timing == CANCEL:
            return Message("prompt-cancel", {"card": table.name(self.records[0].card)}, table.rule("cancel"))
        return Message("prompt-respond", {}, table.rule("response"))

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), *answers(table, seat, self.timing, self.records, self.used)]

    def answer(self, table: Table, action: Action) -> None:
        self.answered = True
        if action.verb == "use":
            self.answers.append(Answer(action.seat, Slot(action.target), AbilityNo(action.extra)))

    def take_first(self, table: Table) -> None:
        answers, self.answers, self.answered = self.answers, [], False
        for seat in table.in_order(self.speaker):
            for answer in answers:
                if answer.seat == seat:
                    self.speaker = table.next_seat(seat)
                    self.begin(table, answer)
                    return
        table.emit(Event("no-answer", self.speaker, {}, self.prompt(table).rule, discloses=EVERYONE))
        table.pop()

    def begin(self, table: Table, answer: Answer) -> None:
        card, ability = answer.card, answer.ability
        if table.zone[card] == UNDER:
            self.give_up_duplicate(table, answer.seat, card)
            return
        place = answered_by(table, answer.seat, card, ability, self.records, self.used)
        if table.zone[card] == HAND:
            self.used.append(Answered(place, NO_CARD, ability, table.kinds[card]))
        card = opener(table).begin_answer(table, answer, self.records[place])
        self.used.append(Answered(place, card, ability))

    def give_up_duplicate(self, table: Table, seat: Seat, card: Slot) -> None:
        leave_play(table, card, DISCARD)
        public = {"card": table.name(card)}
        table.emit(Event("discards-duplicate", seat, {**public}, table.rule("duplicate"), discloses=EVERYONE))
        stoppable(table, self.of).stop(table, self.records[0].card)

    def why_not(self, table: Table, action: Action) -> Message:
        rule = self.prompt(table).rule
        if action.verb != "use":
            return Message("refused-pass-or-use", {}, rule)
        return Message("refused-no-answer", {}, rule)
