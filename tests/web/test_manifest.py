"""The page can be installed: it says what it is called, where it begins and what it looks like."""

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_page_names_its_manifest_whose_icons_are_there() -> None:
    manifest = json.loads((WEB / "public" / "app.webmanifest").read_text(encoding="utf-8"))

    assert 'rel="manifest" href="/app.webmanifest"' in (WEB / "index.html").read_text(encoding="utf-8")
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert all((WEB / "public" / icon["src"].lstrip("/")).is_file() for icon in manifest["icons"])
