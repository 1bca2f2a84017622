"""One browser for all tests, one server and one file for each module, and visitors whose every request is watched."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NoReturn
from zlib import crc32

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import building
from browser.findings import expect_none
from browser.positions import Positions
from browser.serving import Server
from browser.visitor import PATIENCE, Visitor

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

Visit = Callable[..., Visitor]


def cannot(reason: str) -> NoReturn:
    """On a developer's machine these tests may be left out, but where everything is checked they may not."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def built_page() -> Path:
    if not building.is_current():
        building.build()
    return building.PAGE


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        cannot("The browser tests need Chromium, which is not installed (apt install chromium).")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(
    built_page: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A module may name another program to serve it."""
    assert (built_page / "index.html").is_file()
    program = getattr(request.module, "PROGRAM", "browser.dealing")
    server = Server(tmp_path_factory.mktemp("server"), program)
    server.start()
    yield server
    told = server.errors.read_text()
    server.stop()
    assert told == ""


@pytest.fixture(scope="module")
def positions() -> Positions:
    return Positions()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """People who come to the server; when they have gone, nothing may have gone wrong in their browsers.

    Each test has deals of its own, the same ones every time and in any order.
    """
    server.deal(crc32(request.node.name.encode()))
    came: list[Visitor] = []

    def come(name: str = "", **how: Any) -> Visitor:
        came.append(Visitor(browser, server.address, name, **how))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leave()
    expect_none(trouble for visitor in came for trouble in visitor.troubles)
