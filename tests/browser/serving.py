"""A real server in a process of its own, on a file that outlives it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = [sys.executable, "-m", "fivethrones.cli", "serve", "--lang", "en"]


class Server:
    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.errors = folder / "errors.txt"
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns once it answers; a second time on the same port."""
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*COMMAND, "--port", self._port, "--database", self.database],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[^/\s]+:(\d+)", line)
        assert found, f"The server did not start: {line}{self.errors.read_text()}"
        self.address, self._port = found[0], found[1]

    def kill(self) -> None:
        """As a power cut does: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
