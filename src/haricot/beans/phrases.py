"""Actions as players would type them: what `grammar` reads, written."""
# interpreted: it only writes text

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from haricot.beans.grammar import Grammar
from haricot.beans.view import TableView
from haricot.kernel.actions import (
    AnyAction,
    BuyField,
    Decline,
    Done,
    Fulfil,
    LayOut,
    Offer,
    Plant,
    Seal,
    Sell,
    Take,
    Wish,
    Withdraw,
)
from haricot.kernel.types import ALL, Bean, CardId


def phrase(grammar: Grammar, action: AnyAction, view: TableView) -> str:
    """Write an action of a view's own seat, so that reading it gives the same action again."""
    match action:
        case Plant():
            return plant_phrase(grammar, action, view)
        case Sell(field=field):
            return f"sell {field + 1}"
        case BuyField():
            return "buy field"
        case LayOut():
            return "lay out"
        case Fulfil():
            return "fulfil"
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


def bean_list(grammar: Grammar, kinds: Iterable[Bean], talers: int = 0) -> str:
    """Write kinds and talers: `2 blue + red + 1 taler`."""
    parts = []
    for kind, group in groupby(kinds):
        count = len(list(group))
        parts.append(f"{count} {grammar.words.short[kind]}" if count > 1 else grammar.words.short[kind])
    if talers:
        parts.append(f"{talers} taler{'s' if talers > 1 else ''}")
    return " + ".join(parts) or "nothing"


def card_list(grammar: Grammar, cards: Sequence[CardId], talers: int, view: TableView) -> str:
    """Write cards, with their places only where the words alone would mean other copies."""
    kinds = [grammar.law.kind[card] for card in cards]
    short = bean_list(grammar, kinds, talers)
    return short if grammar.cards(short, view)[0] == tuple(cards) else placed(grammar, cards, talers, view)


def placed(grammar: Grammar, cards: Sequence[CardId], talers: int, view: TableView) -> str:
    """Write cards one by one, each with its place."""
    hand, face_up = view.hands[view.seat], view.face_up
    parts = []
    for card in cards:
        place = f"{hand.index(card) + 1}" if card in hand else f"up{face_up.index(card) + 1}"
        parts.append(f"{grammar.words.short[grammar.law.kind[card]]}#{place}")
    return " + ".join([*parts, *([bean_list(grammar, (), talers)] if talers else [])])


def offer_phrase(grammar: Grammar, offer: Offer, view: TableView) -> str:
    """Write an offer, a gift or a counter-offer."""
    gives = card_list(grammar, offer.gives, offer.pays, view)
    wants = bean_list(grammar, offer.wants, offer.asks)
    if offer.answers:
        return f"counter {offer.answers}: {gives} > {wants}"
    to = "" if offer.to == ALL else f" @{grammar.words.names[offer.to]}"
    return f"gift {gives}{to}" if wants == "nothing" else f"{gives} > {wants}{to}"


def wish_phrase(grammar: Grammar, wish: Wish) -> str:
    """Write a wish."""
    gives = bean_list(grammar, wish.gives)
    if not wish.wants:
        return f"{gives} > ?"
    return f"{bean_list(grammar, wish.wants)}?" + (f" for {gives}" if wish.gives else "")


def take_phrase(grammar: Grammar, take: Take, view: TableView) -> str:
    """Write that an offer is taken, and with which copies where that is not clear."""
    text = f"take {take.offer}"
    if not take.cards or grammar.parse(text, view) == take:
        return text
    return f"{text} with {card_list(grammar, take.cards, 0, view)}"


def plant_phrase(grammar: Grammar, plant: Plant, view: TableView) -> str:
    """Write what is planted where."""
    word = grammar.words.short[grammar.law.kind[plant.card]]
    text = f"plant {word} {plant.field + 1}"
    if grammar.parse(text, view) == plant:
        return text
    pile = [*view.aside[view.seat], *(view.face_up if view.seat == view.active else [])]
    return f"plant {word}#{pile.index(plant.card) + 1} {plant.field + 1}"
