"""Hand of the King near its end: who wins after each choice if nobody errs."""

from dataclasses import dataclass

from fivethrones.bots.hand_of_the_king.outlook import outlook_of
from fivethrones.bots.hand_of_the_king.solving import best_line, sign
from fivethrones.bots.hand_of_the_king.targets import each_once
from fivethrones.bots.hand_of_the_king.twin.table import option_of, side_of, table_of
from fivethrones.bots.hand_of_the_king.twin.words import deck_matters
from fivethrones.bots.search.alphabeta import Searcher
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import TO_THE_END
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, legal


@dataclass(frozen=True)
class Proved:
    """A choice, whether it wins (1), draws (0) or loses (-1), and how it goes on, until that is certain."""

    action: Action
    result: int
    line: list[Action]


def can_be_proved(court: Court) -> bool:
    """Between two sides, and where nobody may be drawn from the deck any more, whose order nobody knows."""
    if court.decision is None or (court.seats > 2 and not court.plays_in_teams()):
        return False
    return not deck_matters(table_of(court))


def prove(court: Court, budget: Budget) -> list[Proved] | None:
    """Of choices that come to the same only the first; None when the end is too far away for this budget."""
    proof = Proof(court, budget)
    return None if proof.results is None else [proof.proved(place) for place in range(len(proof.results))]


class Proof:
    """What the choices in a position come to, and on demand how."""

    def __init__(self, court: Court, budget: Budget) -> None:
        table = table_of(court)
        self.court = court
        self.searcher = Searcher(budget.begin(), every=True)
        self.choices = each_once(table)
        outlook = outlook_of(table, side_of(table, court.turn))
        self.followers = [outlook.after(choice) for choice in self.choices]
        self.results = self._results()

    def _results(self) -> list[int] | None:
        found: list[int] = []
        for follower in self.followers:
            found.append(sign(int(self.searcher.worth(follower, TO_THE_END, -1, 1))))
            if self.searcher.meter.is_over:
                return None
        return found

    def proved(self, place: int) -> Proved:
        assert self.results is not None
        action = option_of(self.court, legal(self.court, self.court.turn), self.choices[place])
        world = self.court.clone()
        apply(world, action)
        result = self.results[place]
        return Proved(action, result, best_line(world, self.followers[place], self.searcher, result))
