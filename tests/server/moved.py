"""A timekeeper whose hands tests move, so that nothing there takes time and nothing comes early or late."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from haricot.server.timekeeper import Timekeeper


class Ringing:
    """Something that will be done at its time, unless it is cancelled."""

    def __init__(self, at: float, number: int, job: Callable[[], object]) -> None:
        self.at = at
        self.number = number
        self.job = job
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Moved(Timekeeper):
    """Stands still until it is moved; what comes due then is done in its order."""

    def __init__(self) -> None:
        self.at = 0.0
        self.alarms: list[Ringing] = []
        self.numbers = count()

    def now(self) -> float:
        return self.at

    def date(self) -> float:
        return self.at

    def call_later(self, seconds: float, job: Callable[[], object]) -> Ringing:
        alarm = Ringing(self.at + seconds, next(self.numbers), job)
        self.alarms.append(alarm)
        return alarm

    def ring_next(self, end: float) -> bool:
        """Go on to what comes due next, do it, and tell whether anything came due before the end."""
        self.alarms = [alarm for alarm in self.alarms if not alarm.cancelled]
        due = [alarm for alarm in self.alarms if alarm.at <= end]
        if not due:
            return False
        alarm = min(due, key=lambda alarm: (alarm.at, alarm.number))
        self.alarms.remove(alarm)
        self.at = max(self.at, alarm.at)
        alarm.job()
        return True
