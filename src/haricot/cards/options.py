"""CardOptions: what the options of any card game tell."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from haricot.kernel.options import BaseOptions


class CardOptions(BaseOptions, frozen=True):
    """What a table chooses in every card game."""

    def fields(self) -> int:
        """Return the number of fields that everybody starts with."""
        raise NotImplementedError
