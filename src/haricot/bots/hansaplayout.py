"""Playing a made-up world of Bohn Hansa on for some turns, and telling how it stands then."""
# interpreted: it asks bots, which are interpreted

from __future__ import annotations

from collections.abc import Sequence

from haricot.beans.market import agreement
from haricot.bots.base import Bot
from haricot.bots.hansaplan import Planner
from haricot.bots.hansasight import Sight
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import Action, Done
from haricot.kernel.types import ALL_SEEING, NONE, Count, Seat

MOST_STEPS = 400
"""So many actions of a playout are played before it is broken off."""


def play_on(game: Hansa, state: Hanse, bots: Sequence[Bot], last: Count) -> None:
    """Let bots play up to the end of a turn, or of the game; in a trade only those who are asked answer."""
    for _ in range(MOST_STEPS):
        if state.result is not None or state.turn > last:
            return
        seat = next_to_speak(game, state)
        options = game.legal(state, seat)
        game.apply(state, bots[seat].decide(game.view(state, seat), options) or first_step(options))


def first_step(options: Sequence[Action]) -> Action:
    """Choose for a bot that would rather wait."""
    return next((action for action in options if isinstance(action, Done)), options[0])


def next_to_speak(game: Hansa, state: Hanse) -> Seat:
    """Find who has an offer to answer, or else who must act."""
    if state.offers and state.debtor == NONE:
        for offer in state.offers:
            for seat in range(state.players):
                silent = agreement(offer, seat) is None and seat not in offer.declined
                if silent and seat != offer.seat and game.goods.reaches(state, offer, seat):
                    return seat
    return game.waits_for(state)[0]


def prospects(game: Hansa, state: Hanse, planner: Planner) -> list[float]:
    """Tell what all players come to, as far as the planner sees when all contracts lie open."""
    if state.result is not None:
        return [float(score) for score in state.result.scores]
    sight = Sight(game.atlas, game.view(state, ALL_SEEING), 0, set())
    return [
        planner.value(sight.trader(seat), sight.market) - float(2 * state.loans[seat])
        for seat in range(state.players)
    ]
