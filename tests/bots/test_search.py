"""What looking ahead counts as won, in positions that are written down."""

from __future__ import annotations

import pytest

from haricot.bots.leaf import learned_leaf
from haricot.cards.bots.judgement import trader_for, values_for
from haricot.cards.bots.leaf import CardLeaf
from haricot.cards.bots.rollout import TraderRollout
from haricot.games.bohnanza.position import GardenPlayerPosition
from tests.positions import contract_table, player


def chance(place: GardenPlayerPosition) -> float:
    board = contract_table(place)
    leaf = CardLeaf(board.game, values_for(board.game, {}), learned_leaf(board.game))
    return leaf.chance(board.state, 0)


def test_a_fulfilled_contract_is_worth_a_taler() -> None:
    talers, contract = player("", "rote", talers="2 soja"), player("", "rote", talers="soja", fulfilled="1/2")
    assert chance(contract) == pytest.approx(chance(talers), abs=0.02)
    assert chance(contract) > chance(player("", "rote", talers="soja")) + 0.02


def test_traders_who_play_on_see_fulfilled_contracts_among_the_money() -> None:
    seats = player("", "rote", talers="2 rote", fulfilled="1/2"), player("", "soja", fulfilled="3/4")
    board = contract_table(*seats, phase="plant traded")
    rollout = TraderRollout(board.game, [trader_for(board.game, seat, {}) for seat in range(4)])
    rollout.ask(board.state, 0)
    assert rollout.sights[0].money == [3, 1, 0, 0]
