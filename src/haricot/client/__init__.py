"""A client for the tables of a haricot server: Visitor comes in, and Seated plays."""

from haricot.client.player import Player
from haricot.client.seated import Lost, Seated
from haricot.client.visitor import Visitor

__all__ = ["Lost", "Player", "Seated", "Visitor"]
