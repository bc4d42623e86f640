"""Many tasks on one core or on several, answered in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, TypeVar

from haricot.kernel.errors import HaricotError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 8
"""So many tasks for each process are handed out before their turn to be answered."""


def answers(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int = 1,
    prepare: Callable[..., object] | None = None,
    told: tuple[Any, ...] = (),
) -> Generator[Result, None, None]:
    """Work through tasks, one answer after the other; each process is prepared with what it is told."""
    if processes == 1 or not tasks:
        if prepare is not None:
            prepare(*told)
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    count = min(processes, len(tasks))
    pool = ProcessPoolExecutor(count, context, begin, (sys.path, prepare, told))
    try:
        yield from in_order(pool, work, tasks, AHEAD * count)
    except BrokenProcessPool:
        raise HaricotError(
            "A process of the arena has died: a bot has ended it, or memory ran out. "
            "With --resume FILE it can be gone on with."
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def in_order(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Sequence[Task], ahead: int
) -> Generator[Result, None, None]:
    """Hand tasks out, never too many at once, and give their answers in order."""
    waiting: list[Future[Result]] = [pool.submit(work, task) for task in tasks[:ahead]]
    for task in tasks[ahead:]:
        yield waiting.pop(0).result()
        waiting.append(pool.submit(work, task))
    for future in waiting:
        yield future.result()


def begin(path: list[str], prepare: Callable[..., object] | None, told: tuple[Any, ...]) -> None:
    """Make a new process ready: it ends with its parent, and leaves interrupts to it."""
    sys.path[:] = path
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*told)


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
