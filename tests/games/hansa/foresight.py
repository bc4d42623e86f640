"""What was foretold in Bohn Hansa, held against what happened and against the rules."""

from __future__ import annotations

from typing import TypeVar

from haricot.games.hansa import outlook
from haricot.games.hansa.actions import Travel
from haricot.games.hansa.events import (
    BeanPaid,
    CardsPlayed,
    ContractDiscarded,
    GuestCardPlayed,
    Harvested,
    HarvestTaken,
    HarvestTurned,
    LoanTaken,
    Paid,
    PricesFixed,
    TollDue,
)
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.reading import Lot, Reading
from haricot.kernel.actions import Action
from haricot.kernel.events import Event, Traded
from haricot.kernel.outlook import Outlook
from haricot.kernel.types import Seat

E = TypeVar("E", bound=Event)


def check_prospect(
    game: Hansa, told: Outlook, action: Action, before: Hanse, after: Hanse, news: list[Event]
) -> None:
    """Fail unless an action did what was foretold."""
    assert isinstance(told, outlook.AnyProspect)
    seat = action.seat
    comes_true(game, after, seat, told, news)
    if isinstance(told, outlook.Purchase):
        assert after.money[seat] == told.left == before.money[seat] - told.price
    if isinstance(told, outlook.Delivery):
        assert after.money[seat] == before.money[seat] + told.value
    if isinstance(told, outlook.Loss | outlook.Purchase | outlook.Delivery | outlook.Payment) and not found(
        news, Traded
    ):
        left = game.appraise(game.view(after, seat)).orders
        now = {order.contract: order.missing for order in left}
        assert all(now[change.contract] == change.missing for change in told.changes)
    if isinstance(action, Travel) and found(news, PricesFixed) and not found(news, HarvestTurned):
        town = game.appraise(game.view(before, seat)).towns[action.city]
        assert all(after.prices[price.kind] == price.price for price in town.prices)


def comes_true(game: Hansa, state: Hanse, seat: Seat, told: outlook.AnyProspect, news: list[Event]) -> None:
    """Compare what was told with what happened."""
    match told:
        case outlook.Journey():
            travelled(game, state, seat, told, news)
        case outlook.Bargain():
            dealt(state, seat, told, news)
        case outlook.Payment():
            assert found(news, BeanPaid)[0].due == told.due
        case outlook.Ending(reckoning=None):
            lost = [event.card for event in found(news, ContractDiscarded)]
            assert lost == [order.contract for order in told.loses]
        case outlook.Ending() if told.reckoning is not None and state.result is not None:
            assert state.result.scores[seat] == told.reckoning.total


def found(news: list[Event], sort: type[E]) -> list[E]:
    return [event for event in news if isinstance(event, sort)]


def travelled(game: Hansa, state: Hanse, seat: Seat, told: outlook.Journey, news: list[Event]) -> None:
    """Cards, toll and harvest are as they were told."""
    played = found(news, CardsPlayed)[0]
    assert sorted(told.cards) == sorted((*played.cards, *played.contracts))
    assert set(told.loses) <= set(played.contracts)
    paid = [event.thalers for event in found(news, Paid) if event.reason == "toll"]
    assert paid == ([told.bill.cash] if told.bill and told.bill.cash else [])
    due = [event.thalers for event in found(news, TollDue)]
    assert due == ([told.bill.short] if told.bill and told.bill.short else [])
    for loan in found(news, LoanTaken):
        assert told.bill
        assert loan.thalers == told.bill.loan
    if found(news, HarvestTurned):
        assert told.supply
        end = told.way[-1]
        here = [event for event in found(news, Harvested) if event.city == end]
        lots = [Lot(game.atlas.kind[event.tokens[0]], len(event.tokens)) for event in here]
        assert set(lots) <= set(told.supply.lots)
        if len(lots) == 1 and found(news, PricesFixed):
            assert all(state.prices[price.kind] == price.price for price in told.supply.prices)


def dealt(state: Hanse, seat: Seat, told: outlook.Bargain, news: list[Event]) -> None:
    """Carts, and what a guest plays, are as they were told."""
    for guest in found(news, GuestCardPlayed):
        assert told.arrival
        assert told.arrival.seat == guest.seat
        assert told.arrival.loses == guest.discarded
        assert told.arrival.supply or not found(news, HarvestTaken)
        due = [event.thalers for event in found(news, TollDue)]
        assert due == ([told.arrival.bill.short] if told.arrival.bill and told.arrival.bill.short else [])
    for trade in found(news, Traded):
        assert told.misfit < 0
        assert len(state.carts[seat]) == told.load
        other = trade.taker if trade.seat == seat else trade.seat
        assert told.partner == other
        assert len(state.carts[other]) == told.their_load


def check_reading(game: Hansa, told: Reading, viewer: Seat, state: Hanse) -> None:
    """Fail unless the board is read as the rules read it."""
    goods = game.goods
    others = [other for other in range(state.players) if other != state.active]
    if viewer >= 0 and state.pawns[state.active] >= 0:
        assert told.partners == tuple(other for other in others if goods.partner(state, other))
        assert told.guests == tuple(other for other in others if goods.guest(state, other))
    if viewer >= 0:
        waiting = [offer for offer in state.offers if offer.seat != viewer]
        asked = tuple(offer.number for offer in waiting if goods.reaches(state, offer, viewer))
        assert told.asked == asked
