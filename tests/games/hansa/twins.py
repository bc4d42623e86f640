"""Second worlds: the same moment, with everything different that somebody cannot know."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import AnyAction, Reveal
from haricot.kernel.events import (
    CardsPlayed,
    ContractDrawn,
    ContractsShuffled,
    Delivered,
    Event,
    GuestCardPlayed,
    HarvestTaken,
    HarvestTurned,
    Revealed,
)
from haricot.kernel.types import CardId, Seat

Slots = list[tuple[list[CardId], int]]


def second_world(atlas: Atlas, state: Hanse, viewer: Seat, future: Iterable[Event], chance: Random) -> Hanse:
    """Make a world that `viewer` cannot tell from this one, before or while `future` happens.

    A seat knows its own hand and all that lies open, and in the other hands the travel cards and the places
    of the contracts. It knows no contract there, nor those that others choose from, nor the order of the
    contract pile, of the harvest pile and of the two cards put aside, and not the seed. All of that is
    mixed here.

    `future` is what the next action brings about. Cards that it may show to the viewer stay where they
    are, so that the action can be done in both worlds and has to look the same. What it may show is
    said by `shown_by` here, not by the events: one that tells more is found out.
    """
    future = list(future)
    fixed = {card for event in future for card in shown_by(event, viewer)}
    twin = state.clone()
    others = [seat for seat in range(state.players) if seat != viewer]
    piles = [twin.contracts, *(twin.hands[seat] for seat in others), *(twin.dealt[seat] for seat in others)]
    contracts = [slot for pile in piles for slot in slots(pile) if atlas.is_contract(card_in(slot))]
    mix([slot for slot in contracts if card_in(slot) not in fixed], chance)
    shown = {event.card for event in future if isinstance(event, HarvestTurned | HarvestTaken)}
    harvests = slots(twin.harvests) + slots(twin.put_by)
    mix([slot for slot in harvests if card_in(slot) not in shown], chance)
    if not any(isinstance(event, ContractsShuffled) for event in future):
        twin.seed = state.seed + 1
    return twin


def shown_by(event: Event, viewer: Seat) -> tuple[CardId, ...]:
    """List the hidden contracts that an event may turn up before a viewer."""
    match event:
        case ContractDrawn(seat=seat, card=card):
            return (card,) if seat == viewer else ()
        case Revealed(contract=card) | Delivered(contract=card) | GuestCardPlayed(card=card):
            return (card,)
        case CardsPlayed(contracts=cards):
            return cards
    return ()


def same_action(action: AnyAction, first: Hanse, second: Hanse) -> AnyAction:
    """Tell what a player who does the same in the second world does: contracts have other names there."""
    if not isinstance(action, Reveal):
        return action
    there = dict(zip(first.dealt[action.seat], second.dealt[action.seat], strict=True))
    return Reveal(action.seat, there[action.contract], tuple(there[card] for card in action.behind))


def slots(pile: list[CardId]) -> Slots:
    """List the places of a pile."""
    return [(pile, place) for place in range(len(pile))]


def card_in(slot: tuple[list[CardId], int]) -> CardId:
    """Look at a card."""
    return slot[0][slot[1]]


def mix(free: Slots, chance: Random) -> None:
    """Let cards change places."""
    cards = [card_in(slot) for slot in free]
    chance.shuffle(cards)
    for (pile, place), card in zip(free, cards, strict=True):
        pile[place] = card
