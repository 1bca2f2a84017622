"""What a position between two sides is worth when nobody errs and all cards are known."""

from typing import Final, final

from fivethrones.bots.hand_of_the_king.outlook import Outlook, outlook_of
from fivethrones.bots.hand_of_the_king.targets import each_once
from fivethrones.bots.hand_of_the_king.twin.table import option_of, side_of, table_of
from fivethrones.bots.search.alphabeta import SURE, Searcher
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import TO_THE_END
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.state import State

PATIENCE: Final = Budget(300_000)


@final
class Solution:
    def __init__(self, winners: list[Seat], line: list[Action]) -> None:
        self.winners = winners  # nobody, if it is a draw
        self.line = line  # until the end is certain, whatever is played


def can_be_solved(state: State) -> bool:
    """Hand of the King, while it lasts, with two players or two teams."""
    if not isinstance(state, Court) or state.decision is None:
        return False
    return state.seats == 2 or state.plays_in_teams()


def solve(state: State, budget: Budget = PATIENCE) -> Solution | None:
    """None when the end is too far away for this budget."""
    assert isinstance(state, Court), "only Hand of the King is solved"
    table = table_of(state)
    outlook = outlook_of(table, side_of(table, state.turn))
    searcher = Searcher(budget.begin(), every=True)
    worth = searcher.worth(outlook, TO_THE_END, -1, 1)
    if searcher.meter.is_over:
        return None
    ours = outlook.ours
    won = [s for s in range(state.seats) if worth != 0 and (ours >> s & 1 == 1) == (worth > 0)]
    return Solution(won, best_line(state.clone(), outlook, searcher, sign(int(worth))))


def sign(worth: int) -> int:
    return 1 if worth >= SURE else -1 if worth <= -SURE else 0


def best_line(court: Court, outlook: Outlook, searcher: Searcher, worth: int) -> list[Action]:
    """Choices that keep the worth for both sides, as long as it is in doubt; shorter if the budget runs out."""
    line: list[Action] = []
    while outlook.verdict() == 0 and not outlook.is_over():
        kept = -1
        for choice in each_once(outlook.table):
            found = searcher.worth(outlook.after(choice), TO_THE_END, -1, 1)
            if searcher.meter.is_over:
                return line
            if sign(int(found)) == worth:
                kept = choice
                break
        line.append(option_of(court, legal(court, court.turn), kept))
        apply(court, line[-1])
        outlook = outlook.after(kept)
    return line
