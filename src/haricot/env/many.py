"""Many: a lot of games, each a step further with every call."""

from __future__ import annotations

from librt.strings import BytesWriter

from haricot.env.desk import Desk
from haricot.env.pages import put_marks
from haricot.kernel.types import NONE, Count, Score, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Many:
    """Games side by side: what is seen and may be chosen in all of them is gathered."""

    def __init__(self, desks: list[Desk], seed: Count, stride: Count) -> None:
        self.desks = desks
        self.seed = seed
        self.stride = stride
        self.played: list[Count] = [0] * len(desks)
        self.blank = bytes(desks[0].menu.size)
        for desk in desks[1:]:
            desk.share(desks[0])
        # Which games have just ended, with which scores, and who has won.
        self.ended: list[Count] = []
        self.scores: list[tuple[Score, ...]] = []
        self.winners: list[tuple[Seat, ...]] = []
        for place in range(len(desks)):
            self.deal(place)
        self.step([])

    def deal(self, place: Count) -> None:
        """Begin the next game of a place; no two games have the same seed."""
        self.desks[place].begin(self.seed + place + self.played[place] * self.stride)
        self.played[place] += 1

    def step(self, choices: list[int]) -> None:
        """Do in every game what was chosen, if anything was, and write down what is seen then.

        A game that has ended is followed by another. One game is done with before the next is looked at,
        because all of them together are larger than the caches of a processor.
        """
        self.ended = []
        self.scores = []
        self.winners = []
        self.seats: list[Count] = []
        page = BytesWriter()
        free = BytesWriter()
        for place, desk in enumerate(self.desks):
            if choices:
                desk.act(choices[place])
                if desk.seat == NONE:
                    self.end(place)
            self.seats.append(desk.seat)
            desk.write(page, desk.seat)
            free.write(self.blank)
            put_marks(free, len(free) - len(self.blank), desk.choices)
        self.seen = page.getvalue()
        self.free = free.getvalue()

    def end(self, place: Count) -> None:
        """Note how a game has ended, and begin another."""
        result = self.desks[place].state.result
        assert result is not None
        self.ended.append(place)
        self.scores.append(result.scores)
        self.winners.append(result.winners)
        self.deal(place)
