"""Whether an ability at a card table would change something beyond its cost (A-70, LC-118)."""

from typing import Final

from conformance.case import Abilities
from conformance.steps import give, step
from fivethrones.games.card_engine.moves.choosing import Choice
from fivethrones.games.card_engine.records.lasting import (
    BLANK,
    FADES,
    FORBIDDEN,
    ICON,
    KEYWORD,
    LEFT_OUT,
    LOST_KEYWORD,
    PACT,
    STRONGER,
)
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.resolution import EFFECTS, PASSIVES_AND_RESPONSES
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.timing.search import Search
from fivethrones.games.card_engine.timing.sequence import DECLINE
from fivethrones.kernel.action import NOTHING, Action, Option
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import guess
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.play import default, legal, waiting
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.text import saved, to_data

# What goes on is no change: who is asked what, and chance itself.
PASSING: Final = {
    "settings", "seats", "rng", "stack", "decision", "answers", "events", "picked", "happened", "lasting",
}  # fmt: skip
# What lasts for a card or a player is so or is not so: a second time changes nothing.
ABSOLUTE: Final = [BLANK, FADES, FORBIDDEN, PACT, LEFT_OUT]
TRIES: Final = 4  # to see some of the players and targets that can be chosen
AGAIN: Final = 6  # for each of them that has changed nothing so far
MOST: Final = 60


class CardAbilities(Abilities):
    def offered(self, state: Table) -> list[Action]:
        return [
            option
            for seat in waiting(state)
            for option in legal(state, seat)
            if isinstance(option, Action) and option.verb == "use" and state.zone[option.target] != UNDER
        ]

    def idle(self, state: Table, action: Action, rng: Rng) -> str:
        """Each player and each target that can be chosen for it must lead to some change, whatever else is chosen."""
        found: dict[tuple[int, ...], list[bool]] = {}
        for tries in range(MOST):
            if tries >= TRIES and not any(is_open(changes) for changes in found.values()):
                break
            trial = Trial(state, action, rng)
            found.setdefault(trial.aim, []).append(trial.changes)
            if trial.aim == () and trial.changes:
                break
        idle = [aim for aim, changes in found.items() if not any(changes) and not is_open(changes)]
        return described(state, action, idle[0]) if idle else ""


def is_open(changes: list[bool]) -> bool:
    """Whether an aim has changed nothing so far and may yet."""
    return not any(changes) and len(changes) < AGAIN


def described(table: Table, action: Action, aim: tuple[int, ...]) -> str:
    """The card, its ability and what was chosen."""
    player, *targets = aim or (NOTHING,)
    text = f"{table.card(Slot(action.target)).id} {action.extra}"
    if player != NOTHING:
        text += f" on player {player}"
    return " ".join([text, *(f"on {table.card(Slot(card)).id}" for card in targets)])


class Trial:
    """One way to use an ability, on a clone: up to where it is carried out, with nobody answering it."""

    def __init__(self, table: Table, action: Action, rng: Rng) -> None:
        self.world = table.clone()
        self.rng = rng
        self.before: Table | None = None
        self.place = NOTHING  # of the use in the stack
        self.aim: tuple[int, ...] = ()
        self.told = False  # something that not everybody may know, or a deck was searched
        self.changes = self.run(action)

    def run(self, action: Action) -> bool:
        self.world.answers = [
            default(self.world, seat) for seat in self.asked_in_secret() if seat != action.seat
        ]
        give(self.world, action)
        while not self.is_done():
            asks = step(self.world, self.look)
            self.told = self.told or any(map(is_told_to_some, self.world.events))
            if asks:
                if self.world.outcome is not None:
                    return True
                self.answer()
        return self.told or self.has_changed()

    def asked_in_secret(self) -> list[int]:
        decision = self.world.decision
        return decision.asked if decision is not None and decision.mode == SECRET else []

    def look(self, table: Table) -> None:
        """Remember how things were when all was paid."""
        frame = table.stack[-1]
        if isinstance(frame, Search):  # LC-119: a deck may always be searched
            self.told = True
        if self.before is None and isinstance(frame, AbilityUse) and frame.step == EFFECTS:
            self.before = table.clone()
            self.place = len(table.stack) - 1
            self.told, table.events = False, []  # what was told before is none of its effects
            if frame.player != NOTHING or frame.targets:
                self.aim = (frame.player, *frame.targets)

    def is_done(self) -> bool:
        if self.place == NOTHING or len(self.world.stack) != self.place + 1:
            return False
        frame = self.world.stack[self.place]
        return isinstance(frame, AbilityUse) and frame.step == PASSIVES_AND_RESPONSES

    def answer(self) -> None:
        """Nobody answers what is done; whoever has a choice in it makes one at random."""
        frame = self.world.stack[-1]
        for seat in self.asked_in_secret() or waiting(self.world)[:1]:
            if isinstance(frame, Window):
                give(self.world, default(self.world, seat))
            else:
                give(self.world, guess(wishes(self.world, legal(self.world, seat)), self.rng))

    def has_changed(self) -> bool:
        assert self.before is not None
        if any(getattr(self.before, name) != getattr(self.world, name) for name in changing(self.world)):
            return True
        if in_force(self.before) != in_force(self.world):
            return True
        return bool(to_data(self.before.stack[: self.place]) != to_data(self.world.stack[: self.place]))


def in_force(table: Table) -> dict[tuple[int, ...], int]:
    """What lasts, added up: what is gained and lost at once is no change."""
    total: dict[tuple[int, ...], int] = {}
    for lasting in table.lasting:
        what, until, subject, amount, *ability = lasting.numbers()
        fact: tuple[int, ...] = (what, until, subject, amount)
        count = 1
        if what == STRONGER:
            fact, count = (what, until, subject), amount
        elif what == ICON:
            fact, count = (what, until, subject, abs(amount)), 1 if amount > 0 else -1
        elif what == LOST_KEYWORD:
            fact, count = (KEYWORD, until, subject, amount), -1
        elif what not in (KEYWORD, *ABSOLUTE):
            fact = (*fact, *ability)
        total[fact] = 1 if what in ABSOLUTE else total.get(fact, 0) + count
    return {fact: count for fact, count in total.items() if count}


def is_told_to_some(event: Event) -> bool:
    """Looking always counts as working: what there was to learn, and for whom, not all can see."""
    return bool(event.secret) or event.discloses not in (NOBODY, EVERYONE)


def wishes(table: Table, options: list[Option]) -> list[Option]:
    """What makes sense: not to decline where something may be done, and to name what is there."""
    frame = table.stack[-1]
    if not isinstance(frame, Choice):
        return options
    wished = [value for value in frame.values if makes_sense(table, frame, value)]
    return [option for option in options if isinstance(option, Action) and option.target in wished] or options


def makes_sense(table: Table, choice: Choice, value: int) -> bool:
    if choice.verb == "name":
        others = table.opponents(choice.seat)
        return value in [table.kinds[card] for seat in others for card in table.pile(HAND, seat)]
    return not choice.words or choice.words[choice.values.index(value)] != DECLINE


def changing(table: Table) -> list[str]:
    return [name for name in saved(table) if name not in PASSING]
