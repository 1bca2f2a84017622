"""The log for programs: a JSON object a line, with ids and without secrets."""

import json
import logging
import sys
from typing import Any

from fivethrones.server.logs import JsonLines


def line(message: str, *args: object, **more: Any) -> dict[str, Any]:
    record = logging.getLogger("fivethrones.server").makeRecord(
        "fivethrones.server", logging.ERROR, __file__, 1, message, args, **more
    )
    record.created = 1_800_000_000.5
    text = JsonLines().format(record)
    assert "\n" not in text
    told: dict[str, Any] = json.loads(text)
    return told


def test_a_line_says_when_how_bad_what_and_at_which_table() -> None:
    assert line("table %s cannot go on\nTraceback: 7", "7K2Q", exc_info=None, extra={"table": "7K2Q"}) == {
        "time": "2027-01-15T08:00:00.500+00:00",
        "level": "error",
        "event": "table 7K2Q cannot go on",
        "table": "7K2Q",
    }


def test_of_an_error_its_kind_and_place_are_told_and_not_what_it_quotes() -> None:
    try:
        raise ValueError("hidden: robb_stark")
    except ValueError:
        told = line("the bot failed", exc_info=sys.exc_info())

    assert told["error"] == "ValueError"
    assert told["where"][-1].startswith("test_logs.py:")
    assert "robb_stark" not in str(told)
