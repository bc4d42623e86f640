"""Junk: actions that anybody could send, sensible or not, within the bounds of the wire."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from haricot.beans.playout import Dice
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import AnyAction, Decline, Done, Offer, Wish
from tests.laws.crowd import Crowd

COUNT = st.integers(0, 5) | st.integers(0, 999_999)
FIELD = st.sampled_from([0, 1, 2, 0, 1, 2, 3, 999_999])
BEAN = st.integers(0, 3) | st.integers(-1, 999)
BEANS = st.lists(BEAN, max_size=4).map(tuple)


def seats(state: Garden) -> st.SearchStrategy[int]:
    """Name a seat, mostly one that is taken."""
    taken = [state.active, *range(state.players)]
    return st.sampled_from([*taken, *taken, *taken, -2, -1, state.players, 99])


def cards(state: Garden) -> st.SearchStrategy[int]:
    """Name a card, mostly one that lies where it could be used."""
    near = [hand[0] for hand in state.hands if hand] + state.face_up
    near += [card for pile in state.aside + state.hands for card in pile]
    return st.sampled_from([*near, 0]) | st.integers(0, 200) | st.integers(-1, 99_999)


def offers(state: Garden) -> st.SearchStrategy[int]:
    """Name an offer, mostly an open one."""
    return st.sampled_from([*(offer.number for offer in state.offers), state.offered, 0]) | COUNT


def values(state: Garden) -> dict[str, st.SearchStrategy[Any]]:
    """Say what can be written into the fields of an action, by their names."""
    seat, card, offer, some_cards = seats(state), cards(state), offers(state), several(cards(state))
    talers = st.just(0) | COUNT
    return {
        **dict.fromkeys(("seat", "to", "taker"), seat),
        **dict.fromkeys(("card", "contract", "token"), card),
        **dict.fromkeys(("cards", "gives", "behind"), some_cards),
        **dict.fromkeys(("pays", "asks"), talers),
        **{"field": FIELD, "city": COUNT, "offer": offer, "answers": st.just(0) | offer},
        **{"wants": BEANS, "bean": BEAN, "invites": st.sampled_from([False, False, True])},
    }


def several(card: st.SearchStrategy[int]) -> st.SearchStrategy[tuple[int, ...]]:
    """Name some cards."""
    return st.lists(card, max_size=4).map(tuple)


def anything(state: Garden) -> st.SearchStrategy[AnyAction]:
    """Do anything at all, also what only another game knows."""
    may = values(state)
    kinds = [kind for kind in get_args(AnyAction) if kind is not Wish]
    made = [st.builds(kind, *[may[name] for name in kind.__struct_fields__]) for kind in kinds]
    return st.one_of(*made, st.builds(Wish, may["seat"], BEANS, BEANS))


@st.composite
def near_misses(draw: st.DrawFn, state: Garden, crowd: Crowd) -> AnyAction:
    """Do something sensible, but for one thing."""
    dice, seat = Dice(draw(st.integers(0, 9999))), draw(st.integers(0, state.players - 1))
    action = crowd.anything(state, seat, dice) if draw(st.booleans()) else crowd.step(state, dice)
    action = action or Done(seat)
    name = draw(st.sampled_from(action.__struct_fields__))
    strategy = BEANS if isinstance(action, Wish) and name == "gives" else values(state)[name]
    return replace(action, **{name: draw(strategy)})


def repeated(state: Garden) -> st.SearchStrategy[AnyAction]:
    """Make an offer that is open already, or was there a moment ago."""
    again: list[AnyAction] = [Offer(o.seat, o.to, o.gives, o.wants, o.pays, o.asks) for o in state.offers]
    answers = [(offer.number, offer.seat) for offer in state.offers]
    return st.sampled_from([*again, *(Decline(seat, number) for number, seat in answers), Done(state.active)])


def actions(state: Garden, crowd: Crowd) -> st.SearchStrategy[AnyAction]:
    """Do what a player, a bad client or a monkey could do."""
    if state.result is not None:
        return anything(state)
    return anything(state) | near_misses(state, crowd) | near_misses(state, crowd) | repeated(state)
