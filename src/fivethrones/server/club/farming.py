"""How much a rated game counts for each person: less and less when the same game is played over and over on one day."""

from typing import Final

from sqlalchemy import Connection, and_, select

from fivethrones.club.ratings import PROVISIONAL, weight_of
from fivethrones.club.results import Result
from fivethrones.server.storage.schema import ratings, result_seats

DAY: Final = 24 * 3600_000

Met = dict[str, set[str]]  # the people of each table


def weights(connection: Connection, result: Result) -> dict[str, float]:
    """By guest."""
    people = {player.sitter.guest for player in result.players} - {""}
    met = met_today(connection, result, people)
    same = sum(is_again(each, people) for each in met.values())
    new = newcomers(connection, result, people.union(*met.values()))
    return {guest: weight_of(max(same, with_newcomers(guest, people, met, new))) for guest in people}


def met_today(connection: Connection, result: Result, people: set[str]) -> Met:
    """The tables of these people's rated games of the day before this one."""
    s = result_seats.c
    rated_today = (s.ended > result.ended - DAY, s.rating.is_not(None), s.table_id != result.table)
    tables = set(connection.scalars(select(s.table_id).where(s.guest.in_(people), *rated_today)))
    query = select(s.table_id, s.guest).where(s.table_id.in_(tables), s.guest != "")
    met: Met = {}
    for table, guest in connection.execute(query):
        met.setdefault(table, set()).add(guest)
    return met


def is_again(met: set[str], people: set[str]) -> bool:
    """Whether two of them met at that table, or one person played there alone with bots, as now."""
    return met == people if len(people) == 1 else len(met & people) > 1


def newcomers(connection: Connection, result: Result, guests: set[str]) -> set[str]:
    """Newcomers to this kind of game: anybody can make as many such guests as they like."""
    r = ratings.c
    here = and_(r.game == result.game, r.seats == len(result.players), r.games >= PROVISIONAL)
    return guests - set(connection.scalars(select(r.guest).where(r.guest.in_(guests), here)))


def with_newcomers(guest: str, people: set[str], met: Met, new: set[str]) -> int:
    """How many games of the day somebody who is no newcomer has played with newcomers only, as now."""

    def alone(others: set[str]) -> bool:
        return bool(others) and others <= new

    if guest in new or not alone(people - {guest}):
        return 0
    return sum(guest in each and alone(each - {guest}) for each in met.values())
