"""How fast one may go: a bucket that fills steadily and holds three seconds' worth, or what is said."""

from collections import OrderedDict
from typing import Final

from fivethrones.server.config import Now
from fivethrones.server.refusals import refuse

HOLDS: Final = 3.0  # seconds
REMEMBERED: Final = 10_000


class Rates:
    def __init__(self, now: Now) -> None:
        self.now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # how full, and when

    def spend(self, kind: str, who: str, per_second: float, at_once: float = 1.0) -> None:
        """One more of this kind by this one, or a refusal; at least ``at_once`` may come together."""
        now = self.now()
        most = max(at_once, per_second * HOLDS)
        full, at = self._buckets.pop((kind, who), (most, now))
        passed = max(0, now - at)  # a clock that was set back takes nothing away
        full = min(most, full + passed / 1000 * per_second)
        if full < 1.0:
            self._buckets[kind, who] = (full, now)
            raise refuse("too-fast")
        self._buckets[kind, who] = (full - 1.0, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
