"""Who asks: by a cookie, or by a bearer token."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fivethrones.server.edge.security import address_of
from fivethrones.server.people.devices import label_of
from fivethrones.server.people.guests import COOKIE, YEAR, Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.admission import check_may_enter
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry


def registry_of(connection: HTTPConnection) -> Registry:
    registry: Registry = connection.app.state.registry
    return registry


def bearer_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_of(connection: HTTPConnection) -> str | None:
    bearer = bearer_of(connection)
    return bearer if bearer is not None else connection.cookies.get(COOKIE)


def label_for(connection: HTTPConnection) -> str:
    return label_of(connection.headers.get("user-agent", ""))


async def guest_or_none(connection: HTTPConnection) -> Guest | None:
    token = token_of(connection)
    return await registry_of(connection).guests.by_token(token) if token else None


async def guest_of(connection: HTTPConnection) -> Guest:
    guest = await guest_or_none(connection)
    if guest is None:
        raise refuse("no-guest")
    bans = registry_of(connection).bans
    bans.check_guest(guest.id)
    bans.note(guest.id, address_of(connection))
    return guest


async def looking_guest(connection: HTTPConnection) -> Guest:
    """A guest who wants to see something, and not everything at once."""
    guest = await guest_of(connection)
    registry = registry_of(connection)
    registry.rates.spend("look", guest.id, registry.config.limits.looks)
    return guest


async def busy_guest(connection: HTTPConnection) -> Guest:
    """A guest who changes something, and not too fast."""
    guest = await guest_of(connection)
    registry = registry_of(connection)
    registry.rates.spend("say", guest.id, registry.config.limits.actions)
    return guest


async def table_for(connection: HTTPConnection, id: str, guest: Guest) -> LiveTable:
    """A table that this guest may see."""
    registry = registry_of(connection)
    live = await registry.get(id)
    await check_may_enter(live, guest)
    return live


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR // 1000,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


TheRegistry = Annotated[Registry, Depends(registry_of)]
AnyGuest = Annotated[Guest | None, Depends(guest_or_none)]
AGuest = Annotated[Guest, Depends(looking_guest)]
BusyGuest = Annotated[Guest, Depends(busy_guest)]
