"""What a seat may choose."""

from typing import Final, TypeAlias, final

# From 0 on. No type of its own, so that whoever asks for a view can write a number: mypy notices a seat where a card is
# meant, but not a card where a seat is.
Seat: TypeAlias = int

# Views can be asked for by any seat, and by someone who only watches.
SPECTATOR: Final = -1
NOTHING: Final = -1

# What an option means to a table, which does not know the verbs of games: see `Game.roles`.
PASS: Final = "pass"  # do nothing now; may be chosen automatically for players who have asked for that
REST: Final = "rest"  # do nothing more until something changes
PICK: Final = "pick"  # choose one of several things that are chosen together
DONE: Final = "done"  # stop choosing; in every game this is also the verb


@final
class Action:
    """One choice by one seat; prints as ``1 bid 3``."""

    def __init__(self, seat: Seat, verb: str, target: int = NOTHING, extra: int = NOTHING) -> None:
        self.seat = seat
        self.verb = verb
        self.target = target
        self.extra = extra

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.target == other.target
            and self.extra == other.extra
            and self.seat == other.seat
            and self.verb == other.verb
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.verb, self.target, self.extra))

    def __repr__(self) -> str:
        words = f"{self.seat} {self.verb}"
        if self.target != NOTHING or self.extra != NOTHING:
            words += f" {self.target}"
        if self.extra != NOTHING:
            words += f" {self.extra}"
        return words


@final
class Span:
    """Any whole amount from low to high, as one option; answered by ``Action(seat, verb, amount)``."""

    def __init__(self, seat: Seat, verb: str, low: int, high: int) -> None:
        self.seat = seat
        self.verb = verb
        self.low = low
        self.high = high

    def holds(self, action: Action) -> bool:
        return (
            self.seat == action.seat
            and self.verb == action.verb
            and self.low <= action.target <= self.high
            and action.extra == NOTHING
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Span)
            and self.seat == other.seat
            and self.verb == other.verb
            and self.low == other.low
            and self.high == other.high
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.verb, self.low, self.high))

    def __repr__(self) -> str:
        return f"{self.seat} {self.verb} {self.low}..{self.high}"


Option: TypeAlias = Action | Span
