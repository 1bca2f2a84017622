"""A tournament as a reader sees it. Of others' games it is told how far they were two moves ago, and never who is ahead."""

from dataclasses import asdict
from typing import Any, Final

from fivethrones.club.tournaments.course import next_due
from fivethrones.club.tournaments.plan import rounds_planned
from fivethrones.club.tournaments.standings import Cell, Row, standings
from fivethrones.club.tournaments.tournament import Game, Tournament
from fivethrones.server.people.guests import Guest
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry

LATE: Final = 2  # moves


def tournament_info(registry: Registry, tournament: Tournament, reader: Guest) -> dict[str, Any]:
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
        "rows": [row_info(tournament, row, reader) for row in standings(tournament)],
        "rounds": [
            {
                "games": [game_info(registry, tournament, game, reader) for game in round.games],
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


def game_info(registry: Registry, tournament: Tournament, game: Game, reader: Guest) -> dict[str, Any]:
    live = registry.live.get(game.table) if not game.is_over else None
    mine = reader.id in game.players
    return {
        "table": game.table or None,
        "players": numbers(tournament, game.players),
        "ranking": [numbers(tournament, place) for place in game.ranking],
        "scores": [game.scores.get(id) for id in game.players],
        "forfeited": numbers(tournament, game.forfeited),
        "mine": mine,
        "spectators": live.spectators() if live is not None else 0,
        **progress(live, reader if mine else None),
    }


def progress(live: LiveTable | None, player: Guest | None) -> dict[str, Any]:
    if live is None:
        return {"your_turn": False, "deadline": None, "step": 0}
    table = live.table
    if player is None:
        return {"your_turn": False, "deadline": None, "step": max(0, table.step - LATE)}
    asked = [seat for seat in table.seats_of(player.id) if seat in table.waiting()]
    deadline = live.automation.deadline(asked[0]) if asked else None
    return {"your_turn": bool(asked), "deadline": deadline, "step": table.step}
