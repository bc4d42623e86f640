"""Logs: one line of JSON for each thing that happened, without names, links, cookies or cards."""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from functools import lru_cache
from math import inf

import msgspec

from haricot.server.metrics import EVENTS
from haricot.server.timekeeper import Timekeeper

LOG = logging.getLogger("haricot.server")

PAUSE = 60.0
"""Minimum number of seconds between two notes of what happens again and again."""

MOST_MARKED = 4096
"""Maximum number of tables whose names in the logs are remembered."""


def write(level: int, event: str, facts: dict[str, object], error: object = None) -> None:
    """Write an event down, and count it."""
    EVENTS.labels(event).inc()
    LOG.log(level, event, extra={"facts": facts}, exc_info=error)  # type: ignore[arg-type]


def note(event: str, **facts: object) -> None:
    """Note that something happened."""
    write(logging.INFO, event, facts)


def warn(event: str, **facts: object) -> None:
    """Note something that the operator should mend."""
    write(logging.WARNING, event, facts)


def fault(event: str, **facts: object) -> None:
    """Note an error with where it came from; to be called where it is caught."""
    write(logging.ERROR, event, facts, True)


class Seldom:
    """Warns of what may happen again and again, once a minute at the most."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.told: dict[str, float] = {}

    def warn(self, event: str, **facts: object) -> None:
        """Note something that whoever runs the server should know, unless it was noted lately."""
        now = self.time.now()
        if now - self.told.get(event, -inf) >= PAUSE:
            self.told[event] = now
            warn(event, **facts)


@lru_cache(maxsize=MOST_MARKED)
def mark(table: str) -> str:
    """Name a table in a way that does not open it: whoever reads the logs is not invited."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


class Lines(logging.Formatter):
    """Writes a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line: when, how bad, what, and the facts."""
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr() -> None:
    """Write what haricot and uvicorn note as lines of JSON; each request is nobody's business."""
    # Whoever watches in a terminal is greeted, and told what goes wrong.
    least = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("haricot.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least if name == "haricot.server" else logging.WARNING)
