"""What other workers say."""

from typing import Any

from fivethrones.server.storage.news import (
    AVOIDED,
    BANS,
    CHAT,
    ENDED,
    GUEST,
    HERE,
    LOG,
    LOST,
    REVIEW,
    UNSAID,
    WHO,
)
from fivethrones.server.tables import presence, spoken, together
from fivethrones.server.tables.registry import HEARTBEAT, Registry


def hear(registry: Registry, kind: str, about: Any) -> None:
    """News from another worker."""
    if kind == LOG:
        catch_up(registry, [id for id in about if id in registry.live])
    elif kind == LOST:
        catch_up(registry, list(registry.live))
    elif kind == GUEST:
        registry.begin(registry.guests.forget(about, elsewhere=False))
    elif kind == ENDED:
        registry.close(*about)
        registry.begin(registry.guests.forget(about[0], elsewhere=False))
    elif kind == BANS:
        registry.begin(registry.bans.load())
    elif kind == AVOIDED:
        registry.begin(registry.listen_anew(about, elsewhere=False))
    elif kind == UNSAID and about in registry.live:
        registry.begin(spoken.show_anew(registry.live[about]))
    elif kind == HERE:
        worker, id, guests = about
        if id in registry.live:
            until = registry.config.now() + 3 * HEARTBEAT
            registry.begin(presence.hear(registry.live[id], worker, guests, until))
    elif kind == WHO:
        if about in registry.live and registry.live[about].connections:
            registry.tell_presence(registry.live[about])
    elif kind == CHAT and about[0] in registry.live:
        registry.begin(spoken.hear(registry.live[about[0]], about[1]))
    elif kind == REVIEW and about[0] in registry.live:
        registry.begin(together.hear(registry.live[about[0]], about[1]))


def catch_up(registry: Registry, ids: list[str]) -> None:
    for id in ids:
        registry.begin(registry.live[id].catch_up())
