"""The timekeeper of a server, and the one that stands in for it in tests."""

from __future__ import annotations

import asyncio

import pytest

from haricot.server.timekeeper import Timekeeper
from tests.patience import PATIENCE
from tests.server.moved import Moved


def test_something_is_done_later_by_the_clock_of_the_machine() -> None:
    async def run() -> None:
        time, done = Timekeeper(), asyncio.Event()
        before = time.now()
        time.call_later(PATIENCE, done.clear).cancel()
        time.call_later(0.001, done.set)
        await done.wait()
        assert time.now() > before
        assert time.date() > 1_700_000_000

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_takes_too_long_is_given_up_and_what_does_not_is_left_alone() -> None:
    async def run() -> None:
        time = Moved()
        for passes, given_up in ((4.9, False), (5.0, True)):
            asked = asyncio.Event()
            task = asyncio.create_task(wait_at_most(time, 5.0, asked))
            await asyncio.sleep(0)
            time.ring_next(time.at + passes)
            asked.set()
            if given_up:
                with pytest.raises(TimeoutError):
                    await task
            else:
                await task

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def wait_at_most(time: Timekeeper, seconds: float, asked: asyncio.Event) -> None:
    async with time.at_most(seconds):
        await asked.wait()
        # Whoever is given up is told so at the next thing that it waits for.
        await asyncio.sleep(0)


def test_moved_hands_ring_in_order_and_never_early() -> None:
    time, rung = Moved(), list[tuple[str, float]]()

    def ring(name: str) -> None:
        rung.append((name, time.now()))

    time.call_later(3, lambda: ring("third"))
    time.call_later(1, lambda: ring("first"))
    time.call_later(1, lambda: time.call_later(1, lambda: ring("second")))
    time.call_later(2, lambda: ring("never")).cancel()
    while time.ring_next(2.5):
        pass
    assert rung == [("first", 1.0), ("second", 2.0)]
    assert time.ring_next(3.0)
    assert rung[2:] == [("third", 3.0)]
