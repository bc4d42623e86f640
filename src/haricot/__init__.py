"""Haricot: the bean-trading games of one family, for people, bots and researchers."""

from haricot.catalogue import game
from haricot.kernel.errors import HaricotError, Illegal

__all__ = ["HaricotError", "Illegal", "__version__", "game"]

__version__ = "0.1.0"
