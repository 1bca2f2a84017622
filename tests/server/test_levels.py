"""How strong bots are is told wherever one is chosen or met."""

from inspect import signature
from pathlib import Path

import pytest

from fivethrones.kernel.text import Data
from fivethrones.server.tables.automation import Automation
from fivethrones.server.tables.bots import choose, imagined
from server.running import Server, serving


def test_the_rating_of_a_bots_level_is_told_where_it_was_measured(server: Server) -> None:
    anna = server.guest("Anna")
    games = {game["id"]: game for game in server.client.get("/api/games").json()}

    table = anna.table(anna.makes("me", "knight"))
    unmeasured = anna.table(anna.makes("me", "random"))

    assert [seat["rating"] for seat in table["seats"]] == [None, 1500]
    assert [seat["rating"] for seat in unmeasured["seats"]] == [None, None]
    assert games["hand-of-the-king"]["ratings"]["2"]["knight"] == 1500
    assert "random" not in games["hand-of-the-king"]["ratings"]["2"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("monopoly", {}), ("living-card-game", {"variant": "littlefinger"}), ("btwixt", {})],
)
def test_a_bot_is_told_the_same_whether_people_or_bots_sit_with_it(
    tmp_path: Path, game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it trades, bribes and bids with all alike: what it is handed differs in nothing."""
    monkeypatch.setattr(Automation, "wake_bots", lambda *_: None)  # the first question stays open
    with serving(tmp_path, new_seed=lambda: 7) as server:
        anna, boris = server.guest("Anna"), server.guest("Boris")
        with_bots = anna.makes("me", "knight", "random", game=game, options=options, start=True)
        with_people = anna.makes("me", "knight", "open", game=game, options=options, start=False)
        boris.takes(with_people, 2)
        anna.post(f"/api/tables/{with_people}/start")

        handed = [world(server, id) for id in (with_bots, with_people)]

    assert handed[0] == handed[1]
    assert list(signature(choose).parameters) == ["game_id", "name", "world", "seat", "seed"]


def world(server: Server, id: str) -> Data:
    table = server.live(id).table
    assert table.match is not None
    return imagined(table.game, table.match.state, 1, 3)
