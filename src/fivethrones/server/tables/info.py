"""A table as its readers see it: who sits there and how it stands."""

import json
from typing import TYPE_CHECKING, Any

from fivethrones.club.anchors import measured
from fivethrones.kernel.action import SPECTATOR
from fivethrones.match.entry import RESIGN, TAKE_BACK
from fivethrones.server.people.guests import Guest
from fivethrones.server.tables.clocks import NONE
from fivethrones.server.tables.consent import proposed, still_to_agree
from fivethrones.server.tables.entries import GUEST, Chair
from fivethrones.server.tables.seen import step_told
from fivethrones.server.tables.table import FINISHED, Table

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable


def table_info(live: "LiveTable", reader: Guest) -> dict[str, Any]:
    table = live.table
    inside = reader.id in table.people() or reader.id == table.host
    outcome = table.match.state.outcome if table.match is not None else None
    step = step_told(table, next(iter(table.seats_of(reader.id)), SPECTATOR))
    return {
        "id": table.id,
        "game": table.game.id,
        "version": table.game.version,
        "options": table.opened.options,
        "private": table.opened.private,
        "code": table.opened.code or None if inside else None,
        "host": reader.id == table.host,
        "host_name": next((c.name for c in table.chairs if c.guest == table.host), ""),
        "clock": {
            "kind": table.opened.clock.kind,
            "per_move": table.opened.clock.per_move,
            "reserve": table.opened.clock.reserve,
        },
        "hints": table.opened.hints,
        "window": table.opened.window,
        "rated": table.opened.rated,
        "status": table.status,
        "seats": [seat_info(live, seat, reader, step < table.step) for seat in range(len(table.chairs))],
        "waiting": table.waiting() if step == table.step else [],
        "spectators": live.spectators(),
        "step": step,
        "created": table.created,
        "updated": table.updated,
        "now": live.registry.config.now(),
        "imported": table.opened.imported,
        "origin": table.opened.origin or None,
        "tournament": table.opened.tournament or None,
        "rematch": table.rematch or None,
        "undo": proposal_info(table, TAKE_BACK),
        "resignation": proposal_info(table, RESIGN),
        "talk_until": table.talk_until,
        "result": outcome,
        "commitment": table.commitment or None,
        "seed": str(table.match.seed) if table.status == FINISHED and table.match is not None else None,
    }


def seat_info(live: "LiveTable", seat: int, reader: Guest, late: bool) -> dict[str, Any]:
    table = live.table
    chair = table.chairs[seat]
    timed = table.opened.clock.kind != NONE
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "letter": chair.letter,
        "level": chair.level or None,
        "rating": measured(table.game.id, len(table.chairs)).get(chair.level),
        "mine": chair.kind == GUEST and chair.guest == reader.id,
        "here": chair.kind == GUEST and live.is_here(chair.guest),
        "hot": chair.hot,
        "stand_in": table.stand_in(seat) or None,
        "resigned": table.has_resigned(seat),
        "away_since": live.away.get(chair.guest) if chair.kind == GUEST else None,
        "clock_ms": table.clocks.reserve[seat] if timed else None,
        "deadline": live.automation.deadline(seat) if not late else None,
    }


def proposal_info(table: Table, what: str) -> dict[str, Any] | None:
    pending = proposed(table, what)
    return {"seat": pending.seat, "waiting": still_to_agree(table)} if pending is not None else None


def line_of(live: "LiveTable") -> dict[str, Any]:
    """The table's row in the lists."""
    table = live.table
    return {
        "status": table.status,
        "host": table.host,
        "updated": table.updated,
        "due": live.automation.next_due() if table.opened.clock.kind != NONE else None,
        "seats": seats_text(table.chairs),
    }


def seats_text(chairs: list[Chair]) -> str:
    seats = [{"kind": c.kind, "name": c.name, "letter": c.letter, "level": c.level} for c in chairs]
    return json.dumps(seats, ensure_ascii=False)
