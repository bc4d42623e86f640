"""Screen: what the line client shows one reader of a game, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from haricot.beans.market import MOST_OFFERS
from haricot.beans.phrases import partner
from haricot.bots.because import why
from haricot.kernel.actions import Action, Decline, Done, Seal, Take, Withdraw
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event, TurnBegan
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL_SEEING, CardId, Seat
from haricot.kernel.view import View
from haricot.telling.layout import columns, flow, sentence, wrap
from haricot.telling.narrator import G, V, hyphened
from haricot.telling.speech import AnySpeech, Speech, without_talk

Choice = tuple[str, str]
W = TypeVar("W", bound=AnySpeech)


class Screen(Generic[G, V]):
    """Writes a view down for its reader."""

    # A rule to look up, for example.
    rule = "B20"

    def __init__(self, speech: Speech[G, V]) -> None:
        self.speech = speech
        self.say = speech.say

    def show(self, view: V) -> str:
        """Write the whole table down."""
        raise NotImplementedError

    def brief(self, view: V) -> str:
        """Write down only what is the reader's own or on offer."""
        raise NotImplementedError

    def next_step(self, view: V, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        raise NotImplementedError

    def choices(self, view: V, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        raise NotImplementedError

    def examples(self, view: V) -> Iterator[Choice]:
        """Give examples of what cannot be listed, each with what it would do."""
        other, active = partner(self.speech.grammar, view), view.seat == view.active
        explained = {
            "offer": self.say("example-offer-all" if active else "example-offer", name=other),
            "invite": self.say("help-market-invite" if active else "ask-for-invitation"),
        }
        for kind, phrase in self.speech.grammar.examples(view).items():
            yield phrase, sentence(explained.get(kind) or self.say(f"help-market-{kind}"))

    def help(self, view: V, options: Sequence[Action], more: Sequence[Choice] = ()) -> str:
        """List what may be typed now."""
        return f"{self.say('may-type')}\n{columns([*self.choices(view, options), *more])}"

    def ideas(self, view: V) -> str:
        """Give examples of what can be made up, if anything can."""
        free = list(self.examples(view))
        return f"{self.say('may-make-up')}\n{columns(free)}" if free else ""

    def news(self, view: V, events: Sequence[Event]) -> list[str]:
        """Tell what happened; open offers are listed anyway."""
        listed = [offer.number for offer in view.offers]
        return [wrap(said) for said in self.speech.tell(without_talk(events, view.seat, listed))]

    def refused(self, error: HaricotError) -> str:
        """Say why something cannot be done."""
        return self.speech.refused(error)

    def only_done_left(self, view: V) -> bool:
        """Tell whether done is the only step left, so that Enter may mean it."""
        raise NotImplementedError

    def offer(self, offer: OpenOffer, view: V) -> str:
        """Tell of an open offer and of the answers to it, and why it is made where that may look odd."""
        told, reason = self.speech.offer(offer), why(self.speech.game, view, offer)
        if reason and offer.seat != view.seat:
            told = f"{told} {self.say(f'because-{reason}', name=self.speech.names[offer.seat])}"
        return wrap(told)

    def moment(self, view: V) -> str:
        """Tell whose turn and phase it is."""
        if view.result:
            return f"{sentence(self.say('turn-number', turn=view.turn))} {sentence(self.say('stage-over'))}"
        turn = self.speech.sentence(TurnBegan(view.active, view.turn))
        return f"{turn} {sentence(self.speech.phase(view.phase))}"

    def round_table(self, view: V) -> list[Seat]:
        """List the players, the reader last."""
        me = view.seat if view.seat >= 0 else view.players - 1
        return [(me + step) % view.players for step in range(1, view.players + 1)]

    def market_marks(self, view: V, seat: Seat) -> Iterator[str]:
        """Tell what a player has said in the market."""
        if view.done[seat]:
            yield sentence(self.say("wants-no-trade"))
        wish = view.wishes[seat]
        if wish is not None:
            yield from self.speech.wish(wish.wants, wish.gives)

    def hands(self, reader: Seat, hands: Sequence[Sequence[CardId]]) -> Iterator[str]:
        """Show the hands that the reader may see, their first cards marked."""
        for seat, hand in enumerate(hands):
            if reader == seat:
                yield self.hand(self.say("your-hand"), hand)
            elif reader == ALL_SEEING:
                yield self.hand(self.say("hand-of", name=self.speech.names[seat]), hand)

    def hand(self, head: str, hand: Sequence[CardId]) -> str:
        """Write a hand down from its front."""
        if not hand:
            return self.speech.label(head, self.say("nothing"))
        cards = [self.in_hand(hand, place) for place in range(len(hand))]
        return flow(self.speech.label(head, f"{self.say('card-first').upper()} "), cards, ", ")

    def in_hand(self, hand: Sequence[CardId], place: int) -> str:
        """Name a card of a hand; a place such as blue#3 can be typed as it stands."""
        raise NotImplementedError

    def is_bean(self, card: CardId) -> bool:
        """Tell whether a card of a hand is a bean."""
        return False

    def idle(self) -> str:
        """Say that nothing is asked of the reader, who may do something all the same."""
        return f"{self.say('help-nothing-to-do')} {self.say('step-list')}"

    def next_trade(self, view: V, options: Sequence[Action]) -> str:
        """Say what can be done in the trade, and what waits for the reader."""
        others = "" if view.seat == view.active else "-others"
        match next((action for action in options if isinstance(action, Seal | Take)), None):
            case Seal(offer=number, taker=taker):
                return self.say("step-seal", offer=number, name=self.speech.names[taker])
            case Take(offer=number):
                return self.say(f"step-take{others}", offer=number)
        name = self.speech.names[view.active]
        return self.say(self.speech.of_game("step", f"trade{others}"), name=name)


AnyScreen: TypeAlias = Screen[Any, Any]


def listed_once(
    speech: W, view: V, options: Sequence[Action], explain: Callable[[W, V, Action], str]
) -> list[Choice]:
    """List actions as they are typed, one line an offer: which copies go can be added by hand."""
    lines: dict[str, Choice] = {}
    for action in options:
        typed = speech.grammar.phrase(action, view)
        key = f"take {action.offer}" if isinstance(action, Take) else typed
        lines.setdefault(key, (typed, sentence(explain(speech, view, action))))
    return list(lines.values())


def explain_answer(speech: AnySpeech, view: View, action: Action) -> str:
    """Tell what an answer to an offer, or being done, would do."""
    match action:
        case Take(offer=number):
            return speech.sides(view.offer(number))
        case Seal(offer=number, taker=taker):
            seal = sentence(speech.say("do-seal", name=speech.names[taker]))
            return f"{seal} {speech.sides(view.offer(number))}"
        case Decline(offer=number):
            return speech.say("choice-decline", name=speech.names[view.offer(number).seat])
        case Done():
            if view.phase == "trade" and view.seat != view.active:
                return speech.say("do-done-others")
            known = speech.of_game("help-done", hyphened(view.phase))
            return speech.say(known if speech.texts.has(known) else "do-done")
        case Withdraw():
            return speech.say("help-market-withdraw", most=MOST_OFFERS)
    own = f"help-do-{type(action).__name__.lower()}"
    return speech.say(own) if speech.texts.has(own) else speech.grammar.phrase(action, view)
