"""What the line client and the full screen share: Enter, done, records that are kept, thoughts of bots."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.arena.host import Host
from haricot.beans.grammar import AnyGrammar
from haricot.bots import Answer
from haricot.kernel.actions import Action, Decline, Done, Seal
from haricot.kernel.errors import HaricotError
from haricot.kernel.offers import OpenOffer
from haricot.kernel.view import View
from haricot.telling.screen import AnyScreen
from haricot.terminal.keeper import Keeper
from haricot.words.refusals import refusal
from haricot.words.texts import Texts

MOST_THOUGHTS = 5


def enter_means(screen: AnyScreen, view: View, options: Sequence[Action]) -> Done | None:
    """Tell what Enter does alone: done, where that is the only step left."""
    done = Done(view.seat)
    return done if screen.only_done_left(view) and done in options else None


def pending_offers(view: View, options: Sequence[Action]) -> list[OpenOffer]:
    """List the offers that wait for the active player who wants to close the trade."""
    if view.phase != "trade" or view.seat != view.active:
        return []
    agreed = {action.offer for action in options if isinstance(action, Seal)}
    asked = {action.offer for action in options if isinstance(action, Decline)}
    # Whoever has said yes may still say no, but has answered.
    answered = {offer.number for offer in view.offers for word in offer.agreed if word.seat == view.seat}
    mine = [offer for offer in view.offers if offer.number in agreed]
    return mine + [offer for offer in view.offers if offer.number in asked - answered]


def carry_out(host: Host, action: Action) -> None:
    """Play what a person has decided; a second done in a trade of others only lets them go on."""
    passive = host.in_trade() and action.seat != host.state.active
    if isinstance(action, Done) and passive and host.state.done[action.seat]:
        # Said before: there is nothing to record, only the others to go on with.
        host.leave(action.seat)
    else:
        host.person_does(action)


def keep_record(keeper: Keeper, texts: Texts) -> str:
    """Write the record where it is kept; if it cannot be written, give up and say so."""
    try:
        keeper.write()
    except HaricotError as error:
        # The action is played all the same; what can still be lost is only the record.
        keeper.path = None
        return texts.say("record-lost", reason=refusal(texts, error))
    return ""


def considered(grammar: AnyGrammar, view: View, answer: Answer) -> str:
    """Tell what a bot has considered, the best first, with its worth in talers, if it had a choice."""
    thoughts = [
        f"{grammar.phrase(thought.action, view)} ({thought.value:+.2f})"
        for thought in answer.thoughts[:MOST_THOUGHTS]
        if thought.action is not None
    ]
    return "; ".join(thoughts) if len(thoughts) > 1 else ""
