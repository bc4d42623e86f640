"""The browser of whoever sits at this machine."""

from __future__ import annotations

import os
import subprocess
import sys


def is_somebody_here() -> bool:
    """Say whether a browser would be seen: the process runs in a terminal of a desktop."""
    if not sys.stdout.isatty():
        return False
    if os.environ.get("BROWSER"):
        return True
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def show(url: str) -> None:
    """Open a page, in a process that nobody waits for and that has no terminal which lynx could take."""
    environment = {name: value for name, value in os.environ.items() if name != "TERM"}
    subprocess.Popen(
        [sys.executable, "-m", "webbrowser", url],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
