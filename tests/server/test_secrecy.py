"""Two worlds that differ only in what a seat may not know send that seat the same bytes."""

from pathlib import Path
from typing import Any

import pytest

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.rng import seeded
from fivethrones.server.entries import Started
from server.running import Server, serving

STEPS = 25


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_traffic_is_the_same_in_both_worlds(tmp_path: Path, viewer: Seat) -> None:
    """The deck of the second world is dealt anew behind what this viewer has seen; both are played alike."""
    told = [traffic(tmp_path / str(world), viewer, world) for world in range(2)]

    assert told[0] == told[1]
    assert len(told[0]) > STEPS


def traffic(folder: Path, viewer: Seat, world: int) -> list[str]:
    """All that a viewer's socket carries until something hidden comes to light."""
    folder.mkdir()
    heard: list[str] = []
    with serving(folder) as server:
        anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
        id = anna.makes("me", "open")
        boris.takes(id, 1)
        live = server.live(id)
        begin(server, id, seed=11)
        match = live.table.match
        assert match is not None
        if world:
            match.state = match.game.determinize(match.state, viewer, seeded(99))
        watching = {SPECTATOR: vera, 0: anna, 1: boris}[viewer]
        people = [anna, boris]
        with watching.at(id) as tab:
            heard += texts(tab)
            while match.state.decision is not None:
                mover = match.state.decision.asked[0]
                with people[mover].at(id) as moving:
                    moving.act(moving.seen())
                if any(event.discloses for event in match.state.events):
                    break
                heard += texts(tab)
                tab.session.send_text('{"type":"hint","seat":0,"d":1}')
                tab.session.send_text('{"type":"why","seat":0,"action":["move",9,9]}')
                heard += texts(tab)
    secrets = [person.headers["authorization"].partition(" ")[2] for person in (anna, boris, vera)]
    assert not any(secret in line for secret in secrets for line in heard)
    return [line.replace(id, "TABLE") for line in heard]


def begin(server: Server, id: str, seed: int) -> None:
    """Begin with this very seed, as only a test can."""
    live = server.live(id)
    assert server.client.portal is not None
    server.client.portal.call(live.change, lambda _table: Started(seed))


def texts(tab: Any) -> list[str]:
    """All messages that have come, as they came."""
    tab.session.send_text('{"type":"ping"}')
    heard: list[str] = []
    while True:
        message = tab.session.receive_text()
        if message == '{"type":"pong"}':
            return heard
        heard.append(message)
