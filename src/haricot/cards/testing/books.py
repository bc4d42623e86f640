"""CardBooks: where every card of a card game is, told by the events alone."""
# interpreted: it only plays games to test them

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from haricot.cards.events import Drew, Exhausted, Planted, Shuffled, Sold, TurnedOver
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.kernel.events import Event, GameEnded, PhaseBegan, Traded, TurnBegan
from haricot.kernel.types import CardId, Count, Seat
from haricot.testing import Books


class CardBooks(Books[Table]):
    """The books of one game: each event moves cards, and each card must be where it is taken from."""

    def __init__(self, game: AnyCardGame) -> None:
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
        super().__init__()

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

    def end(self, event: GameEnded) -> None:
        assert not any(chain(*self.fields)), "a field was not sold at the end"
        coins = tuple([self.coins(seat) for seat in range(len(self.hands))])
        assert event.scores == coins, "the scores are not what everybody has"
        best = [seat for seat, score in enumerate(event.scores) if score == max(event.scores)]
        assert list(event.winners) == self.winners(best), "another player won"

    def coins(self, seat: Seat) -> Count:
        """Count the money of a seat."""
        return len(self.talers[seat])

    def winners(self, best: list[Seat]) -> list[Seat]:
        """Return the winners among the seats with most: all of them, unless a rule breaks the tie."""
        return best

    def every_card(self) -> list[CardId]:
        """List all cards, wherever they are."""
        piles = chain(self.hands, self.aside, self.talers, chain(*self.fields))
        return [*chain(*piles), *self.deck, *self.discard, *self.face_up]

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

    def entries(self) -> dict[type[Event], Callable[[Any], None]]:
        """Say which entry each event makes; one that is not here is not known to the books."""
        return {
            TurnBegan: self.turn,
            PhaseBegan: self.begin,
            Drew: self.draw,
            TurnedOver: self.turn_over,
            Exhausted: self.exhaust,
            Shuffled: self.shuffle,
            Planted: self.plant,
            Sold: self.sell,
            Traded: self.trade,
            GameEnded: self.end,
        }
