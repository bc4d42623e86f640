"""Whether a state can be: the checks of a position that somebody wrote down."""
# interpreted: it is called once a position, and makes sentences

from __future__ import annotations

from msgspec.structs import replace

from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Decline, Offer, Take
from haricot.kernel.errors import BadPosition, Illegal
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import NONE, Seat


def check_sound(game: Bohnanza, state: Garden) -> None:
    """Raise BadPosition if no game could come to this state."""
    check_counters(game, state)
    for seat in range(state.players):
        check_fields(game, state, seat)
        check_cards(game, state, seat)
    if state.result is None:
        check_phase(game, state)
        check_market(game, state)


def refuse(when: bool, sentence: str) -> None:
    """Raise BadPosition with a sentence when something is wrong."""
    if when:
        raise BadPosition(sentence)


def check_counters(game: Bohnanza, state: Garden) -> None:
    """The numbers lie in their ranges."""
    last = state.players - 1
    refuse(not 0 <= state.active <= last, f"The active seat is {state.active}: the seats are 0 to {last}.")
    refuse(not 0 <= state.planted <= 2, f"planted is {state.planted}: one or two cards are planted, or none.")
    most = game.law.ends_at
    wrong = not 0 <= state.exhaustions <= most
    refuse(wrong, f"exhaustions is {state.exhaustions}: the game ends with number {most}.")
    refuse(state.turn < 1 or state.shuffles < 0, "The numbers of turns and shuffles start at 1 and 0.")


def check_fields(game: Bohnanza, state: Garden, seat: Seat) -> None:
    """Everybody has two or three fields, each of one kind."""
    rows = state.fields[seat]
    most = 3 if state.result is None else len(rows)
    refuse(not 2 <= len(rows) <= most, f"Seat {seat} has {len(rows)} fields: two or three are possible (B3).")
    for number, row in enumerate(rows, 1):
        for card in row:
            wrong = not game.law.is_bean(card) or game.law.kind[card] != game.law.kind[row[0]]
            refuse(wrong, f"Field {number} of seat {seat} holds two kinds: a field is of one kind (B3).")


def check_cards(game: Bohnanza, state: Garden, seat: Seat) -> None:
    """Beans and contracts lie where they can, and nobody has two contracts."""
    beans = state.aside[seat] + state.talers[seat] + state.face_up + state.discard + state.deck
    wrong = not all(game.law.is_bean(card) for card in beans)
    refuse(wrong, "A contract lies among the beans: it is in a hand, exposed, fulfilled or in its pile (E4).")
    others = [card for card in state.hands[seat] if not game.law.is_bean(card)]
    others += [card for card in (state.exposed[seat],) if card != NONE]
    refuse(len(others) > 1, f"Seat {seat} has two contracts: nobody has more than one (E4).")
    contracts = others + state.fulfilled[seat] + state.contracts
    refuse(any(game.law.is_bean(card) for card in contracts), "A bean lies among the contracts (E4).")
    wrong = state.exposed[seat] != NONE and seat != state.active
    refuse(wrong, f"Seat {seat} has an exposed contract out of turn (E9).")


def check_phase(game: Bohnanza, state: Garden) -> None:
    """What lies on the table goes with the phase, and somebody can act."""
    phase = game.turn[state.phase]
    name = phase.name
    refuse(not phase.rules, f"Nobody acts in the phase {name!r}: write down the moment before or after it.")
    early = name == "plant"
    refuse(early and bool(state.face_up), "Cards lie face up before they were turned over (B10).")
    refuse(len(state.face_up) > 2, "More than two cards lie face up (B10).")
    refuse(early and any(state.aside), "Cards are set aside before there was any trade (B14).")
    refuse(not early and state.planted > 0, "planted counts only in the phase 'plant' (B8).")
    over = state.exhaustions >= game.law.ends_at and early
    refuse(over, f"The deck ran out for the last time, and the phase is {name!r}: the game is over (B23).")
    empty = early and not state.planted and not state.hands[state.active]
    refuse(empty, "The active hand is empty: the phase 'plant' is skipped then (B7).")


def check_market(game: Bohnanza, state: Garden) -> None:
    """Every open offer could have been made, and every agreement given."""
    numbers = [offer.number for offer in state.offers]
    wrong = numbers != sorted(set(numbers)) or min([1, *numbers]) < 1
    refuse(wrong, "Offers are numbered upwards from 1 (M1).")
    trial = state.clone()
    trial.offers, trial.refused = [], []
    for offer in state.offers:
        try:
            check_offer(game, trial, offer)
        except Illegal as broken:
            raise BadPosition(f"Offer {offer.number} cannot be: {broken}") from None


def check_offer(game: Bohnanza, trial: Garden, offer: OpenOffer) -> None:
    """Make an offer once more, and have it answered as it was."""
    game.check(trial, Offer(offer.seat, offer.to, offer.gives, offer.wants, offer.pays, offer.asks))
    trial.offers.append(replace(offer, agreed=(), declined=()))
    for seat in offer.declined:
        game.check(trial, Decline(seat, offer.number))
    for word in offer.agreed:
        take = Take(word.seat, offer.number, word.cards)
        game.check(trial, take)
        game.apply(trial, take)
