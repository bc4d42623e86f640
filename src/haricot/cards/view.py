"""What one seat sees of a card table."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Any

from haricot.cards.events import Drew, Exhausted, FieldAdded, FieldBought, Planted, Shuffled, Sold, TurnedOver
from haricot.cards.table import Table
from haricot.kernel.events import GameEnded, PhaseBegan, Traded
from haricot.kernel.types import ALL_SEEING, HIDDEN, CardId, Count, Seat
from haricot.kernel.view import View, check_seat


class TableView(View, kw_only=True):
    """The cards as one seat sees them: hidden ones are HIDDEN, deck and talers are only counted (B1)."""

    deck: Count
    discard: list[CardId]
    face_up: list[CardId]
    hands: list[list[CardId]]
    fields: list[list[list[CardId]]]
    aside: list[list[CardId]]
    talers: list[Count]
    exhaustions: Count
    planted: Count

    def see_phasebegan(self, event: PhaseBegan) -> None:
        """Note the phase, in which nothing has been planted from the hand yet."""
        super().see_phasebegan(event)
        self.planted = 0

    def see_drew(self, event: Drew) -> None:
        """Put a card to the back of a hand."""
        self.deck -= 1
        self.hands[event.seat].append(event.card)

    def see_turnedover(self, event: TurnedOver) -> None:
        """Lay a card face up."""
        self.deck -= 1
        self.face_up.append(event.card)

    def see_exhausted(self, event: Exhausted) -> None:
        """Count how often the deck ran out."""
        self.exhaustions = event.times

    def see_shuffled(self, event: Shuffled) -> None:
        """Make the discard pile the deck."""
        self.deck = event.cards
        self.discard = []

    def see_planted(self, event: Planted) -> None:
        """Put a card into a field, from wherever it lay."""
        if event.card in self.aside[event.seat]:
            self.aside[event.seat].remove(event.card)
        elif event.card in self.face_up:
            self.face_up.remove(event.card)
        else:
            self.lose(event.seat, event.card)
            self.planted += 1
        self.fields[event.seat][event.field].append(event.card)

    def see_sold(self, event: Sold) -> None:
        """Empty a sold field, and count its talers."""
        self.fields[event.seat][event.field] = []
        self.discard += event.discarded
        self.talers[event.seat] += event.talers

    def see_fieldadded(self, event: FieldAdded) -> None:
        """Give a seat one more field."""
        self.fields[event.seat].append([])

    def see_fieldbought(self, event: FieldBought) -> None:
        """Give a seat one more field, and turn its talers into discarded beans."""
        self.fields[event.seat].append([])
        self.talers[event.seat] -= len(event.paid)
        self.discard += event.paid

    def see_traded(self, event: Traded) -> None:
        """Set both sides of a deal aside."""
        self.forget(event.offer)
        self.done[event.seat] = self.done[event.taker] = False
        for giver, taker, cards in (
            (event.seat, event.taker, event.given),
            (event.taker, event.seat, event.received),
        ):
            for card in cards:
                if card in self.face_up:
                    self.face_up.remove(card)
                else:
                    self.lose(giver, card)
                self.aside[taker].append(card)
        self.talers[event.seat] += event.earned - event.paid
        self.talers[event.taker] += event.paid - event.earned

    def lose(self, seat: int, card: CardId) -> None:
        """Take a card out of a hand, a hidden one if the hand is."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else HIDDEN)

    def see_gameended(self, event: GameEnded) -> None:
        """Note what came of the game; nothing is being planted any more."""
        super().see_gameended(event)
        self.planted = 0

    def coins(self, seat: Seat) -> Count:
        """Return how many talers a player has."""
        return self.talers[seat]

    def to_plant(self, seat: Seat) -> list[CardId]:
        """List the cards that a seat has to plant before the turn can go on (B17)."""
        return self.aside[seat] + self.face_up if seat == self.active else self.aside[seat]


def shown(state: Table, seat: Seat, game: str, phase: str) -> dict[str, Any]:
    """Build up what a seat may see of a table; a stranger sees no hand, and only a replay sees all (B1)."""
    check_seat(seat, state.players, ALL_SEEING)
    open_to = range(state.players) if seat == ALL_SEEING else (seat,)
    return {
        "game": game,
        "seat": seat,
        "players": state.players,
        "turn": state.turn,
        "active": state.active,
        "phase": phase,
        "offers": state.offers.copy(),
        "wishes": state.wishes.copy(),
        "done": state.done.copy(),
        "result": state.result,
        "deck": len(state.deck),
        "discard": state.discard.copy(),
        "face_up": state.face_up.copy(),
        "hands": [
            hand.copy() if owner in open_to else [HIDDEN] * len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "fields": [[row.copy() for row in rows] for rows in state.fields],
        "aside": [cards.copy() for cards in state.aside],
        "talers": [len(pile) for pile in state.talers],
        "exhaustions": state.exhaustions,
        "planted": state.planted,
    }
