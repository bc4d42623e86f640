"""Actions as players would type them: what `grammar` reads, written."""
# interpreted: it only writes text

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from haricot.beans.grammar import AnyGrammar, Grammar, V
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.errors import BadWords
from haricot.kernel.types import ALL, Bean, CardId
from haricot.kernel.view import View


def market_phrase(grammar: Grammar[V], action: Action, view: V) -> str:
    """Write what any market has: offers, wishes and answers."""
    match action:
        case Done():
            return "done"
        case Wish():
            return wish_phrase(grammar, action)
        case Offer():
            return offer_phrase(grammar, action, view)
        case Take():
            return take_phrase(grammar, action, view)
        case Seal(offer=number, taker=taker):
            return f"seal {number} {grammar.words.names[taker]}"
        case Decline(offer=number):
            return f"no {number}"
        case Withdraw(offer=number):
            return f"withdraw {number}"
        case _:
            raise BadWords(f"This game has no words for {action!r}.")


def partner(grammar: AnyGrammar, view: View) -> str:
    """Name somebody to trade with."""
    active = view.seat == view.active
    return grammar.words.names[(view.seat + 1) % view.players if active else view.active]


def market_examples(grammar: AnyGrammar, view: View, mine: Bean, wanted: Bean) -> dict[str, str]:
    """Give examples of offers, gifts, wishes and counter-offers."""
    gives, gets = grammar.words.short[mine], grammar.words.short[wanted]
    found = {
        "offer": f"{gives} > {gets}",
        "gift": f"gift {gives} @{partner(grammar, view)}",
        "wish": f"{gets}? for {gives}",
    }
    for offer in view.offers:
        if offer.seat != view.seat and offer.to in (view.seat, ALL):
            return found | {"counter": f"counter {offer.number}: {gives} > {gets}"}
    return found


def bean_list(grammar: AnyGrammar, kinds: Iterable[Bean], talers: int = 0) -> str:
    """Write kinds and talers: `2 blue + red + 1 taler`."""
    parts = []
    for kind, group in groupby(kinds):
        count = len(list(group))
        parts.append(f"{count} {grammar.words.short[kind]}" if count > 1 else grammar.words.short[kind])
    if talers:
        parts.append(f"{talers} taler{'s' if talers > 1 else ''}")
    return " + ".join(parts) or "nothing"


def card_list(
    grammar: Grammar[V], cards: Sequence[CardId], talers: int, view: V, invites: bool = False
) -> str:
    """Write cards, with their places only where the words alone would mean other copies."""
    short = bean_list(grammar, [grammar.kind(card) for card in cards], talers)
    if grammar.cards(short, view, invites)[0] == tuple(cards):
        return short
    parts = [f"{grammar.words.short[grammar.kind(card)]}#{grammar.place(card, view)}" for card in cards]
    return " + ".join([*parts, *([bean_list(grammar, (), talers)] if talers else [])])


def offer_phrase(grammar: Grammar[V], offer: Offer, view: V) -> str:
    """Write an offer, a gift or a counter-offer."""
    gives = card_list(grammar, offer.gives, offer.pays, view, offer.invites)
    wants = bean_list(grammar, offer.wants, offer.asks)
    if offer.answers:
        return f"counter {offer.answers}: {gives} > {wants}"
    to = "" if offer.to == ALL else f" @{grammar.words.names[offer.to]}"
    return f"gift {gives}{to}" if wants == "nothing" else f"{gives} > {wants}{to}"


def wish_phrase(grammar: AnyGrammar, wish: Wish) -> str:
    """Write a wish as its player would type it."""
    gives = bean_list(grammar, wish.gives)
    if not wish.wants:
        return f"{gives} > ?"
    return f"{bean_list(grammar, wish.wants)}?" + (f" for {gives}" if wish.gives else "")


def take_phrase(grammar: Grammar[V], take: Take, view: V) -> str:
    """Write that an offer is taken, and with which copies where that is not clear."""
    text = f"take {take.offer}"
    if not take.cards or grammar.parse(text, view) == take:
        return text
    invites = grammar.find(str(take.offer), view).invites
    return f"{text} with {card_list(grammar, take.cards, 0, view, invites)}"
