"""Errands for the machines of a Ray cluster, answered in order: ``pip install 'fivethrones[arena]'``.

Errands go out in batches, each a task of Ray. What a machine that went away had under way is done again by another one; its answers
are the same and stand under the same number, so nothing counts twice.
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from fivethrones.arena.processes import Refused, accepted, attempted
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal

LOCAL: Final = "local"  # a cluster of this machine alone, for as long as it is needed
AHEAD: Final = 2  # tasks for each core of the cluster that are handed out at once
LARGEST: Final = 32  # errands of a task: more save nothing, and are long in coming when they are done again
ROUNDS: Final = 8  # tasks for each core, at least, so that all cores end together
FOR_EVER: Final = -1

Errand = TypeVar("Errand")
Answer = TypeVar("Answer")


def in_order(
    work: Callable[[Errand], Answer], errands: Sequence[Errand], address: str
) -> Generator[Answer, None, None]:
    """What the work makes of each errand, in the order of the errands, whoever is ready first."""
    with connected(address) as ray:
        task = ray.remote(all_attempted).options(num_cpus=1, max_retries=FOR_EVER)
        batches = cut(errands, cores_of(ray))
        unsent = iter(range(len(batches)))
        under_way: dict[Any, int] = {}
        ready: dict[int, list[Answer | Refused]] = {}
        for wanted in range(len(batches)):
            while wanted not in ready:
                room = AHEAD * cores_of(ray) - len(under_way)
                for number in islice(unsent, max(0, room)):
                    under_way[task.remote(work, batches[number])] = number
                heard, _ = ray.wait(list(under_way), num_returns=1)
                for answers in heard:
                    ready[under_way.pop(answers)] = ray.get(answers)
            for answer in ready.pop(wanted):
                yield accepted(answer)


def cut(errands: Sequence[Errand], cores: int) -> list[Sequence[Errand]]:
    """In batches: to hand out a task costs Ray about as much as to play a short game."""
    size = max(1, min(LARGEST, len(errands) // (ROUNDS * cores)))
    return [errands[start : start + size] for start in range(0, len(errands), size)]


def all_attempted(work: Callable[[Errand], Answer], errands: Sequence[Errand]) -> list[Answer | Refused]:
    return [attempted(work, errand) for errand in errands]


def cores_of(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


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
