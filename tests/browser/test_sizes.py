"""What a visitor downloads stays small, and all of it comes from here."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


@pytest.fixture(scope="module")
def manifest(built_page: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((built_page / ".vite" / "manifest.json").read_text())
    return loaded


def needed(manifest: dict[str, Any], key: str) -> set[str]:
    """A chunk and all that it needs at once."""
    found = {key}
    for other in manifest[key].get("imports", []):
        found |= needed(manifest, other)
    return found


def own_script(page: Path, manifest: dict[str, Any], key: str) -> int:
    shell = needed(manifest, "index.html") if key != "index.html" else set()
    return sum(zipped(page / manifest[each]["file"]) for each in needed(manifest, key) - shell)


def test_scripts_stay_small(built_page: Path, manifest: dict[str, Any]) -> None:
    assert own_script(built_page, manifest, "index.html") <= 70_000
    assert own_script(built_page, manifest, "src/screens/rules/Rules.svelte") <= 25_000
    games = [key for key in manifest if re.fullmatch(r"src/games/[^/]+/index\.ts", key)]
    assert games
    for key in games:
        assert own_script(built_page, manifest, key) <= 40_000, key


def test_styles_sprite_and_fonts_stay_small(built_page: Path) -> None:
    assets = built_page / "assets"
    assert sum(zipped(path) for path in assets.glob("*.css")) <= 16_000
    assert zipped(built_page / "index.html") <= 8_000
    fonts = [path for path in assets.glob("*.woff2") if path.name.startswith(("golos", "alegreya"))]
    assert sum(path.stat().st_size for path in fonts) <= 110_000


def test_no_file_names_another_host(built_page: Path) -> None:
    """But for names that are never asked for: of namespaces, and of what a message of Svelte explains."""
    known = ("http://www.w3.org/", "https://svelte.dev/")
    for path in built_page.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            found = re.findall(r"https?://[\w.-]+/", path.read_text(encoding="utf-8"))
            assert set(found) <= set(known), path.name
