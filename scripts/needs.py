"""Install a browser and PostgreSQL from Debian's packages where they are missing and apt may be used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The first one that can be had. It draws pages and nothing round them, which costs half.
BROWSERS = ["chromium-headless-shell", "chromium"]


def missing() -> list[list[str]]:
    """Packages, each with what will do instead."""
    wanted: list[list[str]] = []
    if shutil.which(BROWSERS[0]) is None:
        wanted.append(BROWSERS)
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        wanted.append(["postgresql"])
    return wanted


def install(package: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    return subprocess.run(command, env=quiet, check=False).returncode == 0


def main() -> int:
    wanted = missing()
    if not wanted:
        return 0
    may = shutil.which("apt-get") is not None and os.geteuid() == 0
    if may:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
    for packages in wanted:
        if not any(shutil.which(package) or (may and install(package)) for package in packages):
            print(f"Not installed: {packages[-1]}. The tests that need it will say so.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
