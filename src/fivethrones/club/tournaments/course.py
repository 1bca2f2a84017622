"""What a tournament does by itself when its time has come."""

from fivethrones.club.pairing import Parted
from fivethrones.club.tournaments.events import Event, Finished, Joined
from fivethrones.club.tournaments.plan import rounds_planned
from fivethrones.club.tournaments.rounds import bots_needed, goes_on, next_round
from fivethrones.club.tournaments.tournament import PLAYING, Tournament


def next_due(tournament: Tournament) -> int | None:
    """When the next round begins if nobody does anything; nothing while games are played."""
    if not tournament.is_between_rounds:
        return None
    if not tournament.rounds or tournament.all_ready():
        return tournament.rested
    return tournament.rested + tournament.plan.pause * 1000


def next_event(tournament: Tournament, now: int, apart: Parted = frozenset()) -> Event | None:
    """What is to be entered now; those who are apart meet only where it cannot be avoided."""
    if tournament.status != PLAYING or not tournament.is_between_rounds:
        return None
    if not goes_on(tournament) or not tournament.people():
        planned = rounds_planned(tournament.plan, len(tournament.players))
        return Finished(cancelled=not tournament.people() and len(tournament.rounds) < planned)
    due = next_due(tournament)
    if due is None or due > now:
        return None
    if bots_needed(tournament):
        return new_bot(tournament)
    return next_round(tournament, apart) or Finished()


def new_bot(tournament: Tournament) -> Joined:
    number = sum(player.is_bot for player in tournament.players.values()) + 1
    return Joined(f"bot-{number}", "", tournament.plan.level)
