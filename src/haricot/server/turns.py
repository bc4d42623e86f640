"""Turns: in which order bots think, so that whoever has many tables of them gets no more than a fair part."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from haricot.kernel.actions import Action
from haricot.server.thinking import Key, Question

EFFORTS = ((4.0, 1.0), (8.0, 0.5), (16.0, 0.25))
"""With so many thoughts for each of a table's, one takes this part of its usual time; with more, none."""

LEAST_COST = 0.001
"""No thought is taken for quicker than these seconds: then everybody has a turn where clocks see nothing."""

HABIT = 0.2
"""How far one thought changes what the next one of its kind is expected to take."""

MOVING = 0.25
"""What it costs, in seconds, to tell the bots of a table everything again in another process."""

MOST_KNOWN = 1000
"""So many hosts are remembered, before those are forgotten who have nothing to wait for."""


Put = Callable[[Callable[[Key], int], float], Question | None]
"""Puts a question when its turn has come, by how many moves a bot has heard of, and with how much effort."""


class Whose(Struct, frozen=True):
    """To whom a thought is counted: the table, its host, and the address that it is played from."""

    table: str
    host: str
    address: str = ""


class Told(Struct, frozen=True):
    """What came of a thought: an action or none, unless the bot was lost over it."""

    action: Action | None = None
    lost: bool = False


class Ticket:
    """A thought that waits for its turn."""

    def __init__(self, whose: Whose, bot: str, put: Put) -> None:
        self.whose = whose
        self.bot = bot
        self.put = put
        self.told: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        # When the thought would end if everybody thought at the same time, each at a fair pace.
        self.due = 0.0
        self.cost = 0.0

    def tell(self, told: Told) -> None:
        """Tell who waits, unless the table has been closed."""
        if not self.told.done():
            self.told.set_result(told)


class Turns:
    """Thoughts that wait: whose fair part of the time would be used up first is next.

    Every table has one thought at a time here. Hosts share the time evenly, and so do addresses: where many
    hosts come from one address, each of them has a part of its part.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting: list[Ticket] = []
        # The thoughts of each host that wait or are thought, by address.
        self.crowds: dict[str, Counter[str]] = {}
        # How far everybody has come, and each host, in seconds of a fair pace.
        self.now = 0.0
        self.hosts: dict[str, float] = {}
        # What a thought of each bot usually takes.
        self.costs: dict[str, float] = {}

    def join(self, ticket: Ticket) -> None:
        """Let a thought wait for its turn."""
        whose = ticket.whose
        crowd = self.crowds.setdefault(whose.address, Counter())
        crowd[whose.host] += 1
        ticket.cost = self.costs.get(ticket.bot, LEAST_COST) * len(crowd)
        ticket.due = max(self.now, self.hosts.get(whose.host, 0.0)) + ticket.cost
        self.hosts[whose.host] = ticket.due
        self.waiting.append(ticket)

    def next(self, distance: Callable[[str], float]) -> Ticket | None:
        """Take the next thought for a process; tables that are at home in another one come later, or not."""
        turns = [
            (one.due + distance(one.whose.table), at)
            for at, one in enumerate(self.waiting)
            if not one.told.done()
        ]
        turn, at = min(turns, default=(float("inf"), 0))
        if turn == float("inf"):
            return None
        ticket = self.waiting.pop(at)
        self.now = max(self.now, ticket.due)
        return ticket

    def effort(self, whose: Whose) -> float:
        """Tell what part of its time a bot may think: less, the longer its host waits for them all."""
        crowd = self.crowds[whose.address]
        load = len(self.crowds) * len(crowd) * crowd[whose.host] / self.processes
        return next((effort for most, effort in EFFORTS if load <= most), 0.0)

    def give_up(self, ticket: Ticket) -> None:
        """Let a thought go that nobody waits for any more, if it has not begun."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)
            self.count(ticket, 0.0)

    def charge(self, ticket: Ticket, seconds: float) -> None:
        """Count what a thought has taken, when it is over."""
        whose, usual, taken = ticket.whose, self.costs.get(ticket.bot, LEAST_COST), max(seconds, LEAST_COST)
        self.costs[ticket.bot] = usual + HABIT * (taken - usual)
        self.count(ticket, taken * len(self.crowds[whose.address]))

    def count(self, ticket: Ticket, cost: float) -> None:
        """Count what a thought has cost, not what was expected, and forget who has nothing to wait for."""
        address, host = ticket.whose.address, ticket.whose.host
        self.hosts[host] = self.hosts.get(host, self.now) + cost - ticket.cost
        crowd = self.crowds[address]
        crowd[host] -= 1
        if not crowd[host]:
            del crowd[host]
        if not crowd:
            del self.crowds[address]
        if len(self.hosts) > MOST_KNOWN:
            self.hosts = {host: due for host, due in self.hosts.items() if due > self.now}
