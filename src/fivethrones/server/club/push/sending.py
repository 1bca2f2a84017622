"""What a browser that is not open is told, and how it gets there."""

import asyncio
import json
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from fivethrones.kernel.message import literal
from fivethrones.locales import Translator
from fivethrones.server.club.push.encryption import authorization, encrypt, public_point, read_key, to_text
from fivethrones.server.config import Now
from fivethrones.server.edge.outgoing import Answer, NotPublic, Outgoing
from fivethrones.server.storage.subscriptions import Subscription
from fivethrones.server.tables.clocks import DAYS
from fivethrones.server.tables.table import Table

AT_ONCE: Final = 8  # messages on their way
GOOD_FOR: Final = {True: 24 * 3600, False: 600}  # seconds that a service keeps it, in games over days or not
SIGNED_FOR: Final = 12 * 3600  # seconds
GONE: Final = (404, 410)
BUSY: Final = (429, 500, 502, 503, 504)


@dataclass(frozen=True)
class Word:
    """What everybody at a table knows, and nothing else."""

    table: str
    game: str
    over_days: bool
    people: dict[str, str]  # the names of those who play, by guest


def word_of(table: Table) -> Word:
    people = {chair.guest: chair.name for chair in table.chairs if chair.guest}
    return Word(table.id, table.game.id, table.opened.clock.kind == DAYS, people)


class Sender:
    def __init__(self, key: str, now: Now) -> None:
        self.outgoing = Outgoing()
        self._key: EllipticCurvePrivateKey = read_key(key)
        self._now = now
        self._way = asyncio.Semaphore(AT_ONCE)

    @property
    def public_key(self) -> str:
        return to_text(public_point(self._key))

    async def send(self, to: Subscription, word: Word) -> Answer:
        """How a push service took it. One that does not answer is busy; one that is none of the open net is gone."""
        async with self._way:
            headers, body = await asyncio.to_thread(self._seal, to, word)
            try:
                return await self.outgoing.post(to.endpoint, headers, body)
            except NotPublic:
                return Answer(GONE[0])
            except (OSError, TimeoutError):
                return Answer(BUSY[-1])

    def _seal(self, to: Subscription, word: Word) -> tuple[dict[str, str], bytes]:
        where = urlsplit(to.endpoint)
        expires = self._now() // 1000 + SIGNED_FOR
        headers = {
            "Authorization": authorization(self._key, f"https://{where.netloc}", expires, to.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": word.table,  # a newer one takes the place of one that still waits there
            "TTL": str(GOOD_FOR[word.over_days]),
            "Urgency": "normal" if word.over_days else "high",
        }
        text = json.dumps(words_for(to, word), ensure_ascii=False)
        return headers, encrypt(text.encode(), to.p256dh, to.auth)


def words_for(to: Subscription, word: Word) -> dict[str, str]:
    """In the language of the device."""
    words = Translator(to.language, word.game)
    others = [literal(name) for guest, name in word.people.items() if guest != to.guest]
    return {
        "title": words.say("signal-turn", game=f"game-{word.game}"),
        "body": words.say("signal-with", players=others) if others else "",
        "table": word.table,
    }
