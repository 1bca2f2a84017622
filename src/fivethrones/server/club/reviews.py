"""Reviews of finished games: worked out behind everything else, one at a time for each guest, and kept."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import orjson
from sqlalchemy import Connection, delete, insert, select

from fivethrones.club.judges.judge import Chance
from fivethrones.club.review.decisions import MOST, Decision, choices, errand_at, judge, weight
from fivethrones.club.review.review import accounts, turning_points
from fivethrones.club.review.verdict import Option, Verdict
from fivethrones.kernel.action import Seat
from fivethrones.match.match import Match
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import reviews
from fivethrones.server.tables.entries import BOT
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.replays import finished
from fivethrones.server.tables.table import Table

Data = dict[str, Any]
NOTHING: Final[Data] = {
    "status": "none", "done": 0, "total": 0, "asked": 0, "decisions": [], "accounts": [], "turning": [],
}  # fmt: skip


@dataclass
class Running:
    """A review that is being worked out."""

    guest: str
    steps: list[int]  # by step of the match, the one of the table that it led to
    total: int = 0
    done: int = 0
    asked: int = 0
    decisions: list[Decision] = field(default_factory=list)

    def told(self) -> Data:
        return {
            **NOTHING,
            "status": "running",
            "done": self.done,
            "total": self.total,
            "asked": self.asked,
            "decisions": [decision_data(decision, self.steps) for decision in self.decisions],
        }


class Reviews:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._running: dict[str, Running] = {}  # by table

    async def look(self, live: LiveTable) -> Data:
        """As far as it has come."""
        async with live.lock:
            check_reviewable(live.table)
        running = self._running.get(live.table.id)
        if running is not None:
            return running.told()
        return await self._stored(live.table.id) or NOTHING

    async def begin(self, live: LiveTable, guest: Guest) -> Data:
        """What there is of it already, or the beginning."""
        found = await self.look(live)
        if found["status"] != "none" or live.table.id in self._running:
            return found
        if any(running.guest == guest.id for running in self._running.values()):
            raise refuse("review-busy")
        running = self._running[live.table.id] = Running(guest.id, step_numbers(live.table.moments))
        self.registry.begin(self._work(live, running))
        return running.told()

    async def _work(self, live: LiveTable, running: Running) -> None:
        try:
            match = finished(live.table)
            every = await asyncio.to_thread(choices, match, people_of(live.table))
            running.asked = running.total = len(every)
            for number in await self._weightiest(match, every, running):
                decision = await self._think(
                    running, match, number, judge, self.registry.config.review_worlds
                )
                if decision is not None:
                    running.decisions.append(decision)
                running.done += 1
            await self._keep(live.table.id, ready(match, running))
        finally:
            del self._running[live.table.id]

    async def _weightiest(self, match: Match, every: list[int], running: Running) -> list[int]:
        """All of them, or of very many those in which most may have been lost."""
        if len(every) <= MOST:
            return every
        weights = [(await self._think(running, match, number, weight), number) for number in every]
        weights.sort(key=lambda pair: -pair[0])
        running.total = MOST
        return sorted(number for _, number in weights[:MOST])

    async def _think(self, running: Running, match: Match, number: int, work: Any, *args: Any) -> Any:
        errand = await asyncio.to_thread(errand_at, match, number)
        return await self.registry.archivist.run(running.guest, work, errand, *args)

    async def _stored(self, table: str) -> Data | None:
        query = select(reviews.c.text).where(reviews.c.table_id == table)
        text = await self.registry.database.read(lambda connection: connection.scalar(query))
        return None if text is None else orjson.loads(text)

    async def _keep(self, table: str, data: Data) -> None:
        await self.registry.database.write(
            partial(store, table=table, at=self.registry.config.now(), data=data)
        )


def store(connection: Connection, table: str, at: int, data: Data) -> None:
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    connection.execute(insert(reviews).values(table_id=table, at=at, text=orjson.dumps(data).decode()))


def check_reviewable(table: Table) -> None:
    """Only games with a result that were played by today's rules to the end."""
    match = finished(table)
    if match.steps and match.floor == len(match.steps):
        raise refuse("review-rules", version=table.version)
    if match.state.outcome is None:
        raise refuse("review-no-result")


def people_of(table: Table) -> list[Seat]:
    """Whose decisions are judged; of a record that was handed in, everybody's."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind != BOT]


def ready(match: Match, running: Running) -> Data:
    return {
        **running.told(),
        "status": "ready",
        "accounts": [
            {
                "seat": one.seat,
                "own": percent(one.own),
                "luck": percent(one.luck),
                "others": percent(one.others),
            }
            for one in accounts(match, running.decisions)
        ],
        "turning": [running.steps[step] for step in turning_points(running.decisions)],
    }


def step_numbers(moments: Sequence[int]) -> list[int]:
    """By step of the match, the one of the table that it led to."""
    found: list[int] = []
    for number, upto in enumerate(moments):
        found += [number] * (upto - len(found))
    return found


def decision_data(decision: Decision, steps: Sequence[int]) -> Data:
    return {
        "step": steps[decision.step],
        "seat": decision.seat,
        "known": verdict_data(decision.known),
        "open": verdict_data(decision.open),
    }


def verdict_data(verdict: Verdict) -> Data:
    return {
        "mark": verdict.mark,
        "held": chance_data(verdict.held),
        "played": option_data(verdict.played),
        "better": [option_data(option) for option in verdict.better],
    }


def option_data(option: Option) -> Data:
    return {
        "choice": list(option.choice),
        "labels": option.labels,
        "piece": option.piece,
        "chance": chance_data(option.chance),
        "reasons": option.reasons,
    }


def chance_data(chance: Chance) -> dict[str, int]:
    return {"low": percent(chance.low), "middle": percent(chance.middle), "high": percent(chance.high)}


def percent(share: float) -> int:
    return round(100 * share)
