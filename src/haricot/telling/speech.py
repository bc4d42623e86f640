"""What happened at any table, in the words of its language, from the side of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Any, Generic, Self, TypeAlias

from haricot.beans.grammar import Grammar
from haricot.beans.phrases import bean_list
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Event,
    Lapsed,
    Offered,
    PhaseBegan,
    Traded,
    TurnBegan,
    Withdrawn,
)
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Bean, CardId, Count, Seat
from haricot.telling.layout import sentence
from haricot.telling.narrator import G, V, hyphened
from haricot.telling.narrators import narrator_for
from haricot.telling.sentences import AnyWord, Beans, Phase, Players, Scores, Sentence, Term, joined
from haricot.telling.titles import texts_of
from haricot.words.refusals import refusal

TALK = (Agreed, AgreementLapsed, Declined, Lapsed, Withdrawn)


class Speech(Generic[G, V]):
    """Tells one reader what happened; the reader is `you`, everybody else has a name.

    Beans have the short names by which they are typed, so that what is read can be typed.
    """

    def __init__(self, game: G, grammar: Grammar[V], reader: Seat) -> None:
        self.game = game
        self.grammar = grammar
        self.names = grammar.words.names
        self.reader = reader
        self.narrator = narrator_for(game, reader)
        self.texts = texts_of(game.name, grammar.words.language)
        self.say = self.texts.say
        self.listed = self.texts.listed

    def calling(self, names: Sequence[str]) -> Self:
        """Tell the same reader, with other names for everybody."""
        other = copy(self)
        other.names = list(names)
        return other

    def of_game(self, kind: str, what: str) -> str:
        """Find the message that this game has to itself, or else the one of all games."""
        own = f"{kind}-{hyphened(self.game.name)}-{what}"
        return own if self.texts.has(own) else f"{kind}-{what}"

    def label(self, head: str, text: str) -> str:
        """Say what something is, and then what there is of it."""
        return self.say("label", head=head, text=text)

    def who(self, seat: Seat) -> str:
        """Name a player at the beginning of a line."""
        return self.say("you").capitalize() if seat == self.reader else self.names[seat]

    def everybody(self, seats: Iterable[Seat]) -> str:
        """Name several players within a line: you, Ben and Cleo."""
        return self.listed([self.say("you") if seat == self.reader else self.names[seat] for seat in seats])

    def phase(self, phase: str) -> str:
        """Name a phase; one of somebody's own game has only the name that it was given."""
        message = self.of_game("phase", hyphened(phase))
        return self.say(message) if self.texts.has(message) else phase

    def card(self, card: CardId) -> str:
        """Name a card of a hand."""
        raise NotImplementedError

    def city(self, key: str) -> str:
        """Name a city by its key; where there are none, nothing has a better name."""
        return key

    def cards(self, cards: Iterable[CardId], talers: Count = 0) -> str:
        """Name the cards of one side of a deal."""
        return self.kinds(sorted(self.grammar.kind(card) for card in cards), talers)

    def kinds(self, kinds: Sequence[Bean], talers: Count = 0) -> str:
        """Name beans as they are typed, and talers: `2 blue + red + 1 taler`."""
        parts = [bean_list(self.grammar, kinds)] if kinds else []
        if talers:
            parts.append(self.say("talers-count", count=talers))
        return " + ".join(parts) or self.say("nothing")

    def sides(self, offer: OpenOffer) -> str:
        """Tell both sides of an offer in one order: what you give, what you get."""
        gives, wants = self.cards(offer.gives, offer.pays), self.kinds(sorted(offer.wants), offer.asks)
        mine, theirs = (gives, wants) if offer.seat == self.reader else (wants, gives)
        return self.say("choice-deal", given=mine, received=theirs)

    def offer(self, offer: OpenOffer) -> str:
        """Tell of an open offer as of one that is made just now, and of the answers to it."""
        made = Offered(
            offer.number,
            offer.seat,
            offer.to,
            offer.gives,
            offer.wants,
            offer.pays,
            offer.asks,
            offer.answers,
            offer.invites,
        )
        told = [self.sentence(made)]
        if offer.agreed:
            told.append(self.say("offer-willing", names=self.everybody(word.seat for word in offer.agreed)))
        if offer.declined:
            told.append(self.say("offer-declined", names=self.everybody(offer.declined)))
        return " ".join(told)

    def wish(self, wants: Sequence[Bean], gives: Sequence[Bean]) -> Iterator[str]:
        """Tell a wish that stands."""
        if wants:
            yield sentence(self.say("wants", cards=self.kinds(sorted(wants))))
        if gives:
            yield sentence(self.say("might-give", cards=self.kinds(sorted(gives))))

    def refused(self, error: HaricotError) -> str:
        """Say why something cannot be done, with the number of the rule."""
        return refusal(self.texts, error, self.param)

    def param(self, name: str, value: object) -> str | int | None:
        """Turn a parameter of a refusal into words."""
        words = self.grammar.words
        match name, value:
            case (("seat" | "active" | "taker"), int()):
                return self.names[value]
            case "seats", list() | tuple():
                return self.listed([self.names[seat] for seat in value])
            case "bean", str() if value in words.keys:
                return words.short[words.keys.index(value)]
            case "beans", list() | tuple():
                return self.kinds([words.keys.index(key) for key in value])
            case "city", str():
                return self.city(value)
            case "phase", str():
                return self.phase(value)
        return value if isinstance(value, int | str) else None

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Tell what happened, one sentence an event; the same from several in a row is told at once."""
        return [self.put(sentence) for sentence in joined(self.narrator.tell(events))]

    def sentence(self, event: Event) -> str:
        """Tell of one event; nothing if that is not worth a sentence."""
        told = self.narrator.sentence(event)
        return "" if told is None else self.put(told)

    def put(self, told: Sentence) -> str:
        """Put a sentence into the language of the reader."""
        words = {name: self.word(word) for name, word in told.words.items()}
        return " ".join(self.say(part, **words) for part in [told.id, *told.more])

    def word(self, word: AnyWord) -> str | int:
        """Put a word of a sentence into the language of the reader; a game adds its own."""
        match word:
            case int() | str():
                return word
            case Players(seats=seats):
                return self.listed([self.names[seat] for seat in seats])
            case Beans(hidden=hidden) if hidden and not word.beans:
                return self.say("hidden-card")
            case Beans(beans=beans, talers=talers):
                return self.kinds([part.bean for part in beans for _ in range(part.count)], talers)
            case Term(id=id):
                return self.say(id)
            case Phase(phase=phase):
                return self.phase(phase)
            case Scores(scores=scores):
                return self.listed([f"{self.names[part.seat]} {part.score}" for part in scores])
        raise NotImplementedError


AnySpeech: TypeAlias = Speech[Any, Any]


def without_talk(events: Sequence[Event], reader: Seat, listed: Sequence[Count]) -> list[Event]:
    """Leave out what the table shows anyway, and what others said of offers that came and went."""
    gone = {event.offer for event in events if isinstance(event, Traded | Lapsed | Withdrawn)}
    made = [event for event in events if isinstance(event, Offered)]
    stale = {event.number for event in made if event.number in gone and reader not in (event.seat, event.to)}
    told: list[Event] = []
    for event in events:
        if isinstance(event, Offered):
            hidden = event.number in stale or event.number in listed
        else:
            hidden = isinstance(event, TALK) and (event.offer in stale or event.offer in listed)
        if not hidden:
            told.append(event)
    # A turn that has only begun is told by the head of the table.
    fresh = [type(event) for event in told[-2:]] == [TurnBegan, PhaseBegan]
    return told[:-2] if fresh else told
