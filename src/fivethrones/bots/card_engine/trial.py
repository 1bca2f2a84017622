"""What a choice leads to: it is made on a copy, all go on by habit to the end of the round, and that is judged."""

from typing import Final

from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.habits import habit, plot_worth
from fivethrones.bots.card_engine.position import win_chance
from fivethrones.games.card_engine.rules.pick import Pick
from fivethrones.games.card_engine.state import DOMINANCE, PLOTS, Table
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.play import apply, legal, waiting

REPLIES: Final = 3  # plots of another player that are reckoned with


def outlook(table: Table, seat: Seat) -> float:
    """What it comes to when all go on by habit, until dominance is over in this round; the table is used up."""
    last = max(table.round, 1)
    while table.decision is not None and table.phase <= DOMINANCE and table.round <= last:
        top = table.stack[-1]
        if isinstance(top, Pick):
            pick_all(table, top, wanted(table, top))
        else:
            asked = waiting(table)[0]
            apply(table, habit(table, asked, legal(table, asked)))
    return win_chance(table, seat)


def pick_all(table: Table, pick: Pick, cards: list[int]) -> None:
    """These, those picked already included, and be done."""
    for card in cards:
        if card not in pick.picked:
            apply(table, Action(pick.seat, "choose", card))
    if len(cards) < pick.high:
        apply(table, Action(pick.seat, "done"))


def copy_of(table: Table) -> Table:
    """Without the answers that others may have given in secret."""
    copy = table.clone()
    assert copy.decision is not None
    if copy.decision.mode == SECRET:
        copy.answers = []
    return copy


def trial(table: Table, action: Action) -> float:
    copy = copy_of(table)
    apply(copy, action)
    return outlook(copy, action.seat)


def trial_of_plot(table: Table, action: Action) -> float:
    """Against some plots that each other player may well choose."""
    total, count = 0.0, 0
    for reply in replies(table, action.seat):
        copy = copy_of(table)
        apply(copy, action)
        apply(copy, reply)
        total += outlook(copy, action.seat)
        count += 1
    return total / count if count else trial(table, action)


def replies(table: Table, seat: Seat) -> list[Action]:
    """The best plots of the next player, where only that one chooses beside this seat."""
    assert table.decision is not None
    others = [other for other in table.decision.asked if other != seat]
    if len(others) != 1:
        return []
    plots = table.pile(PLOTS, others[0])
    ordered = sorted([(-plot_worth(table, others[0], plot), plot) for plot in plots])
    return [Action(others[0], "plot", plot) for _, plot in ordered[:REPLIES]]


def trial_of_set(table: Table, seat: Seat, cards: list[int]) -> float:
    copy = copy_of(table)
    pick = copy.stack[-1]
    assert isinstance(pick, Pick)
    pick_all(copy, pick, cards)
    return outlook(copy, seat)
