"""A table in memory: its log's cache, those who are connected, and the one way to change it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.match.entry import Entry
from fivethrones.server import encode
from fivethrones.server.encode import with_number
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.snapshots import Saved
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables import keeping, loading, seen, together
from fivethrones.server.tables.automation import BACKUP, Automation
from fivethrones.server.tables.clocks import NONE
from fivethrones.server.tables.connection import Connection, Request
from fivethrones.server.tables.consent import still_to_agree
from fivethrones.server.tables.entries import Freed, Line, is_plain_move, is_play, read_line, write_line
from fivethrones.server.tables.info import line_of, table_info
from fivethrones.server.tables.shown import Shown
from fivethrones.server.tables.spoken import Spoken, deliver
from fivethrones.server.tables.table import FINISHED, PLAYING, Table
from fivethrones.server.tables.telling import first_seen, tell_alone, tell_freed, tell_seen, tell_table

if TYPE_CHECKING:
    from fivethrones.server.tables.registry import Registry


class LiveTable:
    """Read ``table`` only with the lock held: without it, what is there may not be on disk yet."""

    def __init__(self, registry: "Registry", table: Table, saved: Saved) -> None:
        self.registry = registry
        self.table = table
        self.saved = saved
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.touched = registry.config.now()
        self.away: dict[str, int] = dict.fromkeys(table.people(), self.touched)  # guests, and since when
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # by worker: who is connected there, until when
        self.lost = False  # what is in memory may be wrong: the table must be loaded again
        self.automation = Automation(self)
        self.together = together.Together()
        self.told: dict[Seat, bytes] = {}  # what each kind of viewer was told last
        self.late = 0  # the step that those who look on late were told last
        self.looked_at: tuple[int, Shown] | None = None  # the part that somebody looked back at last

    # Changes

    async def change(
        self,
        decide: Callable[[Table], Line],
        say: Callable[[Table], Spoken] | None = None,
        request: Request | None = None,
    ) -> None:
        """Let ``decide`` look at the table and name its next line; when that is on disk, tell everybody.

        ``say`` names a line of chat that goes with it, both or neither. Each may refuse, and is asked again when another
        worker has appended something in between. What the connection of the request is told then answers it.
        """
        async with self.lock:
            for _ in range(loading.TRIES):
                if self.lost:
                    break
                line = decide(self.table)
                if self.table.is_full and is_play(line):
                    raise refuse("log-full", most=self.table.number)
                if await self._append(line, say(self.table) if say is not None else None, request):
                    return
            raise refuse("busy")

    async def _append(self, line: Line, said: Spoken | None, request: Request | None) -> bool:
        table, at = self.table, self.registry.config.now()
        pending = table.proposal, still_to_agree(table), table.talk_until
        text = write_line(table.match, line)
        table.enter(line, at)
        listed = table.changed_mind is None and (
            not is_plain_move(line)
            or table.status != PLAYING
            or table.opened.clock.kind != NONE
            or pending != (table.proposal, still_to_agree(table), table.talk_until)
        )
        summary = line_of(self) if listed else None
        written = self.registry.database.append(table.id, table.number, at, text, summary, said)
        try:
            await written
        except asyncio.CancelledError:
            # Whoever asked has gone, but it may be on disk: see it through.
            if written.exception() is None:
                self._announce_own(line, listed, said, request)
            else:
                await self._load_anew()
            raise
        except Taken:
            await self._load_anew()
            return False
        except Exception:
            await self._load_anew()  # it may be on disk or not: only the disk knows
            raise
        self._announce_own(line, listed, said, request)
        return True

    async def _load_anew(self) -> None:
        """What is in memory may not be on disk. Where the disk cannot be read either, this table is given up here."""
        try:
            self.table, self.saved = await loading.load(self.registry.database, self.table.id)
        except Exception:
            self.lost = True
            self.registry.give_up(self)
            raise
        self._announce([], listed=True, ours=False)

    async def catch_up(self) -> None:
        """Another worker has appended something."""
        async with self.lock:
            lines: list[Line] = []
            changed_minds: list[Seat | None] = []
            for number, at, text in await self.registry.database.lines(self.table.id, self.table.number):
                assert number == self.table.number + 1, f"a gap in the log of {self.table.id}"
                try:
                    lines.append(read_line(self.table.match, text))
                    self.table.enter(lines[-1], at)
                    changed_minds.append(self.table.changed_mind)
                except Refusal:  # it goes on by rules that are not known here
                    self.lost = True
                    self.registry.give_up(self)
                    return
            if None in changed_minds:
                self._announce(lines, listed=True, ours=False)
            else:
                tell_alone(self, [seat for seat in changed_minds if seat is not None])

    def _announce_own(self, line: Line, listed: bool, said: Spoken | None, request: Request | None) -> None:
        if request is not None:
            request.connection.number = request.number
        seat = self.table.changed_mind
        if seat is None:
            self._announce([line], listed)
        else:
            tell_alone(self, [seat])
        if said is not None:
            deliver(self, [said])

    def _announce(self, lines: list[Line], listed: bool, ours: bool = True) -> None:
        """Tell everybody what these lines changed. If they are ours, this worker sees to it that the game goes on."""
        self.touched = self.registry.config.now()
        if listed:
            self.look_around(lines)
            tell_table(self)
        for line in lines:
            if isinstance(line, Freed):
                tell_freed(self, line)
        tell_seen(self)
        self.automation.wake_bots(0.0 if ours else BACKUP)
        self.registry.set_alarm(self)
        if ours and lines:
            keeping.save(self)
            self._tell_end(lines)
            if self.registry.turned is not None:
                self.registry.turned(self)

    def _tell_end(self, lines: list[Line]) -> None:
        """The line that ended the game is on disk: whoever keeps results is told."""
        ended = self.registry.ended
        if ended is not None and self.table.status == FINISHED and isinstance(lines[-1], Entry):
            self.registry.begin(ended(self))

    # Connections

    async def greet(self, connection: Connection) -> None:
        """Let a new tab in, and tell it all it needs."""
        async with self.lock:
            self._check_room(connection)
            connection.eyes = self.default_eyes(connection.guest.id)
            first = await first_seen(self, connection.eyes) if self.table.match is not None else None
            self._add(connection)
            if first is not None:
                connection.send(first)
            if self.together.members:
                connection.send(self.together.told(connection))

    async def look(self, connection: Connection, seat: Seat, number: int | None = None) -> None:
        """Show a connection another seat's view, in answer to its request with this number."""
        async with self.lock:
            if seat != SPECTATOR and seat not in self.table.seats_of(connection.guest.id):
                raise refuse("seat-not-yours")
            connection.eyes = seat
            if self.table.match is not None:
                connection.send(with_number(await first_seen(self, seat), number))

    async def fresh(self, viewer: Seat) -> bytes | None:
        async with self.lock:
            return seen.seen(self.table, viewer) if self.table.match is not None else None

    # Who is here

    def is_here(self, guest: str) -> bool:
        if any(connection.guest.id == guest for connection in self.connections):
            return True
        now = self.registry.config.now()
        return any(guest in guests and until > now for guests, until in self.elsewhere.values())

    def spectators(self) -> int:
        players = self.table.people()
        return len({c.guest.id for c in self.connections if c.guest.id not in players})

    def default_eyes(self, guest: str) -> Seat:
        """The seat whose view a guest sees first. A guest who holds several seats has to say which one."""
        seats = self.table.seats_of(guest)
        return seats[0] if len(seats) == 1 else SPECTATOR

    def _check_room(self, connection: Connection) -> None:
        limits = self.registry.config.limits
        if self._tabs(connection) >= limits.connections or len(self.connections) >= limits.spectators:
            raise refuse("too-many-connections")

    def _tabs(self, connection: Connection) -> int:
        """How many connections to this table the same guest has."""
        return sum(other.guest.id == connection.guest.id for other in self.connections)

    def _add(self, connection: Connection) -> None:
        is_first = self._tabs(connection) == 0
        self.connections.append(connection)
        if is_first:
            self._presence_changed()
        else:
            connection.send(encode.answer("table", table=table_info(self, connection.guest)))

    async def remove(self, connection: Connection) -> None:
        async with self.lock:
            if connection not in self.connections:
                return
            self.connections.remove(connection)
            if not any(other.guest.id == connection.guest.id for other in self.connections):
                self._presence_changed()
        await together.leave(self, connection)

    def _presence_changed(self) -> None:
        self.touched = self.registry.config.now()
        self.look_around([])
        tell_table(self)
        self.registry.set_alarm(self)
        self.registry.tell_presence(self)

    def look_around(self, lines: list[Line]) -> None:
        """Note which players are away, and give everybody whose view is no longer theirs the one that is."""
        people = self.table.people()
        away = [guest for guest in people if not self.is_here(guest)]
        self.away = {guest: self.away.get(guest, self.touched) for guest in away}
        for connection in self.connections:
            moved = connection.eyes == SPECTATOR and any(not isinstance(line, Entry) for line in lines)
            if moved or connection.eyes not in (SPECTATOR, *self.table.seats_of(connection.guest.id)):
                connection.eyes = self.default_eyes(connection.guest.id)
        together.forget_absent(self)

    async def stop(self) -> None:
        await self.automation.stop()
        for connection in self.connections:
            connection.drop()

    @property
    def is_unattended(self) -> bool:
        """Only bots play here."""
        return self.table.status == PLAYING and not self.table.people()

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.automation.is_busy and not self.lock.locked()
