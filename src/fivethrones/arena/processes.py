"""Errands for several processes, answered in order."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias, TypeVar

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Args, Message

Pipe: TypeAlias = "Connection[Any, Any]"
Errand = TypeVar("Errand")
Answer = TypeVar("Answer")


def in_order(
    work: Callable[[Errand], Answer], errands: Sequence[Errand], jobs: int
) -> Generator[Answer, None, None]:
    """What the work makes of each errand, in the order of the errands, whoever is ready first."""
    if jobs == 1:
        yield from map(work, errands)
        return
    unsent = iter(range(len(errands)))
    under_way: dict[Pipe, int] = {}
    ready: dict[int, Answer | Refused] = {}
    with workers(min(jobs, len(errands)), work) as idle:
        for wanted in range(len(errands)):
            while wanted not in ready:
                for pipe, number in zip(idle, unsent, strict=False):
                    pipe.send(errands[number])
                    under_way[pipe] = number
                heard = wait(under_way)
                idle = [pipe for pipe in under_way if pipe in heard]
                for pipe in idle:
                    ready[under_way.pop(pipe)] = pipe.recv()
            yield accepted(ready.pop(wanted))


@dataclass(frozen=True)
class Refused:
    """A refusal on its way from another process."""

    id: str
    args: Args
    rule: str


def attempted(work: Callable[[Errand], Answer], errand: Errand) -> Answer | Refused:
    try:
        return work(errand)
    except Refusal as refusal:
        reason = refusal.reason
        return Refused(reason.id, reason.args, reason.rule)


def accepted(answer: Answer | Refused) -> Answer:
    if isinstance(answer, Refused):
        raise Refusal(Message(answer.id, answer.args, answer.rule))
    return answer


@contextmanager
def workers(count: int, work: Callable[[Any], Any]) -> Generator[list[Pipe], None, None]:
    """Pipes to so many processes that work on what they are sent.

    There are no threads and no locks between them, so an interrupt at any moment leaves nobody waiting for ever.
    """
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    pipes: list[Pipe] = []
    processes: list[SpawnProcess] = []
    try:
        with deaf_to_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=work_on_what_comes, args=(theirs, work), daemon=True)
                process.start()
                theirs.close()  # so that nobody but the process holds it, and its end is heard
                pipes.append(ours)
                processes.append(process)
        yield pipes
    except (EOFError, ConnectionError) as broken:
        raise RuntimeError("a process that played games was ended from outside") from broken
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def deaf_to_interrupts() -> Generator[None, None, None]:
    """Processes started in the meantime ignore Ctrl-C, which reaches all of them: whoever started them ends them."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def work_on_what_comes(pipe: Pipe, work: Callable[[Any], Any]) -> None:
    """Work until the other end is closed, for whatever reason."""
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(attempted(work, pipe.recv()))
