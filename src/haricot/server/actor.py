"""Actor: how robots act at a table, in turn with everybody else."""

from __future__ import annotations

import asyncio
from typing import Protocol

from haricot.kernel.actions import AnyAction
from haricot.server.tending import Job


class Actor(Protocol):
    """Does things at a table one after the other, and plays the moves of robots."""

    def submit(self, job: Job) -> asyncio.Future[None]:
        """Do something when the table is ready for it."""

    async def move(self, action: AnyAction) -> None:
        """Play what a bot has decided."""
