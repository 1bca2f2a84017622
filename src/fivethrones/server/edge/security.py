"""Headers of every answer, requests that are never accepted, and addresses that are banned."""

import ipaddress
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fivethrones.kernel.errors import Refusal
from fivethrones.server import encode
from fivethrones.server.config import Config
from fivethrones.server.edge.rates import Rates
from fivethrones.server.refusals import refuse, status_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS: Final = "max-age=31536000"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
OWN_SITES: Final = ("same-origin", "none")  # one of our pages, or somebody's own wish
RECORDS: Final = "/api/records"  # where more may be handed in


class Door:
    """Counts who is connected, by address. A proxy that we trust may bring as many as it likes."""

    def __init__(self, config: Config) -> None:
        self.most = config.limits.address
        self.patience = config.limits.patience
        self.proxies = config.proxies
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        if self.inside[address] >= self.most and address not in self.proxies:
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Body:
    """Counts the bytes as they come in, since a request need not give its length; beyond the limit it is refused."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive = receive
        self._send = send
        self._left = limit
        self._refused = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise refuse("too-large")
        return message

    async def send(self, message: Message) -> None:
        if self._left >= 0:
            await self._send(message)
        elif not self._refused:
            self._refused = True
            await answer_refusal(self._send, refuse("too-large"))


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.sockets = Door(config)
        self.rates = Rates(config.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = with_headers(send, scope["scheme"] == "https", scope["path"].startswith("/api/"))
        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            if scope["path"].startswith("/api/"):  # the page itself says why
                self._check_welcome(scope, address)
            if not is_loopback_address(address):
                self.rates.spend("ask", address, self.config.limits.requests)
        except Refusal as refusal:
            await answer_refusal(guarded, refusal)
            return
        if scope["method"] not in SAFE and not is_own_origin(connection):
            await answer_refusal(guarded, refuse("origin"))
            return
        limit = self.config.limits.record if scope["path"] == RECORDS else self.config.limits.message
        if too_long(connection.headers, limit):
            await answer_refusal(guarded, refuse("too-large"))
            return
        body = Body(receive, guarded, limit)
        await self.app(scope, body.receive, body.send)

    def _check_welcome(self, scope: Scope, address: str) -> None:
        """Refuse an address that is banned."""
        scope["app"].state.registry.bans.check_address(address)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket stays open as long as it likes, so there are only so many from one address."""
        address = address_of(HTTPConnection(scope))
        try:
            self._check_welcome(scope, address)
        except Refusal:
            await send({"type": "websocket.close"})
            return
        if not self.sockets.enter(address):
            await send({"type": "websocket.close"})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets.leave(address)


def with_headers(send: Send, https: bool, private: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if https:
                headers["strict-transport-security"] = HTTPS
            if private:
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def too_long(headers: Headers, limit: int) -> bool:
    length = headers.get("content-length", "0")
    return not length.isdecimal() or len(length) > 12 or int(length) > limit


async def answer_refusal(send: Send, refusal: Refusal) -> None:
    reason = refusal.reason
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status_of(reason), "headers": headers})
    await send({"type": "http.response.body", "body": encode.dumps({"reason": reason, "code": None})})


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is one of ours, since a cookie travels by itself; programs name no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "") != ""


def is_own_page(connection: HTTPConnection) -> bool:
    """The same for what is only read, where a browser names the page in another way or not at all."""
    return is_own_origin(connection) and connection.headers.get("sec-fetch-site", "none") in OWN_SITES


def is_loopback(connection: HTTPConnection) -> bool:
    """Asked for on this very machine, by its own name, and not passed on by a proxy."""
    if any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip")):
        return False
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return is_loopback_address(connection.client[0] if connection.client else "") and (
        host == "localhost" or is_loopback_address(host)
    )


def is_loopback_address(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_loopback
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    client: Any = connection.client
    return client.host if client is not None else ""
