"""Requests to addresses that strangers have given: only to public ones, and without following redirects."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from fivethrones.server.refusals import refuse

PATIENCE: Final = 10.0  # seconds until there must be an answer
HEAD: Final = 16 * 1024  # bytes of its head
LONGEST: Final = 1000  # letters of an address
PORT: Final = 443
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
UNICAST: Final = ipaddress.ip_network(
    "2000::/3"
)  # all public addresses of IPv6; the rest are for private networks


@dataclass(frozen=True)
class Answer:
    status: int
    retry_after: int = 0  # seconds that were asked for


class NotPublic(Exception):
    """The name leads into somebody's own network, perhaps ours."""


def check_address(url: str) -> None:
    """Whether it looks like one on the open net; where its name leads is looked up when it is used."""
    if not is_open(url):
        raise refuse("push-address")


def is_open(url: str) -> bool:
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    named = "." in host.strip(".") and not host.split(".")[-1].isdigit() and ":" not in host
    return parts.scheme == "https" and named and port in (None, PORT) and "@" not in parts.netloc


def is_public(text: str) -> bool:
    """Whether an address is on the open net, and so is any address that is embedded in it."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return inside.is_global and not inside.is_multicast
        return address in UNICAST and address.is_global
    return address.is_global and not address.is_multicast


async def public_address(host: str) -> str:
    """Where a name leads; fails with `NotPublic` when any of its addresses is not on the open net."""
    loop = asyncio.get_running_loop()
    found = [str(info[4][0]) for info in await loop.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)]
    if not found or not all(is_public(address) for address in found):
        raise NotPublic(host)
    return found[0]


class Outgoing:
    """Posts something. Only the head of the answer is read, and redirects are not followed."""

    def __init__(self) -> None:
        self.context = ssl.create_default_context()
        self.find: Callable[[str], Awaitable[str]] = public_address
        self.port = PORT

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        """Fails with `NotPublic`, or with OSError when there is no answer in time."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        named = {"Host": host, "Connection": "close", "Content-Length": str(len(body)), **headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items())]
        async with asyncio.timeout(PATIENCE):
            # To the address that was looked at, whatever the name leads to a moment later.
            reader, writer = await asyncio.open_connection(
                await self.find(host), self.port, ssl=self.context, server_hostname=host, limit=HEAD
            )
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode() + body)
                return read_answer(await reader.readuntil(b"\r\n\r\n"))
            except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
                raise OSError("no answer in HTTP") from error
            finally:
                writer.transport.abort()


def read_answer(head: bytes) -> Answer:
    """Fails with ValueError."""
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    wait = headers.get("retry-after", "")
    return Answer(int(first.partition(" ")[2][:3]), int(wait) if wait.isdecimal() and len(wait) < 7 else 0)
