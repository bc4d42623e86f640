"""Positions of Sissi!: a plain table's."""
# interpreted: it only gives names

from haricot.cards.position import PlainPosition as Position
from haricot.cards.position import read_position, state_of, write_position

__all__ = ["Position", "read_position", "state_of", "write_position"]
