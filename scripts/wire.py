"""The types of the wire for the page, from the server's own: `python scripts/wire.py`; `--check` only compares."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from fivethrones.server.app import create_app
from fivethrones.server.config import Config

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "wire" / "openapi.ts"


def main() -> int:
    types = generated()
    if "--check" in sys.argv:
        if types == TYPES.read_text(encoding="utf-8"):
            return 0
        print("web/src/wire/openapi.ts is out of date: run python scripts/wire.py")
        return 1
    TYPES.write_text(types, encoding="utf-8")
    return 0


def generated() -> str:
    """The page reads messages only; it writes its requests itself."""
    api = create_app(Config(database="")).openapi()
    messages = {**api, "paths": {}}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "wire.json", Path(folder) / "openapi.ts"
        source.write_text(json.dumps(messages), encoding="utf-8")
        npm = [sys.executable, str(ROOT / "scripts" / "npm.py"), "exec", "--no", "--", "openapi-typescript"]
        subprocess.run(
            [*npm, str(source), "--output", str(target), "--default-non-nullable=false"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return target.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
