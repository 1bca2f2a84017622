"""Where the server is to be found: a passkey opens nothing anywhere else."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"
NAME: Final = re.compile(r"(?=.*[a-z])[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*")
USUAL: Final = {"https": 443, "http": 80}  # ports that browsers leave out
NUMBER: Final = re.compile(r"(.*\.)?([0-9]+|0x[0-9a-f]*)")  # how an address of version 4 ends


@dataclass(frozen=True)
class Place:
    rp: str  # the relying party: a name of a host
    origins: tuple[str, ...]  # of its page


def place_of(host: str, origin: str) -> Place | None:
    """By the ``origin`` that the host has named, else by the address that the browser has asked; none where it is no name.

    Browsers make passkeys over https only, or for this very machine.
    """
    if origin:
        return Place(urlsplit(origin).hostname or "", (origin,))
    name = name_in(host)
    if not is_name(name):
        return None
    return Place(name, (f"https://{host}", *((f"http://{host}",) if is_local(name) else ())))


def is_origin(text: str) -> bool:
    """Whether a browser could call a page's own place so, and make passkeys there."""
    scheme, _, host = text.partition("://")
    name = name_in(host)
    good = scheme == "https" or (scheme == "http" and is_local(name))
    return good and is_name(name) and host == f"{name}{port_in(text)}"


def port_in(origin: str) -> str:
    """As it stands behind the name, if it does."""
    try:
        parts = urlsplit(origin)
        return "" if parts.port in (None, USUAL.get(parts.scheme)) else f":{parts.port}"
    except ValueError:
        return " none"


def name_in(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_local(name: str) -> bool:
    return name == LOCAL or name.endswith(f".{LOCAL}")


def is_name(text: str) -> bool:
    return len(text) <= 253 and NAME.fullmatch(text) is not None and NUMBER.fullmatch(text) is None
