"""A real server in a process of its own, on a file that outlives it."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from browser.dealing import seed_file
from browser.visitor import PATIENCE

TESTS: Final = Path(__file__).parents[1]


class Server:
    def __init__(self, folder: Path, program: str = "browser.dealing") -> None:
        self.folder = folder
        self._command = [sys.executable, "-m", program]
        self._starts = 0
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.deal(1)

    def deal(self, seed: int) -> None:
        """From now on every deal and every bot's choice come of this seed."""
        new = self.folder / "new-seed"
        new.write_text(str(seed))
        new.replace(seed_file(self.folder))  # at once: the server may be reading

    def start(self) -> None:
        """Returns once it answers; a second time on the same port."""
        self._starts += 1
        with self.errors.open("w") as errors:
            self._process = subprocess.Popen(
                [*self._command, str(self.folder), self._port],
                cwd=TESTS,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[^/\s]+:(\d+)", line)
        assert found, f"The server did not start: {line}{self.errors.read_text()}"
        self.address, self._port = found[0], found[1]

    @property
    def errors(self) -> Path:
        """What it complains of. A killed one leaves processes that complain later: that is another file."""
        return self.folder / f"errors-{self._starts}.txt"

    def kill(self) -> None:
        """As a power cut does: nothing is tidied up."""
        assert self.errors.read_text() == ""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=PATIENCE / 1000)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
