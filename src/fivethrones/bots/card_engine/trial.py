"""What a choice leads to: it is made on a copy, all go on by habit to the end of the round, and that is judged."""

from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.position import win_chance
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.play import apply, awaited, legal


def outlook(table: Table, seat: Seat, round: int) -> float:
    """What it comes to when all go on by habit, until dominance is over in this round; the table is used up."""
    while table.decision is not None and table.phase <= DOMINANCE and table.round <= round:
        top = table.stack[-1]
        if isinstance(top, Pick):
            pick_all(table, top, wanted(table, top))
        else:
            asked = awaited(table)[0]
            apply(table, habit(table, asked, legal(table, asked)))
    return win_chance(table, seat)


def this_round(table: Table) -> int:
    """Before the first round, that one."""
    return max(table.round, 1)


def pick_all(table: Table, pick: Pick, cards: list[Slot]) -> None:
    """These, those picked already included, and be done."""
    for card in cards:
        if pick.is_left(table, card):
            apply(table, Action(pick.seat, "choose", card))
    if table.stack and table.stack[-1] is pick:
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
    return outlook(copy, action.seat, this_round(table))


def trial_of_set(table: Table, seat: Seat, cards: list[Slot]) -> float:
    copy = copy_of(table)
    pick = copy.stack[-1]
    assert isinstance(pick, Pick)
    pick_all(copy, pick, cards)
    return outlook(copy, seat, this_round(table))
