"""What a player of Bohn Hansa may type now, with a word on what each would do."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.games.hansa.atlas import TOLL
from haricot.games.hansa.contracts import CONTRACT_PRICE
from haricot.games.hansa.tolls import TRAVEL_TOLL
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import (
    Action,
    BuyBean,
    BuyContract,
    BuyScarce,
    Decline,
    Deliver,
    Done,
    PayBean,
    PutBack,
    Reveal,
    Seal,
    Take,
    Travel,
    Withdraw,
)
from haricot.kernel.types import CardId, Count
from haricot.telling.hansawords import HansaWords, thalers
from haricot.telling.screen import Choice, explain_answer, listed_once
from haricot.telling.speech import count

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
            return f"begin with {words.contract(card)}; the others to the back of your hand"
        case Travel(city=city):
            return explain_way(words, view, city)
        case Deliver(contract=card):
            return words.contract(card)
        case Done() if view.phase == "end":
            return "end your turn"
        case Done() if view.phase == "final":
            return "nothing more to deliver"
        case BuyContract():
            return f"a new contract for {thalers(CONTRACT_PRICE)} and that plain card"
    return explain_bean(words, view, action)


def explain_way(words: HansaWords, view: HanseView, city: Count) -> str:
    """Tell which cards a way plays, and what that costs."""
    here = view.pawns[view.seat]
    cards: list[CardId] = view.hands[view.seat][: words.atlas.cost(here, city)]
    named = [way_card(words, card) for card in cards]
    stay = "stay, " if city == here else ""
    return f"{stay}play {count(len(cards), 'card')}: {', '.join(named)}"


def way_card(words: HansaWords, card: CardId) -> str:
    """Name a card to be played on the way, with what it costs."""
    if words.atlas.is_contract(card):
        return f"contract ({words.contract(card)})"
    toll = words.atlas.sort(card) == TOLL
    return f"{words.card(card)} ({thalers(TRAVEL_TOLL)})" if toll else words.card(card)


def explain_bean(words: HansaWords, view: HanseView, action: Action) -> str:
    """Tell what becomes of one bean, or of an offer."""
    atlas = words.atlas
    match action:
        case PayBean(token=token):
            return f"worth {atlas.base[atlas.kind[token]]} of the {thalers(view.due)} due"
        case BuyBean(token=token):
            return f"for {thalers(view.prices[atlas.kind[token]])}"
        case BuyScarce(bean=kind):
            price = max(atlas.columns[view.pawns[view.seat]][kind])
            return f"for {thalers(price)}: there is none in play"
        case PutBack():
            return "into the reserve, for nothing"
    return explain_answer(words, view, action)
