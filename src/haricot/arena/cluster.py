"""A Ray cluster: tasks that go to many machines, and are answered in their order as if one had done them."""

from __future__ import annotations

import logging
import os
import pickle
import socket
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

import haricot
from haricot.arena.workers import AHEAD, Answered, Given, in_order
from haricot.extras import need
from haricot.kernel.errors import HaricotError

LOCAL = "local"
"""The address of a new cluster on this machine."""

PATIENCE = 5.0
"""Timeout for connecting to a cluster, in seconds."""

RETRIES = 2
"""Number of retries of a task whose worker was lost: seeds decide everything, so nothing changes."""


class Cluster(Struct, frozen=True):
    """A Ray cluster by its address: host:port, auto, ray://host:port, or local for a new one."""

    address: str

    def answers(
        self,
        work: Callable[[Given], Answered],
        tasks: Sequence[Given],
        prepare: Callable[..., object] | None,
        setup: tuple[Any, ...],
    ) -> Generator[Answered, None, None]:
        """Work through tasks on the cluster, one answer after the other."""
        with joined(self.address) as ray:
            crew = Crew(ray, pickle.dumps((work, prepare, setup)))
            yield from in_order(tasks, AHEAD * crew.cores(), crew.submit, crew.result, crew.drop)


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Join a cluster, and leave it again; a new one ends with that, and one joined before stays joined."""
    ray = need("ray", "A cluster needs", "leave --ray out", extra="ray")
    if ray.is_initialized():
        yield ray
        return
    with hushed(ray):
        join(ray, address)
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def hushed(ray: Any) -> Iterator[None]:
    """Keep what Ray tells of its workers from the standard output, which is for results."""
    ray._private.worker._worker_logs_enabled = False
    try:
        yield
    finally:
        ray._private.worker._worker_logs_enabled = True


def join(ray: Any, address: str) -> None:
    """Join a cluster or start one, or say why that cannot be."""
    more = {"include_dashboard": False} if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except (OSError, RuntimeError, ValueError, ImportError, ray.exceptions.RayError) as error:
        ray.shutdown()
        raise HaricotError(
            f"No Ray cluster can be joined at {address} ({reason(error)}): see that it runs "
            "(ray start --head), name its address, or leave --ray out."
        ) from None


def knock(address: str) -> None:
    """See quickly whether anybody is there, since Ray itself tries for a long time."""
    if address in (LOCAL, "auto") or "://" in address:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("an address is host:port, auto, ray://host:port or local")
    socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def reason(error: Exception) -> str:
    """Tell what went wrong as part of a sentence: Ray's own goes on with advice about Ray."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return text.strip().splitlines()[0].partition(". ")[0].rstrip(".:")


class Crew:
    """The workers of a cluster that was joined, all with the same errand."""

    def __init__(self, ray: Any, errand: bytes) -> None:
        self.ray = ray
        self.errand = ray.put(errand)
        self.path = [os.path.abspath(folder) for folder in sys.path]
        self.remote = ray.remote(max_retries=RETRIES)(courier())

    def cores(self) -> int:
        """Count the cores of the cluster; one that grows when it is needed may have none yet."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def submit(self, task: object) -> Any:
        """Hand a task out."""
        return self.remote.remote(self.path, haricot.__version__, self.errand, pickle.dumps(task))

    def result(self, pending: Any) -> Any:
        """Wait for an answer."""
        try:
            return self.ray.get(pending)
        except self.ray.exceptions.RayTaskError as error:
            raise reported(error.cause) from error
        except self.ray.exceptions.RayError as error:
            raise HaricotError(
                f"A worker of the cluster was lost ({type(error).__name__}): a bot has ended it, or memory "
                "or a machine is gone. With --resume FILE the arena can be gone on with."
            ) from None

    def drop(self, pending: Any) -> None:
        """Take a task back."""
        self.ray.cancel(pending)


def reported(error: Exception) -> Exception:
    """Say what a worker lacks; any other error is told as it came."""
    if isinstance(error, HaricotError):
        return HaricotError(f"On the cluster: {error}")
    if isinstance(error, ImportError):
        return HaricotError(
            f"A worker of the cluster cannot play ({error}): "
            f"install haricot {haricot.__version__} on every machine, with what your bots import."
        )
    return error


def courier() -> Callable[[list[str], str, bytes, bytes], Any]:
    """Make what a worker runs: made here, it travels as code, and finds haricot where this process does."""

    def carry(path: list[str], version: str, errand: bytes, task: bytes) -> Any:
        import sys

        sys.path[:0] = [folder for folder in path if folder not in sys.path]
        from haricot.arena.cluster import attend

        return attend(version, errand, task)

    return carry


class Worker:
    """What a worker knows: the errand it was sent on last, and the work that it is about."""

    errand: bytes = b""
    work: Callable[[Any], Any]


def attend(version: str, errand: bytes, task: bytes) -> Any:
    """Do a task as a worker; the first of an errand finds out what it is about."""
    if errand != Worker.errand:
        take_on(version, errand)
    return Worker.work(pickle.loads(task))


def take_on(version: str, errand: bytes) -> None:
    """Make a worker ready for an errand, unless it would play by other rules."""
    if version != haricot.__version__:
        raise HaricotError(
            f"A worker has haricot {haricot.__version__}, and {version} is asked for: "
            "install the same version everywhere."
        )
    work, prepare, setup = pickle.loads(errand)
    if prepare is not None:
        prepare(*setup)
    Worker.work, Worker.errand = work, errand
