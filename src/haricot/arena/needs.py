"""What only the arena needs, and not everybody has installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from haricot.kernel.errors import HaricotError


def need(module: str, what: str, instead: str = "", extra: str = "arena") -> Any:
    """Import a module that is not everywhere, or say in one sentence how to get it."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ImportError:
        other = f", or {instead}" if instead else ""
        raise HaricotError(f"{what} {package}: pip install 'haricot[{extra}]'{other}.") from None
