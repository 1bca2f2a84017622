"""One browser for all tests, one server for all modules that name the same program, visitors whose every request is watched."""

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
# The first draws pages and nothing round them: a visit costs half of what it costs in a whole browser.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

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


@pytest.fixture(scope="session")
def servers(built_page: Path) -> Iterator[dict[str, Server]]:
    """Those that run, by their program."""
    assert (built_page / "index.html").is_file()
    running: dict[str, Server] = {}
    yield running
    told = {program: server.errors.read_text() for program, server in running.items()}
    for server in running.values():
        server.stop()
    assert not any(told.values()), told


@pytest.fixture(scope="module")
def server(
    servers: dict[str, Server], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Server:
    """A module may name another program to serve it."""
    program: str = getattr(request.module, "PROGRAM", "browser.dealing")
    if program not in servers:
        server = Server(tmp_path_factory.mktemp("server"), program)
        server.start()
        servers[program] = server
    return servers[program]


@pytest.fixture(scope="session")
def positions() -> Positions:
    return Positions()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """People who come to the server; when they have gone, nothing may have gone wrong in their browsers.

    Each test has deals of its own, the same ones every time and in any order.
    """
    server.deal(crc32(request.node.name.encode()))
    came: list[Visitor] = []

    def come(name: str = "", *, address: str = "", **how: Any) -> Visitor:
        came.append(Visitor(browser, address or server.address, name, **how))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leave()
    expect_none(trouble for visitor in came for trouble in visitor.troubles)
