"""The server's log for programs: one JSON object a line."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)
IDS: Final = ("table", "guest", "tournament")  # given to a record by `extra`


class JsonLines(logging.Formatter):
    """For an error its type and where it happened, but not its message, which may quote what nobody should read."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip().partition("\n")[0],  # some put a whole traceback here
        }
        line |= {id: getattr(record, id) for id in IDS if hasattr(record, id)}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line |= {"error": type(error).__name__, "where": places(error)}
        return json.dumps(line, ensure_ascii=False)


def places(error: BaseException) -> list[str]:
    """The innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def log_in_json(stream: TextIO = sys.stderr) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("fivethrones").setLevel(logging.INFO)
