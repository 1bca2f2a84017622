"""Two worlds that differ only in what a seat may not know send that seat the same bytes."""

from pathlib import Path
from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.play import default, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.match.entry import DEFAULT, Entry
from fivethrones.server.tables.entries import Started
from fivethrones.server.tables.table import Table
from server.running import Server, serving

STEPS = 25
FEWEST = 5  # messages until a game discloses something, the first ones included


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_traffic_is_the_same_in_both_worlds(tmp_path: Path, game: str, viewer: Seat) -> None:
    """What this viewer has not seen is dealt anew in the second world; both are played alike."""
    told = [traffic(tmp_path / str(world), game, viewer, world) for world in range(2)]

    assert told[0] == told[1]
    assert len(told[0]) > FEWEST


def traffic(folder: Path, game: str, viewer: Seat, world: int) -> list[str]:
    """All that a viewer's socket carries until something hidden comes to light."""
    folder.mkdir()
    with serving(folder) as server:
        anna, boris, vera, *others = people = [
            server.guest(name) for name in ("Anna", "Boris", "Vera", "Gleb")
        ]
        id = anna.makes("me", *["open"] * (min(GAMES[game].seats) - 1), game=game)
        for seat, person in enumerate([boris, *others][: min(GAMES[game].seats) - 1]):
            person.takes(id, seat + 1)
        begin(server, id, seed=11)
        live = server.live(id)
        match = live.table.match
        assert match is not None
        if world:
            match.state = match.game.determinize(match.state, viewer, seeded(99))
        with {SPECTATOR: vera, 0: anna, 1: boris}[viewer].at(id) as tab:
            heard = texts(tab)
            for _ in range(STEPS):
                if match.state.decision is None:
                    break
                move(server, id)
                if any(event.discloses for event in match.state.events):
                    break
                heard += texts(tab)
                tab.session.send_text('{"type":"hint","seat":0,"d":1}')
                tab.session.send_text('{"type":"why","seat":0,"action":["move",9,9]}')
                heard += texts(tab)
    secrets = [person.headers["authorization"].partition(" ")[2] for person in people]
    assert not any(secret in line for secret in secrets for line in heard)
    return [line.replace(id, "TABLE") for line in heard]


def move(server: Server, id: str) -> None:
    """Whoever is waited for first does what is done for those who do nothing."""

    def decide(table: Table) -> Entry:
        assert table.match is not None
        seat = waiting(table.match.state)[0]
        return Entry(DEFAULT, seat, (default(table.match.state, seat),))

    assert server.client.portal is not None
    server.client.portal.call(server.live(id).change, decide)


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
