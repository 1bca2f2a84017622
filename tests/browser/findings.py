"""Telling all that was found, each thing once."""

from collections.abc import Iterable

import pytest


def expect_none(found: Iterable[str]) -> None:
    lines = list(dict.fromkeys(found))
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)
