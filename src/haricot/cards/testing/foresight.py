"""What was foretold of an action at a card table, held against what happens when it is carried out."""
# interpreted: it only plays games to test them

from __future__ import annotations

from collections.abc import Iterator

from haricot.cards.actions import BuyField, Plant, Sell
from haricot.cards.events import FieldAdded, Sold
from haricot.cards.game import AnyCardGame
from haricot.cards.law import Law, sellable
from haricot.cards.outlook import CardOutlook, Plot, Sale
from haricot.cards.table import Table
from haricot.kernel.actions import Action, Done, Seal, Take
from haricot.kernel.events import Event, Lapsed, Traded
from haricot.kernel.outlook import Outlook
from haricot.kernel.types import NONE

Rows = list[list[int]]


def hold_to_its_word(
    game: AnyCardGame,
    told: Outlook,
    action: Action,
    before: Table,
    after: Table,
    events: list[Event],
) -> None:
    """Fail unless an action did what was foretold."""
    assert isinstance(told, CardOutlook)
    check_offers(told, before, action, events)
    check_sales(game, told, before, action, events)
    check_costs(told, before, after, action)
    check_plantings(game, told, before, after, action, events)


def check_offers(told: CardOutlook, before: Table, action: Action, events: list[Event]) -> None:
    """What lapses was open, and is told of as lapsed."""
    lapsed = {event.offer for event in events if isinstance(event, Lapsed)}
    assert set(told.lapses) <= lapsed & {offer.number for offer in before.offers}
    assert not told.lapses or action == Done(before.active)


def check_sales(
    game: AnyCardGame, told: CardOutlook, before: Table, action: Action, events: list[Event]
) -> None:
    """Fields that would be sold are, for what was said."""
    rows = before.fields[action.seat]
    sold = {event.field: event for event in events if isinstance(event, Sold) and event.seat == action.seat}
    for sale in told.sales:
        assert sold[sale.field].talers == sale.pays
        check_sale(game, rows, sale)
    if isinstance(action, Sell):
        assert [sale.field for sale in told.sales] == [action.field]
        assert told.sales[0].earns_field == any(isinstance(event, FieldAdded) for event in events)


def check_sale(game: AnyCardGame, rows: Rows, sale: Sale) -> None:
    """A field is what a sale says it is."""
    row = rows[sale.field]
    assert (sale.cards, sale.pays) == (len(row), game.law.price(row))
    assert sale.bean in [game.law.kind[card] for card in row]
    assert sale.earns_field == (len(rows) < game.most_fields and game.law.earns_field(row))


def check_costs(told: CardOutlook, before: Table, after: Table, action: Action) -> None:
    """What is to be paid is paid."""
    if isinstance(action, BuyField):
        assert before.coins(action.seat) - after.coins(action.seat) == told.costs


def check_plantings(
    game: AnyCardGame,
    told: CardOutlook,
    before: Table,
    after: Table,
    action: Action,
    events: list[Event],
) -> None:
    """Where beans are said to go, they can; where a sale is foretold, there is no way around one."""
    seat = action.seat
    if isinstance(action, Plant):
        (planting,) = told.plantings
        assert (planting.field, planting.number) == (action.field, 1)
        assert planting.fresh == (not before.fields[seat][action.field])
        check_plot(game, after.fields[seat], action.field, planting.plot)
        return
    if not isinstance(action, Take | Seal) or not any(isinstance(event, Traded) for event in events):
        return
    ways = list(plantable(game.law, after.fields[seat], after.to_plant(seat)))
    gets = [card for card in after.aside[seat] if card not in before.aside[seat]]
    assert sum(part.number for part in told.plantings) == len(gets)
    if ways:
        assert all(part.field != NONE for part in told.plantings)
    for part in told.plantings:
        if part.field == NONE:
            if len(after.to_plant(seat)) == 1:
                assert [sale.field for sale in part.sales] == sellable(after.fields[seat])
                for sale in part.sales:
                    check_sale(game, after.fields[seat], sale)
            assert part.loss == all(sale.pays == 0 and not sale.earns_field for sale in part.sales)
        elif ways:
            found = [way for way in ways if fits_word(game, way, part.field, part.plot)]
            assert found, "no way to plant leads there"


def fits_word(game: AnyCardGame, rows: Rows, field: int, plot: Plot | None) -> bool:
    """Tell whether a field is what was foretold."""
    row = rows[field]
    assert plot is not None
    return (len(row), game.law.price(row), game.law.must_sell(row)) == (plot.cards, plot.pays, plot.doomed)


def check_plot(game: AnyCardGame, rows: Rows, field: int, plot: Plot | None) -> None:
    """A field is what is said of it, card by card more until it pays more."""
    assert plot is not None
    row, law = rows[field], game.law
    assert fits_word(game, rows, field, plot)
    assert plot.earns_field == (len(rows) < game.most_fields and law.earns_field(row))
    pays = [
        law.price([*row, *[row[-1]] * more]) for more in range(len(law.pays[law.kind[row[-1]]]) - len(row))
    ]
    better = [(len(row) + more, talers) for more, talers in enumerate(pays) if talers > plot.pays]
    assert (plot.next_at, plot.next_pays) == (better[0] if better else (0, 0))


def plantable(law: Law, rows: Rows, cards: list[int]) -> Iterator[Rows]:
    """Find what fields could be like when all cards are planted and none is sold, in any order."""
    if not cards:
        yield rows
    seen = set()
    for place, card in enumerate(cards):
        if law.kind[card] in seen:
            continue
        seen.add(law.kind[card])
        for field, row in enumerate(rows):
            if law.fits(row, card):
                grown = [*rows[:field], [*row, card], *rows[field + 1 :]]
                yield from plantable(law, grown, cards[:place] + cards[place + 1 :])
