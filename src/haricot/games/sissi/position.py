"""Positions of Sissi!: a plain table's."""
# interpreted: it only gives names

from haricot.cards.position import PlainPosition, read_position, state_of, write_position

__all__ = ["PlainPosition", "read_position", "state_of", "write_position"]
