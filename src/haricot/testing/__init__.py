"""The conformance suite: laws that hold for every game, tried on random games of one that brings its Kit."""

from __future__ import annotations

from haricot.testing.crowd import Crowd
from haricot.testing.digest import digest
from haricot.testing.kit import Books, Choice, Kit, Slots
from haricot.testing.moment import Moment
from haricot.testing.suite import LAWS, prove

__all__ = ["LAWS", "Books", "Choice", "Crowd", "Kit", "Moment", "Slots", "digest", "prove"]
