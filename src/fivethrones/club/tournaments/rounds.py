"""The next round of a tournament."""

from collections import Counter
from itertools import combinations
from typing import Final, TypeAlias

from fivethrones.club.pairing import Parted
from fivethrones.club.tournaments.events import Paired
from fivethrones.club.tournaments.pairing import knockout, pods, round_robin, swiss
from fivethrones.club.tournaments.plan import (
    EVEN,
    FILL,
    KNOCKOUT,
    MOST_BOTS,
    MOST_ROUNDS,
    NO_BOTS,
    PODS,
    ROUND_ROBIN,
    SWISS,
    rounds_planned,
)
from fivethrones.club.tournaments.standings import standings
from fivethrones.club.tournaments.tournament import Tournament

Meetings: TypeAlias = Counter[frozenset[str]]  # how often two have sat at one table
UNWANTED: Final = MOST_ROUNDS + 1  # a meeting that is worse than any repeated one


def goes_on(tournament: Tournament) -> bool:
    """Whether there is another round."""
    plan = tournament.plan
    if plan.format == KNOCKOUT:
        return bool(knockout.pair(tournament))
    planned = rounds_planned(plan, len(tournament.players))
    return len(tournament.rounds) < planned and len(tournament.active()) > 1


def next_round(tournament: Tournament, apart: Parted = frozenset()) -> Paired | None:
    """Nothing when the last one was played."""
    if not goes_on(tournament):
        return None
    tables = drawn(tournament, apart)
    games = [seated(tournament, table, number) for number, table in enumerate(tables) if len(table) > 1]
    if not games:
        return None
    return Paired(games, [table[0] for table in tables if len(table) == 1])


def drawn(tournament: Tournament, apart: Parted) -> list[list[str]]:
    """Where the format leaves a choice, those who are apart meet last of all."""
    if tournament.plan.format == KNOCKOUT:
        return knockout.pair(tournament)
    if tournament.plan.format == ROUND_ROBIN:
        return round_robin.pair(tournament)
    rows = [row for row in standings(tournament) if not row.player.withdrawn]
    order = [row.player.id for row in rows]
    met = meetings(tournament) + Counter(dict.fromkeys(apart, UNWANTED))
    bots = {row.player.id for row in rows if row.player.is_bot}
    if tournament.plan.format == PODS:
        spare = len(order) % tournament.plan.seats
        idle = [id for id in reversed(order) if id in bots][:spare]
        return pods.pair([id for id in order if id not in idle], tournament.plan.seats, met)
    alone: list[list[str]] = []
    if len(order) % 2:
        byes = Counter(id for round in tournament.rounds for id in round.byes)
        idle_one = swiss.without_game(order, bots, byes)
        order.remove(idle_one)
        alone = [[idle_one]]
    return swiss.pair(order, {row.player.id: row.points for row in rows}, met) + alone


def meetings(tournament: Tournament) -> Meetings:
    """How often two have sat at one table, or were to."""
    return Counter(frozenset(two) for game in tournament.games() for two in combinations(game.players, 2))


def seated(tournament: Tournament, table: list[str], number: int) -> list[str]:
    """Who sat further back so far sits further in front now; at every other table the better number does otherwise."""
    seats: Counter[str] = Counter()
    for game in tournament.games():
        for seat, player in enumerate(game.players):
            seats[player] += seat
    sign = -1 if number % 2 else 1
    return sorted(table, key=lambda player: (-seats[player], sign * tournament.players[player].number))


def bots_needed(tournament: Tournament) -> int:
    """How many bots must join before the next round, so that no seat stays empty."""
    plan, active = tournament.plan, len(tournament.active())
    if tournament.started:
        if plan.format not in (SWISS, PODS) or (plan.bots == NO_BOTS and plan.format == SWISS):
            return 0
        bots = sum(player.is_bot for player in tournament.active())
        spare = active % plan.seats
        return 0 if bots >= spare else plan.seats - spare
    wanted = max(plan.seats, active)
    if plan.bots == FILL:
        most = min(plan.places, active + MOST_BOTS)
        wanted = max(wanted, most - most % plan.seats)
    missing = -wanted % plan.seats
    if plan.format == PODS or plan.bots in (EVEN, FILL):
        wanted += missing
    return wanted - active if plan.bots != NO_BOTS or plan.format == PODS else 0
