"""The phases in which players take turns: marshalling and challenges."""

from typing import final

from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHALLENGES
from fivethrones.games.card_engine.challenge.challenge import begin_challenge
from fivethrones.games.card_engine.challenge.opponents import is_target, targets, toll
from fivethrones.games.card_engine.challenge.participants import has_attacker
from fivethrones.games.card_engine.records.numbers import Icon
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.values.of_players import MORE_CHALLENGES, figure, income
from fivethrones.games.card_engine.values.prices import spendable
from fivethrones.games.card_engine.values.titles import title
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name


@final
class MarshallingPhase(Frame[Table]):
    """Each turn brings income, then actions, which include playing cards."""

    def __init__(self, turns: int) -> None:
        self.turns = turns  # begun

    def clone(self) -> "Frame[Table]":
        return MarshallingPhase(self.turns)

    def resume(self, table: Table) -> Decision | None:
        if self.turns == table.seats:
            table.active = NOTHING
            table.pop()
            return None
        table.active = table.in_order(table.first)[self.turns]
        self.turns += 1
        gold = income(table, table.active) + title(table, table.active).gold
        table.gold[table.active] += gold
        table.emit(Event("income", table.active, {"gold": gold}, table.rule("income")))
        table.push(ActionWindow(table.first, 0))
        return None


@final
class ChallengesPhase(Frame[Table]):
    """In each turn actions and challenges alternate until the active player is done."""

    def __init__(self, turns: int, acted: bool) -> None:
        self.turns = turns  # begun
        self.acted = acted  # whether the actions before the next challenge are over

    def clone(self) -> "Frame[Table]":
        return ChallengesPhase(self.turns, self.acted)

    def resume(self, table: Table) -> Decision | None:
        if table.active == NOTHING and not self.next_turn(table):
            return None
        if not self.acted:
            self.acted = True
            table.push(ActionWindow(table.first, 0))
            return None
        if challenges(table, table.active):
            return Decision(Message("prompt-challenge", {}, table.rule("challenges")), [table.active])
        self.end_turn(table)
        return None

    def next_turn(self, table: Table) -> bool:
        """False if all players have had their turn."""
        if self.turns == table.seats:
            table.initiated = [0] * len(table.initiated)
            table.pop()
            return False
        table.active = table.in_order(table.first)[self.turns]
        self.turns += 1
        table.emit(Event("active", table.active, {}, table.rule("challenges")))
        return True

    def end_turn(self, table: Table) -> None:
        table.active = NOTHING
        self.acted = False

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "done"), *challenges(table, seat)]

    def answer(self, table: Table, action: Action) -> None:
        if action.verb == "done":
            self.end_turn(table)
            return
        self.acted = False
        begin_challenge(table, action.seat, Icon(action.target), action.extra)

    def why_not(self, table: Table, action: Action) -> Message:
        rule = table.rule("challenges")
        if action.verb != "challenge" or action.target not in ALL_TYPES:
            return Message("refused-challenge-or-done", {}, rule)
        if action.extra not in table.opponents(action.seat):
            return Message("refused-no-opponent", {}, rule)
        if not is_target(table, action.seat, Icon(action.target), action.extra):
            return Message("refused-no-target-player", {"against": seat_name(action.extra)}, rule)
        args: Args = {"type": CHALLENGES[action.target]}
        if not is_left(table, action.seat, Icon(action.target)):
            return Message("refused-challenge-made", args, rule)
        if toll(table, action.seat, Icon(action.target)) > spendable(table, action.seat):
            return Message("refused-toll", args, table.rule("toll"))
        return Message("refused-nobody-attacks", args, table.rule("attackers"))


def is_left(table: Table, seat: Seat, type: Icon) -> bool:
    """Whether a player may make another challenge of this type: one, plus those that cards add."""
    return table.made(seat, type) <= figure(table, seat, MORE_CHALLENGES, type)


def challenges(table: Table, seat: Seat) -> list[Option]:
    found: list[Option] = []
    for type in ALL_TYPES:
        if not is_left(table, seat, type):
            continue
        purse = spendable(table, seat) - toll(table, seat, type)
        if purse >= 0 and has_attacker(table, seat, type, purse):
            found += [Action(seat, "challenge", type, other) for other in targets(table, seat, type)]
    return found
