"""Ratings on disk."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, insert, or_, select, update

from fivethrones.club.anchors import anchor, anchors
from fivethrones.club.ratings import PROVISIONAL, Contestant, Rating, after_game, after_rest
from fivethrones.club.results import Player, Result
from fivethrones.kernel.action import Seat
from fivethrones.match.entry import BACK
from fivethrones.match.entry import BOT as STAND_IN
from fivethrones.server.club.farming import weights
from fivethrones.server.storage.schema import guests, log, ratings, result_seats

SHOWN: Final = 100  # people on a ladder


def rate(connection: Connection, result: Result) -> None:
    """What a rated game does to everybody's rating; who left comes last, and for whom a bot played a while gains nothing."""
    if not is_rateable(result):
        return
    seats, last = len(result.players), max(player.place for player in result.players) + 1
    before = {player.seat: known(connection, result, player) for player in result.players}
    counts, helped = weights(connection, result), relieved(connection, result.table)
    contestants = [
        Contestant(
            before[player.seat],
            player.team,
            last if player.left else player.place,
            counts.get(player.sitter.guest, 0.0),
        )
        for player in result.players
    ]
    for player, rating in zip(result.players, after_game(sides_apart(contestants)), strict=True):
        if player.sitter.guest:
            was = before[player.seat]
            gains = player.seat not in helped or rating.mu < was.mu
            keep(connection, result, player, seats, was, rating if gains else was)


def is_rateable(result: Result) -> bool:
    """Everybody plays for himself, and there is somebody to play against."""
    people = [player.sitter.guest for player in result.players if player.sitter.guest]
    sides = {player.team for player in result.players}
    return result.rated and len(set(people)) == len(people) > 0 and len(sides) > 1


def relieved(connection: Connection, table: str) -> set[Seat]:
    """Seats for which a bot has made a choice, as the log says: nobody lets one win for him and comes back for the prize."""
    mine, word = log.c.table_id == table, log.c.text
    change = select(log.c.number).where(
        mine, or_(word.startswith(f"{STAND_IN} "), word.startswith(f"{BACK} "))
    )
    first = connection.scalar(change.order_by(log.c.number).limit(1))
    if first is None:
        return set()
    away: set[str] = set()
    found: set[Seat] = set()
    lines = select(word).where(mine, log.c.number >= first).order_by(log.c.number)
    for kind, _, rest in (text.partition(" ") for text in connection.scalars(lines)):
        seat = rest.partition(" ")[0]
        if kind == STAND_IN:
            away.add(seat)
        elif kind == BACK:
            away.discard(seat)
        elif kind in away:  # a choice begins with its seat
            found.add(int(kind))
    return found


def sides_apart(contestants: list[Contestant]) -> list[Contestant]:
    """A partner who left loses alone: the others of the side keep the place that it came to."""
    sides: dict[tuple[int, int], int] = {}
    return [
        Contestant(
            each.rating, sides.setdefault((each.side, each.place), len(sides)), each.place, each.weight
        )
        for each in contestants
    ]


def known(connection: Connection, result: Result, player: Player) -> Rating:
    """As it stands before the game; locked until it is written."""
    if not player.sitter.guest:
        return anchor(result.game, len(result.players), player.sitter.level).rating
    r = ratings.c
    query = select(r.mu, r.sigma, r.updated).where(
        r.guest == player.sitter.guest, r.game == result.game, r.seats == len(result.players)
    )
    row = connection.execute(query.with_for_update()).first()
    return after_rest(Rating(row.mu, row.sigma), result.ended - row.updated) if row is not None else Rating()


def keep(
    connection: Connection, result: Result, player: Player, seats: int, before: Rating, rating: Rating
) -> None:
    guest, r, s = player.sitter.guest, ratings.c, result_seats.c
    here = (r.guest == guest, r.game == result.game, r.seats == seats)
    values = {"mu": rating.mu, "sigma": rating.sigma, "updated": result.ended}
    if not connection.execute(update(ratings).where(*here).values(games=r.games + 1, **values)).rowcount:
        connection.execute(
            insert(ratings).values(guest=guest, game=result.game, seats=seats, games=1, **values)
        )
    told = {
        "rating": rating.shown,
        "deviation": rating.deviation,
        "change": rating.shown - before.shown,
    }
    connection.execute(
        update(result_seats).where(s.table_id == result.table, s.seat == player.seat).values(told)
    )


def ladder(connection: Connection, reader: str, game: str, seats: int) -> list[dict[str, Any]]:
    """People and bots, the strongest first. Whom the reader may not know has no name."""
    r = ratings.c
    query = (
        select(r.guest, r.mu, r.sigma, r.games, guests.c.name, guests.c.public)
        .join(guests, guests.c.id == r.guest)
        .where(r.game == game, r.seats == seats, r.games >= PROVISIONAL)
        .order_by(r.mu.desc())
        .limit(SHOWN)
    )
    rows = connection.execute(query).all()
    met = rivals_of(connection, reader, [row.guest for row in rows])
    found = [
        {
            **shown(Rating(row.mu, row.sigma)),
            "guest": row.guest if row.public or row.guest in met or row.guest == reader else "",
            "name": row.name if row.public or row.guest in met or row.guest == reader else "",
            "level": "",
            "certified": True,
            "games": row.games,
            "mine": row.guest == reader,
        }
        for row in rows
    ]
    for level, each in anchors().get((game, seats), {}).items():
        bot = {
            "guest": "",
            "name": "",
            "level": level,
            "certified": each.certified,
            "games": 0,
            "mine": False,
        }
        found.append({**shown(each.rating), **bot})
    return sorted(found, key=lambda row: -row["rating"])


def settled(connection: Connection, people: Iterable[str]) -> set[tuple[str, str, int]]:
    """Guests, games and numbers of players of which enough was played for a rating to be told."""
    r = ratings.c
    query = select(r.guest, r.game, r.seats).where(r.guest.in_(set(people)), r.games >= PROVISIONAL)
    return {(row.guest, row.game, row.seats) for row in connection.execute(query)}


def shown(rating: Rating) -> dict[str, Any]:
    return {"rating": rating.shown, "deviation": rating.deviation}


def rivals_of(connection: Connection, guest: str, others: list[str]) -> set[str]:
    """Those of them whom this guest has played with."""
    mine, theirs = result_seats.alias(), result_seats.alias()
    query = (
        select(theirs.c.guest)
        .distinct()
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.guest == guest, theirs.c.guest.in_(others))
    )
    return set(connection.scalars(query)) if others else set()


def of(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """One guest's ratings; those that are too young to be told have none."""
    query = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game, ratings.c.seats)
    found: list[dict[str, Any]] = []
    for row in connection.execute(query).all():
        told = row.games >= PROVISIONAL
        numbers = shown(Rating(row.mu, row.sigma)) if told else {"rating": None, "deviation": None}
        found.append({"game": row.game, "seats": row.seats, "games": row.games, **numbers})
    return found


def curve(connection: Connection, guest: str, game: str, seats: int) -> list[dict[str, int]]:
    """The newest rated games, the oldest of them first; nothing before a rating is told."""
    if (guest, game, seats) not in settled(connection, [guest]):
        return []
    s = result_seats.c
    query = (
        select(s.ended, s.rating, s.deviation)
        .where(s.guest == guest, s.game == game, s.seats == seats, s.rating.is_not(None))
        .order_by(s.ended.desc())
        .limit(SHOWN)
    )
    return [dict(row) for row in reversed(connection.execute(query).mappings().all())]
