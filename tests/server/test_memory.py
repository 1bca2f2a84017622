"""What is not needed any more is given back, at once."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from server.running import Server, two_players


@contextmanager
def no_collector() -> Iterator[None]:
    """Nothing is freed but what nobody points to."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_table_that_nobody_looks_at_leaves_memory_at_once(server: Server) -> None:
    id, anna, _boris = two_players(server, clock={"kind": "days", "per_move": 86400, "reserve": 0})
    with anna.at(id) as tab:
        tab.act(tab.seen())
    anna.get(f"/api/tables/{id}/replay")
    live = weakref.ref(server.live(id))
    assert id in server.registry._alarms

    with no_collector():
        server.tick(server.registry.config.idle + 10)
        server.tick(10)

        assert id not in server.registry.live
        assert id not in server.registry._alarms
        assert live() is None


def test_a_table_has_one_alarm_however_often_it_is_set(server: Server) -> None:
    id, anna, _boris = two_players(server, clock={"kind": "live", "per_move": 60, "reserve": 60})
    for _ in range(5):
        with anna.at(id):
            pass

    assert list(server.registry._alarms) == [id]
