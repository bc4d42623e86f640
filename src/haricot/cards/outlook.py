"""What a choice would do at a card table, and what the fields there are worth."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from msgspec import Struct

from haricot.beans.goods import asked
from haricot.cards.actions import Plant, Sell
from haricot.cards.law import sellable
from haricot.cards.planting import MOST_PLANNED, PlantingPlanner, grown
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Done, Offer, Seal, Take
from haricot.kernel.offers import OpenOffer
from haricot.kernel.outlook import Appraisal, Outlook, lapsing
from haricot.kernel.types import NONE, Bean, CardId, Count

Rows = list[list[CardId]]


class Plot(Struct, frozen=True, gc=False):
    """A field: what grows there, how many cards, what it pays, and with how many it pays more."""

    # -1: it is empty.
    bean: Bean
    cards: Count
    pays: Count
    # 0 and 0: it pays the most already.
    next_at: Count
    next_pays: Count
    # Sold as it is, it brings a third field.
    earns_field: bool
    # The rules will sell it by themselves.
    doomed: bool


class Sale(Struct, frozen=True, gc=False):
    """A field that would be sold, or could be, and what that brings."""

    field: Count
    bean: Bean
    cards: Count
    pays: Count
    earns_field: bool


class Planting(Struct, frozen=True):
    """Where beans of a kind would go, and what that field is then."""

    bean: Bean
    number: Count
    # -1: one of `sales` would have to be sold first.
    field: int
    # Whether the field is empty now.
    fresh: bool
    # When everything is planted; null without a field.
    plot: Plot | None
    sales: tuple[Sale, ...]
    # Whether all of them bring nothing.
    loss: bool


class CardOutlook(Outlook, frozen=True, kw_only=True, tag="cards"):
    """What an action would do at a card table."""

    # Of all that comes to the seat, or of what waits to be planted.
    plantings: tuple[Planting, ...] = ()
    # The fields that would be sold.
    sales: tuple[Sale, ...] = ()
    # Talers to be paid, and how many of them with fulfilled contracts.
    costs: Count = 0
    contracts: Count = 0
    # The contract that would go back unfulfilled.
    returns: CardId = NONE


class CardAppraisal(Appraisal, frozen=True, kw_only=True, tag="cards"):
    """What the fields of everybody are worth, seat by seat."""

    fields: tuple[tuple[Plot, ...], ...]


class Fields:
    """Tells what fields are worth and what actions would do to them, by the law and by what one seat sees."""

    def __init__(self, planner: PlantingPlanner, most_fields: Count, view: TableView) -> None:
        self.planner = planner
        self.law = planner.law
        self.most_fields = most_fields
        self.view = view
        self.seat = view.seat

    def appraisal(self) -> CardAppraisal:
        """Tell what the fields of everybody are worth."""
        fields = [tuple(self.plot(row, len(rows)) for row in rows) for rows in self.view.fields]
        return CardAppraisal(fields=tuple(fields))

    def outlook(self, action: Action) -> CardOutlook | None:
        """Tell what an action would do; None if there is nothing to say."""
        match action:
            case Plant(card=card, field=field):
                rows = grown(self.rows, field, card)
                return CardOutlook(plantings=(self.planting(rows, self.law.kind[card], field, 1),))
            case Sell(field=field):
                return CardOutlook(sales=(self.sale(self.rows, field),))
            case Take(offer=number, cards=cards):
                return self.deal(cards, self.view.offer(number).gives)
            case Seal(offer=number, taker=taker):
                offer = self.view.offer(number)
                return self.deal(offer.gives, offer.cards_of(taker))
            case Offer(gives=gives, wants=wants):
                return self.deal(gives, self.others(wants))
            case Done() if self.view.phase == "trade":
                return self.closing()
        return None

    @property
    def rows(self) -> Rows:
        """The fields of the seat."""
        return self.view.fields[self.seat]

    def deal(self, gives: Sequence[CardId], gets: Sequence[CardId]) -> CardOutlook | None:
        """Tell where the cards of a deal would go, beside those that wait to be planted already."""
        waiting = [card for card in self.view.to_plant(self.seat) if card not in gives]
        plantings = self.plantings(waiting, gets)
        return CardOutlook(plantings=plantings) if plantings else None

    def others(self, wants: Sequence[Bean]) -> list[CardId]:
        """Give a card for each bean asked for, as far as there are so many that are not the seat's own."""
        found, taken = list[CardId](), {*chain(*self.rows), *self.view.to_plant(self.seat)}
        for kind in wants[: MOST_PLANNED + 1]:
            free = [card for card in self.law.copies(kind) if card not in taken][:1]
            found += free
            taken.update(free)
        return found

    def closing(self) -> CardOutlook | None:
        """Tell what the end of the trading would cost: fields to be sold or spoiled, and open offers."""
        plantings = self.plantings([], self.view.to_plant(self.seat))
        costly = tuple(part for part in plantings if part.plot is None or part.plot.doomed)
        lapses = lapsing(self.view, self.could_take)
        return CardOutlook(plantings=costly, lapses=lapses) if costly or lapses else None

    def could_take(self, offer: OpenOffer) -> bool:
        """Tell whether the active player is asked for nothing but what is there to give."""
        kinds = Counter(self.law.kind[card] for card in [*self.view.hands[self.seat], *self.view.face_up])
        enough = Counter(offer.wants) <= kinds and offer.asks <= self.view.talers[self.seat]
        return asked(offer, self.seat) and enough

    def plantings(self, waiting: Sequence[CardId], gets: Sequence[CardId]) -> tuple[Planting, ...]:
        """Tell where cards would go that the seat gets; nothing if there are too many."""
        beans = [*waiting, *gets]
        if not self.planner.can_plan(beans):
            return ()
        plan = self.planner.plan(self.rows, beans)
        places = zip(gets, plan.places[len(waiting) :], strict=True)
        counted = Counter((self.law.kind[card], field) for card, field in places)
        return tuple(self.planting(plan.rows, *place, number) for place, number in counted.items())

    def planting(self, rows: Rows, bean: Bean, field: Count, number: Count) -> Planting:
        """Tell what beans of a kind do to a field, or that one would have to be sold for them."""
        if field != NONE:
            plot = self.plot(rows[field], len(rows))
            return Planting(bean, number, field, not self.rows[field], plot, (), False)
        sales = tuple(self.sale(rows, field) for field in sellable(rows))
        loss = not any(sale.pays or sale.earns_field for sale in sales)
        return Planting(bean, number, NONE, False, None, sales, loss)

    def sale(self, rows: Rows, field: Count) -> Sale:
        """Tell what selling a field brings."""
        plot = self.plot(rows[field], len(rows))
        return Sale(field, plot.bean, plot.cards, plot.pays, plot.earns_field)

    def plot(self, row: list[CardId], fields: Count) -> Plot:
        """Tell what a field is worth to a player with this number of fields."""
        law = self.law
        earns_field = fields < self.most_fields and law.earns_field(row)
        return Plot(
            law.grows(row), len(row), law.price(row), *law.pays_next(row), earns_field, law.must_sell(row)
        )
