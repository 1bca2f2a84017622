"""What all tests of the server may ask for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgresql import PostgreSQL, running
from server.running import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    with running(tmp_path_factory.mktemp("postgresql")) as database:
        yield database
