"""Menu: the numbers by which the actions of an environment are chosen."""

from __future__ import annotations

from haricot.beans.market import MOST_OFFERS
from haricot.kernel.errors import HaricotError
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import NONE, Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """Every choice that there may ever be, by number: what all games with a market have; a game adds its own.

    Seats are counted from the one that is asked: 1 is the next one to the left. Incoming offers are those
    that a seat may answer, own ones those that it has made, both from the oldest on.
    """

    def __init__(self, players: Seat, kinds: Count, wares: Count) -> None:
        self.parts: list[tuple[str, Count, Count]] = []
        self.size: Count = 0
        incoming: Count = MOST_OFFERS * (players - 1)
        # What is asked for again and again, and what closes a phase.
        self.wait: Count = self.add("pass", 1)
        self.done: Count = self.add("done", 1)
        # Answers to offers, and what becomes of the own ones.
        self.take: Count = self.add("take", incoming)
        self.decline: Count = self.add("decline", incoming)
        self.withdraw: Count = self.add("withdraw", MOST_OFFERS)
        self.seal: Count = self.add("seal", MOST_OFFERS * (players - 1))
        # An offer, step by step; also which copies go when an offer is taken.
        self.offer: Count = self.add("offer", players)
        self.counter: Count = self.add("counter", incoming)
        self.give: Count = self.add("give", wares)
        self.want: Count = self.add("want", kinds)
        self.pay: Count = self.add("pay", 2)
        self.ask: Count = self.add("ask", 2)
        self.send: Count = self.add("send", 1)
        self.cancel: Count = self.add("cancel", 1)

    def add(self, name: str, count: Count) -> Count:
        """Give a part of the menu its numbers, and tell the first of them."""
        first = self.size
        self.parts.append((name, first, count))
        self.size += count
        return first

    def name(self, choice: Count) -> str:
        """Say what a number chooses: its part, and the place in it."""
        for name, first, count in self.parts:
            if first <= choice < first + count:
                return name if count == 1 else f"{name} {choice - first}"
        raise IndexError(f"There is no choice {choice}: the choices are 0 to {self.size - 1}.")


def place_of(numbers: list[Count], number: Count) -> Count:
    """Find a number in a list, or NONE: compiled, this is quicker than Python's own search."""
    for place, one in enumerate(numbers):
        if one == number:
            return place
    return NONE


def slot(offers: list[OpenOffer], number: Count) -> Count:
    """Find the place of an offer by its number."""
    for place, offer in enumerate(offers):
        if offer.number == number:
            return place
    raise HaricotError(f"Offer {number} is not among these.")
