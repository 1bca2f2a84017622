"""Who is connected to a table at other workers."""

from typing import TYPE_CHECKING

from fivethrones.server.tables.telling import tell_table

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable


async def hear(live: "LiveTable", worker: str, guests: list[str], until: int) -> None:
    """Another worker says who is connected to this table there."""
    async with live.lock:
        before = live.elsewhere.get(worker, ([], 0))[0]
        live.elsewhere[worker] = (guests, until)
        if before != guests:
            live.look_around([])
            tell_table(live)
            live.registry.set_alarm(live)


async def forget_lost_workers(live: "LiveTable", now: int) -> None:
    """A worker that has not been heard of for long has nobody here any more."""
    lost = [worker for worker, (_, until) in live.elsewhere.items() if until <= now]
    if not lost:
        return
    async with live.lock:
        for worker in lost:
            del live.elsewhere[worker]
        live.look_around([])
        tell_table(live)
        live.registry.set_alarm(live)
