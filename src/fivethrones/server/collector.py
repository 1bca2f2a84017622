"""Garbage collection that makes nobody wait.

While Python collects garbage nothing else happens, and with hundreds of tables in memory that takes a good part of a second.
So whatever survives two collections is frozen, which means that Python does not look at it again. Most of it is tables, which
are freed without a collection as soon as nothing refers to them. What closed connections leave behind is collected later, when
nobody plays.
"""

import gc
from typing import Any, Final

YOUNG: Final = 1_000  # new objects, after which the youngest generation is collected
LOOKS: Final = 4  # collections of a generation, after which the next older one is collected, too
QUIET: Final = 1.0  # seconds without a commit: then probably nobody is waiting for anything
APART: Final = 60.0  # seconds at least between two collections of everything
OVERDUE: Final = 3600.0  # seconds after which everything is collected even if it is not quiet


def look_in_small_steps() -> None:
    """Start doing so. What has been loaded by now is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, LOOKS, LOOKS)
    gc.callbacks.append(put_out_of_sight)


def put_out_of_sight(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def look_through_everything() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Collector:
    """Knows when everything may be collected. Times are in seconds."""

    def __init__(self, now: float) -> None:
        self._looked = now
        self._seen = 0  # commits before the last collection
        self._commits = 0
        self._busy = now  # when the last commit was noticed

    def is_due(self, now: float, commits: int) -> bool:
        """Called now and then, with the number of commits so far. If it returns True, the caller collects."""
        if commits != self._commits:
            self._commits, self._busy = commits, now
        since = now - self._looked
        is_quiet = now - self._busy >= QUIET
        if commits == self._seen or since < APART or not (is_quiet or since >= OVERDUE):
            return False
        self._looked, self._seen = now, commits
        return True
