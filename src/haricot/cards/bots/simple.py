"""SimpleBot: a beginner at a card table, who plants what fits and trades away what does not."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from haricot.beans.market import agreement
from haricot.bots.base import done
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.bots.base import CardBot
from haricot.cards.game import AnyCardGame
from haricot.cards.law import MOST_FIELDS
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Decline, Offer, Seal, Take, Withdraw
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat

EARLY = 12
"""Up to this turn a third field is bought."""

MOST_PROPOSALS = 2
"""Maximum number of exchanges proposed in the own turn; a beginner runs out of ideas, and then gives away."""


class SimpleBot(CardBot):
    """Plants first fit, takes what fits, and offers what does not fit for what it grows."""

    def __init__(self, game: AnyCardGame, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.proposed: Count = 0
        self.proposed_in: Count = 0

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Take what is always good, then do what the phase asks for."""
        action = self.due(view, options)
        if action is not None:
            return action
        return self.trade(view, options) if view.phase == "trade" else self.plant(view, options)

    def due(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Fulfil a contract, sell a field that can pay no more, and buy a third field early (E6, B19, B4)."""
        for action in options:
            if isinstance(action, Fulfil) or (isinstance(action, BuyField) and view.turn <= EARLY):
                return action
            if isinstance(action, Sell) and self.is_full(view.fields[self.seat], action.field):
                return action
        return None

    def is_full(self, rows: list[list[CardId]], field: Count) -> bool:
        """Tell whether a field pays as much as it ever will, or earns a third one (E1)."""
        row = rows[field]
        best = max(self.law.pays[self.law.kind[row[-1]]])
        return self.law.price(row) == best > 0 or (self.law.earns_field(row) and len(rows) < MOST_FIELDS)

    # What fits.

    def grows(self, view: TableView, card: CardId) -> bool:
        """Tell whether a card goes on well in one of the own fields."""
        return any(
            row and self.law.fits(row, card) and not self.law.doubles(row, card)
            for row in view.fields[self.seat]
        )

    def has_room(self, view: TableView) -> bool:
        """Tell whether a field will be empty when all is planted."""
        fields = sum(not row for row in view.fields[self.seat])
        return fields > sum(not self.grows(view, card) for card in view.to_plant(self.seat))

    # Planting.

    def plant(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Plant what grows, else stop when that is allowed, else use an empty field or sell one."""
        plants = [action for action in options if isinstance(action, Plant)]
        rows, stop = view.fields[self.seat], done(options)
        for plant in plants:
            if rows[plant.field] and not self.law.doubles(rows[plant.field], plant.card):
                return plant
        if stop is not None:
            return stop
        lay_out = next((action for action in options if isinstance(action, LayOut)), None)
        return lay_out or next(iter(plants), None) or self.make_room(view, options)

    def make_room(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Sell the field that pays best, if a card has to be planted."""
        waits = bool(view.to_plant(self.seat))
        if view.phase == "plant":
            waits = self.seat == view.active and not view.planted
        rows = view.fields[self.seat]
        sales = [action for action in options if isinstance(action, Sell)]
        return max(sales, key=lambda sale: self.law.price(rows[sale.field]), default=None) if waits else None

    # Trading.

    def trade(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Answer first, then seal, then propose; say done when there is nothing left."""
        for action in options:
            if isinstance(action, Take) and self.likes(view, action):
                return action
        for action in options:
            if isinstance(action, Decline) and not self.has_agreed(view, action.offer):
                return action
        seals = [action for action in options if isinstance(action, Seal)]
        if seals:
            return min(seals, key=lambda seal: view.coins(seal.taker))
        if any(offer.seat == self.seat and self.is_open(view, offer.number) for offer in view.offers):
            return None
        tidy = next((action for action in options if isinstance(action, Withdraw)), None)
        return tidy or self.propose(view) or done(options)

    def likes(self, view: TableView, take: Take) -> bool:
        """Tell whether an offer brings what fits and costs what does not, with no talers lost."""
        offer = view.offer(take.offer)
        welcome = all(self.grows(view, card) for card in offer.gives)
        useless = not any(self.grows(view, card) for card in take.cards)
        gets = bool(offer.gives) or offer.pays > offer.asks
        return gets and welcome and useless and offer.pays >= offer.asks

    def has_agreed(self, view: TableView, number: Count) -> bool:
        """Tell whether this seat has given its word for an offer."""
        return agreement(view.offer(number), self.seat) is not None

    def is_open(self, view: TableView, number: Count) -> bool:
        """Tell whether somebody may still answer an offer of this seat."""
        offer = view.offer(number)
        answered = {self.seat, *offer.declined, *(word.seat for word in offer.agreed)}
        return offer.to != ALL or any(
            not view.done[seat] and seat not in answered for seat in range(view.players)
        )

    def propose(self, view: TableView) -> Action | None:
        """Propose something that nobody was asked for this turn."""
        if view.turn != self.proposed_in:
            self.proposed_in, self.proposed = view.turn, 0
        if not self.may_offer(view):
            return None
        most = MOST_PROPOSALS if self.seat == view.active else 1
        swaps = self.swaps(view) if self.proposed < most else iter(())
        for offer in chain(swaps, self.gifts(view)):
            if self.is_new(view, offer):
                self.proposed += 1
                return self.remember(view, offer)
        return None

    def swaps(self, view: TableView) -> Iterator[Offer]:
        """Offer what does not fit for what is grown."""
        mine = self.seat == view.active
        to = ALL if mine else view.active
        wanted = self.wanted(view, view.face_up if not mine else [])
        for card in self.spare(view):
            for bean in wanted:
                if bean != self.law.kind[card]:
                    yield Offer(self.seat, to, (card,), (bean,))

    def gifts(self, view: TableView) -> Iterator[Offer]:
        """Give away what would cost a field."""
        if self.seat == view.active and not self.has_room(view):
            yield from (Offer(self.seat, ALL, (card,)) for card in self.spare(view) if card in view.face_up)

    def spare(self, view: TableView) -> list[CardId]:
        """List the cards that do not fit."""
        return [card for card in self.stock(view) if not self.grows(view, card)]

    def wanted(self, view: TableView, shown: Iterable[CardId]) -> list[Bean]:
        """List the kinds that are grown; of another's turn only those that lie open."""
        if self.seat != view.active:
            return list(dict.fromkeys(self.law.kind[card] for card in shown if self.grows(view, card)))
        kinds = range(len(self.law.counts))
        return [bean for bean in kinds if self.grows(view, self.law.kind.index(bean))]
