"""A client for the tables of a haricot server: Visitor comes in, and Seated plays."""

from haricot.extras import missing

try:
    from haricot.client.player import Player
    from haricot.client.seated import Lost, Seated
    from haricot.client.visitor import Visitor
except ImportError as error:
    raise missing(error.name, "A client needs", "client") from None

__all__ = ["Lost", "Player", "Seated", "Visitor"]
