"""Reviews of finished games: worked out behind everything else, one at a time for each guest, and kept.

What was judged is stored decision by decision: any worker tells how far a review has come, and goes on with one that another has left.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import orjson
from pydantic import TypeAdapter
from sqlalchemy import Connection

from fivethrones.club.judges.judge import Chance
from fivethrones.club.review.decisions import MOST, Decision, choices, errand_at, judge, weight
from fivethrones.club.review.review import accounts, turning_points
from fivethrones.club.review.verdict import Option, Verdict
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.match.match import Match
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import reviewing
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.entries import BOT
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.replays import finished
from fivethrones.server.tables.table import Table

Data = dict[str, Any]
DECISION: Final[TypeAdapter[Decision | None]] = TypeAdapter(Decision | None)
LOOK: Final = 3_000  # milliseconds between two words that a review is still worked on, and two looks for those that are not
LOST: Final = 15_000  # milliseconds without a word after which another worker goes on
NOTHING: Final[Data] = {
    "status": "none", "done": 0, "total": 0, "asked": 0, "decisions": [], "accounts": [], "turning": [],
}  # fmt: skip


class Reviews:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.worker = registry.database.worker
        self._working: set[str] = set()  # tables whose reviews are worked out here
        self._looked = 0

    async def look(self, live: LiveTable) -> Data:
        """As far as it has come, at whichever worker."""
        async with live.lock:
            check_reviewable(live.table)
        return await self._told(live.table)

    async def _told(self, table: Table) -> Data:
        ready, work = await self.registry.database.read(lambda connection: standing(connection, table.id))
        if ready is not None:
            told: Data = orjson.loads(ready)
            return told
        return NOTHING if work is None else running(work, step_numbers(table.moments))

    async def begin(self, live: LiveTable, guest: Guest) -> Data:
        """What there is of it already, or the beginning."""
        async with live.lock:
            check_reviewable(live.table)
        asked = partial(self._asked, table=live.table.id, guest=guest.id)
        if await self.registry.database.write_or_retry(asked):
            self._start(live)
        return await self._told(live.table)

    def _asked(self, connection: Connection, table: str, guest: str) -> bool:
        """Whether it is to be worked out here: nobody does it yet."""
        ready, work = standing(connection, table)
        if ready is not None or work is not None:
            return False
        if reviewing.is_busy(connection, guest):
            raise refuse("review-busy")
        reviewing.begin(connection, table, guest, self.worker, self.registry.config.now())
        return True

    # Going on with what another worker has left

    async def tick(self, now: int) -> None:
        if 0 <= now - self._looked < LOOK:
            return
        self._looked = now
        if self._working:
            work = partial(reviewing.renew, tables=list(self._working), worker=self.worker, now=now)
            await self.registry.database.write(work)
        left = partial(reviewing.orphans, before=now - LOST)
        for table in await self.registry.database.read(left):
            await self._go_on(table, now)

    async def _go_on(self, table: str, now: int) -> None:
        """Its worker has died, or this server was stopped in the middle of it."""
        if table in self._working:
            return
        take = partial(reviewing.take_over, table=table, worker=self.worker, before=now - LOST, now=now)
        if await self.registry.database.write(take):
            try:
                self._start(await self.registry.get(table))
            except Refusal:  # of a version that is not played here
                await self._write(reviewing.give_up, table)

    # The work

    def _start(self, live: LiveTable) -> None:
        self._working.add(live.table.id)
        self.registry.begin(self._work(live))

    async def _work(self, live: LiveTable) -> None:
        table = live.table.id
        try:
            await self._judge(live.table)
        except (reviewing.Lost, Taken):  # another worker goes on with it
            pass
        except Exception:
            await self._write(reviewing.give_up, table)
            raise
        finally:
            self._working.discard(table)

    async def _judge(self, table: Table) -> None:
        """What was judged before, here or elsewhere, stays; the rest, one decision after another."""
        match = finished(table)
        work = await self.registry.database.read(lambda connection: reviewing.find(connection, table.id))
        if work is None:
            raise reviewing.Lost
        plan = work.plan if work.plan is not None else await self._planned(table, match)
        for step in plan:
            if step not in work.parts:
                decision = await self._think(table.id, match, step, judge, self.registry.config.review_worlds)
                await self._write(reviewing.add, table.id, step=step, text=written(decision))
        work = await self.registry.database.read(lambda connection: reviewing.find(connection, table.id))
        if work is None:
            raise reviewing.Lost
        text = orjson.dumps(ready(match, work, step_numbers(table.moments))).decode()
        await self._write(reviewing.finish, table.id, now=self.registry.config.now(), text=text)

    async def _planned(self, table: Table, match: Match) -> list[int]:
        """All of the decisions, or of very many those in which most may have been lost."""
        every = await asyncio.to_thread(choices, match, people_of(table))
        plan = every
        if len(every) > MOST:
            await self._write(reviewing.hold, table.id, asked=len(every))
            weights = [(await self._think(table.id, match, step, weight), step) for step in every]
            weights.sort(key=lambda pair: -pair[0])
            plan = sorted(step for _, step in weights[:MOST])
        await self._write(reviewing.hold, table.id, asked=len(every), plan=orjson.dumps(plan).decode())
        return plan

    async def _write(self, work: Any, table: str, **args: Any) -> None:
        await self.registry.database.write(partial(work, table=table, worker=self.worker, **args))

    async def _think(self, table: str, match: Match, step: int, work: Any, *args: Any) -> Any:
        errand = await asyncio.to_thread(errand_at, match, step)
        return await self.registry.archivist.run(table, work, errand, *args)


def standing(connection: Connection, table: str) -> tuple[str | None, reviewing.Work | None]:
    """A review that is ready, or one that is being worked out; in between it is looked for in this order."""
    work = reviewing.find(connection, table)
    return reviewing.ready(connection, table), work


def written(decision: Decision | None) -> str:
    return DECISION.dump_json(decision).decode()


def decisions_in(work: reviewing.Work) -> list[Decision]:
    found = [DECISION.validate_json(text) for text in work.parts.values()]
    return [decision for decision in found if decision is not None]


def running(work: reviewing.Work, steps: list[int]) -> Data:
    """``steps``: by step of the match, the one of the table that it led to."""
    return {
        **NOTHING,
        "status": "running",
        "done": len(work.parts),
        "total": work.asked if work.plan is None else len(work.plan),
        "asked": work.asked,
        "decisions": [decision_data(decision, steps) for decision in decisions_in(work)],
    }


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


def ready(match: Match, work: reviewing.Work, steps: list[int]) -> Data:
    decisions = decisions_in(work)
    return {
        **running(work, steps),
        "status": "ready",
        "accounts": [
            {
                "seat": one.seat,
                "own": percent(one.own),
                "luck": percent(one.luck),
                "others": percent(one.others),
            }
            for one in accounts(match, decisions)
        ],
        "turning": [steps[step] for step in turning_points(decisions)],
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
