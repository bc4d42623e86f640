"""Positions of Bohnanza, written down and read back: what FEN is to chess."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from haricot.beans.cardnames import Box, CardNames
from haricot.beans.written import Scribe, WrittenOffer, WrittenRefusal, WrittenWish
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.sound import check_sound
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Result
from haricot.kernel.record import TablesName
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE


class Place(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before one player, and what is in the hand, its first card first."""

    hand: list[str] = []
    fields: list[list[str]] = []
    aside: list[str] = []
    talers: list[str] = []
    exposed: str | None = None
    fulfilled: list[str] = []
    wish: WrittenWish | None = None
    done: bool = False


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game. Without `deck` or `contracts` all the cards that lie nowhere else are in them."""

    game: str = "bohnanza"
    options: dict[str, Any] = {}
    tables: TablesName | None = None
    phase: str = "plant"
    active: int = 0
    turn: int = 1
    planted: int = 0
    exhaustions: int = 0
    seats: list[Place] = []
    face_up: list[str] = []
    discard: list[str] = []
    deck: list[str] | None = None
    contracts: list[str] | None = None
    offers: list[WrittenOffer] = []
    offered: int = 0
    refused: list[WrittenRefusal] = []
    seed: int = 0
    shuffles: int = 0
    result: Result | None = None

    def names(self) -> Iterator[str]:
        """Go through all the cards that are named."""
        for place in self.seats:
            for pile in (place.hand, *place.fields, place.aside, place.talers, place.fulfilled):
                yield from pile
            if place.exposed is not None:
                yield place.exposed
        for pile in (self.face_up, self.discard, self.deck or [], self.contracts or []):
            yield from pile


def read_position(text: bytes | str) -> Position:
    """Read a position, or say what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Position)
    except msgspec.DecodeError as error:
        raise BadPosition(f"This is no position: {error}.") from None


def scribe_of(game: Bohnanza) -> Scribe:
    """Have somebody who knows the names of the cards."""
    return Scribe(game.law, CardNames(game.law, game.pairs))


def write_position(game: Bohnanza, state: Garden) -> Position:
    """Write a state down, every card by name."""
    scribe = scribe_of(game)
    name = scribe.names.name
    described = game.describe()
    return Position(
        game=game.name,
        options=described["options"],
        tables=described["tables"],
        phase=game.turn[state.phase].name,
        active=state.active,
        turn=state.turn,
        planted=state.planted,
        exhaustions=state.exhaustions,
        seats=[write_place(state, seat, scribe) for seat in range(state.players)],
        face_up=[name(card) for card in state.face_up],
        discard=[name(card) for card in state.discard],
        deck=[name(card) for card in reversed(state.deck)],
        contracts=[name(card) for card in reversed(state.contracts)],
        offers=[scribe.write_offer(offer) for offer in state.offers],
        offered=state.offered,
        refused=[scribe.write_refusal(refusal) for refusal in state.refused],
        seed=state.seed,
        shuffles=state.shuffles,
        result=state.result,
    )


def write_place(state: Garden, seat: int, scribe: Scribe) -> Place:
    """Write down what lies before one player."""
    name = scribe.names.name
    exposed = state.exposed[seat]
    return Place(
        hand=[name(card) for card in state.hands[seat]],
        fields=[[name(card) for card in row] for row in state.fields[seat]],
        aside=[name(card) for card in state.aside[seat]],
        talers=[name(card) for card in state.talers[seat]],
        exposed=None if exposed == NONE else name(exposed),
        fulfilled=[name(card) for card in state.fulfilled[seat]],
        wish=scribe.write_wish(state.wishes[seat]),
        done=state.done[seat],
    )


def state_of(game: Bohnanza, position: Position) -> Garden:
    """Set up the state that a position describes, or say why it cannot be."""
    if len(position.seats) != game.options.players:
        players = game.options.players
        raise BadPosition(f"The game is for {players}, and the position has {len(position.seats)} seats.")
    state = Garden()
    state.lay_garden(game.options.players, position.seed, game.options.fields())
    scribe = scribe_of(game)
    box = Box(scribe.names, position.names())
    for seat, place in enumerate(position.seats):
        read_place(state, seat, place, box)
        state.wishes[seat] = scribe.read_wish(place.wish)
    read_piles(game, state, position, box)
    read_moment(game, state, position)
    read_market(game, state, position, scribe)
    check_sound(game, state)
    return state


def read_place(state: Garden, seat: int, place: Place, box: Box) -> None:
    """Lay out what one player has."""
    state.hands[seat] = box.take(place.hand)
    rows = [box.take(row) for row in place.fields]
    state.fields[seat] = rows + state.fields[seat][len(rows) :]
    state.aside[seat] = box.take(place.aside)
    state.talers[seat] = box.take(place.talers)
    state.exposed[seat] = NONE if place.exposed is None else box.take_one(place.exposed)
    state.fulfilled[seat] = box.take(place.fulfilled)
    state.done[seat] = place.done


def read_piles(game: Bohnanza, state: Garden, position: Position, box: Box) -> None:
    """Lay out the piles; what is left over makes up a pile that is not written down."""
    state.shuffles = position.shuffles
    state.face_up = box.take(position.face_up)
    state.discard = box.take(position.discard)
    if position.deck is not None:
        state.deck = box.take(reversed(position.deck))
    if position.contracts is not None:
        state.contracts = box.take(reversed(position.contracts))
    beans = [card for card in box.left if card < game.law.beans]
    others = [card for card in box.left if card >= game.law.beans]
    if position.deck is None:
        state.deck, beans = beans, []
        shuffle(state.deck, state.seed, state.shuffles)
    if position.contracts is None:
        state.contracts, others = others, []
        shuffle(state.contracts, state.seed, -1)
    if beans or others:
        missing = ", ".join(box.names.name(card) for card in [*beans, *others][:5])
        raise BadPosition(f"{len(beans) + len(others)} cards lie nowhere ({missing} ...): all must add up.")


def read_moment(game: Bohnanza, state: Garden, position: Position) -> None:
    """Set whose turn and phase it is, and what is on offer."""
    phases = [phase.name for phase in game.turn]
    if position.phase not in phases:
        raise BadPosition(f"There is no phase {position.phase!r}: the phases are {', '.join(phases)}.")
    state.phase = phases.index(position.phase)
    state.active = position.active
    state.turn = position.turn
    state.planted = position.planted
    state.exhaustions = position.exhaustions
    state.result = position.result


def read_market(game: Bohnanza, state: Garden, position: Position, scribe: Scribe) -> None:
    """Lay the offers on the table."""

    def stock(seat: int) -> list[int]:
        return game.goods.stock(state, seat) if 0 <= seat < state.players else []

    state.offers = [scribe.read_offer(offer, stock) for offer in position.offers]
    state.offered = max([position.offered, *(offer.number for offer in position.offers)])
    state.refused = [scribe.read_refusal(refusal) for refusal in position.refused]
