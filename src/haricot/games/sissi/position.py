"""Positions of Sissi!: a plain table's."""
# interpreted: it only gives names

from __future__ import annotations

from haricot.beans.position import PlainPosition as Position
from haricot.beans.position import decode_position
from haricot.beans.position import table_of as state_of
from haricot.beans.position import write_table as write_position

__all__ = ["Position", "read_position", "state_of", "write_position"]


def read_position(text: bytes | str) -> Position:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, Position)
