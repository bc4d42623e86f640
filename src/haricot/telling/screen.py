"""Screen: what the line client shows one reader of a game, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from haricot.beans.phrases import partner
from haricot.kernel.actions import Action, Decline, Done, Seal, Take
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer
from haricot.kernel.view import View
from haricot.telling.layout import columns, wrap
from haricot.telling.speech import Speech, listed, without_talk

Choice = tuple[str, str]

EXPLAINED = {
    "gift": "give it away for nothing",
    "wish": "say what you would like, without binding anybody",
    "counter": "answer with other terms",
    "invite": "with an invitation, for who is in another city",
}


class Screen:
    """Writes a view down for its reader."""

    # A rule to look up, for example, and what the active player does in a trade.
    rule = "B20"
    trade = "Trade"

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def show(self, view: Any) -> str:
        """Write the whole table down."""
        raise NotImplementedError

    def brief(self, view: Any) -> str:
        """Write down only what is the reader's own or on offer."""
        raise NotImplementedError

    def next_step(self, view: Any, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        raise NotImplementedError

    def choices(self, view: Any, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        raise NotImplementedError

    def examples(self, view: Any) -> Iterator[Choice]:
        """Give examples of what cannot be listed, each with what it would do."""
        other = partner(self.speech.grammar, view)
        to = f"all (or to one: @{other})" if view.seat == view.active else other
        explained = {**EXPLAINED, "offer": f"offer it to {to}"}
        for kind, phrase in self.speech.grammar.examples(view).items():
            yield phrase, explained[kind]

    def help(self, view: Any, options: Sequence[Action], more: Sequence[Choice] = ()) -> str:
        """List what may be typed now."""
        return f"You may type:\n{columns([*self.choices(view, options), *more])}"

    def ideas(self, view: Any) -> str:
        """Give examples of what can be made up, if anything can."""
        free = list(self.examples(view))
        return f"or make up something like:\n{columns(free)}" if free else ""

    def news(self, view: View, events: Sequence[Event]) -> list[str]:
        """Tell what happened; open offers are listed anyway."""
        listed = [offer.number for offer in view.offers]
        return [wrap(sentence) for sentence in self.speech.tell(without_talk(events, view.seat, listed))]

    def refused(self, error: HaricotError) -> str:
        """Say why something cannot be done."""
        return str(error)

    def only_done_left(self, view: Any) -> bool:
        """Tell whether done is the only step left, so that Enter may mean it."""
        raise NotImplementedError

    def offer(self, offer: OpenOffer) -> str:
        """Tell of an open offer and of the answers to it."""
        speech, answers = self.speech, ""
        if offer.agreed:
            answers += f" Willing: {listed([speech.whom(word.seat) for word in offer.agreed])}."
        if offer.declined:
            answers += f" No: {listed([speech.whom(seat) for seat in offer.declined])}."
        return wrap(f"Offer {speech.head(offer)}: {speech.sides(offer)}{answers}")

    def next_trade(self, view: View, options: Sequence[Action]) -> str:
        """Say what can be done in the trade, and what waits for the reader."""
        ready = next((action for action in options if isinstance(action, Seal | Take)), None)
        end = "done to end the trading" if view.seat == view.active else "done"
        if isinstance(ready, Seal):
            name = self.speech.names[ready.taker]
            return f"Type seal {ready.offer} {name} to deal, or {end}. ? shows more."
        if ready is not None:
            return f"Type take {ready.offer} to deal, no {ready.offer}, or {end}. ? shows more."
        trade = self.trade if view.seat == view.active else "Trade"
        others = "the others" if view.seat == view.active else self.speech.whom(view.active)
        return f"{trade} with {others}, or type {end}. ? shows how."


def listed_once(speech: Speech, view: View, options: Sequence[Action], explain: Any) -> list[Choice]:
    """List actions as they are typed, one line an offer: which copies go can be added by hand."""
    lines: dict[str, Choice] = {}
    for action in options:
        typed = speech.grammar.phrase(action, view)  # type: ignore[arg-type]
        key = f"take {action.offer}" if isinstance(action, Take) else typed
        lines.setdefault(key, (typed, explain(speech, view, action)))
    return list(lines.values())


def explain_answer(speech: Speech, view: View, action: Action) -> str:
    """Tell what an answer to an offer would do."""
    match action:
        case Take(offer=number):
            return speech.sides(view.offer(number))
        case Seal(offer=number, taker=taker):
            return f"deal with {speech.whom(taker)}: {speech.sides(view.offer(number))}"
        case Decline(offer=number):
            return f"say no to {speech.whose(view.offer(number).seat)} offer"
        case Done():
            return "end the trading" if view.seat == view.active else "no more from you in this trade"
    return "take your offer back"
