"""A game with one of each: amounts, dice, a hidden card, a secret choice, a choice in two words. Whoever brings the total to 20 wins."""

from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.decision import BEGUN, SECRET, Decision
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.game import Game
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Chance, chance_of, seeded
from fivethrones.kernel.settings import Setting, Settings, switch
from fivethrones.kernel.state import Outcome, State

GOAL = 20


class Table(State):
    def __init__(self, settings: Settings, rng: Chance) -> None:
        super().__init__(settings, int(settings["seats"]), rng)
        self.total = 0
        self.card = NOTHING  # face down
        self.turn = 0

    def clone(self) -> "Table":
        other = Table(self.settings, self.rng.clone())
        other.total, other.card, other.turn = self.total, self.card, self.turn
        self.copy_to(other)
        return other

    def add(self, seat: Seat, amount: int) -> None:
        self.total += amount
        self.emit(Event("added", seat, {"amount": amount}))
        if self.total >= GOAL:
            rest = [other for other in range(self.seats) if other != seat]
            self.outcome = Outcome([[seat], rest], Message("won-by-total"))


class Turn(Frame[Table]):
    """Any number of things, until the seat stops."""

    def resume(self, state: Table) -> Decision:
        return Decision(Message("ask-turn", {}, "T-1"), [state.turn])

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "stop"), Span(seat, "add", 1, 3), *(Action(seat, verb) for verb in VERBS)]

    def answer(self, state: Table, action: Action) -> None:
        if action.verb == "stop":
            state.turn = (state.turn + 1) % state.seats
        elif action.verb == "add":
            state.add(action.seat, action.target)
        elif action.verb == "roll":
            state.add(action.seat, 1 + state.rng.below(6, "die"))
        elif action.verb == "peek":
            me = only(action.seat)
            state.emit(
                Event("peeked", action.seat, {}, secret={"card": state.card}, seen_by=me, discloses=me)
            )
        else:
            state.push(Duel() if action.verb == "duel" else Double())

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-tally", {"verb": action.verb}, "T-1")

    def clone(self) -> "Turn":
        return self


VERBS = ["roll", "peek", "duel", "double"]


class Duel(Frame[Table]):
    """All choose a number unseen; the sum is added. It says nothing of having disclosed the numbers."""

    def __init__(self, sum: int = 0, answers: int = 0) -> None:
        self.sum = sum
        self.answers = answers

    def resume(self, state: Table) -> Decision | None:
        if self.answers < state.seats:
            return Decision(Message("ask-duel", {}, "T-2"), list(range(state.seats)), SECRET)
        state.pop()
        state.add(state.turn, self.sum)
        return None

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "show", 0), Action(seat, "show", 1)]

    def answer(self, state: Table, action: Action) -> None:
        self.sum += action.target
        self.answers += 1

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-tally", {"verb": action.verb}, "T-2")

    def clone(self) -> "Duel":
        return Duel(self.sum, self.answers)


class Double(Frame[Table]):
    """Twice of what is said next is added; only both words together count."""

    def resume(self, state: Table) -> Decision:
        return Decision(Message("ask-double", {}, "T-3"), [state.turn], BEGUN)

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "say", 1), Action(seat, "say", 2)]

    def answer(self, state: Table, action: Action) -> None:
        state.pop()
        state.add(action.seat, 2 * action.target)

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-tally", {"verb": action.verb}, "T-3")

    def clone(self) -> "Double":
        return self


class Tally(Game[Table]):
    id = "tally"
    version = 1
    seats = range(2, 4)
    settings = [Setting("seats", ["2", "3"]), switch("short")]
    parts = [Turn, Duel, Double]

    def blank(self, settings: Settings) -> Table:
        if settings == {"seats": "3", "short": "true"}:
            raise BadSettings(Message("refused-tally-short"))
        return Table(settings, seeded(0))

    def setup(self, settings: Settings, seed: int) -> Table:
        state = self.blank(settings)
        state.rng = chance_of(seed)
        state.total = GOAL - 6 if settings["short"] == "true" else 0
        state.card = state.rng.below(10, "card")
        state.emit(Event("dealt", NOTHING, {}))
        state.push(Turn())
        advance(state)
        return state


TALLY = Tally()
GAMES: dict[str, Game[Table]] = {TALLY.id: TALLY}
