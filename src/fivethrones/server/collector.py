"""Looking for garbage without making anybody wait.

Nothing else happens while Python looks through its memory, and with hundreds of tables in it that takes a good part of a
second. So what outlives two looks is put out of sight: that is tables mostly, which are freed without a look once nobody
points to them. What is left over by connections that have gone is found later, when nobody plays.
"""

import gc
from typing import Any, Final

YOUNG: Final = 1_000  # new objects between two looks at those alone
LOOKS: Final = 4  # of these until one at all that came since the last such
QUIET: Final = 1.0  # seconds without a commit in which nobody is likely to wait for anything
APART: Final = 60.0  # seconds between two looks at everything, at the least
OVERDUE: Final = 3600.0  # seconds after which that cannot wait for a quiet moment


def look_in_small_steps() -> None:
    """From here on; what is loaded now stays."""
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
    """Knows when everything may be looked through. Times are in seconds."""

    def __init__(self, now: float) -> None:
        self._looked = now
        self._seen = 0  # commits by then
        self._commits = 0
        self._busy = now  # when there was one last

    def is_due(self, now: float, commits: int) -> bool:
        """Asked now and then, with the number of commits so far; whoever is told so looks."""
        if commits != self._commits:
            self._commits, self._busy = commits, now
        since = now - self._looked
        is_quiet = now - self._busy >= QUIET
        if commits == self._seen or since < APART or not (is_quiet or since >= OVERDUE):
            return False
        self._looked, self._seen = now, commits
        return True
