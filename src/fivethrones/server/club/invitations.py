"""Once more with those of a finished game: a private table, and a word to each of them."""

from dataclasses import asdict
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, select

from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import finding
from fivethrones.server.storage.finding import Invitation
from fivethrones.server.storage.schema import result_seats
from fivethrones.server.tables.admission import admit
from fivethrones.server.tables.entries import BOT, GUEST, Chair, Opened
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.opening import clock_of, new_code
from fivethrones.server.tables.registry import ABANDONED, Registry
from fivethrones.server.tables.table import GATHERING, Table

MOST: Final = 20  # invitations that one guest has open; older ones give way


class Invitations:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def play_again(self, guest: Guest, table: str) -> LiveTable:
        """The same game as at that table, seats kept for those who sat there and may still be met."""
        rows = await self.registry.database.read(lambda connection: sat_at(connection, table))
        people = {row["guest"] for row in rows if row["guest"]} - {guest.id}
        if not any(row["guest"] == guest.id for row in rows):
            raise refuse("nobody-to-invite")
        apart = await self.registry.avoiding.apart(guest.id)
        invited = sorted(other for other in people if not apart.parts(other))
        if not invited:
            raise refuse("nobody-to-invite")
        live = await self._make(guest, table, rows)
        for other in invited:
            await admit(self.registry, Guest(other, ""), live.table.id, seated=False)
            await self._invite(other, live.table.id, guest)
        return live

    async def _make(self, guest: Guest, table: str, rows: list[dict[str, Any]]) -> LiveTable:
        before = (await self.registry.get(table)).table.opened
        chairs = [chair_for(guest, row) for row in rows]
        game = GAMES[before.game]
        rated = before.rated and self.registry.config.club
        opened = Opened(
            game.id,
            game.version,
            before.options,
            guest.id,
            chairs,
            private=True,
            code=new_code(True, chairs),
            clock=clock_of(before.clock, rated),
            window=before.window,
            rated=rated,  # each agrees by sitting down
            seed=self.registry.config.new_seed(),
        )
        return await self.registry.create(opened, [], self.registry.config.limits.tables)

    async def _invite(self, guest: str, table: str, host: Guest) -> None:
        now = self.registry.config.now()
        work = partial(finding.invite, guest=guest, table=table, host=host.id, at=now, most=MOST)
        await self.registry.database.write(work)

    async def refuse(self, guest: Guest, table: str) -> None:
        """Nobody is told; the seat stays open until the host fills it."""
        await self.registry.database.write(partial(finding.end_invitation, guest=guest.id, table=table))

    async def to(self, guest: Guest) -> list[wire.InvitationInfo]:
        """Those that are still good, the newest first."""
        since = self.registry.config.now() - ABANDONED
        found = await self.registry.database.read(
            partial(finding.invitations_to, guest=guest.id, since=since)
        )
        tables = [(each, await self._table(guest, each)) for each in found]
        for each in [each for each, table in tables if table is None]:
            await self.refuse(guest, each.table)
        return [info(each, table) for each, table in tables if table is not None]

    async def _table(self, guest: Guest, invitation: Invitation) -> Table | None:
        """Where this guest may still sit down."""
        try:
            table = (await self.registry.get(invitation.table)).table
        except Refusal:
            return None
        if table.status != GATHERING or table.seats_of(guest.id) or guest.id in table.freed:
            return None
        apart = await self.registry.avoiding.apart(guest.id)
        return None if apart.parts(invitation.host) else table


def info(invitation: Invitation, table: Table) -> wire.InvitationInfo:
    clock = table.opened.clock
    return wire.InvitationInfo(
        table=invitation.table,
        host=invitation.name,
        game=table.game.id,
        seats=len(table.chairs),
        clock=wire.Clock.model_validate(asdict(clock)),
        rated=table.opened.rated,
        at=invitation.at,
    )


def sat_at(connection: Connection, table: str) -> list[dict[str, Any]]:
    s = result_seats.c
    query = select(s.guest, s.level).where(s.table_id == table).order_by(s.seat)
    return [dict(row) for row in connection.execute(query).mappings()]


def chair_for(guest: Guest, row: dict[str, Any]) -> Chair:
    if row["guest"] == guest.id:
        return Chair(GUEST, guest.id, guest.name)
    return Chair() if row["guest"] else Chair(BOT, level=row["level"])
