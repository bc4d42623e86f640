"""Worlds that a seat of Bohn Hansa thinks of: all that it knows is true there, and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import haricot
from haricot.arena.host import Host
from haricot.bots.chance import RandomHansaBot
from haricot.bots.hansaworlds import Memory, hidden_places, sample
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, BuyContract
from haricot.kernel.events import Event
from haricot.kernel.record import Session, new_session
from haricot.kernel.types import HIDDEN, NONE


class Watcher(RandomHansaBot):
    """Plays anything, buys contracts so that the pile runs out, and thinks of worlds."""

    watches = True
    session: Session[Hanse]

    def __init__(self, game: Hansa, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.memory = Memory(game)
        self.worlds = 0

    def see(self, event: Event) -> None:
        self.memory.see(event)

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        self.memory.look(view)
        assert self.memory.view is not None
        assert self.memory.view.hands == view.hands
        if view.debtor == NONE and self.random.random() < 0.2:
            self.check(view)
        buys = [action for action in options if isinstance(action, BuyContract)]
        return self.random.choice(buys) if buys else super().decide(view, options)

    def check(self, view: HanseView) -> None:
        """Compare a world with what the seat sees, and the real one with what it remembers."""
        world = sample(self.game, view, self.memory, Random(self.worlds))
        self.worlds += 1
        assert self.game.view(world, self.seat) == view
        real = self.session.state
        assert sorted(contracts(self.game, world)) == sorted(contracts(self.game, real))
        assert sorted(world.harvests + world.put_by) == sorted(real.harvests + real.put_by)
        assert world.scarce == real.scarce
        if not real.put_by and not real.turns_left:
            assert world.eighth == real.eighth
        for clue, card in self.clues(real, view):
            assert self.game.atlas.value[self.game.atlas.contract(card)] <= clue.most
            assert (card in self.memory.held) == clue.held

    def clues(self, real: Hanse, view: HanseView) -> list[Any]:
        """List the hidden contracts, as they really are, with the clues to them."""
        veiled = real.clone()
        veiled.hands = [hand.copy() for hand in view.hands]
        cards = {id(veiled.hands[seat]): real.hands[seat] for seat in range(real.players)}
        places = [spot for spot in hidden_places(veiled, self.memory) if id(spot[1]) in cards]
        return [(clue, cards[id(hand)][place]) for clue, hand, place in places if hand[place] == HIDDEN]


def contracts(game: Hansa, state: Hanse) -> list[int]:
    """List every contract wherever it is."""
    piles = [*state.hands, *state.dealt, state.contracts, state.spent, state.laid]
    return [card for pile in piles for card in pile if game.atlas.is_contract(card)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_agree_with_all_that_a_seat_knows(players: int) -> None:
    game: Hansa = haricot.game("hansa", players=players)
    shuffled = 0
    for seed in range(3):
        session = new_session(game, seed)
        bots = [Watcher(game, seat, seed) for seat in range(players)]
        for bot in bots:
            bot.session = session
        Host(game, session, dict(enumerate(bots))).run()
        assert all(bot.worlds for bot in bots)
        shuffled += session.state.shuffles
    assert shuffled or players < 5


def test_worlds_differ_in_what_is_hidden() -> None:
    game: Hansa = haricot.game("hansa", players=3)
    state = game.start(1)
    for seat in range(3):
        game.apply(state, game.legal(state, seat)[0])
    view = game.view(state, 0)
    first, second = (sample(game, view, Memory(game), Random(seed)) for seed in (1, 2))
    assert first.hands[1] != second.hands[1]
    assert first.contracts != second.contracts
    assert first.harvests != second.harvests
