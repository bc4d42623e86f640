"""Second worlds: the same moment, with everything different that somebody cannot know."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from haricot.beans.cardgame import CardGame
from haricot.beans.table import Table
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.events import (
    Agreed,
    ContractDrawn,
    Drew,
    Event,
    FieldBought,
    Fulfilled,
    LaidOut,
    Offered,
    Planted,
    Shuffled,
    Traded,
    TurnedOver,
)
from haricot.kernel.types import CardId, Seat

T = TypeVar("T", bound=Table)
Slots = list[tuple[list[CardId], int]]


def second_world(
    game: CardGame[Any, Any], state: T, viewer: Seat, future: Iterable[Event], chance: Random
) -> T:
    """Make a world that `viewer` cannot tell from this one, before or while `future` happens.

    A seat knows its own hand, all that lies open, and how many cards lie where they are hidden. It knows
    no card of the other hands, of the deck and of the contract pile, no bean side of any taler, no place
    of a card in another hand, and not the seed. All of that is mixed here: beans among beans, contracts
    among contracts (a hand with a contract keeps one, as it was seen drawing it), the other hands in
    themselves. What others have promised in open offers is known to be in their hands and stays there.

    `future` is what the next action brings about. Cards that it may show to the viewer stay where they
    are, so that the action can be done in both worlds and has to look the same. What it may show is
    said by `shown_by` here, not by the events: one that tells more is found out.
    """
    future = list(future)
    fixed = {card for event in future for card in shown_by(event, viewer)}
    twin: T = game.clone(state)
    slots = hidden_slots(twin, viewer)
    free = [slot for slot in slots if card_in(slot) not in fixed | promised(state)]
    mix([slot for slot in free if game.law.is_bean(card_in(slot))], chance)
    mix([slot for slot in free if not game.law.is_bean(card_in(slot))], chance)
    for seat in range(state.players):
        if seat != viewer:
            mix([slot for slot in pile_slots(twin.hands[seat]) if card_in(slot) not in fixed], chance)
    if not any(isinstance(event, Shuffled) for event in future):
        twin.seed = state.seed + 1
    return twin


def shown_by(event: Event, viewer: Seat) -> tuple[CardId, ...]:
    """List the hidden cards that an event may turn up before a viewer."""
    match event:
        case Drew(seat=seat, card=card) | ContractDrawn(seat=seat, card=card):
            return (card,) if seat == viewer else ()
        case TurnedOver(card=card) | Planted(card=card) | LaidOut(card=card) | Fulfilled(card=card):
            return (card,)
        case Offered(gives=cards) | Agreed(cards=cards) | FieldBought(paid=cards):
            return cards
        case Traded(given=given, received=received):
            return given + received
    return ()


def promised(state: Table) -> set[CardId]:
    """List the cards that open offers and agreements name."""
    words = [word.cards for offer in state.offers for word in offer.agreed]
    return {card for cards in [*words, *(offer.gives for offer in state.offers)] for card in cards}


def pile_slots(pile: list[CardId]) -> Slots:
    """List the places of a pile."""
    return [(pile, place) for place in range(len(pile))]


def hidden_slots(state: Table, viewer: Seat) -> Slots:
    """List all the places where a card lies that a viewer cannot see."""
    hands = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    contracts = state.contracts if isinstance(state, Garden) else []
    return [slot for pile in (*hands, state.deck, *state.talers, contracts) for slot in pile_slots(pile)]


def card_in(slot: tuple[list[CardId], int]) -> CardId:
    """Look at a card."""
    return slot[0][slot[1]]


def mix(slots: Slots, chance: Random) -> None:
    """Let cards change places."""
    cards = [card_in(slot) for slot in slots]
    chance.shuffle(cards)
    for (pile, place), card in zip(slots, cards, strict=True):
        pile[place] = card
