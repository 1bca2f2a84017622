"""A server whose deals are known: its seeds are what a file says. ``python -m browser.dealing FOLDER PORT``"""

import sys
from pathlib import Path
from typing import Final

from fivethrones.server.config import Config
from fivethrones.server.serve import serve

HOST: Final = "127.0.0.1"
WORLDS: Final = 2  # of a review: the page shows a poor one as well as a good one


def seed_file(folder: Path) -> Path:
    return folder / "seed"


def main(folder: Path, port: int) -> None:
    def read_seed() -> int:
        return int(seed_file(folder).read_text())

    config = Config(str(folder / "tables.db"), new_seed=read_seed, beat=0.05, review_worlds=WORLDS)
    serve(config, HOST, port, lambda at: print(at, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
