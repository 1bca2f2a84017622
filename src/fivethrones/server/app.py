"""The application: everything put together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import fivethrones
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message
from fivethrones.server import encode, wire
from fivethrones.server.club.arbiter import Arbiter
from fivethrones.server.club.club import Club
from fivethrones.server.club.reviews import Reviews
from fivethrones.server.club.seeks import Seeks
from fivethrones.server.club.tournaments import Tournaments
from fivethrones.server.collector import Collector, look_through_everything
from fivethrones.server.config import Config
from fivethrones.server.edge import static
from fivethrones.server.edge.security import Door, Guard
from fivethrones.server.openapi import describe
from fivethrones.server.people.filtering import WordFilter, read_filter
from fivethrones.server.people.guests import Guests, short_id
from fivethrones.server.refusals import refuse, status_of
from fivethrones.server.routes import (
    club,
    decks,
    games,
    host,
    learn,
    me,
    moderation,
    passkeys,
    play,
    puzzles,
    replay,
    review,
    running,
    safety,
    seeks,
    signals,
    sockets,
    tables,
    tournaments,
)
from fivethrones.server.storage.database import Database
from fivethrones.server.tables.hearing import hear
from fivethrones.server.tables.lists import Durations
from fivethrones.server.tables.registry import Registry

LOG: Final = logging.getLogger("fivethrones.server")
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": wire.Refusal} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def create_app(config: Config) -> FastAPI:
    """A server of these settings; its database is opened when it starts."""
    app = FastAPI(
        title="Five Thrones",
        version=fivethrones.__version__,
        lifespan=partial(lifespan, config, read_filter(config.words)),
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load code from elsewhere
        redoc_url=None,
        responses=REFUSALS,
    )
    for routes in (
        me, passkeys, club, safety, games, decks, learn, tables, play, replay, review, puzzles, host, moderation, sockets, tournaments,
        seeks, signals, running,
    ):  # fmt: skip
        app.include_router(routes.router)
    static.add_to(app)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_error)
    app.add_middleware(Guard, config=config)
    app.state.door = Door(config)
    describe(app)
    return app


@asynccontextmanager
async def lifespan(config: Config, words: WordFilter, app: FastAPI) -> AsyncIterator[None]:
    """What the application holds while it runs; all of it is put away when it stops."""
    database = Database(config.database)
    registry = Registry(config, database, Guests(database, config.now, words, config.passkeys))
    app.state.registry = registry
    app.state.durations = Durations(registry)
    app.state.reviews = begin_reviews(registry) if config.club else None
    await database.start(partial(hear, registry))
    app.state.club = Club(registry) if config.club else None
    if config.club:
        app.state.club.start()
    app.state.arbiter = begin_tournaments(app.state.club) if config.club else None
    app.state.seeks = begin_pairing(registry)
    app.state.signals = await begin_signals(registry)
    app.state.passkeys = begin_passkeys(registry)
    await registry.bans.load()
    ticking = asyncio.create_task(tick(registry))
    try:
        yield
    finally:
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking
        await registry.stop()
        await asyncio.to_thread(database.stop)


def begin_tournaments(club: Club) -> Arbiter:
    arbiter = Arbiter(Tournaments(club.registry))
    club.listeners.append(arbiter.ended)
    club.registry.attendants.append(arbiter.tick)
    club.registry.holders.append(arbiter.tournaments.forget)
    return arbiter


def begin_reviews(registry: Registry) -> Reviews:
    reviews = Reviews(registry)
    registry.attendants.append(reviews.tick)
    return reviews


def begin_pairing(registry: Registry) -> Seeks:
    seeks = Seeks(registry)
    registry.attendants.append(seeks.tick)
    return seeks


async def begin_signals(registry: Registry) -> Any:
    """None where the host does not want them, or what they need is not installed."""
    if not registry.config.push or find_spec("cryptography") is None:
        return None
    from fivethrones.server.club.push.signals import Signals, server_key

    signals = Signals(registry, await server_key(registry.database))
    signals.start()
    return signals


def begin_passkeys(registry: Registry) -> Any:
    """Likewise."""
    if not registry.config.passkeys or find_spec("cryptography") is None:
        return None
    from fivethrones.server.people.passkeys.passkeys import Passkeys

    return Passkeys(registry.guests)


async def tick(registry: Registry) -> None:
    collector = Collector(time.monotonic())
    while True:
        await asyncio.sleep(registry.config.tick)
        try:
            await registry.tick()
        except Exception:
            LOG.exception("the clocks could not be looked at")
        if collector.is_due(time.monotonic(), registry.database.commits):
            look_through_everything()


def refusal_answer(reason: Message, status: int | None = None, code: str | None = None) -> Response:
    body = encode.dumps({"reason": reason, "code": code})
    return Response(body, status or status_of(reason), media_type="application/json")


async def on_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_answer(error.reason)


async def on_malformed(_request: Request, _error: Exception) -> Response:
    return refusal_answer(refuse("malformed").reason)


async def on_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = refuse("malformed" if error.status_code == 400 else "not-found")
    answer = refusal_answer(refusal.reason, error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def on_error(_request: Request, error: Exception) -> Response:
    code = short_id(8)
    LOG.error("error %s", code, exc_info=error)
    return refusal_answer(refuse("server-error").reason, code=code)
