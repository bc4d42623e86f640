"""Talk: who speaks next in a trade, when all has been said, and what is no more than talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haricot.beans.game import AnyGame
from haricot.beans.goods import AnyGoods
from haricot.beans.market import agreement
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.events import Event, Traded
from haricot.kernel.offers import OpenOffer
from haricot.kernel.state import State
from haricot.kernel.types import NONE, Count, Seat, mypyc_attr

PROLONGING: Final[set[type[Action]]] = {Offer, Wish, Decline, Withdraw}
"""Actions that bring a trade no nearer to its end."""

TALK: Final[set[type[Action]]] = PROLONGING | {Take, Seal, Done}
"""Actions of a trade that change nothing at the table, unless a deal comes of them."""

NEVER: Final[tuple[Count, Count]] = (-1, -1)
"""The time of what has not been: after how many stirs, and at which beat."""


def stirs(action: Action, events: Sequence[Event]) -> bool:
    """Tell whether an action gives everybody something new to think about."""
    talk = type(action) in TALK and not isinstance(action, Wish | Seal)
    return not talk or any([isinstance(event, Traded) for event in events])


def overtaken(
    before: Sequence[OpenOffer], left: Sequence[OpenOffer], events: Sequence[Event]
) -> Action | None:
    """Take back an offer that is left although its counter-offer, which was there before, was dealt."""
    dealt = [event.offer for event in events if isinstance(event, Traded)]
    answered = [offer.answers for offer in before if offer.number in dealt and offer.answers]
    return next((Withdraw(offer.seat, offer.number) for offer in left if offer.number in answered), None)


def first_step(options: Sequence[Action]) -> Action:
    """Choose for a seat that must act and makes no choice: to be done, or else the first option."""
    return next((option for option in options if isinstance(option, Done)), options[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk:
    """Who may speak at a table, and who has an offer to answer."""

    state: State

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.goods: AnyGoods = game.goods
        self.markets = [Offer in book for book in game.book]
        # The phase in which the talk began.
        self.begun: Count = NONE

    def moment(self) -> Count:
        """Tell one phase of the game from any other."""
        return self.state.turn * 64 + self.state.phase

    def in_trade(self) -> bool:
        """Tell whether everybody may speak: in a trade, unless it waits for a guest to pay a toll (H20)."""
        state = self.state
        return self.markets[state.phase] and state.active in self.game.waits_for(state)

    def is_asked(self, seat: Seat) -> bool:
        """Tell whether an offer waits for a seat's answer."""
        for offer in self.state.offers:
            if self.unanswered(offer, seat):
                return True
        return False

    def unanswered(self, offer: OpenOffer, seat: Seat) -> bool:
        """Tell whether an offer reaches a seat that has said neither yes nor no."""
        asked = seat not in offer.declined and self.goods.reaches(self.state, offer, seat)
        return asked and agreement(offer, seat) is None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Talk):
    """Talk in rounds: those with an offer to answer come first, and the active player last.

    Whoever had nothing to say is asked again when there was more than talk; those with an offer to answer and
    the active player also in the next round, or at the next beat where there are no rounds.
    """

    def __init__(self, game: AnyGame, most: Count = 60) -> None:
        super().__init__(game)
        # Maximum number of times that anybody speaks in one trade.
        self.most = most
        self.rounds: Count = 0
        self.stirs: Count = 0
        self.beat: Count = 0
        # After how many stirs, and at which beat, each seat had nothing to say.
        self.quiet: dict[Seat, tuple[Count, Count]] = {}

    def now(self) -> tuple[Count, Count]:
        """Tell the time as silence is noted by it."""
        return self.stirs, self.beat

    def next_round(self) -> list[Seat]:
        """Begin a round, and list whom to ask in it: nobody when everybody has spoken often enough."""
        if self.begun != self.moment():
            self.begun = self.moment()
            self.rounds = 0
        if self.rounds >= self.most and self.in_trade():
            return []
        self.rounds += 1
        self.beat += 1
        return self.order()

    def order(self) -> list[Seat]:
        """List the seats to ask: those that must act, or in a trade all that may have something to say."""
        state = self.state
        if not self.in_trade():
            return self.game.waits_for(state)
        active = state.active
        seats: list[Seat] = list(range(state.players))
        asked = [self.is_asked(seat) for seat in seats]
        seats.sort(key=lambda seat: (seat == active, not asked[seat]))
        return [seat for seat in seats if self.may_speak(seat, asked[seat] or seat == active)]

    def may_speak(self, seat: Seat, needed: bool) -> bool:
        """Tell whether a seat may have something to say that it has not said."""
        stir, beat = self.quiet.get(seat, NEVER)
        return stir != self.stirs or (needed and beat != self.beat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Circle(Talk):
    """Talk around the table, from the active player to the left.

    Nobody is asked who is done, unless there is an offer to answer. When nobody has anything to say, or all
    were asked `most` times, the active player has to end the trade.
    """

    def __init__(self, game: AnyGame, most: Count) -> None:
        super().__init__(game)
        self.most = most
        self.speaker: Seat = NONE
        self.asked: Count = 0
        self.silent: Count = 0

    def begin_circle(self) -> None:
        """Begin with the active player."""
        self.begun = self.moment()
        self.speaker = self.state.active
        self.asked = 0
        self.silent = 0

    def pass_on(self) -> None:
        """Have the next seat speak that may have something to say."""
        state = self.state
        while True:
            self.speaker = (self.speaker + 1) % state.players
            self.asked += 1
            if self.speaker == state.active or self.closing():
                self.speaker = state.active
                return
            if not state.done[self.speaker] or self.is_asked(self.speaker):
                return
            self.silent += 1

    def closing(self) -> bool:
        """Tell whether all has been said, so that the active player must end the trade."""
        return self.silent >= self.state.players or self.asked >= self.most * self.state.players
