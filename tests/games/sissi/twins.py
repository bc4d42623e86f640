"""Second worlds: the same moment, with everything different that somebody cannot know."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from haricot.beans.table import Table
from haricot.games.sissi.game import Sissi
from haricot.kernel.events import Agreed, Drew, Event, Offered, Planted, Shuffled, Traded, TurnedOver
from haricot.kernel.types import CardId, Seat

Slots = list[tuple[list[CardId], int]]


def second_world(game: Sissi, state: Table, viewer: Seat, future: Iterable[Event], chance: Random) -> Table:
    """Make a world that `viewer` cannot tell from this one, before or while `future` happens.

    A seat knows its own hand, all that lies open, and how many cards lie where they are hidden. It knows
    no card of the other hands and of the deck, no bean side of any coin, and not the seed: all of that is
    mixed here. What others have promised in open offers is known to be in their hands and stays there.

    `future` is what the next action brings about. Cards that it may show to the viewer stay where they
    are, so that the action can be done in both worlds and has to look the same.
    """
    future = list(future)
    fixed = {card for event in future for card in shown_by(event, viewer)}
    twin = game.clone(state)
    hands = [hand for seat, hand in enumerate(twin.hands) if seat != viewer]
    slots = [(pile, place) for pile in (*hands, twin.deck, *twin.talers) for place in range(len(pile))]
    mix([slot for slot in slots if card_in(slot) not in fixed | promised(state)], chance)
    for hand in hands:
        mix([(hand, place) for place in range(len(hand)) if hand[place] not in fixed], chance)
    if not any(isinstance(event, Shuffled) for event in future):
        twin.seed = state.seed + 1
    return twin


def shown_by(event: Event, viewer: Seat) -> tuple[CardId, ...]:
    """List the hidden cards that an event may turn up before a viewer."""
    match event:
        case Drew(seat=seat, card=card):
            return (card,) if seat == viewer else ()
        case TurnedOver(card=card) | Planted(card=card):
            return (card,)
        case Offered(gives=cards) | Agreed(cards=cards):
            return cards
        case Traded(given=given, received=received):
            return given + received
    return ()


def promised(state: Table) -> set[CardId]:
    """List the cards that open offers and agreements name."""
    words = [word.cards for offer in state.offers for word in offer.agreed]
    return {card for cards in [*words, *(offer.gives for offer in state.offers)] for card in cards}


def card_in(slot: tuple[list[CardId], int]) -> CardId:
    """Look at a card."""
    return slot[0][slot[1]]


def mix(slots: Slots, chance: Random) -> None:
    """Let cards change places."""
    cards = [card_in(slot) for slot in slots]
    chance.shuffle(cards)
    for (pile, place), card in zip(slots, cards, strict=True):
        pile[place] = card
