"""How long a test waits for another process, a socket or a browser: only a hang lasts longer, anywhere."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = int(os.environ.get("HARICOT_PATIENCE", "600"))
"""Seconds, for whatever a test waits for; no test has a limit of its own. Who mends one may want fewer."""

GLANCE = 0.02
"""Seconds between two looks at something that does not tell when it has come about."""


def wait_until(so: Callable[[], object], what: Callable[[], str]) -> None:
    """Look again and again until something is so; say what is the matter if that never comes."""
    until = time.monotonic() + PATIENCE
    while not so():
        if time.monotonic() > until:
            raise AssertionError(what())
        time.sleep(GLANCE)
