"""The rules of the games in our own words, numbered."""

from importlib.resources import files
from pathlib import Path


def rules_text(game: str, language: str) -> str:
    """As Markdown; from the installed package, or from the documents of a checkout."""
    name = f"{game}.{language}.md"
    packed = files("fivethrones").joinpath("rules", name)
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / name).read_text(encoding="utf-8")
