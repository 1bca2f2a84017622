"""An environment in which there is nothing but Python and what a wheel says it needs."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement


class Environment:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.bin = folder / "bin"
        self.packages = next(folder.glob("lib/python*/site-packages"))

    def env(self, **more: str) -> dict[str, str]:
        """Of those who have installed nothing else: no node, no make, no git, no compiler."""
        return {"PATH": str(self.bin), "HOME": str(self.folder), "LANG": "en_US.UTF-8", **more}

    def install(self, wheel: Path) -> None:
        """By pip, which takes nothing from elsewhere: what the wheel needs is laid out before, and must be enough."""
        for needed in needs_of(wheel):
            self.lay_out(needed)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--quiet"]
        subprocess.run([*pip, "--no-index", "--no-compile", str(wheel)], check=True)

    def lay_out(self, package: Distribution) -> None:
        """As links to where the tests have it, which have far more."""
        for name in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
            link = self.packages / name
            if not link.exists():
                link.symlink_to(Path(str(package.locate_file(name))))

    def run(self, *command: str, **env: str) -> str:
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.env(**env),
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout


def needs_of(wheel: Path) -> Iterator[Distribution]:
    """All that the wheel asks for, and what that asks for in turn."""
    with ZipFile(wheel) as files:
        about = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        lines = files.read(about).decode().partition("\n\n")[0].splitlines()
    wanted = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    yield from installed(wanted, {""}, set())


def installed(wanted: list[str], extras: set[str], seen: set[str]) -> Iterator[Distribution]:
    for line in wanted:
        needed = Requirement(line)
        key = f"{needed.name}[{','.join(sorted(needed.extras))}]"
        applies = any(needed.marker is None or needed.marker.evaluate({"extra": extra}) for extra in extras)
        if key in seen or not applies:
            continue
        seen.add(key)
        package = distribution(needed.name)
        yield package
        yield from installed(package.requires or [], {"", *needed.extras}, seen)
