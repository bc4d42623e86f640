"""The events that a seat has seen rebuild its view."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec
from hypothesis import given

from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.view import GardenView, view
from haricot.kernel.events import AnyEvent, Event
from haricot.kernel.types import Seat
from tests.laws.worlds import Moment, law, moments


def empty_table(game: Bohnanza, seat: Seat) -> GardenView:
    """See what is known before a game: who plays, and how many cards there are."""
    state = Garden()
    state.lay_garden(game.options.players, 0, game.options.fields())
    state.deck = list(range(game.law.beans))
    state.contracts = list(range(game.law.beans, len(game.law.kind)))
    return view(state, seat, game.name, game.phases[0].name)


def tell(shown: GardenView, events: list[Event]) -> None:
    """Let somebody hear what happened, over a wire."""
    for event in events:
        text = msgspec.json.encode(event.seen_by(shown.seat))
        shown.see(msgspec.json.decode(text, type=AnyEvent))


@law(1.5)
@given(moments(600))
def test_the_events_a_seat_has_seen_rebuild_its_view(moment: Moment) -> None:
    game = moment.game
    state = game.start(moment.seed)
    views = [empty_table(game, seat) for seat in moment.onlookers]
    news = list(state.news)
    for action in [*moment.played[1], None]:
        for shown in views:
            tell(shown, news)
            assert msgspec.json.encode(shown) == msgspec.json.encode(game.view(state, shown.seat))
        if action is not None:
            news = game.apply(state, action)


@law(1)
@given(moments())
def test_a_view_survives_the_wire(moment: Moment) -> None:
    for seat in moment.onlookers:
        shown = moment.game.view(moment.state, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=GardenView) == shown


def empty(*piles: list[Any]) -> None:
    """Throw everything away."""
    for pile in piles:
        pile.clear()


@law(1)
@given(moments())
def test_a_view_is_its_owners_to_change(moment: Moment) -> None:
    state = moment.state
    for seat in moment.onlookers:
        shown, kept = moment.game.view(state, seat), msgspec.json.encode(moment.game.view(state, seat))
        empty(shown.offers, shown.wishes, shown.done, shown.discard, shown.face_up, shown.exposed)
        empty(*shown.hands, *shown.aside, *shown.fulfilled, *chain(*shown.fields))
        assert msgspec.json.encode(moment.game.view(state, seat)) == kept
