"""Being told on this device that it is one's turn, while no page is open."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AnyGuest, BusyGuest

if TYPE_CHECKING:  # it needs what may not be installed
    from fivethrones.server.club.push.signals import Signals

router = APIRouter(prefix="/api/me/signals", tags=["me"])


def signals_of(request: Request) -> "Signals | None":
    signals: Signals | None = request.app.state.signals
    return signals


@router.get("")
async def standing(request: Request, guest: AnyGuest) -> wire.Signals:
    """Whether there are signals here, and whether this device has asked for them."""
    return await told(signals_of(request), guest)


async def told(signals: "Signals | None", guest: Guest | None) -> wire.Signals:
    if signals is None:
        return wire.Signals(key=None, on=False, every=False)
    found = await signals.on_device(guest) if guest is not None else None
    key = signals.sender.public_key
    return wire.Signals(key=key, on=found is not None, every=found is not None and found.every)


@router.post("")
async def subscribe(body: wire.NewSignals, request: Request, guest: BusyGuest) -> wire.Signals:
    """Tell this device; what it had asked for before is forgotten."""
    signals = signals_of(request)
    if signals is None:
        raise refuse("no-signals")
    url = request.url
    await signals.subscribe(guest, body, f"https://{url.netloc}" if url.scheme == "https" else "")
    return await told(signals, guest)


@router.post("/end")
async def unsubscribe(request: Request, guest: BusyGuest) -> wire.Signals:
    """Tell this device no more."""
    signals = signals_of(request)
    if signals is not None:
        await signals.unsubscribe(guest)
    return await told(signals, guest)
