"""What not everybody has installed: who needs it says in one sentence how to get it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from haricot.kernel.errors import HaricotError


class Missing(ModuleNotFoundError, HaricotError):
    """A library that is not installed; the text says how to get it."""


def missing(module: str | None, what: str, extra: str, instead: str = "") -> Missing:
    """Say which library something needs, and what to do."""
    other = f", or {instead}" if instead else ""
    return Missing(f"{what} {module}: pip install 'haricot[{extra}]'{other}.", name=module)


def need(module: str, what: str, instead: str = "", extra: str = "arena") -> Any:
    """Import a module that is not everywhere, or say what to do without it."""
    try:
        return import_module(module)
    except ImportError:
        raise missing(module.partition(".")[0], what, extra, instead) from None


def look_for(modules: tuple[str, ...], what: str, extra: str) -> None:
    """See that libraries are installed, without importing them yet."""
    for module in modules:
        if find_spec(module) is None:
            raise missing(module, what, extra)
