"""Whether a market can be: the checks of offers in a position that somebody wrote down."""
# interpreted: it is called once a position, and makes sentences

from __future__ import annotations

from msgspec.structs import replace

from haricot.kernel.actions import Decline, Offer, Take
from haricot.kernel.errors import BadPosition, Illegal
from haricot.kernel.game import Game, S
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL


def refuse(when: bool, sentence: str) -> None:
    """Raise BadPosition with a sentence when something is wrong."""
    if when:
        raise BadPosition(sentence)


def check_market(game: Game[S], state: S) -> None:
    """Every open offer could have been made, and every agreement given."""
    numbers = [offer.number for offer in state.offers]
    wrong = numbers != sorted(set(numbers)) or min([1, *numbers]) < 1
    refuse(wrong, "Offers are numbered upwards from 1 (M1).")
    trial = game.clone(state)
    trial.offers, trial.refused = [], []
    for offer in state.offers:
        try:
            check_offer(game, trial, offer)
        except Illegal as broken:
            raise BadPosition(f"Offer {offer.number} cannot be: {broken}") from None


def check_offer(game: Game[S], trial: S, offer: OpenOffer) -> None:
    """Make an offer once more, and have it answered as it was."""
    number, terms = offer.number, (offer.gives, offer.wants, offer.pays, offer.asks)
    game.check(trial, Offer(offer.seat, offer.to, *terms, 0, offer.invites))
    trial.offers.append(replace(offer, agreed=(), declined=()))
    answered = offer.to != ALL and bool(offer.agreed or offer.declined)
    refuse(answered, f"Offer {number} is made to one player: it is gone when it is answered (M2).")
    both = {word.seat for word in offer.agreed} & set(offer.declined)
    refuse(bool(both), f"Somebody has both agreed to offer {number} and declined it (M8).")
    answers: list[Decline | Take] = [Decline(seat, number) for seat in offer.declined]
    answers += [Take(word.seat, number, word.cards) for word in offer.agreed]
    for answer in answers:
        check_answer(game, trial, offer, answer)
        game.apply(trial, answer)
    trial.refused = []
    gone = number not in [other.number for other in trial.offers]
    refuse(gone, f"Everybody has declined offer {number}: it is gone then (M8).")


def check_answer(game: Game[S], trial: S, offer: OpenOffer, answer: Decline | Take) -> None:
    """Raise Illegal for an answer that could not be given then; later changes may forbid it only now."""
    try:
        game.check(trial, answer)
    except Illegal as broken:
        came = broken.code == "not-asked" and offer.invites and answer.seat != offer.seat
        if broken.code not in ("no-room", "too-few-thalers") and not came:
            raise
