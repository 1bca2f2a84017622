"""What needs the consent of others: what a player takes back, and that a bot resigns."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fivethrones.bots.resigning import side_of
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message, seat_name
from fivethrones.match.entry import RESIGN, TAKE_BACK
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.entries import BOT, GUEST, Agreed, Asked, Line

if TYPE_CHECKING:
    from fivethrones.server.tables.table import Table


@dataclass(frozen=True)
class Proposal:
    """What a seat wants, and who has agreed to it."""

    what: str
    seat: Seat
    asked: tuple[str, ...] = ()  # the people who were asked at first: they keep their say until it is settled
    agreed: tuple[Seat, ...] = ()


def proposed(table: "Table", what: str) -> Proposal | None:
    """What of this kind is pending."""
    return table.proposal if table.proposal is not None and table.proposal.what == what else None


def still_to_agree(table: "Table") -> list[Seat]:
    """Those whose consent what is pending still needs."""
    pending = table.proposal
    if pending is None:
        return []
    asked = others_to_ask(table, pending.seat) if pending.what == TAKE_BACK else opponents(table)
    return [seat for seat in asked if seat not in pending.agreed]


def propose(table: "Table", line: Asked) -> list[Event]:
    """Propose it, in place of anything pending. Returns the events that announce it."""
    asked = tuple(table.chairs[seat].guest for seat in others_to_ask(table, line.seat))
    table.proposal = Proposal(line.what, line.seat, asked)
    return [Event("resign-offered", line.seat, {})] if line.what == RESIGN else []


def answer(table: "Table", line: Agreed) -> list[Event]:
    """The line that tells everybody of an answer."""
    pending = table.proposal
    if pending is None:
        return []
    if line.agree:
        table.proposal = replace(pending, agreed=(*pending.agreed, line.seat))
        return []
    table.proposal = None
    if pending.what != RESIGN:
        return []
    return [Event("resign-withdrawn" if line.seat == pending.seat else "resign-declined", line.seat, {})]


def reconsider(table: "Table", mover: Seat) -> None:
    """Something was done in a seat: what is pending may mean another thing now, or be impossible."""
    pending = table.proposal
    if pending is None:
        return
    if pending.what == TAKE_BACK:
        table.proposal = replace(pending, agreed=tuple(seat for seat in pending.agreed if seat != mover))
    if is_void(table, pending, mover) or not still_to_agree(table):
        table.proposal = None


def is_void(table: "Table", pending: Proposal, mover: Seat) -> bool:
    if not table.is_playing:
        return True
    if pending.what == RESIGN:
        return table.has_resigned(pending.seat)
    return mover == pending.seat or why_not_take_back(table, pending.seat) is not None


def opponents(table: "Table") -> list[Seat]:
    """One seat of each person who plays: all of them are against a bot that would resign."""
    found: dict[str, Seat] = {}
    for seat, chair in enumerate(table.chairs):
        if not table.plays_itself(seat):
            found.setdefault(chair.guest, seat)
    return list(found.values())


def offered(table: "Table", seat: Seat) -> Line:
    """A bot's offer to resign. Tournaments are played to the end, and no bot gives up what is a person's too."""
    if table.match is None or not table.is_playing or table.opened.tournament:
        raise refuse("stale")
    side = side_of(table.game, table.match.state, seat)
    only_bots = bool(side) and all(table.chairs[partner].kind == BOT for partner in side)
    if not only_bots or table.has_resigned(seat) or table.proposal is not None or not opponents(table):
        raise refuse("stale")
    return Asked(seat, RESIGN)


def withdrawn(table: "Table", seat: Seat) -> Line:
    """The bot sees hope again, and no longer offers to resign."""
    pending = proposed(table, RESIGN)
    if pending is None or pending.seat != seat:
        raise refuse("stale")
    return Agreed(seat, False)


def others_to_ask(table: "Table", seat: Seat) -> list[Seat]:
    """One seat of each person whose consent it takes when this seat wants to take something back.

    These are all who play, and those who are away by now but did something themselves that would be undone.
    """
    assert table.match is not None
    asked: dict[str, Seat] = {}
    away, resigned = table.match.stand_ins, table.match.resigned
    pending = proposed(table, TAKE_BACK)
    asked_before = pending.asked if pending is not None else ()
    concerned = {*movers_since(table, seat), *asked_before} if away else set()
    for other, chair in enumerate(table.chairs):
        has_say = other not in away or chair.guest in concerned
        if chair.kind == GUEST and has_say and other not in resigned:
            asked.setdefault(chair.guest, other)
    asked.pop(table.chairs[seat].guest, None)
    return list(asked.values())


def why_not_undo(table: "Table", seat: Seat) -> Message | None:
    """None where this seat can take its newest step back at once, without asking anybody; else the reason.

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
    """The newest choice of this seat, in words."""
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
