"""An ability in use: who uses it, and everything chosen and paid for it so far."""

from typing import Final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.active import ActiveAbility
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.moves.choosing import (
    ask,
    choose,
    forget_picked,
    is_picked,
    picked_cards,
    picked_number,
)
from fivethrones.games.card_engine.records.numbers import AbilityNo, Kind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.occasion import Stoppable
from fivethrones.games.card_engine.timing.usable import candidates, second_targets, targets
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, seat_name

# The prompts that ask for a number, by verb.
PROMPTS: Final = {
    "way": "prompt-way",
    "amount": "prompt-amount",
    "name": "prompt-name",
    "type": "prompt-type",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityUse(Stoppable):
    def __init__(
        self,
        seat: Seat,
        card: Slot,
        kind: Kind,
        index: AbilityNo,
        about: Slot,
        by: Seat,
        of: int,
        base: int,
        step: int,
        asked: int,
        player: Seat,
        targets: list[Slot],
        paid: list[Slot],
        chosen: list[Slot],
        way: int,
        amount: int,
        named: int,
        done: bool,
        cancelled: bool,
    ) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind  # of the card, which may have left its slot since
        self.index = index  # of the ability in the card's text
        self.about = about  # the card of the occurrence that it answers
        self.by = by  # the player of that occurrence
        self.of = of  # for a save or a cancel: the position in the stack of what it stops
        self.base = base  # a mark: occurrences after it were caused by this use
        self.step = step
        self.asked = asked  # how many costs have been dealt with
        self.player = player  # the player chosen, or NOTHING
        self.targets = targets
        self.paid = paid  # cards chosen for the cost
        self.chosen = chosen  # cards or players chosen for the current effect
        self.way = way  # the chosen one of two ways to pay
        self.amount = amount  # the value of X
        self.named = named  # the kind of card or type of challenge named
        self.done = done  # whether the last effect was carried out
        self.cancelled = cancelled

    def ability(self, table: Table) -> ActiveAbility:
        return table.box.cards[self.kind].ability(self.index)

    def aim(self) -> Aim:
        players = [] if self.player == NOTHING else [self.player]
        return Aim(self.seat, self.card, self.about, self.by, self.targets, players)

    def stop(self, table: Table, card: Slot) -> None:
        self.cancelled = True
        table.emit(Event("cancelled", self.seat, {"card": table.name(self.card)}, table.rule("cancel")))

    def is_decided(self, table: Table) -> bool:
        return self.cancelled

    def chosen_players(self) -> list[Seat]:
        """What has been chosen for the current effect, if it asks for players: it is kept where cards are."""
        return [*self.chosen]

    # Declaring it

    def ask_player(self, table: Table) -> None:
        forget_picked(table)
        ability = self.ability(table)
        if ability.player != NOTHING:
            found = candidates(table, ability, self.aim())
            choose(table, self.seat, "player", "prompt-player", "target", self.card, found)

    def take_player(self, table: Table) -> None:
        if not is_picked(table):
            return
        self.player = picked_number(table)
        public: Args = {"card": table.name(self.card), "player": seat_name(self.player)}
        table.emit(Event("targets-player", self.seat, public, table.rule("target")))

    def ask_target(self, table: Table) -> None:
        forget_picked(table)
        ability = self.ability(table)
        if ability.target is not None:
            found = targets(table, ability, self.aim())
            ask(table, self.seat, "prompt-target", "target", self.card, 1, 1, found)

    def ask_second(self, table: Table) -> None:
        self.targets = picked_cards(table)
        forget_picked(table)
        ability = self.ability(table)
        if ability.second is not None:
            found = second_targets(table, ability, self.aim())
            ask(table, self.seat, "prompt-target", "target", self.card, 1, 1, found)

    def take_targets(self, table: Table) -> None:
        self.targets = self.targets + picked_cards(table)
        forget_picked(table)
        if self.targets:
            public: Args = {"card": table.name(self.card), "targets": table.names(self.targets)}
            table.emit(Event("targets", self.seat, public, table.rule("target")))

    # Paying for it

    def cost_in_turn(self, table: Table) -> Cost:
        return self.ability(table).costs[self.asked // 2]

    def ask_cost(self, table: Table) -> bool:
        """Ask for the next cost, first a number and then cards. False when there is nothing left to ask."""
        self.take_cost(table)
        costs = self.ability(table).costs
        while self.asked < 2 * len(costs):
            cost = costs[self.asked // 2]
            self.asked += 1
            if self.asked % 2:
                if cost.verb:
                    self.ask_number(table, cost)
                    return True
            elif self.ask_cards(table, cost.meant(self)):
                return True
        return False

    def ask_number(self, table: Table, cost: Cost) -> None:
        numbers = cost.numbers(table, self.seat, self.card)
        names = cost.ways()
        words = [names[number] for number in numbers] if names else []
        choose(table, self.seat, cost.verb, PROMPTS[cost.verb], "action", self.card, numbers, words)

    def ask_cards(self, table: Table, cost: Cost) -> bool:
        if cost.ask(table, self):
            return True
        if not cost.picks:
            return False
        choices = cost.choices(table, self.seat, self.card)
        ask(table, self.seat, "prompt-cost", "action", self.card, cost.picks, cost.picks, choices)
        return True

    def take_cost(self, table: Table) -> None:
        """Store the answer to the last question about a cost."""
        if not self.asked or not is_picked(table):
            return
        if self.asked % 2 == 0:
            self.paid += picked_cards(table)
        else:
            self.take_number(picked_number(table), self.cost_in_turn(table).verb)
        forget_picked(table)

    def take_number(self, number: int, verb: str) -> None:
        if verb == "way":
            self.way = number
        elif verb == "amount":
            self.amount = number
        else:
            self.named = number

    def pay(self, table: Table) -> None:
        for cost in self.ability(table).costs:
            cost.meant(self).pay(table, self)


def use_in_progress(table: Table) -> AbilityUse | None:
    for i in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[i]
        if isinstance(frame, AbilityUse):
            return frame
    return None
