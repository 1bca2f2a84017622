"""People who come together from one address, and codes that are tried."""

from pathlib import Path

from fivethrones.server.config import Limits
from server.running import serving


def test_a_party_behind_one_router_arrives_at_once_and_then_one_by_one(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        came = [
            server.client.post("/api/me?bearer=1", json={"name": f"Guest {i}"}).status_code for i in range(21)
        ]
        server.clock.advance(1)
        later = [
            server.client.post("/api/me?bearer=1", json={"name": f"Late {i}"}).status_code for i in range(2)
        ]

    assert came == [200] * 20 + [429]
    assert later == [200, 429]


def test_codes_are_tried_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        paths = ["/api/me/device/look", "/api/me/adopt"] * 3
        tried = [server.client.post(path, json={"code": "WRONG"}).status_code for path in paths]

    assert tried == [409] * 4 + [429] * 2
