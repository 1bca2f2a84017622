"""Carrying out the effects of an ability one after another, each after the choices it needs."""

from typing import Final, final

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.choosing import ask, choose, picked_cards, picked_number
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame

OWN: Final = -1  # the effects of the ability itself, not of a branch
DECLINE: Final = "way-decline"


@final
class Effects(Frame[Table]):
    """The effects of an ability in use, or of one of its branches."""

    def __init__(self, place: int, branch: int, next: int, asked: int) -> None:
        self.place = place  # the position of the use in the stack
        self.branch = branch
        self.next = next
        self.asked = asked  # how many players have been asked for the next effect

    def clone(self) -> "Frame[Table]":
        return Effects(self.place, self.branch, self.next, self.asked)

    def resume(self, table: Table) -> Decision | None:
        use = table.stack[self.place]
        assert isinstance(use, AbilityUse)
        ability = use.ability(table)
        effects = ability.effects if self.branch == OWN else ability.branches[self.branch]
        if self.next == len(effects):
            table.pop()
            return None
        if effects[self.next].needs_then() and not use.done:
            self.next += 1
            return None
        effect = effects[self.next].itself()
        choosers = effect.choosers(table, use)
        if self.asked:
            use.chosen += picked_cards(table)
        if self.asked < len(choosers):
            self.asked += 1
            ask_for(table, use, effect, choosers[self.asked - 1])
            return None
        self.next += 1
        self.asked = 0
        use.done = True
        effect.happen(table, use)
        use.chosen = []
        return None


def ask_for(table: Table, use: AbilityUse, effect: Effect, seat: Seat) -> None:
    if effect.asks_for_players:
        found = effect.candidates(table, use, seat)
        choose(table, seat, "player", effect.prompt, "target", use.card, found)
    else:
        choices = effect.choices(table, use, seat)
        ask(table, seat, effect.prompt, "target", use.card, effect.at_least(), effect.at_most(), choices)


def number_of(table: Table, use: AbilityUse, effects: list[Effect]) -> int:
    """The number of a branch of an ability."""
    branches = use.ability(table).branches
    for number in range(len(branches)):
        if branches[number] is effects:
            return number
    raise ValueError("these effects are no branch of the ability in use")


@final
class Fork(Frame[Table]):
    """A player chooses which of several branches of an ability happens, or none if that is allowed."""

    def __init__(
        self, place: int, seat: Seat, branches: list[int], words: list[str], may: bool, asked: bool
    ) -> None:
        self.place = place  # the position of the use in the stack
        self.seat = seat
        self.branches = branches
        self.words = words
        self.may = may
        self.asked = asked

    def clone(self) -> "Frame[Table]":
        return Fork(self.place, self.seat, self.branches, self.words, self.may, self.asked)

    def resume(self, table: Table) -> Decision | None:
        use = table.stack[self.place]
        assert isinstance(use, AbilityUse)
        if not self.asked:
            self.asked = True
            values = self.branches + ([OWN] if self.may else [])
            words = self.words + ([DECLINE] if self.may else [])
            choose(table, self.seat, "way", "prompt-way", "one-of-two", use.card, values, words)
            return None
        table.pop()
        if picked_number(table) == OWN:
            use.done = False
        else:
            table.push(Effects(self.place, picked_number(table), 0, 0))
        return None
