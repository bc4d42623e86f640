"""What a player at a card table may type now, with a word on what each would do."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Sequence

from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.telling.words import V, Words
from haricot.kernel.actions import Action, Decline, Done, Seal, Take, Withdraw
from haricot.telling.screen import Choice, explain_answer, listed_once

# What brings the game on comes first, what takes something apart last.
ORDER = (Fulfil, Plant, LayOut, Take, Seal, Done, Decline, Withdraw, BuyField, Sell)


def choices(words: Words[V], view: V, options: Sequence[Action]) -> list[Choice]:
    """List what can be listed as typed phrases, each with what it would do."""
    ordered = sorted(options, key=lambda action: rank(type(action)))
    return listed_once(words, view, ordered, explain)


def rank(kind: type[Action]) -> int:
    """Tell how early an action is listed; one that only one game has comes first."""
    return ORDER.index(kind) if kind in ORDER else -1


def explain(words: Words[V], view: V, action: Action) -> str:
    """Tell what an action would do."""
    match action:
        case Plant(card=card, field=field):
            return words.planting(view.fields[view.seat], field, card)
        case Sell(field=field):
            return words.sale(view.fields[view.seat], field)
        case BuyField():
            return words.say("do-buyfield-for", talers=words.game.field_cost())
        case LayOut():
            return words.say("help-do-layout")
        case Fulfil():
            return words.say("help-do-fulfil")
    return explain_answer(words, view, action)
