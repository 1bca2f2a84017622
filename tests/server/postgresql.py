"""A PostgreSQL of the tests' own, from the system's packages."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60"]


class PostgreSQL:
    def __init__(self, programs: Path, data: Path, settings: list[str]) -> None:
        self.port = free_port()
        self._programs = programs
        self._data = data
        own = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={data}"]
        self._options = " ".join(f"-c {setting}" for setting in [*settings, *own])
        self._names = count(1)

    def start(self) -> None:
        log = self._data / "log"
        call(self._programs / "pg_ctl", "-D", self._data, "-l", log, "-w", "-o", self._options, "start")

    def stop(self) -> None:
        call(self._programs / "pg_ctl", "-D", self._data, "-m", "fast", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"tables{next(self._names)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type, unused-ignore]
        return self.url(name)


@contextmanager
def running(folder: Path, settings: list[str] = FAST) -> Iterator[PostgreSQL]:
    programs = find_programs()
    # The server refuses to run as root, and its user must get through to its folder.
    data = Path("/tmp") / f"postgresql-{os.getpid()}" if os.geteuid() == 0 else folder / "data"
    data.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(data, "postgres")
    try:
        call(programs / "initdb", "--no-sync", "--auth=trust", "--username=postgres", "-D", data)
        postgresql = PostgreSQL(programs, data, settings)
        postgresql.start()
        try:
            yield postgresql
        finally:
            postgresql.stop()
    finally:
        shutil.rmtree(data, ignore_errors=True)


def find_programs() -> Path:
    """Where Debian or the path has them; where it can, the package is installed."""
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "postgresql"]):
            subprocess.run(command, capture_output=True, check=False)
        found = installed()
    if found is not None:
        return found
    why = "PostgreSQL is not installed and cannot be: apt-get install postgresql"
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def call(program: Path, *args: object) -> None:
    command = [str(program), *map(str, args)]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
    # Not through a pipe: what it starts would keep it open.
    ran = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", check=False)
    assert ran.returncode == 0, f"{' '.join(command)} failed"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
