"""Narrator: puts what happened into sentences for one reader, whatever language they are read in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Generic, TypeAlias, TypeVar

from haricot.beans.events import ContractDrawn
from haricot.beans.game import AnyGame
from haricot.catalogue import entry
from haricot.kernel.events import (
    Agreed,
    Declined,
    Event,
    GameEnded,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Traded,
    TurnBegan,
    Wished,
)
from haricot.kernel.types import ALL, HIDDEN, Bean, CardId, Seat
from haricot.kernel.view import View
from haricot.telling.sentences import Beans, Phase, Players, Scored, Scores, Sentence, Term, Words, beans_of
from haricot.words import read

G = TypeVar("G", bound=AnyGame)
V = TypeVar("V", bound=View)

DEALT = Sentence("dealt", "event-dealt", {})
"""What is told of the deal."""


@cache
def messages(game: str) -> frozenset[str]:
    """List the messages that there are in every language, and those that a game brings."""
    found = [*read("en").values(), entry(game).words.get("en", "")]
    return frozenset(re.findall(r"^(event-[\w-]*) =", "\n".join(found), re.MULTILINE))


def hyphened(name: str) -> str:
    """Write the name of a phase or game as it is in the names of messages."""
    return re.sub(r"\W", "-", name)


class Narrator(Generic[G]):
    """Tells one reader what happened; the reader is `you`, and everybody else a seat."""

    # What need not be told where there is little room.
    minor: tuple[type[Event], ...] = (Lapsed,)

    def __init__(self, game: G, reader: Seat) -> None:
        self.game = game
        self.reader = reader
        self.messages = messages(game.name)

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a card or token."""
        return int(self.game.goods.kind(card))

    def tell(self, events: Sequence[Event]) -> list[Sentence]:
        """Tell what happened, one sentence an event that is worth one."""
        told = [self.sentence(event) for event in without_echoes(events)]
        return [sentence for sentence in told if sentence is not None]

    def begin(self, events: Sequence[Event]) -> list[Sentence]:
        """Tell how a game begins: that the cards were dealt, and what follows."""
        return [DEALT, *self.tell(after_the_deal(events))]

    def sentence(self, event: Event) -> Sentence | None:
        """Tell of one event; None if that is not worth a sentence."""
        id = self.message(event, self.form(event))
        if not id or id == "event-phasebegan" or self.is_empty(event):
            return None
        topic = self.topic(event)
        several = self.message(event, self.form(event) or "-several") if topic else ""
        tag, minor = type(event).__name__.lower(), isinstance(event, self.minor)
        return Sentence(tag, id, self.words(event), tuple(additions(event)), topic, several, minor)

    def message(self, event: Event, form: str) -> str:
        """Find the message that says most of an event: for this game and this reader, in this form."""
        tag, you = type(event).__name__.lower(), self.you(event)
        for ending in (f"{form}{you}", you, form, ""):
            for id in (f"event-{self.game.name}-{tag}{ending}", f"event-{tag}{ending}"):
                if id in self.messages:
                    return id
        return ""

    def is_empty(self, event: Event) -> bool:
        """Tell whether nothing has changed hands: that a guest came without a deal has been told already."""
        return isinstance(event, Traded) and not (event.given or event.received or event.paid or event.earned)

    def topic(self, event: Event) -> str:
        """Tell which events in a row can be told at once; what the reader says stands alone."""
        match event:
            case MarkedDone(seat=seat) if seat != self.reader:
                return "done"
            case Agreed(offer=number, seat=seat) if seat != self.reader:
                return f"agreed {number}"
            case Declined(offer=number, seat=seat) if seat != self.reader:
                return f"declined {number}"
        return ""

    def you(self, event: Event) -> str:
        """Tell what the reader has to do with an event."""
        if self.reader < 0:
            return ""
        match event:
            case GameEnded(winners=winners):
                return "-you" if self.reader in winners else ""
            case _ if getattr(event, "seat", None) == self.reader:
                return "-you"
            case Traded(taker=seat) | Offered(to=seat) if seat == self.reader:
                return "-to-you"
            case Offered(to=seat) if seat == ALL:
                return "-to-all"
        return ""

    def form(self, event: Event) -> str:
        """Tell in which of its forms an event is told, whoever reads it."""
        match event:
            case PhaseBegan(phase=phase):
                return f"-{hyphened(phase)}"
            case ContractDrawn(card=card) if card != HIDDEN:
                return "-open"
            case Wished(wants=wants, gives=gives) if gives:
                return "-both" if wants else "-gives"
            case Traded(received=(), earned=0):
                return "-gift"
            case Offered() if only_invites(event):
                return "-invitation"
            case GameEnded(winners=winners) if len(winners) > 1:
                return "-shared"
        return ""

    def words(self, event: Event) -> Words:
        """Turn the fields of an event into words."""
        words: Words = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            words |= people(name, value) or self.things(event, name, value)
        return words | self.deals(event)

    def things(self, event: Event, name: str, value: Any) -> Words:
        """Name the cards, places and numbers in a field of an event; a game adds its own."""
        if name in ("field", "box"):
            return {name: value + 1}
        if name == "phase":
            return {name: Phase(value)}
        return {name: value} if isinstance(value, int) and not isinstance(value, bool) else {}

    def deals(self, event: Event) -> Words:
        """Name what changes hands, or would."""
        match event:
            case Offered(gives=gives, wants=kinds, pays=pays, asks=asks):
                return {"given": self.cards(gives, pays), "received": beans_of(sorted(kinds), asks)}
            case Traded(given=given, received=received, paid=paid, earned=earned):
                return {"given": self.cards(given, paid), "received": self.cards(received, earned)}
            case Wished(wants=kinds, gives=gives):
                return {"wants": beans_of(sorted(kinds)), "gives": beans_of(sorted(gives))}
        return {}

    def cards(self, cards: Iterable[CardId], talers: int = 0) -> Beans:
        """Name the beans among some cards, by kind."""
        return beans_of(sorted(self.kind(card) for card in cards), talers)


