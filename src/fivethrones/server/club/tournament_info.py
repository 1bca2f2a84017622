"""A tournament as a reader sees it. Of games that are played it is told what anybody who looks on is told: how they stood two moves ago."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeAlias

from fivethrones.club.facts import facts_of
from fivethrones.club.tournaments.course import next_due
from fivethrones.club.tournaments.plan import rounds_planned
from fivethrones.club.tournaments.standings import Cell, Row, standings
from fivethrones.club.tournaments.tournament import Game, Tournament
from fivethrones.kernel.action import SPECTATOR
from fivethrones.server.people.guests import Guest
from fivethrones.server.tables.clocks import NONE
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.seen import step_told
from fivethrones.server.tables.table import Table

HELD: Final = 500  # games whose scores are known

Scores: TypeAlias = Mapping[str, Sequence[int | None]]  # by table


def tournament_info(
    registry: Registry, tournament: Tournament, reader: Guest, scores: Scores, parted: frozenset[str]
) -> dict[str, Any]:
    plan = tournament.plan
    inside = reader.id in tournament.players or reader.id == tournament.host
    entered = len(tournament.players) if tournament.started else max(plan.seats, len(tournament.players))
    planned = max(rounds_planned(plan, entered), len(tournament.rounds))
    return {
        "id": tournament.id,
        "name": plan.name,
        "game": plan.game,
        "options": plan.settings,
        "format": plan.format,
        "status": tournament.status,
        "cancelled": tournament.cancelled,
        "seats": plan.seats,
        "places": plan.places,
        "planned": len(tournament.rounds) if tournament.finished else planned,
        "clock": asdict(plan.clock),
        "private": plan.private,
        "rated": plan.rated,
        "code": plan.code if inside or not plan.private else None,
        "host": reader.id == tournament.host,
        "mine": reader.id in tournament.players and not tournament.players[reader.id].withdrawn,
        "absent": plan.absent,
        "bots": plan.bots,
        "level": plan.level,
        "grace": plan.grace,
        "pause": plan.pause,
        "now": registry.config.now(),
        "next": next_due(tournament),
        "parted": numbers(tournament, [id for id in tournament.players if id in parted]),
        "rows": [row_info(tournament, row, reader) for row in standings(tournament)],
        "rounds": [
            {
                "games": [game_info(registry, tournament, game, reader, scores) for game in round.games],
                "byes": numbers(tournament, round.byes),
            }
            for round in tournament.rounds
        ],
    }


def numbers(tournament: Tournament, players: list[str]) -> list[int]:
    return [tournament.players[id].number for id in players]


def row_info(tournament: Tournament, row: Row, reader: Guest) -> dict[str, Any]:
    player = row.player
    return {
        "place": row.place,
        "number": player.number,
        "name": player.name,
        "level": player.level or None,
        "mine": player.id == reader.id,
        "withdrawn": player.withdrawn,
        "ready": player.id in tournament.ready,
        "points": row.points,
        "buchholz": row.buchholz,
        "direct": row.direct,
        "score": row.score,
        "rating": None,
        "cells": [cell_info(cell) for cell in row.cells],
    }


def cell_info(cell: Cell | None) -> dict[str, Any] | None:
    return None if cell is None else {**asdict(cell), "table": cell.table or None}


def game_info(
    registry: Registry, tournament: Tournament, game: Game, reader: Guest, scores: Scores
) -> dict[str, Any]:
    live = registry.live.get(game.table) if not game.is_over else None
    mine = reader.id in game.players
    known = [game.scores.get(id) for id in game.players]
    return {
        "table": game.table or None,
        "players": numbers(tournament, game.players),
        "ranking": [numbers(tournament, place) for place in game.ranking],
        "scores": known if live is None else scores.get(game.table, known),
        "clocks": clocks_of(live),
        "forfeited": numbers(tournament, game.forfeited),
        "mine": mine,
        "spectators": live.spectators() if live is not None else 0,
        **progress(live, reader if mine else None),
    }


def clocks_of(live: LiveTable | None) -> list[int]:
    """What each seat has left in reserve; nothing where there is no clock."""
    if live is None or live.table.opened.clock.kind == NONE:
        return []
    return list(live.table.clocks.reserve)


def progress(live: LiveTable | None, player: Guest | None) -> dict[str, Any]:
    if live is None:
        return {"your_turn": False, "deadline": None, "step": 0}
    table = live.table
    if player is None:
        return {"your_turn": False, "deadline": None, "step": step_told(table, SPECTATOR)}
    asked = [seat for seat in table.seats_of(player.id) if seat in table.waiting()]
    deadline = live.automation.deadline(asked[0]) if asked else None
    return {"your_turn": bool(asked), "deadline": deadline, "step": table.step}


class LateScores:
    """How the games that are played stood when those who look on see them: worked out once for all readers, beside the loop."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._known: OrderedDict[str, tuple[int, list[int]]] = OrderedDict()

    async def of(self, tournament: Tournament) -> Scores:
        games = tournament.round.games if tournament.round is not None else []
        tables = [self.registry.live.get(game.table) for game in games if not game.is_over]
        return {live.table.id: await self._of(live) for live in tables if live is not None}

    async def _of(self, live: LiveTable) -> list[int]:
        async with live.lock:
            table = live.table
            if table.match is None or not facts_of(table.game).is_open:
                return []
            step, known = step_told(table, SPECTATOR), self._known.get(table.id)
            if known is None or known[0] != step:
                known = step, await asyncio.to_thread(scores_at, table, step)
                self._known[table.id] = known
        while len(self._known) > HELD:
            self._known.popitem(last=False)
        return known[1]


def scores_at(table: Table, step: int) -> list[int]:
    assert table.match is not None
    state, facts = table.match.at(table.moments[step]), facts_of(table.game)
    return [facts.score(state, seat) for seat in range(len(table.chairs))]
