"""FairQueue: in which order bots think; many tables get their owner no more than a fair part."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

from haricot.kernel.actions import Action
from haricot.server.thinking import Key, ThinkRequest

EFFORTS = ((4.0, 1.0), (8.0, 0.5), (16.0, 0.25))
"""Maximum load of a process, and the part of its usual time that a thought has then; beyond it, none."""

LEAST_COST = 0.001
"""Minimum number of seconds that a thought counts as, so that turns are fair where clocks are coarse."""

HABIT = 0.2
"""Weight of the last thought in what the next one of its kind is expected to take."""

MOVING = 0.25
"""What it costs, in seconds, to tell the bots of a table everything again in another process."""

ADDRESS, HOST = 1, 2
"""Where the accounts of a thought are, behind that of all."""

Put = Callable[[Callable[[Key], int], float], ThinkRequest | None]
"""Makes a request when its turn has come, by how many moves a bot has heard of, and with how much effort."""


class Whose(Struct, frozen=True):
    """To whom a thought is counted: the table, its host, and the address that it is played from."""

    table: str
    host: str
    address: str = ""


class ThoughtResult(Struct, frozen=True):
    """What came of a thought: an action or none, unless the bot was lost over it."""

    action: Action | None = None
    lost: bool = False


class Ticket:
    """A thought that waits for its turn."""

    def __init__(self, whose: Whose, bot: str, put: Put) -> None:
        self.whose = whose
        self.bot = bot
        self.put = put
        self.told: asyncio.Future[ThoughtResult] = asyncio.get_running_loop().create_future()
        # What it was expected to take when its turn came.
        self.cost = 0.0

    def tell(self, told: ThoughtResult) -> None:
        """Answer whoever waits, unless the table has been closed."""
        if not self.told.done():
            self.told.set_result(told)


class Account:
    """How many seconds of thoughts somebody has had, and those who share them."""

    def __init__(self) -> None:
        self.used = 0.0
        # How many thoughts wait, or are thought.
        self.open = 0
        self.parts: dict[str, Account] = {}
        # How far those have come who share: whoever joins them begins there, and has nothing in hand.
        self.now = 0.0

    def enter(self, name: str) -> Account:
        """Open an account for one of those who share, if there is none, and count one thought more."""
        part = self.parts.get(name)
        if part is None:
            part = self.parts[name] = Account()
            part.used = self.now
        part.open += 1
        return part

    def leave(self, name: str) -> None:
        """Count one thought less, and close the account with the last one."""
        self.parts[name].open -= 1
        if not self.parts[name].open:
            del self.parts[name]


class FairQueue:
    """Thoughts that wait: whose part would be the smallest after the next one is next.

    Addresses share the time of the processes evenly, and hosts that of their address. Of a host's tables,
    each of which has one thought here at a time, the first is next. Nobody waits for ever, since all who join
    begin where the others have come to.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting: list[Ticket] = []
        self.all = Account()
        # What a thought of each bot usually takes.
        self.costs: dict[str, float] = {}

    def path(self, whose: Whose) -> list[Account]:
        """Find the accounts that a thought is counted in: that of all, of the address and of the host."""
        address = self.all.parts[whose.address]
        return [self.all, address, address.parts[whose.host]]

    def join(self, ticket: Ticket) -> None:
        """Let a thought wait for its turn."""
        self.all.enter(ticket.whose.address).enter(ticket.whose.host)
        self.waiting.append(ticket)

    def next(self, distance: Callable[[str], float]) -> Ticket | None:
        """Take the next thought for a process; tables that are at home in another one come later, or not."""

        def turn(ticket: Ticket, level: int) -> float:
            used = self.path(ticket.whose)[level].used
            return used + self.expected(ticket) + distance(ticket.whose.table)

        ready = [one for one in self.waiting if not one.told.done() and turn(one, HOST) < float("inf")]
        first: dict[str, Ticket] = {}
        for ticket in sorted(ready, key=lambda one: turn(one, HOST)):
            first.setdefault(ticket.whose.address, ticket)
        found = min(first.values(), key=lambda one: turn(one, ADDRESS), default=None)
        if found is not None:
            self.waiting.remove(found)
            found.cost = self.expected(found)
            for shared, part in pairwise(self.path(found.whose)):
                part.used += found.cost
                shared.now = max(shared.now, part.used)
        return found

    def expected(self, ticket: Ticket) -> float:
        """Tell what a thought is likely to take."""
        return self.costs.get(ticket.bot, LEAST_COST)

    def effort(self, whose: Whose) -> float:
        """Tell what part of its time a bot may think: less, the longer its host waits for them all."""
        everybody, address, host = self.path(whose)
        load = len(everybody.parts) * len(address.parts) * host.open / self.processes
        return next((effort for most, effort in EFFORTS if load <= most), 0.0)

    def give_up(self, ticket: Ticket) -> None:
        """Let a thought go that nobody waits for any more, if it has not begun."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)
            self.leave(ticket.whose)

    def charge(self, ticket: Ticket, seconds: float) -> None:
        """Count what a thought has taken, when it is over, instead of what was expected."""
        taken, usual = max(seconds, LEAST_COST), self.expected(ticket)
        self.costs[ticket.bot] = usual + HABIT * (taken - usual)
        for account in self.path(ticket.whose):
            # Only whoever thought for so long comes later: those who join now have nothing to do with it.
            account.used += taken - ticket.cost
        self.leave(ticket.whose)

    def leave(self, whose: Whose) -> None:
        """Count one thought less."""
        self.all.parts[whose.address].leave(whose.host)
        self.all.leave(whose.address)
