"""Files that are there whole or not at all."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal


def unfinished(file: Path) -> Path:
    """Where it is written until it is whole."""
    return file.with_name(f".{file.name}")


def put(file: Path, text: str) -> None:
    """Whoever looks meanwhile finds the old one or the new one."""
    torn = unfinished(file)
    torn.write_text(text, encoding="utf-8", newline="\n")
    os.replace(torn, file)


@contextmanager
def room_in(folder: Path) -> Generator[None, None, None]:
    """A disk that is full or gone is nobody's bug: what is whole stays, and can be gone on with."""
    try:
        yield
    except OSError as error:
        raise Refusal(Message("refused-dataset-no-room", {"path": literal(str(folder))})) from error
