"""docs/wire.md speaks of the routes and fields that there are, and of all of them."""

import re
from pathlib import Path
from typing import Any

import pytest

from fivethrones.server.app import create_app
from fivethrones.server.config import Config

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
DESCRIPTION: dict[str, Any] = create_app(Config(database="")).openapi()
SCHEMAS: dict[str, Any] = DESCRIPTION["components"]["schemas"]


def test_the_page_names_every_route_and_no_other() -> None:
    named = set(re.findall(r"`(GET|POST|PUT|DELETE) (/api/[\w/{}.-]+)", PAGE))
    there = {(method.upper(), path) for path, methods in DESCRIPTION["paths"].items() for method in methods}

    assert named == there | {("GET", "/api/openapi.json")}


@pytest.mark.parametrize("messages", ["ClientMessage", "ServerMessage"])
def test_the_page_names_every_message(messages: str) -> None:
    types = set(SCHEMAS[messages]["discriminator"]["mapping"])

    assert {type for type in types if f'{{type:"{type}"' not in PAGE and f"`{type}`" not in PAGE} == set()


@pytest.mark.parametrize(
    "model",
    [
        "CardInfo",
        "CodeGuest",
        "DecisionInfo",
        "DeckChecked",
        "DeckInfo",
        "DeviceInfo",
        "GameInfo",
        "HostInfo",
        "PreviewAnswer",
        "SeatInfo",
        "Seen",
        "TableInfo",
        "TableLine",
    ],
)
def test_the_page_names_every_field(model: str) -> None:
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]*`", PAGE))))

    assert set(SCHEMAS[model]["properties"]) - words == set()
