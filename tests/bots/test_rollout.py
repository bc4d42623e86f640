"""Traders among themselves, who are written for speed, are asked in the order in which a host asks bots."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.beans.playout import Dice, Playout
from haricot.beans.talk import Rounds, stirs
from haricot.cards.bots.judgement import trader_for
from haricot.cards.bots.master import HASTY
from haricot.cards.bots.rollout import TraderRollout
from haricot.cards.bots.spoken import NO, YES, SpokenOffer
from haricot.cards.game import CardGame
from haricot.cards.table import Table
from haricot.kernel.actions import Action
from haricot.kernel.offers import Agreement, OpenOffer
from haricot.kernel.types import CardId, Seat

SEEDS = range(12)


class Compared(TraderRollout):
    """A rollout beside which the talk is held in rounds, over the same offers and silences."""

    def __init__(self, game: CardGame[Any, Any], most: int = 30) -> None:
        super().__init__(game, [trader_for(game, seat, HASTY) for seat in range(game.players)], most)
        self.talk = Rounds(game, most)
        self.asked = 0
        self.passed_over = 0
        self.first = 0
        self.longest = 0

    def order(self, table: Table) -> list[Seat]:
        """List whom to ask, and fail unless rounds would ask the same."""
        seats = super().order(table)
        self.talk.state = self.game.clone(table)
        self.talk.state.offers = [lying_open(word, number) for number, word in enumerate(self.words, 1)]
        assert seats == self.talk.next_round()
        self.longest = max(self.longest, self.talk.rounds)
        self.asked += 1
        self.passed_over += len(seats) < table.players
        self.first += seats[:-1] != sorted(seats[:-1])
        return seats

    def speak(self, table: Table, seat: Seat) -> bool:
        """Have a trader speak, and note its silence."""
        said = super().speak(table, seat)
        if not said:
            self.talk.quiet[seat] = self.talk.now()
        return said

    def do(self, table: Table, action: Action) -> None:
        """Do something at the table, and note what is more than talk."""
        super().do(table, action)
        self.talk.stirs += stirs(action, [])

    def agree(self, table: Table, word: SpokenOffer, seat: Seat, taker: Seat, cards: list[CardId]) -> None:
        """Note a yes, or a deal, which is more than talk."""
        super().agree(table, word, seat, taker, cards)
        self.talk.stirs += word not in self.words


def lying_open(word: SpokenOffer, number: int) -> OpenOffer:
    """Write a word down as an offer with its answers."""
    seats = range(len(word.said))
    agreed = tuple(Agreement(seat, tuple(word.cards[seat])) for seat in seats if word.said[seat] == YES)
    declined = tuple(seat for seat in seats if word.said[seat] == NO)
    gives, wants = tuple(word.gives), tuple(word.wants)
    return OpenOffer(number, word.seat, word.to, gives, wants, word.pays, word.asks, 0, agreed, declined)


def in_mid_trade(game: CardGame[Any, Any], seed: int) -> Table:
    """Play at random until offers to single players lie open."""
    table: Table = game.start(seed)
    dice, playout = Dice(seed), Playout(game, game.goods)
    while not any(0 <= offer.to != table.active for offer in table.offers):
        game.apply(table, playout.step(table, dice))
    return table


@pytest.mark.parametrize("name", ["bohnanza", "sissi"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_floor_asks_whom_a_host_would_ask(name: str, players: int) -> None:
    game = haricot.game(name, players=players)
    rollout = Compared(game)
    for seed in SEEDS:
        table = in_mid_trade(game, seed)
        rollout.play(table, table.turn + 3)
    assert rollout.asked > 100
    assert rollout.passed_over, "nobody was ever silent"
    assert rollout.first, "nobody ever had an offer to answer"


@pytest.mark.parametrize("most", [1, 2])
def test_a_floor_closes_a_trade_after_as_many_rounds_as_a_host(most: int) -> None:
    game = haricot.game(players=4)
    rollout = Compared(game, most)
    for seed in SEEDS:
        rollout.play(game.start(seed), 8)
    assert rollout.longest == most
