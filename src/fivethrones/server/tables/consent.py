"""What a player may take back, and who must agree to it."""

from typing import TYPE_CHECKING

from fivethrones.kernel.action import Seat
from fivethrones.kernel.message import Message, seat_name
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.entries import GUEST

if TYPE_CHECKING:
    from fivethrones.server.tables.table import Table


def still_to_agree(table: "Table") -> list[Seat]:
    """Those whose consent a pending request still needs."""
    if table.asking is None:
        return []
    return [seat for seat in others_to_ask(table, table.asking) if seat not in table.agreed]


def others_to_ask(table: "Table", seat: Seat) -> list[Seat]:
    """One seat of each person who has a say when this seat wants something back.

    That is everybody who plays, and whoever did something himself that would be gone, though a bot sits in by now.
    """
    assert table.match is not None
    asked: dict[str, Seat] = {}
    away, resigned = table.match.stand_ins, table.match.resigned
    concerned = {*movers_since(table, seat), *table.asked} if away else set()
    for other, chair in enumerate(table.chairs):
        has_say = other not in away or chair.guest in concerned
        if chair.kind == GUEST and has_say and other not in resigned:
            asked.setdefault(chair.guest, other)
    asked.pop(table.chairs[seat].guest, None)
    return list(asked.values())


def why_not_undo(table: "Table", seat: Seat) -> Message | None:
    """None where this seat's newest step is taken back at once, asking nobody; else the reason.

    Of secret answers it tells only that they are given.
    """
    return why_not_take_back(table, seat) or why_ask_first(table, seat)


def why_ask_first(table: "Table", seat: Seat) -> Message | None:
    """Of a step that could be taken back: why not without asking others; None where it can."""
    assert table.match is not None
    if not others_to_ask(table, seat):
        return None
    answered = table.answered()
    if answered:
        return Message("refused-undo-other-acted", {"seat": seat_name(answered[0])})
    return table.match.why_not_undo(seat)


def why_not_take_back(table: "Table", seat: Seat) -> Message | None:
    """None where this seat's newest step could be taken back if all agreed; else the reason.

    An answer that was given in secret is not taken back, since all would see that: it is changed.
    """
    assert table.match is not None
    if seat in table.answered():
        return Message("refused-undo-answered")
    reason = table.match.why_not_take_back(seat)
    if reason is None and not movers_since(table, seat) <= {"", *table.people()}:
        return refuse("undo-gone").reason  # nobody can ask them any more
    if reason is None and table.opened.rated and not undoes_freely(table, seat):
        return refuse("undo-rated").reason
    return reason


def undoes_freely(table: "Table", seat: Seat) -> bool:
    """Nobody has learnt or done anything since."""
    assert table.match is not None
    return not table.answered() and table.match.why_not_undo(seat) is None


def movers_since(table: "Table", seat: Seat) -> set[str]:
    """Who has done something since this seat's newest step, that one included."""
    return set(table.movers[newest_step(table, seat) or 0 :])


def newest_label(table: "Table", seat: Seat) -> Message | None:
    """What this seat chose last."""
    newest = newest_step(table, seat)
    return next(iter(table.labels[newest]), None) if newest is not None else None


def newest_step(table: "Table", seat: Seat) -> int | None:
    """Where among the steps in effect this seat's newest stands."""
    assert table.match is not None
    steps = table.match.steps
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].entry.seat == seat:
            return number
    return None
