"""Files that are there whole or not at all."""

import os
from pathlib import Path


def unfinished(file: Path) -> Path:
    """Where it is written until it is whole."""
    return file.with_name(f".{file.name}")


def put(file: Path, text: str) -> None:
    """Whoever looks meanwhile finds the old one or the new one."""
    torn = unfinished(file)
    torn.write_text(text, encoding="utf-8", newline="\n")
    os.replace(torn, file)
