"""Work for the process in which games are played again: more than it can do, and signs that it was begun."""

from __future__ import annotations

import threading
from pathlib import Path
from uuid import uuid4


def hang(folder: str, *given: object) -> bytes:
    """Begin, and never come to an end."""
    Path(folder, uuid4().hex).touch()
    threading.Event().wait()
    return b"{}"


def spin(*given: object) -> bytes:
    """Use the processor for ever."""
    while True:
        pass


def fill(*given: object) -> bytes:
    """Ask for two gigabytes."""
    return bytes(bytearray(1 << 31)[:1])
