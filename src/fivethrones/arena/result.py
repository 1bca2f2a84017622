"""What is remembered of one game: numbers and texts only, so that it can cross to another process."""

from dataclasses import dataclass, field

from fivethrones.arena.blunders.watch import Blunder
from fivethrones.kernel.action import Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


@dataclass
class Asked:
    """How often one prompt came up, and with how many options: their sum, the sum of their squares, the most."""

    times: int = 0
    options: int = 0
    squares: int = 0
    most: int = 0


@dataclass
class Happened:
    """How often one kind of event came up, and the sums of its whole-number arguments."""

    times: int = 0
    sums: dict[str, int] = field(default_factory=dict)


@dataclass
class Result:
    """One game. ``record`` is its text for keeping, where that was wanted."""

    seed: int
    decisions: int = 0
    prompts: dict[str, Asked] = field(default_factory=dict)
    events: dict[str, Happened] = field(default_factory=dict)
    ranking: list[list[Seat]] = field(default_factory=list)
    reason: str = ""
    record: str = ""
    blunders: list[Blunder] = field(default_factory=list)  # where anybody watched

    def ask(self, decision: Decision, options: list[Option]) -> None:
        """Count a question to one seat. A span is one option."""
        self.decisions += 1
        asked = self.prompts.get(decision.prompt.id)
        if asked is None:
            asked = self.prompts[decision.prompt.id] = Asked()
        count = len(options)
        asked.times += 1
        asked.options += count
        asked.squares += count * count
        asked.most = max(asked.most, count)

    def happen(self, events: list[Event]) -> None:
        for event in events:
            happened = self.events.get(event.kind)
            if happened is None:
                happened = self.events[event.kind] = Happened()
            happened.times += 1
            add_arguments(happened, event.public)
            if event.secret:
                add_arguments(happened, event.secret)


def add_arguments(happened: Happened, args: Args) -> None:
    for name, value in args.items():
        if isinstance(value, int):
            happened.sums[name] = happened.sums.get(name, 0) + value
