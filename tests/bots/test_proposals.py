"""What a master thinks of offering, and what was offered already."""

from __future__ import annotations

from random import Random
from typing import Any

import haricot
from haricot.arena.host import Host
from haricot.cards.bots.expert import ExpertBot
from haricot.cards.bots.master import MasterBot
from haricot.kernel.actions import Offer
from haricot.kernel.events import Event, Offered, TurnBegan
from haricot.kernel.record import AnySession, new_session


def masters_at(seed: int, trades: int) -> Any:
    """Play a game of experts up to some trade, watched by a master who does not act."""
    game = haricot.game("bohnanza", players=4)
    session: AnySession = new_session(game, seed)
    master = MasterBot(game, 0, seed, rollouts=4)
    left = trades

    def listen(events: list[Event]) -> None:
        nonlocal left
        for event in events:
            master.see(event.seen_by(0))
            left -= isinstance(event, TurnBegan)
        if left <= 0 and game.phases[session.state.phase].name == "trade":
            raise StopIteration

    host = Host(game, session, {seat: ExpertBot(game, seat, seed) for seat in range(4)}, listen)
    for event in session.state.news:
        master.see(event.seen_by(0))
    try:
        host.run()
    except StopIteration:
        master.look(game.view(session.state, 0))
    return game, session.state, master


def test_offers_are_legal_and_new() -> None:
    found = 0
    for trades in range(2, 14):
        game, state, master = masters_at(5, trades)
        master.trader.look(master.sight)
        for offer in master.proposals().best(master.witness.worlds(Random(1)).draw, 5):
            assert isinstance(offer, Offer)
            game.check(state, offer)
            found += 1
    assert found > 10


def test_what_was_offered_is_not_asked_for_again_before_the_next_turn() -> None:
    _, _, master = masters_at(5, 3)
    master.see(Offered(90, 0, 2, (master.sight.hand[0],), (1,), 0, 0, 0))
    kind = master.law.kind[master.sight.hand[0]]
    world = master.witness.worlds(Random(1)).draw()
    master.turn_offers.remind(master.players, world, None)
    assert (2, (kind,), (1,)) in master.players[0].asked
    assert not master.players[1].asked - set(master.turn_offers.made.get(1, []))
    master.see(TurnBegan(1, 9))
    assert not master.turn_offers.made


def test_a_master_does_what_its_reasons_speak_for() -> None:
    reasoned = 0
    for trades in range(2, 9):
        game, state, master = masters_at(5, trades)
        answer = master.explain(game.view(state, 0), game.legal(state, 0))
        if len(answer.thoughts) > 1 and "chance" in answer.thoughts[0].parts:
            assert answer.thoughts[0].action == answer.action
            assert answer.thoughts[0].value == 0.0 > answer.thoughts[-1].value
            assert all(0.0 <= thought.parts["chance"] <= 1.0 for thought in answer.thoughts)
            reasoned += 1
    assert reasoned > 1
