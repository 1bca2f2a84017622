"""Paying gold and influence, where a player may choose what pays, and using titles up."""

from typing import final

from fivethrones.games.card_engine.moves.choosing import forget_picked, pick
from fivethrones.games.card_engine.records.lasting import ROUND, SPENT, Lasting
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import INFLUENCE, symbol
from fivethrones.games.card_engine.values.prices import influential, purses, title_influence
from fivethrones.games.card_engine.values.titles import title
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# Gold


def pay_gold(table: Table, seat: Seat, amount: int) -> None:
    """Pay gold to the treasury."""
    if amount == 0:
        return
    table.emit(Event("pays", seat, {"amount": amount}, table.rule("gold")))
    take_gold(table, seat, amount)


def hand_over(table: Table, seat: Seat, to: Seat, amount: int, kind: str, topic: str) -> None:
    """Pay gold to another player."""
    table.emit(Event(kind, seat, {"gold": amount, "to": seat_name(to)}, table.rule(topic)))
    table.gold[to] += amount
    take_gold(table, seat, amount)


def seize(table: Table, seat: Seat, to: Seat, amount: int, kind: str, topic: str) -> None:
    """Move gold from one pool to another. This is not a payment, so gold on cards is not used for it."""
    table.emit(Event(kind, seat, {"gold": amount, "to": seat_name(to)}, table.rule(topic)))
    table.gold[seat] -= amount
    table.gold[to] += amount


def take_gold(table: Table, seat: Seat, amount: int) -> None:
    """Take gold from the pool and from cards whose gold may be spent."""
    cards = purses(table, seat)
    if cards:
        table.push(Purse(seat, amount, cards))
    else:
        table.gold[seat] -= amount


@final
class Purse(Frame[Table]):
    """A player chooses how much to take from each of these cards; the rest comes from the pool."""

    def __init__(self, seat: Seat, left: int, cards: list[Slot]) -> None:
        self.seat = seat
        self.left = left
        self.cards = cards

    def clone(self) -> "Frame[Table]":
        return Purse(self.seat, self.left, self.cards)

    def resume(self, table: Table) -> Decision | None:
        if not self.cards:
            table.gold[self.seat] -= self.left
            table.pop()
            return None
        amounts = self.amounts(table)
        if len(amounts) == 1:
            self.spend(table, amounts[0])
            return None
        args: Args = {"card": table.name(self.cards[0]), "amount": self.left}
        return Decision(Message("prompt-purse", args, table.rule("gold")), [self.seat])

    def amounts(self, table: Table) -> list[int]:
        """The amounts that the next card can contribute, given what the other cards and the pool hold."""
        mine = table.gold_on[self.cards[0]]
        elsewhere = table.gold[self.seat] + sum(table.gold_on[card] for card in self.cards[1:])
        return list(range(max(self.left - elsewhere, 0), min(self.left, mine) + 1))

    def spend(self, table: Table, amount: int) -> None:
        table.gold_on[self.cards[0]] -= amount
        self.left -= amount
        self.cards = self.cards[1:]

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "amount", amount) for amount in self.amounts(table)]

    def answer(self, table: Table, action: Action) -> None:
        public: Args = {"card": table.name(self.cards[0]), "amount": action.target}
        table.emit(Event("pays-from-card", self.seat, public, table.rule("gold")))
        self.spend(table, action.target)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-no-choice", {}, table.rule("gold"))


# Influence


def ask_influence(table: Table, seat: Seat, card: Slot, amount: int) -> None:
    """Let a player choose which cards kneel for so much influence; `picked_cards` then has them."""
    forget_picked(table)
    table.push(PayInfluence(seat, card, amount, []))


@final
class PayInfluence(Frame[Table]):
    """Cards are picked one by one until there is enough; any excess is lost."""

    def __init__(self, seat: Seat, card: Slot, left: int, picked: list[Slot]) -> None:
        self.seat = seat
        self.card = card  # that influence is paid for
        self.left = left
        self.picked = picked

    def clone(self) -> "Frame[Table]":
        return PayInfluence(self.seat, self.card, self.left, self.picked.copy())

    def resume(self, table: Table) -> Decision | None:
        if self.left <= 0:
            pick(table, self.picked)
            table.pop()
            return None
        options = self.options(table, self.seat)
        if self.needs_all(table, options):
            assert isinstance(options[0], Action)
            self.answer(table, options[0])
            return None
        args: Args = {"card": table.name(self.card), "left": self.left}
        return Decision(Message("prompt-influence", args, table.rule("influence")), [self.seat])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        cards = [card for card in influential(table, seat) if card not in self.picked]
        options: list[Option] = [Action(seat, "choose", card) for card in cards]
        if title_influence(table, seat):
            options.append(Action(seat, "title", table.titles[seat]))
        return options

    def needs_all(self, table: Table, options: list[Option]) -> bool:
        """Whether all remaining influence is needed, so that there is no choice."""
        worth = [self.worth(table, option) for option in options]
        return sum(worth) - min(worth) < self.left

    def worth(self, table: Table, option: Option) -> int:
        assert isinstance(option, Action)
        if option.verb == "title":
            return title_influence(table, self.seat)
        return symbol(table, Slot(option.target), INFLUENCE)

    def answer(self, table: Table, action: Action) -> None:
        self.left -= self.worth(table, action)
        if action.verb == "title":
            spend_title(table, self.seat)
            return
        self.picked.append(Slot(action.target))
        self.picked.sort()

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-no-choice", {}, table.rule("influence"))


# Titles


def spend(table: Table, seat: Seat, what: int) -> None:
    table.lasting.append(Lasting(SPENT, ROUND, seat=seat, title=what))


def spend_title(table: Table, seat: Seat) -> None:
    public = {"title": title(table, seat).name}
    table.emit(Event("uses-title", seat, {**public}, table.rule("titles")))
    spend(table, seat, table.titles[seat])
