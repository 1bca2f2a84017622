"""Errands for the machines of a Ray cluster, answered in order: ``pip install 'fivethrones[arena]'``.

Each errand is a task of its own. What a machine that went away had under way is done again by another one; its answer is the
same and stands under the same number, so nothing counts twice.
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from fivethrones.arena.processes import Refused, accepted, attempted
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal

LOCAL: Final = "local"  # a cluster of this machine alone, for as long as it is needed
AHEAD: Final = 4  # tasks for each core of the cluster that are handed out at once
FOR_EVER: Final = -1

Errand = TypeVar("Errand")
Answer = TypeVar("Answer")


def in_order(
    work: Callable[[Errand], Answer], errands: Sequence[Errand], address: str
) -> Generator[Answer, None, None]:
    """What the work makes of each errand, in the order of the errands, whoever is ready first."""
    with connected(address) as ray:
        task = ray.remote(attempted).options(num_cpus=1, max_retries=FOR_EVER)
        unsent = iter(range(len(errands)))
        under_way: dict[Any, int] = {}
        ready: dict[int, Answer | Refused] = {}
        for wanted in range(len(errands)):
            while wanted not in ready:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
                for number in [number for _, number in zip(range(room), unsent, strict=False)]:
                    under_way[task.remote(work, errands[number])] = number
                heard, _ = ray.wait(list(under_way), num_returns=1)
                for answer in heard:
                    ready[under_way.pop(answer)] = ray.get(answer)
            yield accepted(ready.pop(wanted))


@contextmanager
def connected(address: str) -> Generator[Any, None, None]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    try:
        import ray
    except ImportError as error:
        raise Refusal(Message("refused-no-ray")) from error
    try:
        lean = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address, log_to_driver=False, logging_level="error", **lean)
    except ConnectionError as error:
        raise Refusal(Message("refused-ray-address", {"address": literal(address)})) from error
    try:
        yield ray
    finally:
        ray.shutdown()
