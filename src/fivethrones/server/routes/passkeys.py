"""Passkeys: holding a name on this server, and coming in from any device."""

from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request, Response

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import literal
from fivethrones.server import wire
from fivethrones.server.edge.security import address_of
from fivethrones.server.people.guests import Guest
from fivethrones.server.people.passkeys.place import Place, place_of
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import (
    AnyGuest,
    BusyGuest,
    TheRegistry,
    bearer_of,
    label_for,
    registry_of,
    set_cookie,
)

if TYPE_CHECKING:  # it needs what may not be installed
    from fivethrones.server.people.passkeys.passkeys import Passkeys

router = APIRouter(prefix="/api/me/passkeys", tags=["me"])

AT_ONCE: Final = 8.0  # from one address: asking and showing, for a household


def offered(request: Request) -> tuple["Passkeys", Place]:
    """Refuses where this server has no passkeys, or is not called by a name."""
    config = registry_of(request).config
    passkeys: Passkeys | None = request.app.state.passkeys
    if not config.passkeys:
        raise refuse("no-passkeys")
    if passkeys is None:
        raise refuse("passkeys-missing")
    place = place_of(request.headers.get("host", ""), config.origin)
    if place is None:
        raise refuse("passkeys-address")
    return passkeys, place


@router.get("")
async def listed(request: Request, guest: AnyGuest) -> wire.Passkeys:
    """Whether there are passkeys here, and those of the guest."""
    try:
        passkeys, _ = offered(request)
    except Refusal as refusal:
        return wire.Passkeys(missing=told(refusal), held=False, passkeys=[])
    return await own(passkeys, guest)


def told(refusal: Refusal) -> wire.Message:
    reason = refusal.reason
    return wire.Message(id=reason.id, args={}, rule=reason.rule)


async def own(passkeys: "Passkeys", guest: Guest | None) -> wire.Passkeys:
    if guest is None:
        return wire.Passkeys(missing=None, held=False, passkeys=[])
    found = [
        wire.PasskeyInfo(id=each.credential, label=each.label, created=each.created, used=each.used)
        for each in await passkeys.of(guest.id)
    ]
    return wire.Passkeys(missing=None, held=await passkeys.holds(guest), passkeys=found)


@router.post("/challenge")
async def challenge(
    body: wire.NewPasskeyChallenge, request: Request, guest: AnyGuest
) -> wire.PasskeyChallenge:
    """What an authenticator is to sign: for a new passkey of the guest, or to come in."""
    passkeys, place = offered(request)
    spend(request)
    adds = body.purpose == "add"
    if adds and guest is None:
        raise refuse("no-guest")
    return await passkeys.challenge(guest.id if guest is not None and adds else None, place)


def spend(request: Request) -> None:
    registry = registry_of(request)
    registry.rates.spend("passkeys", address_of(request), registry.config.limits.codes, AT_ONCE)


@router.post("")
async def add(body: wire.NewPasskey, request: Request, guest: BusyGuest) -> wire.Passkeys:
    """Of a new passkey nothing is kept but its name, its public key and how often it has signed."""
    passkeys, place = offered(request)
    spend(request)
    await passkeys.add(guest, body, place, label_for(request))
    return await own(passkeys, guest)


@router.post("/enter")
async def enter(
    body: wire.ShownPasskey, request: Request, response: Response, registry: TheRegistry, guest: AnyGuest
) -> wire.Me:
    """Become the guest of a passkey; who is another one already must confirm it, and is that one no more here."""
    passkeys, place = offered(request)
    spend(request)
    found = await passkeys.shown(body, place)
    if guest is not None and guest.id == found.id:
        return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter)
    if guest is not None and not body.confirm:
        raise refuse("device-confirm", name=literal(found.name))
    entered, token = await registry.guests.come_in(found, label_for(request))
    if guest is not None and bearer_of(request) is None:
        await registry.end_device(guest, guest.device)
    set_cookie(request, response, token)
    return wire.Me(guest=entered.id, name=entered.name, letter=entered.letter)


@router.delete("/{passkey}")
async def remove(passkey: wire.Credential, request: Request, guest: BusyGuest) -> wire.Passkeys:
    """It opens nothing any more; without the last one the name is anybody's."""
    passkeys, _ = offered(request)
    await passkeys.remove(guest, passkey)
    return await own(passkeys, guest)
