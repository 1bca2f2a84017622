"""A table that one guest sits at alone, and that is kept nowhere: for lessons and puzzles."""

from typing import Any

from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State
from fivethrones.server.people.guests import Guest
from fivethrones.server.tables.entries import BOT, GUEST
from fivethrones.server.tables.table import PLAYING


def solitary_table(
    game: Game[Any], state: State, mine: Seat, guest: Guest, now: int, step: int = 0, hints: bool = False
) -> dict[str, Any]:
    return {
        "id": "",
        "game": game.id,
        "version": game.version,
        "options": state.settings,
        "private": True,
        "code": None,
        "host": True,
        "host_name": guest.name,
        "clock": {"kind": "none", "per_move": 0, "reserve": 0},
        "hints": hints,
        "window": 0,
        "status": PLAYING,
        "seats": [seat_info(seat, seat == mine, guest) for seat in range(state.seats)],
        "waiting": [mine],
        "spectators": 0,
        "step": step,
        "created": now,
        "updated": now,
        "now": now,
        "imported": False,
        "origin": None,
        "rematch": None,
        "undo": None,
        "resignation": None,
        "talk_until": None,
        "result": state.outcome,
        "commitment": None,
        "seed": None,
    }


def seat_info(seat: Seat, mine: bool, guest: Guest) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": GUEST if mine else BOT,
        "name": guest.name if mine else "",
        "letter": guest.letter if mine else "",
        "level": None,
        "rating": None,
        "mine": mine,
        "here": mine,
        "hot": False,
        "stand_in": None,
        "resigned": False,
        "away_since": None,
        "clock_ms": None,
        "deadline": None,
    }
