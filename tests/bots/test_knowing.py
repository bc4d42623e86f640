"""What bots know: as much as a watchful player could, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import haricot
from bench.soak_bots import seated
from haricot.arena.host import Host
from haricot.beans.game import AnyGame
from haricot.bots import Bot, bot_named, ladder
from haricot.cards.bots.expert import ExpertBot
from haricot.cards.bots.master import MasterBot
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.record import AnySession, new_session
from haricot.kernel.view import View

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("bohnanza", {"players": 4}),
    ("bohnanza", {"players": 5, "extension": True, "contracts": True, "trade_talers": True}),
    ("sissi", {"players": 3}),
]
every_game = pytest.mark.parametrize(("name", "options"), GAMES, ids=["base", "contracts", "sissi"])

Look = Callable[[AnyCardGame, Table, dict[int, ExpertBot]], None]


class Enough(Exception):
    """Stops a game early."""


def watched(name: str, options: dict[str, Any], seed: int, look: Look) -> None:
    """Play a game of experts, and look at it again and again."""
    game: AnyCardGame = haricot.game(name, **options)
    session: AnySession = new_session(game, seed)
    bots = {seat: ExpertBot(game, seat, seed) for seat in range(game.players)}
    played = 0

    def listen(events: list[Event]) -> None:
        nonlocal played
        played += 1
        if played % 23 == 0 and session.state.result is None:
            look(game, session.state, bots)

    Host(game, session, bots, listen).run()
    assert session.state.result is not None


@every_game
def test_they_count_the_talers_and_remember_what_hands_have_shown(name: str, options: dict[str, Any]) -> None:
    seen = 0

    def look(game: AnyCardGame, state: Table, bots: dict[int, ExpertBot]) -> None:
        nonlocal seen
        kinds = range(len(game.law.counts))
        coins = {card for pile in state.talers for card in pile}
        for bot in bots.values():
            assert {card for purse in bot.witness.purses for card in purse} == coins
            assert bot.witness.coins == [sum(game.law.kind[card] == kind for card in coins) for kind in kinds]
            for seat, hand in enumerate(state.hands):
                assert set(bot.witness.hands[seat].shown) <= set(hand)
                seen += len(bot.witness.hands[seat].shown)

    watched(name, options, 3, look)
    assert seen > 0


@every_game
def test_a_world_that_may_be_looks_the_same_and_loses_nothing(name: str, options: dict[str, Any]) -> None:
    random = Random(1)

    def look(game: AnyCardGame, state: Table, bots: dict[int, ExpertBot]) -> None:
        for seat, bot in bots.items():
            view = game.view(state, seat)
            world = bot.witness.sample_state(random)
            assert game.view(world, seat) == view
            piles = [world.deck, world.discard, world.face_up, *world.hands, *world.aside, *world.talers]
            piles += [row for rows in world.fields for row in rows]
            beans = [card for pile in piles for card in pile if card < game.law.beans]
            assert sorted(beans) == list(range(game.law.beans))

    watched(name, options, 5, look)


class Twins(Bot):
    """Two bots of a kind in one seat: one sees the table, the other a world that may be instead of it."""

    watches = True

    def __init__(self, session: AnySession, seat: int, both: Sequence[Bot]) -> None:
        super().__init__(both[0].game, seat, 0)
        self.session = session
        self.both = both
        self.witness = haricot.witness(self.game, seat)
        self.other_worlds = 0

    def see(self, event: Event) -> None:
        self.witness.see(event)
        for bot in self.both:
            bot.see(event)

    def decide(self, view: View, options: Sequence[Action]) -> Action | None:
        table, world = self.session.state, self.witness.sample_state(self.random)
        self.other_worlds += table.hands != world.hands
        # What a seat may do can depend on what others hide, and so can the order it is told in: nothing must.
        other_options = self.game.legal(world, self.seat)
        assert other_options == options
        first = self.both[0].decide(view, options)
        assert self.both[1].decide(self.game.view(world, self.seat), other_options) == first
        if first is not None:
            self.witness.did(first)
        return first


def seat_twins(game: AnyGame, session: AnySession, rung: str) -> dict[int, Bot]:
    """Seat twins everywhere; those who take their time are alone among simple bots."""
    bots: dict[int, Bot] = {}
    for seat in range(game.players):
        if rung == "master" and seat > 0:
            bots[seat] = bot_named("simple", game.name)(game, seat, 0)
        else:
            bots[seat] = Twins(session, seat, [seated(game, rung, seat, 0, rollouts=12) for _ in range(2)])
    return bots


@pytest.mark.parametrize("rung", ladder("bohnanza"))
@pytest.mark.parametrize(
    ("name", "options"),
    [*GAMES, ("hansa", {"players": 3}), ("hansa", {"players": 5, "trade_with": "guests"})],
    ids=["base", "contracts", "sissi", "hansa", "guests"],
)
def test_two_worlds_one_answer(name: str, options: dict[str, Any], rung: str) -> None:
    game: AnyGame = haricot.game(name, **options)
    session: AnySession = new_session(game, 7)
    bots = seat_twins(game, session, rung)
    Host(game, session, bots).run()
    assert session.state.result is not None
    assert all(bot.other_worlds > 5 for bot in bots.values() if isinstance(bot, Twins))


def test_a_master_looks_ahead_and_does_the_same_again() -> None:
    game = haricot.game("bohnanza", players=3)
    first, second = (opening(game, rollouts=4) for _ in range(2))
    assert first == second
    assert len(first) > 8


def opening(game: AnyCardGame, rollouts: int) -> list[Any]:
    """Play the first actions of a game with one master, and keep them."""
    session: AnySession = new_session(game, 4)
    bots: dict[int, Any] = {seat: ExpertBot(game, seat, 4) for seat in range(3)}
    bots[0] = MasterBot(game, 0, 4, rollouts=rollouts)

    def listen(events: list[Event]) -> None:
        if len(session.record.actions) > 12:
            raise Enough

    with pytest.raises(Enough):
        Host(game, session, bots, listen).run()
    return list(session.record.actions)


def test_a_master_says_how_often_it_has_tried_each_action() -> None:
    game = haricot.game("bohnanza", players=3)
    state = game.start(4)
    bot = MasterBot(game, 0, 4, rollouts=24)
    game.apply(state, game.legal(state, 0)[0])
    answer = bot.explain(game.view(state, 0), game.legal(state, 0))
    assert len(answer.thoughts) > 1
    assert sum(thought.parts["rollouts"] for thought in answer.thoughts) >= 12
    assert answer.action in [thought.action for thought in answer.thoughts]
    again = MasterBot(game, 0, 4, seconds=0.05)
    assert again.decide(game.view(state, 0), game.legal(state, 0)) in game.legal(state, 0)
