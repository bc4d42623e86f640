"""Haricot: the bean-trading games of one family, for people, bots and researchers."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from haricot.catalogue import game as game
    from haricot.kernel.errors import HaricotError as HaricotError
    from haricot.kernel.errors import Illegal as Illegal
    from haricot.worlds import witness as witness

__version__ = "0.1.0"

# Looked up when first asked for, so that importing haricot costs next to nothing.
HOMES = {
    "game": "haricot.catalogue",
    "HaricotError": "haricot.kernel.errors",
    "Illegal": "haricot.kernel.errors",
    "witness": "haricot.worlds",
}
__all__ = ["HaricotError", "Illegal", "__version__", "game", "witness"]


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module 'haricot' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__
