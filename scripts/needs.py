"""Install Chromium and PostgreSQL from Debian's packages where they are missing and apt may be used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def missing() -> list[str]:
    packages: list[str] = []
    if shutil.which("chromium") is None:
        packages.append("chromium")
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        packages.append("postgresql")
    return packages


def main() -> int:
    packages = missing()
    if not packages:
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"Not installed: {', '.join(packages)}. The tests that need them will say so.")
        return 0
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    done = subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet, check=False
    )
    if done.returncode != 0:
        print(f"apt-get could not install {', '.join(packages)}. The tests that need them will say so.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
