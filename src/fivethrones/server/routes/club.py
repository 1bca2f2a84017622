"""What the club keeps: lists of finished games, statistics, ladders."""

import csv
import io
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from sqlalchemy import select, update

from fivethrones.club.ratings import PROVISIONAL
from fivethrones.games import GAMES
from fivethrones.server import encode, wire
from fivethrones.server.club import history, ratings, statistics
from fivethrones.server.club.club import Club
from fivethrones.server.people.guests import is_short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.host import check_is_host
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.routes.tables import entered
from fivethrones.server.storage.schema import guests

router = APIRouter(prefix="/api", tags=["club"])
Short = Annotated[str, Query(max_length=40)]


async def the_club(request: Request) -> Club:
    club: Club | None = request.app.state.club
    if club is None:
        raise refuse("not-found")
    return club


TheClub = Annotated[Club, Depends(the_club)]


def filters(
    game: Short = "",
    seats: Annotated[int, Query(ge=0, le=15)] = 0,
    opponent: Short = "",
    variant: Short = "",
    result: Literal["", "won", "shared", "lost"] = "",
) -> history.Filters:
    return history.Filters(game, seats, opponent, variant, result)


TheFilters = Annotated[history.Filters, Depends(filters)]


def line(row: dict[str, Any]) -> wire.ResultLine:
    players = [wire.ResultSeat.model_validate(player) for player in row["players"]]
    known = {"table": row["table_id"], "own": row.get("own", -1), "players": players}
    return wire.ResultLine.model_validate({**row, **known})


async def check_may_see(club: Club, reader: str, guest: str) -> str:
    name = await club.registry.database.read(partial(history.may_see, reader=reader, guest=guest))
    if name is None:
        raise refuse("profile-private")
    return name


@router.get("/me/results")
async def my_results(club: TheClub, guest: AGuest, filters: TheFilters, after: Short = "") -> wire.ResultPage:
    """One's finished games, the newest first."""
    found = await page(club, guest.id, filters, after)
    return wire.ResultPage(results=[line(row) for row in found.rows], after=found.after)


@router.get("/players/{id}/results")
async def results_of(
    id: str, club: TheClub, guest: AGuest, filters: TheFilters, after: Short = ""
) -> wire.ResultPage:
    await check_may_see(club, guest.id, id)
    if not await may_ask_for(club, guest.id, filters.opponent):
        return wire.ResultPage(results=[], after="")
    found = await page(club, id, filters, after)
    rows = await club.registry.database.read(partial(history.as_known_to, reader=guest.id, rows=found.rows))
    return wire.ResultPage(results=[line(row) for row in rows], after=found.after)


async def may_ask_for(club: Club, reader: str, opponent: str) -> bool:
    """Games against somebody whom the reader may not know are none, or the filter would tell who played there."""
    if not is_short_id(opponent):  # a level
        return True
    known = partial(history.known_to, reader=reader, people=[opponent])
    return not opponent or opponent in await club.registry.database.read(known)


async def page(club: Club, guest: str, filters: history.Filters, after: str) -> history.Page:
    return await club.registry.database.read(
        partial(history.games_of, guest=guest, filters=filters, after=after)
    )


@router.get(
    "/me/results.{kind}",
    responses={
        200: {"description": "All of them as a file", "content": {"text/csv": {}, "application/json": {}}}
    },
    response_class=Response,
)
async def export(kind: Literal["csv", "json"], club: TheClub, guest: AGuest, filters: TheFilters) -> Response:
    """One's finished games as a file, as many as there are up to some thousands."""
    work = partial(history.games_of, guest=guest.id, filters=filters, limit=history.EXPORTED)
    found = [line(row) for row in (await club.registry.database.read(work)).rows]
    headers = {"content-disposition": f'attachment; filename="results.{kind}"'}
    if kind == "json":
        body: str | bytes = encode.dumps([each.model_dump() for each in found])
        return Response(body, media_type="application/json", headers=headers)
    return Response(as_csv(found), media_type="text/csv; charset=utf-8", headers=headers)


