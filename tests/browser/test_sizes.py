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


def own_chunks(manifest: dict[str, Any], key: str) -> set[str]:
    return needed(manifest, key) - (needed(manifest, "index.html") if key != "index.html" else set())


def own_script(page: Path, manifest: dict[str, Any], key: str) -> int:
    return sum(zipped(page / manifest[each]["file"]) for each in own_chunks(manifest, key))


def own_styles(page: Path, manifest: dict[str, Any], key: str) -> set[Path]:
    return {page / file for each in own_chunks(manifest, key) for file in manifest[each].get("css", [])}


def games(manifest: dict[str, Any]) -> list[str]:
    return [key for key in manifest if re.fullmatch(r"src/games/[^/]+/index\.ts", key)]


def screens(manifest: dict[str, Any]) -> list[str]:
    return [key for key in manifest if re.fullmatch(r"src/screens/.*\.svelte", key)]


def test_scripts_stay_small(built_page: Path, manifest: dict[str, Any]) -> None:
    assert own_script(built_page, manifest, "index.html") <= 70_000
    assert own_script(built_page, manifest, "src/screens/rules/Rules.svelte") <= 25_000
    assert games(manifest)
    for key in games(manifest):
        styles = sum(zipped(path) for path in own_styles(built_page, manifest, key))
        assert own_script(built_page, manifest, key) + styles <= 40_000, key


def test_styles_sprite_and_fonts_stay_small(built_page: Path, manifest: dict[str, Any]) -> None:
    assets = built_page / "assets"
    shell = own_styles(built_page, manifest, "index.html")
    assert screens(manifest)
    for key in screens(manifest):
        styles = shell | own_styles(built_page, manifest, key)
        assert sum(zipped(path) for path in styles) <= 16_000, key
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
