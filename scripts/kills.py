"""Kill a server under load, a thousand times, and count what it acknowledged and lost: ``python scripts/kills.py [KILLS]``."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.crash import crash_and_go_on


def main(kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        acknowledged = crash_and_go_on(Path(folder), str(Path(folder) / "tables.db"), kills)
    print(f"{kills} kills, {acknowledged} acknowledged actions, none lost")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