def as_csv(found: list[wire.ResultLine]) -> str:
    """A row for each game; names that a spreadsheet would read as a formula are told from one."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(
        ["table", "game", "variant", "seats", "began", "ended", "place", "won", "score", "change", "others"]
    )
    for each in found:
        mine = each.players[each.own]
        others = [safe(player.name or player.level) for player in each.players if player.seat != each.own]
        facts = [each.table, each.game, each.variant, len(each.players), each.began, each.ended]
        rows.writerow([*facts, mine.place, mine.won, mine.score, mine.change, "; ".join(others)])
    return out.getvalue()


def safe(text: str) -> str:
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


@router.get("/players/{id}")
async def profile(id: str, club: TheClub, guest: AGuest) -> wire.Profile:
    """Somebody whom one played with, who is public, or oneself (`me`)."""
    id = guest.id if id == "me" else id
    name = await check_may_see(club, guest.id, id)
    read = club.registry.database.read
    public = await read(lambda c: bool(c.scalar(select(guests.c.public).where(guests.c.id == id))))
    return wire.Profile(
        guest=id,
        name=name,
        mine=id == guest.id,
        public=public,
        played=[wire.Played(**row) for row in await read(partial(statistics.played, guest=id))],
        ratings=[wire.RatingInfo(**row) for row in await read(partial(ratings.of, guest=id))],
        provisional=PROVISIONAL,
    )


@router.get("/players/{id}/opponents")
async def opponents(id: str, club: TheClub, guest: AGuest) -> list[wire.Opponent]:
    """Whom a guest has played against, the most frequent first; people are told to who may know them."""
    id = guest.id if id == "me" else id
    await check_may_see(club, guest.id, id)
    found = await club.registry.database.read(partial(statistics.opponents, guest=id))
    people = [row["key"] for row in found if row["topic"] == "rival"]
    if id != guest.id:
        known = await club.registry.database.read(partial(history.known_to, reader=guest.id, people=people))
        found = [row for row in found if row["topic"] != "rival" or row["key"] in known]
    return [
        wire.Opponent(key=row["key"], name=row["name"] or "", bot=row["topic"] != "rival") for row in found
    ]


@router.get("/players/{id}/statistics")
async def counters(
    id: str, club: TheClub, guest: AGuest, game: Short, seats: Annotated[int, Query(ge=1, le=15)]
) -> wire.Counters:
    """Of one game with so many players; rivals are told to who may know them."""
    id = guest.id if id == "me" else id
    await check_may_see(club, guest.id, id)
    found = await club.registry.database.read(partial(statistics.of, guest=id, game=game, seats=seats))
    rivals = [row["key"] for row in found if row["topic"] == "rival"]
    if id != guest.id:
        known = await club.registry.database.read(partial(history.known_to, reader=guest.id, people=rivals))
        found = [row for row in found if row["topic"] != "rival" or row["key"] in known]
    points = await club.registry.database.read(partial(ratings.curve, guest=id, game=game, seats=seats))
    return wire.Counters(
        counters=[wire.Counter(**row) for row in found], curve=[wire.RatingPoint(**row) for row in points]
    )


@router.post("/me/public", status_code=204)
async def show_myself(body: wire.Visibility, club: TheClub, guest: BusyGuest) -> None:
    """Whether everybody here may see one's page, or only those whom one played with."""
    query = update(guests).where(guests.c.id == guest.id).values(public=body.public)
    await club.registry.database.write(lambda connection: connection.execute(query) and None)


@router.get("/ladder/{game}/{seats}")
async def ladder(game: str, seats: int, club: TheClub, guest: AGuest) -> list[wire.LadderRow]:
    """People and bots, the strongest first."""
    if game not in GAMES or seats not in GAMES[game].seats:
        raise refuse("not-found")
    work = partial(ratings.ladder, reader=guest.id, game=game, seats=seats)
    return [wire.LadderRow(**row) for row in await club.registry.database.read(work)]


@router.get("/tables/{id}/result")
async def result(id: str, club: TheClub, registry: TheRegistry, guest: AGuest) -> wire.ResultLine:
    """How a finished game counted."""
    live = await entered(registry, id, guest)
    await club.finished(live)
    row = await registry.database.read(partial(history.result_of_table, table=id))
    if row is None:
        raise refuse("not-finished")
    return line(row)


@router.get("/host/statistics", dependencies=[Depends(check_is_host)])
async def of_server(
    club: TheClub, game: Short = "", seats: Annotated[int, Query(ge=0, le=15)] = 0
) -> list[wire.Counter]:
    """The same for everybody who plays here."""
    found = await club.registry.database.read(partial(statistics.of, guest="", game=game, seats=seats))
    return [wire.Counter(**row) for row in found]


@router.get("/host/results", dependencies=[Depends(check_is_host)])
async def newest_results(club: TheClub) -> list[wire.ResultLine]:
    return [line(row) for row in await club.registry.database.read(history.newest)]
