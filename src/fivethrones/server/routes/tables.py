"""Making tables, finding them, sitting down."""

from typing import Any, Final

from fastapi import APIRouter, Response

from fivethrones.server import encode, wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.tables import lists, opening, seats
from fivethrones.server.tables.admission import admit, check_may_enter
from fivethrones.server.tables.info import table_info
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry

router = APIRouter(prefix="/api/tables", tags=["tables"])

INFO: Final[dict[int | str, dict[str, Any]]] = {200: {"model": wire.TableInfo}}


async def info(live: LiveTable, guest: Guest) -> Response:
    async with live.lock:
        body = encode.dumps(table_info(live, guest))
    return Response(body, media_type="application/json")


async def entered(registry: Registry, id: str, guest: Guest) -> LiveTable:
    live = await registry.get(id)
    await check_may_enter(live, guest)
    return live


@router.get("")
async def open_tables(registry: TheRegistry, guest: AGuest) -> list[wire.TableLine]:
    """Tables that anybody may join or watch, the newest first."""
    return [wire.TableLine(**line) for line in await lists.open_tables(registry, guest)]


@router.post("", responses=INFO, response_model=None)
async def create(body: wire.NewTable, registry: TheRegistry, guest: BusyGuest) -> Response:
    """A new table; with `start` and no open seat the game begins at once."""
    return await info(await opening.new_table(registry, guest, body), guest)


@router.get("/{id}", responses=INFO, response_model=None)
async def one(id: str, registry: TheRegistry, guest: AGuest) -> Response:
    return await info(await entered(registry, id, guest), guest)


@router.post("/{id}/enter", responses=INFO, response_model=None)
async def enter(id: str, body: wire.Enter, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Show the code of a table that wants one; from then on this guest may see it."""
    live = await registry.get(id)
    if live.table.wants_code:
        registry.rates.spend("codes", guest.id, registry.config.limits.codes)
        if not body.code or body.code != live.table.opened.code:
            raise refuse("private")
        await admit(registry, guest, id, seated=False)
    return await info(live, guest)


@router.post("/{id}/start", responses=INFO, response_model=None)
async def start(id: str, registry: TheRegistry, guest: BusyGuest) -> Response:
    live = await entered(registry, id, guest)
    await seats.start(live, guest)
    return await info(live, guest)


@router.post("/{id}/seats/{seat}/take", responses=INFO, response_model=None)
async def take(
    id: str, seat: wire.Seat, body: wire.TakeSeat, registry: TheRegistry, guest: BusyGuest
) -> Response:
    """Sit down, with an invitation or in an open seat; or come back where a bot sat in."""
    live = await registry.get(id)
    await seats.take(live, guest, seat, body.invite)
    return await info(live, guest)


@router.post("/{id}/seats/{seat}/leave", responses=INFO, response_model=None)
async def leave(id: str, seat: wire.Seat, registry: TheRegistry, guest: BusyGuest) -> Response:
    live = await entered(registry, id, guest)
    await seats.leave(live, guest, seat)
    return await info(live, guest)


@router.post("/{id}/seats/{seat}/bot", responses=INFO, response_model=None)
async def bot(
    id: str, seat: wire.Seat, body: wire.PutBot, registry: TheRegistry, guest: BusyGuest
) -> Response:
    live = await entered(registry, id, guest)
    await seats.put_bot(live, guest, seat, body.level)
    return await info(live, guest)


@router.post("/{id}/seats/{seat}/open", responses=INFO, response_model=None)
async def open_seat(id: str, seat: wire.Seat, registry: TheRegistry, guest: BusyGuest) -> Response:
    live = await entered(registry, id, guest)
    await seats.open_seat(live, guest, seat)
    return await info(live, guest)


@router.post("/{id}/seats/{seat}/invite")
async def invite(id: str, seat: wire.Seat, registry: TheRegistry, guest: BusyGuest) -> wire.Code:
    """A code for one seat; the page makes a link of it."""
    live = await entered(registry, id, guest)
    return wire.Code(code=await seats.invite(live, guest, seat))


@router.post("/{id}/rematch", responses=INFO, response_model=None)
async def rematch(id: str, registry: TheRegistry, guest: BusyGuest) -> Response:
    """The table where the same players play again, each one seat further on; a rated one seats those who ask for it."""
    live = await entered(registry, id, guest)
    again = await opening.rematch(live, guest)
    await seats.sit_again(live, again, guest)
    return await info(again, guest)
