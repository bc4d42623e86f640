"""Junk: actions that anybody could send, sensible or not, within the bounds of the wire."""

from __future__ import annotations

from hypothesis import strategies as st

from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import (
    AnyAction,
    BuyField,
    Decline,
    Done,
    Fulfil,
    LayOut,
    Offer,
    Plant,
    Seal,
    Sell,
    Take,
    Wish,
    Withdraw,
)

COUNT = st.integers(0, 4) | st.integers(0, 999_999)
BEANS = st.lists(st.integers(0, 3) | st.integers(-1, 999), max_size=4).map(tuple)


def seats(state: Garden) -> st.SearchStrategy[int]:
    """Name a seat, mostly one that is taken."""
    return st.just(state.active) | st.integers(0, state.players - 1) | st.integers(-2, 99)


def cards(state: Garden) -> st.SearchStrategy[int]:
    """Name a card, often one that lies where it could be used."""
    near = [hand[0] for hand in state.hands if hand] + state.face_up
    near += [card for pile in state.aside + state.hands for card in pile]
    return st.sampled_from(near or [0]) | st.integers(0, 200) | st.integers(-1, 99_999)


def offers(state: Garden) -> st.SearchStrategy[int]:
    """Name an offer, often an open one."""
    return st.sampled_from([offer.number for offer in state.offers] or [0]) | COUNT


def actions(state: Garden) -> st.SearchStrategy[AnyAction]:
    """Do anything."""
    seat, card, offer = seats(state), cards(state), offers(state)
    some_cards = st.lists(card, max_size=4).map(tuple)
    talers = st.just(0) | COUNT
    return st.one_of(
        st.builds(Plant, seat, card, COUNT),
        st.builds(Sell, seat, COUNT),
        st.builds(BuyField, seat),
        st.builds(LayOut, seat),
        st.builds(Fulfil, seat),
        st.builds(Done, seat),
        st.builds(Wish, seat, BEANS, BEANS),
        st.builds(Offer, seat, seat, some_cards, BEANS, talers, talers, st.just(0) | offer),
        st.builds(Take, seat, offer, some_cards),
        st.builds(Seal, seat, offer, seat),
        st.builds(Decline, seat, offer),
        st.builds(Withdraw, seat, offer),
    )
