"""What guests do for their own peace: report, mute and block."""

from dataclasses import asdict

from fastapi import APIRouter

from fivethrones.server import wire
from fivethrones.server.moderation.reports import report as hand_in
from fivethrones.server.people.visible import visible
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.whom import whom

router = APIRouter(prefix="/api", tags=["safety"])


@router.post("/reports", status_code=204)
async def report(body: wire.Report, registry: TheRegistry, guest: BusyGuest) -> None:
    """Tell those who look after the server of a message, a name, a table or somebody's behaviour."""
    about = await whom(registry, guest, body.whom)
    if (body.kind == "message") != (about.message is not None) or (body.kind == "table") != (
        about.guest == ""
    ):
        raise refuse("malformed")
    await hand_in(registry, guest, body.kind, about, visible(body.words))


async def all_avoided(registry: Registry, guest: str) -> list[wire.AvoidedInfo]:
    return [wire.AvoidedInfo(**asdict(each)) for each in await registry.avoiding.of(guest)]


@router.get("/me/avoided")
async def avoided(registry: TheRegistry, guest: AGuest) -> list[wire.AvoidedInfo]:
    """Whom the guest has muted or blocked, the newest first."""
    return await all_avoided(registry, guest.id)


@router.post("/me/avoided")
async def avoid(body: wire.Avoid, registry: TheRegistry, guest: BusyGuest) -> list[wire.AvoidedInfo]:
    """From now on the guest reads nothing of them; a block also keeps the two from sitting at one table."""
    meant = await whom(registry, guest, body.whom)
    if not meant.guest:
        raise refuse("malformed")
    await registry.avoiding.avoid(guest.id, meant.guest, body.kind)
    await registry.listen_anew(guest.id)
    return await all_avoided(registry, guest.id)


@router.delete("/me/avoided/{other}")
async def meet_again(other: str, registry: TheRegistry, guest: BusyGuest) -> list[wire.AvoidedInfo]:
    await registry.avoiding.end(guest.id, other)
    await registry.listen_anew(guest.id)
    return await all_avoided(registry, guest.id)
