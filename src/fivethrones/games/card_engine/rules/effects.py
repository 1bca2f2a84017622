"""Effects one after the other, each once all who have a say in it have chosen."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.abilities.ability import Effect
from fivethrones.games.card_engine.rules.pick import ask, choose
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame

OWN: Final = -1  # not a branch: the effects of the deed itself


@final
class Effects(Frame[Table]):
    """Those of an ability in use, or of one branch of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "branch", "next", "asked")

    def __init__(self, place: int, branch: int, next: int, asked: int) -> None:
        self.place = place  # of the use in the stack
        self.branch = branch
        self.next = next
        self.asked = asked  # how many players have been asked for it

    def clone(self) -> "Frame[Table]":
        return Effects(self.place, self.branch, self.next, self.asked)

    def resume(self, table: Table) -> Decision | None:
        use = table.stack[self.place]
        assert isinstance(use, Use)
        deed = use.deed(table)
        effects = deed.effects if self.branch == OWN else deed.branches[self.branch]
        if self.next == len(effects):
            table.pop()
            return None
        effect = effects[self.next]
        if effect.needs_then() and not use.done:
            self.next += 1
            return None
        choosers = effect.choosers(table, use)
        if self.asked:
            use.chosen += table.picked
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


def ask_for(table: Table, use: Use, effect: Effect, seat: Seat) -> None:
    choices = effect.choices(table, use, seat)
    if effect.asks_for_players:
        choose(table, seat, "player", effect.prompt, "target", use.card, choices)
    else:
        ask(table, seat, effect.prompt, "target", use.card, effect.at_least(), effect.at_most(), choices)
