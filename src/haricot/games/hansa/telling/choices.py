"""What a player of Bohn Hansa may type now, with a word on what each would do."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Sequence

from haricot.games.hansa.actions import (
    BuyBean,
    BuyContract,
    BuyScarce,
    Deliver,
    PayBean,
    PutBack,
    Reveal,
    Travel,
)
from haricot.games.hansa.atlas import TOLL
from haricot.games.hansa.contracts import CONTRACT_PRICE
from haricot.games.hansa.telling.words import HansaWords
from haricot.games.hansa.tolls import TRAVEL_TOLL
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Decline, Done, Seal, Take, Withdraw
from haricot.kernel.types import CardId, Count
from haricot.telling.layout import sentence
from haricot.telling.screen import Choice, explain_answer, listed_once

# What brings the game on comes first, what takes something apart last.
ORDER = (
    Reveal,
    Deliver,
    PayBean,
    Travel,
    Take,
    Seal,
    BuyBean,
    BuyScarce,
    Done,
    Decline,
    Withdraw,
    BuyContract,
    PutBack,
)


def choices(words: HansaWords, view: HanseView, options: Sequence[Action]) -> list[Choice]:
    """List what can be listed; of the plain cards that could be given only the last one in hand."""
    spare = [action for action in options if isinstance(action, BuyContract)][-1:]
    kept = [action for action in options if not isinstance(action, BuyContract) or action in spare]
    return listed_once(words, view, sorted(kept, key=lambda action: ORDER.index(type(action))), explain)


def explain(words: HansaWords, view: HanseView, action: Action) -> str:
    """Tell what an action would do."""
    match action:
        case Reveal(contract=card):
            return words.say("event-revealed-you", contract=words.contract(card))
        case Travel(city=city):
            return explain_way(words, view, city)
        case Deliver(contract=card):
            return words.say("event-delivered-you", contract=words.contract(card))
        case BuyContract():
            return words.say("buycontract-price", thalers=CONTRACT_PRICE)
    return explain_bean(words, view, action)


def explain_way(words: HansaWords, view: HanseView, city: Count) -> str:
    """Tell which cards a way plays, and what that costs."""
    here = view.pawns[view.seat]
    cards: list[CardId] = view.hands[view.seat][: words.atlas.cost(here, city)]
    plays = words.say("event-cardsplayed-you", cards=words.listed([way_card(words, card) for card in cards]))
    stays = [sentence(words.say("do-travel-stay", city=words.place(city)))] if city == here else []
    return " ".join([*stays, plays])


def way_card(words: HansaWords, card: CardId) -> str:
    """Name a card to be played on the way, with what it costs."""
    toll = not words.atlas.is_contract(card) and words.atlas.sort(card) == TOLL
    return f"{words.card(card)} ({words.thalers(TRAVEL_TOLL)})" if toll else words.card(card)


def explain_bean(words: HansaWords, view: HanseView, action: Action) -> str:
    """Tell what becomes of one bean, or of an offer."""
    atlas = words.atlas
    match action:
        case PayBean(token=token):
            return explain_toll(words, atlas.base[atlas.kind[token]], view.due)
        case BuyBean(token=token):
            return words.say("choice-price", thalers=view.prices[atlas.kind[token]])
        case BuyScarce(bean=kind):
            price = max(atlas.columns[view.pawns[view.seat]][kind])
            return f"{words.say('choice-price', thalers=price)} {words.say('scarce-why')}"
        case PutBack(token=token):
            return words.say("event-beanputback-you", cards=words.cards([token]))
    return explain_answer(words, view, action)


def explain_toll(words: HansaWords, worth: Count, due: Count) -> str:
    """Tell how much of a toll a bean pays."""
    if worth < due:
        return words.say("paybean-part", thalers=worth, rest=due - worth)
    if worth == due:
        return words.say("paybean-whole", thalers=worth)
    return words.say("paybean-over", thalers=worth, over=worth - due)
