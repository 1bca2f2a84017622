"""Choosing among cards that everybody can see, players, and other things."""

from collections.abc import Sequence
from typing import final

from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.prices import spendable, toll_of
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message


def ask(
    table: Table,
    seat: Seat,
    prompt: str,
    topic: str,
    card: Slot,
    low: int,
    high: int,
    choices: list[Slot],
    tolled: bool = False,
) -> None:
    """Let a player choose from ``low`` to ``high`` of these cards; the asking frame then gets them from `picked_cards`.

    If the outcome is forced, nobody is asked, since everybody can see that.
    """
    forget_picked(table)
    if not choices:
        return
    if len(choices) <= low:
        pick(table, choices)
        return
    table.push(Pick(seat, prompt, topic, card, low, min(high, len(choices)), choices, [], tolled))


def pick(table: Table, picked: Sequence[int]) -> None:
    """Leave an answer for the frame that asked, which goes on next."""
    table.picked = [*picked]


def forget_picked(table: Table) -> None:
    """Before a question that may not be asked: else the answer to an earlier one would be taken for it."""
    table.picked = []


def is_picked(table: Table) -> bool:
    """Whether the last question was asked, or answered by itself, and not with nothing."""
    return len(table.picked) > 0


def picked_cards(table: Table) -> list[Slot]:
    """The answer to the last `ask`."""
    return [Slot(number) for number in table.picked]


def picked_number(table: Table) -> int:
    """The answer to the last `choose`."""
    return table.picked[0]


@final
class Pick(Frame[Table]):
    """Cards are picked one by one; ``done`` ends it early where fewer are enough."""

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        topic: str,
        card: Slot,
        low: int,
        high: int,
        choices: list[Slot],
        picked: list[Slot],
        tolled: bool,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.topic = topic
        self.card = card  # on whose behalf, or NOTHING
        self.low = low
        self.high = high
        self.choices = choices
        self.picked = picked  # in rising order, not in the order of picking
        self.tolled = tolled  # only cards for which the player can pay what is owed to others

    def clone(self) -> "Frame[Table]":
        return Pick(
            self.seat, self.prompt, self.topic, self.card, self.low, self.high, self.choices, self.picked.copy(),
            self.tolled,
        )  # fmt: skip

    def resume(self, table: Table) -> Decision | None:
        if len(self.picked) < self.high:
            args: Args = {"least": self.low, "most": self.high, "picked": len(self.picked)}
            if self.card != NOTHING:
                args["card"] = table.name(self.card)
            return Decision(Message(self.prompt, args, table.rule(self.topic)), [self.seat])
        self.finish(table)
        return None

    def finish(self, table: Table) -> None:
        pick(table, self.picked)
        table.pop()

    def options(self, table: Table, seat: Seat) -> list[Option]:
        done: list[Option] = [Action(seat, "done")] if len(self.picked) >= self.low else []
        return done + [Action(seat, "choose", card) for card in self.choices if self.is_left(table, card)]

    def is_left(self, table: Table, card: Slot) -> bool:
        if card in self.picked:
            return False
        return not self.tolled or toll_of(table, [*self.picked, card], self.seat) <= spendable(
            table, self.seat
        )

    def answer(self, table: Table, action: Action) -> None:
        if action.verb == "done":
            self.finish(table)
            return
        self.picked.append(Slot(action.target))
        self.picked.sort()

    def why_not(self, table: Table, action: Action) -> Message:
        rule = table.rule(self.topic)
        if action.verb == "done" and action.target == NOTHING and action.extra == NOTHING:
            return Message("refused-too-few", {"least": self.low, "picked": len(self.picked)}, rule)
        if action.verb == "choose" and action.target in self.picked and action.extra == NOTHING:
            return Message("refused-chosen-already", {"card": table.name(Slot(action.target))}, rule)
        if action.verb == "choose":
            return Message("refused-no-choice", {}, rule)
        return Message("refused-choose-first", {}, rule)


def choose(
    table: Table,
    seat: Seat,
    verb: str,
    prompt: str,
    topic: str,
    card: Slot,
    values: Sequence[int],
    words: list[str] | None = None,
) -> None:
    """Let a player choose one of some numbers: a player, a way, an amount, a kind of card, a type of challenge, a zone.

    The asking frame then gets it from `picked_number`. If there is only one, nobody is asked.
    """
    pick(table, values)
    if len(values) > 1:
        forget_picked(table)
        table.push(Choice(seat, verb, prompt, topic, card, list(values), words or []))


@final
class Choice(Frame[Table]):
    """One of several things other than cards in play."""

    def __init__(
        self, seat: Seat, verb: str, prompt: str, topic: str, card: Slot, values: list[int], words: list[str]
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.prompt = prompt
        self.topic = topic
        self.card = card  # on whose behalf, or NOTHING
        self.values = values
        self.words = words  # messages that name the values, if they need names

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        args: Args = {} if self.card == NOTHING else {"card": table.name(self.card)}
        return Decision(Message(self.prompt, args, table.rule(self.topic)), [self.seat])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, self.verb, value) for value in self.values]

    def answer(self, table: Table, action: Action) -> None:
        table.pop()
        pick(table, [action.target])

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-no-choice", {}, table.rule(self.topic))
