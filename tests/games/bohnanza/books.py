"""The books of Bohnanza: those of any card game, with contracts and third fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.beans.events import ContractDrawn
from haricot.cards.events import FieldAdded, FieldBought
from haricot.cards.table import Table
from haricot.cards.testing import CardBooks
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.events import Event
from haricot.kernel.types import NONE, CardId, Count, Seat


class GardenBooks(CardBooks):
    """Where every card and contract of a game is."""

    def __init__(self, game: Bohnanza) -> None:
        super().__init__(game)
        self.hands_decide = game.options.tie_break == "hand"
        # Nobody knows how the contracts lie at first; those put under the pile come back in their order.
        self.contracts: set[CardId] = set(range(game.law.beans, self.cards))
        self.under: list[CardId] = []
        self.exposed: list[CardId] = [NONE for _ in self.hands]
        self.fulfilled: list[list[CardId]] = [[] for _ in self.hands]

    def buy_field(self, event: FieldBought) -> None:
        for card in event.paid:
            assert self.talers[event.seat].pop() == card, "the talers earned last are paid first"
        self.discard += event.paid
        self.fields[event.seat].append([])

    def add_field(self, event: FieldAdded) -> None:
        self.fields[event.seat].append([])

    def draw_contract(self, event: ContractDrawn) -> None:
        if self.contracts:
            self.contracts.remove(event.card)
        else:
            assert self.under.pop(0) == event.card, "the contract that went under the pile first comes first"
        self.hands[event.seat].append(event.card)

    def lay_out(self, event: LaidOut) -> None:
        assert self.hands[event.seat].pop(0) == event.card, "only a first card is laid out"
        assert self.exposed[event.seat] == NONE, "two contracts are exposed"
        self.exposed[event.seat] = event.card

    def fulfil(self, event: Fulfilled) -> None:
        if self.exposed[event.seat] == event.card:
            self.exposed[event.seat] = NONE
        else:
            self.hands[event.seat].remove(event.card)
        self.fulfilled[event.seat].append(event.card)

    def return_contract(self, event: ContractReturned) -> None:
        assert self.exposed[event.seat] == event.card, "another contract was exposed"
        self.exposed[event.seat] = NONE
        self.under.append(event.card)

    def pay_contract(self, event: ContractPaid) -> None:
        assert self.fulfilled[event.seat].pop() == event.card, "the contract fulfilled last is paid first"
        self.under.append(event.card)

    def coins(self, seat: Seat) -> Count:
        return len(self.talers[seat]) + len(self.fulfilled[seat])

    def winners(self, best: list[Seat]) -> list[Seat]:
        most = max(len(self.hands[seat]) for seat in best)
        return [seat for seat in best if not self.hands_decide or len(self.hands[seat]) == most]

    def every_card(self) -> list[CardId]:
        fulfilled = [card for pile in self.fulfilled for card in pile]
        exposed = [card for card in self.exposed if card != NONE]
        return [*super().every_card(), *self.contracts, *self.under, *fulfilled, *exposed]

    def assert_agrees(self, state: Table) -> None:
        super().assert_agrees(state)
        assert isinstance(state, Garden)
        assert self.exposed == state.exposed, "exposed"
        assert self.fulfilled == state.fulfilled, "fulfilled"
        under = len(self.under)
        assert self.under == state.contracts[:under][::-1], "contracts that went under the pile"
        assert sorted(self.contracts) == sorted(state.contracts[under:]), "contracts"

    def entries(self) -> dict[type[Event], Callable[[Any], None]]:
        return {
            **super().entries(),
            FieldBought: self.buy_field,
            FieldAdded: self.add_field,
            ContractDrawn: self.draw_contract,
            LaidOut: self.lay_out,
            Fulfilled: self.fulfil,
            ContractReturned: self.return_contract,
            ContractPaid: self.pay_contract,
        }
