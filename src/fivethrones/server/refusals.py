"""What the server itself refuses."""

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Arg, Message

# The status of the answer over HTTP, where it is not 409.
STATUS = {
    "refused-no-guest": 401,
    "refused-origin": 403,
    "refused-private": 403,
    "refused-tournament-private": 403,
    "refused-tournament-host-only": 403,
    "refused-seat-not-yours": 403,
    "refused-host-only": 403,
    "refused-loopback-only": 403,
    "refused-banned": 403,
    "refused-moderators-only": 403,
    "refused-profile-private": 403,
    "refused-no-table": 404,
    "refused-no-tournament": 404,
    "refused-not-found": 404,
    "refused-no-reviews": 404,
    "refused-no-signals": 404,
    "refused-no-passkeys": 404,
    "refused-passkeys-missing": 404,
    "refused-passkeys-address": 404,
    "refused-too-large": 413,
    "refused-malformed": 422,
    "refused-too-fast": 429,
    "refused-too-many-tables": 429,
    "refused-too-many-tournaments": 429,
    "refused-too-many-tournaments-here": 429,
    "refused-too-many-unattended": 429,
    "refused-too-many-connections": 429,
    "refused-too-many-reports": 429,
    "refused-too-many-seeks": 429,
    "refused-server-error": 500,
    "refused-storage-away": 503,
}


def refuse(what: str, **args: Arg) -> Refusal:
    return Refusal(Message(f"refused-{what}", args))


def status_of(reason: Message) -> int:
    return STATUS.get(reason.id, 409)
