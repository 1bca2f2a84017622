"""What is installed is exactly what was locked: versions with hashes, and no word of where they come from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXTRAS = {
    "requirements.txt": ["play"],
    "requirements-dev.txt": ["play", "dev", "envs", "openspiel", "datasets", "arena"],
    "requirements-docs.txt": ["play", "docs"],
}
LOCKS = list(EXTRAS)


def locked(name: str) -> dict[str, list[str]]:
    """By package with its version, the hashes of its files."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if re.match(r"\w", line):
            found[line.split()[0]] = []
        elif not line.startswith("#"):
            found[list(found)[-1]].append(line.removesuffix("\\").strip())
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    packages = locked(name)

    assert all(re.fullmatch(r"[a-z0-9-]+==[\w.]+", package) for package in packages)
    assert all(hashes for hashes in packages.values())
    hashes = [each for hashes in packages.values() for each in hashes]
    assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)


@pytest.mark.parametrize("name", LOCKS)
def test_the_versions_that_are_played_with_are_used_for_all_else(name: str) -> None:
    packages = locked(name)

    assert all(packages[package] == hashes for package, hashes in locked("requirements.txt").items())


@pytest.mark.parametrize(("name", "extras"), EXTRAS.items())
def test_whatever_the_project_asks_for_is_locked(name: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(each for extra in extras for each in project["optional-dependencies"][extra]),
    ]
    names = {re.sub(r"[._]", "-", re.split(r"[^\w.-]", each)[0]).lower() for each in asked}

    assert names <= {package.partition("==")[0] for package in locked(name)}


@pytest.mark.parametrize("name", [*LOCKS, "web/package-lock.json"])
def test_a_lock_names_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")

    assert "index-url" not in text
    assert "resolved" not in text
    if name in LOCKS:
        assert "://" not in text


def test_every_package_of_the_page_has_its_integrity() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    assert all("integrity" in package for name, package in packages.items() if name)
