"""Worlds that a seat of Bohn Hansa thinks of: all that it knows is true there, and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

import haricot
from haricot.arena.host import Host
from haricot.games.hansa.actions import BuyContract
from haricot.games.hansa.bots.chance import RandomHansaBot
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.games.hansa.worlds.witness import HansaWitness
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.record import Session, new_session


class Watcher(RandomHansaBot):
    """Plays anything, buys contracts so that the pile runs out, and thinks of worlds."""

    watches = True
    session: Session[Hanse]

    def __init__(self, game: Hansa, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.witness = HansaWitness(game, seat)
        self.worlds = 0

    def see(self, event: Event) -> None:
        self.witness.see(event)

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        assert self.witness.view == view
        if self.random.random() < 0.2:
            self.check(view)
        buys = [action for action in options if isinstance(action, BuyContract)]
        return self.random.choice(buys) if buys else super().decide(view, options)

    def check(self, view: HanseView) -> None:
        """Compare a world with what the seat sees, and the real one with what it remembers."""
        drawn = self.witness.worlds(Random(self.worlds))
        world = drawn.draw()
        self.worlds += 1
        assert self.game.view(world, self.seat) == view
        real = self.session.state
        assert sorted(contracts(self.game, world)) == sorted(contracts(self.game, real))
        assert sorted(world.harvests + world.put_by) == sorted(real.harvests + real.put_by)
        assert (world.scarce, world.eighth) == (real.scarce, real.eighth)
        for state, (clue, seat, place) in product((real, world), drawn.spots):
            number = self.game.atlas.contract(state.hands[seat][place])
            assert self.game.atlas.value[number] <= clue.most
            assert self.witness.origin[number] == clue.shuffle


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
    witness = HansaWitness(game, 0)
    witness.look(view)
    first, second = (witness.sample_state(Random(seed)) for seed in (1, 2))
    assert first.hands[1] != second.hands[1]
    assert first.contracts != second.contracts
    assert first.harvests != second.harvests