AnyNarrator: TypeAlias = Narrator[Any]


def people(name: str, value: Any) -> Words:
    """Name the players in a field of an event."""
    match name:
        case "seat":
            return {"who": Players((value,))}
        case "taker":
            return {"whom": Players((value,))}
        case "to":
            return {"whom": Term("everybody") if value == ALL else Players((value,))}
        case "winners":
            return {"names": Players(tuple(value))}
        case "scores":
            order = sorted(range(len(value)), key=lambda seat: -value[seat])
            return {"scores": Scores(tuple(Scored(seat, value[seat]) for seat in order))}
    return {}


def additions(event: Event) -> Iterator[str]:
    """Tell what a sentence is followed by."""
    if isinstance(event, GameEnded):
        yield "event-gameended-scores"
    if isinstance(event, Offered) and event.answers:
        yield "event-offered-answers"
    if isinstance(event, Offered) and event.invites and not only_invites(event):
        yield "event-offered-invites"


def only_invites(offer: Offered) -> bool:
    """Tell whether an offer is an invitation and nothing else."""
    return offer.invites and not (offer.gives or offer.wants or offer.pays or offer.asks)


def after_the_deal(events: Sequence[Event]) -> list[Event]:
    """Leave out how the hands were dealt: everybody sees what they have got."""
    begins = [number for number, event in enumerate(events) if isinstance(event, TurnBegan | PhaseBegan)]
    return list(events[begins[0] :]) if begins else list(events)


def without_echoes(events: Sequence[Event]) -> list[Event]:
    """Leave out that an offer lapsed when it was just declined: the no says so already."""
    told: list[Event] = []
    for last, event in pairwise([None, *events]):
        echo = isinstance(event, Lapsed) and isinstance(last, Declined) and event.offer == last.offer
        if event is not None and not echo:
            told.append(event)
    return told
