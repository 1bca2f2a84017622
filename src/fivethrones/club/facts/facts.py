"""What to read off a match that is over. Only what was public ever counts as used."""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.state import State
from fivethrones.match.match import Match

S = TypeVar("S", bound=State)

# Topics that several games have.
CARD: Final = "card"
HOUSE: Final = "house"


class Facts(Generic[S]):
    variant = "variant"  # the setting by which variants of this game are told apart
    is_open = True  # whether anybody who looks on can count the score while it is played
    cards: dict[str, str] = {}  # by kind of event, the argument that names what its seat has used

    def team(self, state: S, seat: Seat) -> int:  # noqa: ARG002
        """Those who win together have the same."""
        return seat

    def score(self, state: S, seat: Seat) -> int:  # noqa: ARG002
        """As the game counts."""
        raise TypeError(f"{type(self).__name__} counts nothing")

    def chosen(self, state: S, seat: Seat) -> dict[str, list[str]]:  # noqa: ARG002
        """By topic, what a seat played as."""
        return {}

    def used(self, match: Match) -> list[dict[str, list[str]]]:
        """By seat and topic; each card once, however often it was used."""
        state: S = match.state  # type: ignore[assignment]
        found = [self.chosen(state, seat) for seat in range(state.seats)]
        for event in events_of(match):
            if event.kind in self.cards:
                card = event.public[self.cards[event.kind]]
                seen = found[event.seat].setdefault(CARD, [])
                if isinstance(card, str) and card not in seen:
                    seen.append(card)
        return found


def events_of(match: Match) -> Iterator[Event]:
    yield from match.opening
    for step in match.steps:
        yield from step.effect.events
