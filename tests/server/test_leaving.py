"""Who leaves in the middle of something does not take it along."""

import asyncio
from pathlib import Path

from fivethrones.server.people.guests import Guest
from fivethrones.server.tables.play import act
from server.running import serving, two_players


def test_what_is_on_its_way_to_the_disk_is_told_though_its_sender_has_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        live = server.live(id)
        guest = live.table.chairs[0].guest
        with boris.at(id) as tab, anna.at(id) as mine:
            seen = mine.seen()
            tab.news()
            option = seen["decision"]["options"][0]

            async def act_and_go() -> bool:
                choice = (option["verb"], option["target"], option["extra"])
                task = asyncio.create_task(act(live, Guest(guest, "Anna"), 0, seen["d"], [choice]))
                await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                return task.cancelled()

            assert server.client.portal is not None
            assert server.client.portal.call(act_and_go)
            assert tab.seen()["step"] == 1
        assert anna.table(id)["step"] == 1
    with serving(tmp_path) as server:
        anna.server = server
        assert anna.table(id)["step"] == 1
