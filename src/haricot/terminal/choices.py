"""What a player may type now, with a word on what each would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import (
    Action,
    AnyAction,
    BuyField,
    Decline,
    Done,
    Fulfil,
    LayOut,
    Plant,
    Seal,
    Sell,
    Take,
    Withdraw,
)
from haricot.kernel.types import ALL
from haricot.terminal.table import sale
from haricot.terminal.words import Words, count, money

# What brings the game on comes first, what takes something apart last.
ORDER = (Fulfil, Plant, LayOut, Take, Seal, Done, Decline, Withdraw, BuyField, Sell)

Choice = tuple[str, str]


def choices(words: Words, view: GardenView, options: Sequence[Action]) -> list[Choice]:
    """List what can be listed as typed phrases, each with what it would do."""
    listed: dict[str, Choice] = {}
    for action in sorted(options, key=lambda action: ORDER.index(type(action))):
        typed = words.grammar.phrase(cast(AnyAction, action), view)
        # One line an offer: which copies go can be added by hand.
        key = f"take {action.offer}" if isinstance(action, Take) else typed
        listed.setdefault(key, (typed, explain(words, view, action)))
    return list(listed.values())


def explain(words: Words, view: GardenView, action: Action) -> str:
    """Tell what an action would do."""
    match action:
        case Plant(card=card, field=field):
            row = view.fields[view.seat][field]
            return f"put {words.card(card)} {f'with the {len(row)} there' if row else 'into an empty field'}"
        case Sell():
            return f"sell {sale(words, view, action)}"
        case BuyField():
            return f"a third field for {money(words.game.options.cost())}"
        case LayOut():
            return f"the {words.card(view.hands[view.seat][0])}, beside your fields"
        case Fulfil():
            return "show your contract: one more taler"
        case Done():
            return explain_done(words, view)
    return explain_answer(words, view, action)


def explain_done(words: Words, view: GardenView) -> str:
    """Tell what comes after done."""
    if view.phase == "plant":
        return "plant no more, and turn two cards over"
    if view.phase == "plant traded":
        return f"draw {count(words.game.options.drawn(), 'card')}; the turn passes on"
    return "end the trading" if view.seat == view.active else "no more from you in this trade"


def explain_answer(words: Words, view: GardenView, action: Action) -> str:
    """Tell what an answer to an offer would do."""
    match action:
        case Take(offer=number):
            return words.sides(view.offer(number))
        case Seal(offer=number, taker=taker):
            return f"deal with {words.whom(taker)}: {words.sides(view.offer(number))}"
        case Decline(offer=number):
            return f"say no to {words.whose(view.offer(number).seat)} offer"
    return "take your offer back"


def examples(words: Words, view: GardenView) -> Iterator[Choice]:
    """Give examples of what cannot be listed: offers, gifts, wishes and counter-offers."""
    stock = words.grammar.stock(view, False)
    if not stock or view.phase != "trade":
        return
    mine = words.card(stock[0])
    kinds = words.grammar.words.short
    grown = [words.law.kind[row[0]] for row in view.fields[view.seat] if row]
    wanted = next((kinds[kind] for kind in grown if kinds[kind] != mine), kinds[-1])
    active = view.seat == view.active
    other = words.names[(view.seat + 1) % view.players if active else view.active]
    yield f"{mine} > {wanted}", f"offer it to {'all (or to one: @' + other + ')' if active else other}"
    yield f"gift {mine} @{other}", "give it away for nothing"
    yield f"{wanted}? for {mine}", "say what you would like, without binding anybody"
    for offer in view.offers:
        if offer.seat != view.seat and offer.to in (view.seat, ALL):
            yield f"counter {offer.number}: {mine} > {wanted}", "answer with other terms"
            return
