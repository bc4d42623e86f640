"""Many tasks on one core or on several, answered in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Protocol, TypeAlias, TypeVar

from haricot.kernel.errors import HaricotError

Given = TypeVar("Given")
Answered = TypeVar("Answered")
Awaited = TypeVar("Awaited")

AHEAD = 8
"""Number of tasks per process that are handed out ahead."""


class Elsewhere(Protocol):
    """Workers who are not processes of this machine."""

    def answers(
        self,
        work: Callable[[Given], Answered],
        tasks: Sequence[Given],
        prepare: Callable[..., object] | None,
        setup: tuple[Any, ...],
    ) -> Generator[Answered, None, None]:
        """Work through tasks, one answer after the other."""
        raise NotImplementedError


Workers: TypeAlias = int | Elsewhere
"""A number of processes of this machine, or workers elsewhere."""


def answers(
    work: Callable[[Given], Answered],
    tasks: Sequence[Given],
    processes: Workers = 1,
    prepare: Callable[..., object] | None = None,
    setup: tuple[Any, ...] = (),
) -> Generator[Answered, None, None]:
    """Work through tasks, one answer after the other; `prepare(*setup)` runs first in each process."""
    if processes == 1 or not tasks:
        if prepare is not None:
            prepare(*setup)
        yield from map(work, tasks)
    elif isinstance(processes, int):
        yield from answers_of_pool(work, tasks, processes, (sys.path, prepare, setup))
    else:
        yield from processes.answers(work, tasks, prepare, setup)


def answers_of_pool(
    work: Callable[[Given], Answered], tasks: Sequence[Given], processes: int, setup: tuple[Any, ...]
) -> Generator[Answered, None, None]:
    """Work through tasks on several processes of this machine."""
    count = min(processes, len(tasks))
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin, setup)

    def submit(task: Given) -> Future[Answered]:
        return pool.submit(work, task)

    try:
        yield from in_order(tasks, AHEAD * count, submit, Future.result, Future.cancel)
    except BrokenProcessPool:
        raise HaricotError(
            "A process of the arena has died: a bot has ended it, or memory ran out. "
            "With --resume FILE it can be gone on with."
        ) from None
    finally:
        pool.shutdown()


def in_order(
    tasks: Sequence[Given],
    ahead: int,
    submit: Callable[[Given], Awaited],
    result: Callable[[Awaited], Answered],
    drop: Callable[[Awaited], object],
) -> Generator[Answered, None, None]:
    """Hand tasks out, never too many at once, give their answers in order, and drop what is not wanted."""
    waiting = deque(map(submit, tasks[:ahead]))
    try:
        for task in tasks[ahead:]:
            yield result(waiting.popleft())
            waiting.append(submit(task))
        while waiting:
            yield result(waiting.popleft())
    finally:
        for pending in waiting:
            drop(pending)


def begin(path: list[str], prepare: Callable[..., object] | None, setup: tuple[Any, ...]) -> None:
    """Make a new process ready: it ends with its parent, and leaves interrupts and the results to it."""
    sys.path[:] = path
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*setup)


def end_with_parent() -> None:
    """Wait for the end of the parent; one that is killed cannot tell its children."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores(text: str) -> int:
    """Read a number of processes; all is one for each core."""
    if text == "all":
        return os.cpu_count() or 1
    if not text.isdecimal() or int(text) < 1:
        raise HaricotError(f"{text} processes cannot play: name a number from 1 on, or all.")
    return int(text)
