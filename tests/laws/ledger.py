"""Ledger: where every card is, told by the events alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.table import Table
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Declined,
    Drew,
    Event,
    Exhausted,
    FieldAdded,
    FieldBought,
    Fulfilled,
    GameEnded,
    LaidOut,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.types import NONE, CardId, Count, Seat


class Ledger:
    """The books of one game: each event moves cards, and each card must be where it is taken from."""

    def __init__(self, game: CardGame[Any, Any]) -> None:
        players = range(game.players)
        self.cards: Count = len(game.law.kind)
        self.active, self.phase = 0, ""
        self.deck: set[CardId] = set(range(game.law.beans))
        self.discard: list[CardId] = []
        self.face_up: list[CardId] = []
        self.hands: list[list[CardId]] = [[] for _ in players]
        self.fields: list[list[list[CardId]]] = [[[] for _ in range(game.options.fields())] for _ in players]
        self.aside: list[list[CardId]] = [[] for _ in players]
        self.talers: list[list[CardId]] = [[] for _ in players]
        # Nobody knows how the contracts lie at first; those put under the pile come back in their order.
        self.contracts: set[CardId] = set(range(game.law.beans, self.cards))
        self.under: list[CardId] = []
        self.exposed: list[CardId] = [NONE for _ in players]
        self.fulfilled: list[list[CardId]] = [[] for _ in players]
        self.moves = moves(self)

    def note(self, event: Event) -> None:
        """Move what an event moves, and count."""
        move = self.moves[type(event)]
        if move is not None:
            move(event)
            self.assert_counted()

    def turn(self, event: TurnBegan) -> None:
        self.active = event.seat

    def begin(self, event: PhaseBegan) -> None:
        self.phase = event.phase

    def draw(self, event: Drew) -> None:
        self.deck.remove(event.card)
        self.hands[event.seat].append(event.card)

    def turn_over(self, event: TurnedOver) -> None:
        self.deck.remove(event.card)
        self.face_up.append(event.card)

    def exhaust(self, event: Exhausted) -> None:
        assert not self.deck, "the deck was not exhausted"

    def shuffle(self, event: Shuffled) -> None:
        assert not self.deck, "there was a deck left"
        assert event.cards == len(self.discard) > 0, "the discard pile had other cards"
        self.deck, self.discard = set(self.discard), []

    def plant(self, event: Planted) -> None:
        if event.card in self.aside[event.seat]:
            self.aside[event.seat].remove(event.card)
        elif event.card in self.face_up:
            self.take_face_up(event.seat, event.card)
        else:
            front = self.hands[event.seat][0] == event.card
            assert front or self.phase == "draw", "planted from the middle of the hand"
            self.hands[event.seat].remove(event.card)
        self.fields[event.seat][event.field].append(event.card)

    def take_face_up(self, seat: Seat, card: CardId) -> None:
        assert seat == self.active, "face-up cards are the active player's"
        self.face_up.remove(card)

    def sell(self, event: Sold) -> None:
        row = self.fields[event.seat][event.field]
        kept = len(event.discarded)
        assert row, "an empty field was sold"
        assert tuple(row[:kept]) == event.discarded, "other cards were discarded than lay in the field"
        assert len(row) - kept == event.talers, "as many cards become talers as were earned"
        self.talers[event.seat] += row[kept:]
        self.discard += event.discarded
        self.fields[event.seat][event.field] = []

    def buy_field(self, event: FieldBought) -> None:
        for card in event.paid:
            assert self.talers[event.seat].pop() == card, "the talers earned last are paid first"
        self.discard += event.paid
        self.fields[event.seat].append([])

    def add_field(self, event: FieldAdded) -> None:
        self.fields[event.seat].append([])

    def trade(self, event: Traded) -> None:
        self.hand_over(event.seat, event.taker, event.given, event.paid)
        self.hand_over(event.taker, event.seat, event.received, event.earned)

    def hand_over(self, giver: Seat, taker: Seat, cards: tuple[CardId, ...], talers: Count) -> None:
        for card in cards:
            if card in self.face_up:
                self.take_face_up(giver, card)
            else:
                self.hands[giver].remove(card)
            self.aside[taker].append(card)
        if talers:
            pile = self.talers[giver]
            assert len(pile) >= talers, "talers were paid that were not there"
            self.talers[taker] += pile[-talers:]
            del pile[-talers:]

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

    def end(self, event: GameEnded) -> None:
        assert not any(chain(*self.fields)), "a field was not sold at the end"
        coins = [len(self.talers[seat]) + len(self.fulfilled[seat]) for seat in range(len(self.hands))]
        assert event.scores == tuple(coins), "the scores are not what everybody has"

    def every_card(self) -> list[CardId]:
        """List what lies anywhere."""
        piles = chain(self.hands, self.aside, self.talers, self.fulfilled, chain(*self.fields))
        loose = chain(self.deck, self.discard, self.face_up, self.contracts, self.under)
        return [*chain(*piles), *loose, *(card for card in self.exposed if card != NONE)]

    def assert_counted(self) -> None:
        """As many cards lie somewhere as there are: quicker than looking at each of them."""
        count = len(self.deck) + len(self.discard) + len(self.face_up) + len(self.contracts) + len(self.under)
        for seat, hand in enumerate(self.hands):
            count += len(hand) + len(self.aside[seat]) + len(self.talers[seat]) + len(self.fulfilled[seat])
            count += sum(map(len, self.fields[seat])) + (self.exposed[seat] != NONE)
        assert count == self.cards, "a card is lost, or in two places"

    def assert_whole(self) -> None:
        """Every card lies in one place, and in one only."""
        assert sorted(self.every_card()) == list(range(self.cards)), "a card is lost, or in two places"

    def assert_agrees(self, state: Table) -> None:
        """The state has every card where the events have put it, and in that order where there is one."""
        assert self.hands == state.hands, "hands"
        assert self.talers == state.talers, "talers"
        assert self.fields == state.fields, "fields"
        assert self.aside == state.aside, "aside"
        assert self.face_up == state.face_up, "face up"
        assert self.discard == state.discard, "discard"
        assert len(state.deck) == len(self.deck) == len(self.deck.intersection(state.deck)), "deck"
        if isinstance(state, Garden):
            self.assert_contracts_agree(state)

    def assert_contracts_agree(self, state: Garden) -> None:
        """The state has every contract where the events have put it."""
        assert self.exposed == state.exposed, "exposed"
        assert self.fulfilled == state.fulfilled, "fulfilled"
        under = len(self.under)
        assert self.under == state.contracts[:under][::-1], "contracts that went under the pile"
        assert sorted(self.contracts) == sorted(state.contracts[under:]), "contracts"


def moves(ledger: Ledger) -> dict[type[Event], Callable[[Any], None] | None]:
    """Say which entry each event makes, if any; one that is not here is not known to the books."""
    still: tuple[type[Event], ...] = (
        Agreed,
        AgreementLapsed,
        Declined,
        Lapsed,
        MarkedDone,
        Offered,
        Wished,
        Withdrawn,
    )
    return {
        **dict.fromkeys(still, None),
        TurnBegan: ledger.turn,
        PhaseBegan: ledger.begin,
        Drew: ledger.draw,
        TurnedOver: ledger.turn_over,
        Exhausted: ledger.exhaust,
        Shuffled: ledger.shuffle,
        Planted: ledger.plant,
        Sold: ledger.sell,
        FieldBought: ledger.buy_field,
        FieldAdded: ledger.add_field,
        Traded: ledger.trade,
        ContractDrawn: ledger.draw_contract,
        LaidOut: ledger.lay_out,
        Fulfilled: ledger.fulfil,
        ContractReturned: ledger.return_contract,
        ContractPaid: ledger.pay_contract,
        GameEnded: ledger.end,
    }
