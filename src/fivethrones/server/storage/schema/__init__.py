"""The tables of the database. Times are milliseconds since 1970; secrets are stored as hashes only."""

from fivethrones.server.storage.schema.base import METADATA, OfGuest
from fivethrones.server.storage.schema.finding import invitations, seeks
from fivethrones.server.storage.schema.moderation import acts, bans, moderators, reports
from fivethrones.server.storage.schema.passkeys import challenges, held_names, passkeys
from fivethrones.server.storage.schema.people import avoided, devices, guests, lessons, tokens
from fivethrones.server.storage.schema.puzzles import puzzle_ratings, puzzle_tries, solvers
from fivethrones.server.storage.schema.results import (
    ratings,
    result_seats,
    results,
    review_parts,
    reviewing,
    reviews,
    statistics,
)
from fivethrones.server.storage.schema.signals import keys, subscriptions
from fivethrones.server.storage.schema.tables import (
    UNCOUNTED,
    admitted,
    chat,
    invites,
    log,
    snapshots,
    tables,
)
from fivethrones.server.storage.schema.tournaments import tournament_log, tournament_players, tournaments

__all__ = [
    "METADATA",
    "UNCOUNTED",
    "OfGuest",
    "acts",
    "admitted",
    "avoided",
    "bans",
    "challenges",
    "chat",
    "devices",
    "guests",
    "held_names",
    "invitations",
    "invites",
    "keys",
    "lessons",
    "log",
    "moderators",
    "passkeys",
    "puzzle_ratings",
    "puzzle_tries",
    "ratings",
    "reports",
    "result_seats",
    "results",
    "review_parts",
    "reviewing",
    "reviews",
    "seeks",
    "snapshots",
    "solvers",
    "statistics",
    "subscriptions",
    "tables",
    "tokens",
    "tournament_log",
    "tournament_players",
    "tournaments",
]
