"""Players at a card table who speak in names of cards.

    table.seat(1).attacks("military", "the_hound")
    table.seat(0).defends("jon_snow")
    table.passes()
    table.asks("prompt-challenge", 1)
    assert table.told("wins-challenge") == ["wins-challenge 0 3 4"]

Whatever is asked on the way to what a player does, and can be passed, is passed; a wrong choice fails with the choices
there were. Events are told as ``dies 0 jon_snow``.
"""

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.moves.choosing import Choice
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.views.choices import OF_PLAYERS, name_of
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, awaited, is_legal, legal, waiting, why_not
from games.card_engine.player import Player

LONG = 60  # steps after which passing counts as endless


class Driver:
    """A table, and what has been told at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.story: list[Event] = list(table.events)
        self.players = [Player(self, seat) for seat in range(table.seats)]

    def seat(self, seat: Seat) -> "Player":
        return self.players[seat]

    # What is asked

    def prompt(self) -> Message:
        decision = self.table.decision
        assert decision is not None, f"the game is over: {self.outcome()}"
        return decision.prompt

    def asked(self) -> list[Seat]:
        assert self.table.decision is not None, f"the game is over: {self.outcome()}"
        return self.table.decision.asked

    def asks(self, prompt: str, *seats: Seat) -> None:
        """This is asked now, and nobody but these."""
        assert (self.prompt().id, self.asked()) == (prompt, list(seats))

    def outcome(self) -> Message:
        assert self.table.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.table.outcome.reason

    def ranking(self) -> list[list[Seat]]:
        assert self.table.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.table.outcome.ranking

    def is_over(self) -> bool:
        return self.table.outcome is not None

    # What is done

    def apply(self, action: Action) -> None:
        reason = why_not(self.table, action)
        assert reason is None, (
            f"{self.said(action)} is refused: {reason}; there were: {self.choices(action.seat)}"
        )
        apply(self.table, action)
        self.story.extend(self.table.events)

    def do(self, action: Action) -> None:
        """Pass whatever comes before it; then this, and in a secret window nobody else does anything."""
        for _ in range(LONG):
            if is_legal(self.table, action):
                break
            assert self.can_skip(), (
                f"{self.said(action)} is refused: {why_not(self.table, action)}; "
                f"{self.prompt()} leaves: {self.choices(action.seat)}"
            )
            self.skip()
        decision = self.table.decision
        self.apply(action)
        while self.table.decision is decision and decision is not None and waiting(self.table):
            self.skip()

    def can_skip(self) -> bool:
        seats = awaited(self.table)
        return bool(seats) and is_legal(self.table, self.nothing(seats[0]))

    def nothing(self, seat: Seat) -> Action:
        """What doing nothing is called now."""
        return Action(seat, "done" if self.prompt().id in ("prompt-stealth", "prompt-defend") else "pass")

    def skip(self) -> None:
        self.apply(self.nothing(awaited(self.table)[0]))

    def passes(self) -> None:
        """Everybody passes, until something must be done."""
        for _ in range(LONG):
            if self.is_over() or not self.can_skip():
                return
            self.skip()
        raise AssertionError(f"passing does not end: {self.prompt()}")

    def passes_until(self, prompt: str) -> None:
        for _ in range(LONG):
            if self.prompt().id == prompt:
                return
            if not self.can_skip():
                break
            self.skip()
        seats = awaited(self.table)
        there = [self.choices(seat) for seat in seats]
        raise AssertionError(f"nobody is asked {prompt}: {self.prompt()} of {seats}, with {there}")

    def ends_phase(self) -> None:
        """Everybody passes and makes no more challenges, until the phase is over; of a scene that goes on."""
        phase = self.table.phase
        while self.table.phase == phase and not self.is_over():
            if self.can_skip():
                self.skip()
            else:
                self.apply(Action(awaited(self.table)[0], "done"))

    def choices(self, seat: Seat) -> list[str]:
        """What a player may do, as text: ``use jon_snow``, ``pass``."""
        return [self.said(option) for option in legal(self.table, seat)]

    def said(self, option: object) -> str:
        assert isinstance(option, Action)
        if option.verb == "challenge":
            return f"challenge {CHALLENGES[option.target].partition('-')[2]}"
        if option.verb in (*OF_PLAYERS, "amount"):
            return f"{option.verb} {option.target}"
        if option.verb == "title":
            return f"title {self.table.box.titles[option.target].id}"
        if option.verb in ("rule", "wish"):
            return f"{option.verb} {name_of(self.table, option.verb, option.target).partition('-')[2]}"
        if option.verb == "name":
            return f"name {self.table.box.cards[option.target].id}"
        if option.verb == "type":
            return f"type {CHALLENGES[option.target].partition('-')[2]}"
        top = self.table.stack[-1]
        if isinstance(top, Choice):
            return f"{option.verb} {named(top, option.target)}"
        return (
            option.verb
            if option.target == NOTHING
            else f"{option.verb} {self.table.card(Slot(option.target)).id}"
        )

    # What has happened

    def told(self, *kinds: str) -> list[str]:
        """Only events of these kinds."""
        return [line(event) for event in self.story if event.kind in kinds]

    def find(self, id: str, zones: list[Zone], seats: list[Seat]) -> Slot:
        for zone in zones:
            for seat in seats:
                for slot in self.table.pile(zone, seat):
                    if self.table.card(slot).id == id:
                        return slot
        raise AssertionError(f"{id} is not there")


def named(choice: Choice, value: int) -> str:
    """A value by its message, without the prefix, or as a number."""
    return choice.words[choice.values.index(value)].partition("-")[2] if choice.words else str(value)


def line(event: Event) -> str:
    """The kind, the seat and all public arguments, without the prefixes of their message ids."""
    values = [str(v) for arg in event.public.values() for v in (arg if isinstance(arg, list) else [arg])]
    return " ".join([event.kind, str(event.seat), *(value.partition("-")[2] or value for value in values)])
