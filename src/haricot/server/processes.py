"""Processes: how work is done outside of the server, one thing at a time, where it can be ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from haricot.catalogue import load, loaded


def one_process(begin: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """Make a pool of one process, which is started when it is first needed."""
    context = multiprocessing.get_context("spawn")
    work = (tuple(loaded()), begin, *given)
    return ProcessPoolExecutor(1, mp_context=context, initializer=ready, initargs=work)


def ready(games: Iterable[str], begin: Callable[..., None], *given: Any) -> None:
    """Begin, and load the games that the server has loaded."""
    begin(*given)
    for game in games:
        load(game)


def end_process(pool: ProcessPoolExecutor | None) -> None:
    """End the process of a pool at once, whatever it does."""
    if pool is not None:
        for process in (getattr(pool, "_processes", None) or {}).values():
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def obey_the_server() -> None:
    """Leave it to the server when to stop, and do not outlive it, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    """End this process when the server has ended."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
