"""Deals as the simple trader sees them: what one would bring, and which are worth proposing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from haricot.beans.view import TableView
from haricot.bots.worth import Worth
from haricot.kernel.actions import Offer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat

ENOUGH = 0.15
"""A deal that brings less than this is not worth the words."""


class Deals:
    """The deals of one moment, from the side of the seat that looks."""

    def __init__(self, worth: Worth, view: TableView) -> None:
        self.worth = worth
        self.law = worth.law
        self.view = view
        self.seat = view.seat
        self.rows = view.fields[view.seat]
        self.hand = view.hands[view.seat]
        self.grown = {self.law.kind[row[0]] for row in self.rows if row}
        self.room = not all(self.rows)
        self.to_plant = self.owed(view.seat)
        self.theirs: dict[Seat, float] = {}
        self.before = worth.settled(self.rows, self.to_plant)

    def owed(self, seat: Seat) -> list[CardId]:
        """List the cards that a seat will have to plant."""
        return self.view.aside[seat] + (self.view.face_up if seat == self.view.active else [])

    def gain(self, gives: Iterable[CardId], gets: Sequence[CardId], talers: Count = 0) -> float:
        """Tell what a deal brings me, with talers on top."""
        after = [card for card in self.to_plant if card not in gives]
        cost = sum(self.worth_in_hand(card) for card in gives if card in self.hand)
        return self.worth.settled(self.rows, [*after, *gets]) - self.before - cost + float(talers)

    def worth_in_hand(self, card: CardId) -> float:
        """Value a card of my own hand where it stands."""
        return self.worth.in_hand(self.law.kind[card], self.hand.index(card), self.grown, self.room)

    def their_gain(self, seat: Seat, gets: Iterable[CardId], gives: Iterable[CardId] = ()) -> float:
        """Tell what some cards on the table bring another player; their hand is a secret."""
        owed, rows = self.owed(seat), self.view.fields[seat]
        after = [card for card in owed if card not in gives]
        if seat not in self.theirs:
            self.theirs[seat] = self.worth.settled(rows, owed)
        return self.worth.settled(rows, [*after, *gets]) - self.theirs[seat]

    @cached_property
    def unseen(self) -> list[Count]:
        """Count the cards of each kind that could be in another hand."""
        counts = list(self.law.counts)
        view = self.view
        seen = [view.discard, view.face_up, self.hand, *view.aside]
        for pile in [*seen, *(row for rows in view.fields for row in rows)]:
            for card in pile:
                if self.law.is_bean(card):
                    counts[self.law.kind[card]] -= 1
        return counts

    def chance(self, kind: Bean, seats: Iterable[Seat]) -> float:
        """Guess how likely these players have a card of a kind in hand."""
        cards = sum(len(self.view.hands[seat]) for seat in seats)
        return min(1.0, cards * float(self.unseen[kind]) / max(1.0, float(sum(self.unseen))))

    def a_card(self, kind: Bean) -> CardId:
        """Stand in any card for one of a kind that somebody may have."""
        return self.law.kind.index(kind)

    def wanted(self) -> list[Bean]:
        """List the kinds that I grow and that are still to be had."""
        shown = {self.law.kind[card] for card in self.view.face_up if self.seat != self.view.active}
        growing = [self.law.kind[row[0]] for row in self.rows if row and not self.worth.full(row)]
        return [kind for kind in growing if kind in shown or self.unseen[kind] > 0]

    def proposals(self, stock: Sequence[CardId]) -> Iterator[tuple[float, Offer]]:
        """Propose what I may: to all as the active player, else to the active player, and what was wished."""
        yield from self.by_wish(stock)
        if self.seat == self.view.active:
            yield from self.to_all(stock)
        else:
            yield from self.to_active(stock)

    def by_wish(self, stock: Sequence[CardId]) -> Iterator[tuple[float, Offer]]:
        """Offer what others have called for, against what they said they might give."""
        for seat, wish in enumerate(self.view.wishes):
            if wish is None or seat == self.seat or self.view.active not in (seat, self.seat):
                continue
            kinds = [kind for kind in wish.gives if self.unseen[kind] > 0] if wish.gives else self.wanted()
            for card in stock:
                if self.law.kind[card] in wish.wants:
                    for kind in kinds:
                        gain = self.gain((card,), (self.a_card(kind),))
                        yield gain, Offer(self.seat, seat, (card,), (kind,))

    def to_all(self, stock: Sequence[CardId]) -> Iterator[tuple[float, Offer]]:
        """Offer what does not fit for what I grow, and give away what would cost a field."""
        others = [seat for seat in range(self.view.players) if seat != self.seat]
        spare = [card for card in stock if self.law.kind[card] not in self.grown]
        for card in spare:
            keen = max(self.their_gain(seat, (card,)) for seat in others)
            for kind in self.wanted():
                gain = self.gain((card,), (self.a_card(kind),))
                odds = self.chance(kind, others) * (0.8 if keen > ENOUGH else 0.2)
                yield gain * odds, Offer(self.seat, ALL, (card,), (kind,))
            if keen > 0:
                yield self.gain((card,), ()) * 0.1, Offer(self.seat, ALL, (card,), ())

    def to_active(self, stock: Sequence[CardId]) -> Iterator[tuple[float, Offer]]:
        """Offer what does not fit for what I grow, and give away a first card that would cost a field."""
        active = self.view.active
        shown = {self.law.kind[card]: card for card in self.view.face_up}
        for card in stock:
            if self.law.kind[card] in self.grown:
                continue
            for kind in self.wanted():
                wanted = (shown[kind],) if kind in shown else ()
                keen = self.their_gain(active, (card,), wanted) > ENOUGH
                odds = (0.8 if keen else 0.2) if wanted else 0.4 * keen * self.chance(kind, [active])
                gain = self.gain((card,), wanted or (self.a_card(kind),))
                yield gain * odds, Offer(self.seat, active, (card,), (kind,))
            hurts = card == self.hand[0] and not self.room and self.burden(card) > 0.25
            if hurts and self.their_gain(active, (card,)) > ENOUGH:
                yield 0.05, Offer(self.seat, active, (card,), ())

    def burden(self, card: CardId) -> float:
        """Tell what it costs to plant a card on top of what is to be planted anyway."""
        return self.before - self.worth.settled(self.rows, [*self.to_plant, card])
