"""What happened at any table, in the words of its language, from the side of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

from haricot.beans.grammar import Grammar
from haricot.beans.phrases import bean_list
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    CardsTakenBack,
    ContractDrawn,
    Declined,
    Drew,
    Earned,
    Event,
    GameEnded,
    GuestCardPlayed,
    Lapsed,
    MarkedDone,
    Offered,
    Paid,
    PhaseBegan,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, HIDDEN, NONE, Bean, CardId, Count, Seat
from haricot.telling.layout import sentence
from haricot.words.refusals import refusal
from haricot.words.texts import texts

Said = dict[str, str | int]
TALK = (Agreed, AgreementLapsed, Declined, Lapsed, Withdrawn)


class Speech:
    """Tells one reader what happened; the reader is `you`, everybody else has a name.

    Beans have the short names by which they are typed, so that what is read can be typed.
    """

    def __init__(self, game: Any, grammar: Grammar[Any], reader: Seat) -> None:
        self.game = game
        self.grammar = grammar
        self.names = grammar.words.names
        self.reader = reader
        self.texts = texts(grammar.words.language)
        self.say = self.texts.say
        self.listed = self.texts.listed

    def of_game(self, kind: str, what: str) -> str:
        """Find the message that this game has to itself, or else the one of all games."""
        own = f"{kind}-{self.game.name}-{what}"
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
        told = [self.sentence([made])]
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

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, one sentence an event; the same from several in a row is told at once."""
        heard = without_echoes(list(events))
        told = [self.sentence(list(group)) for _, group in groupby(heard, key=self.topic)]
        return [said for said in told if said]

    def topic(self, event: Event) -> object:
        """Tell which events in a row can be told at once; what the reader says stands alone."""
        match event:
            case Drew(seat=seat, card=card):
                return "drew", seat, card == HIDDEN
            case TurnedOver():
                return "turned over"
            case MarkedDone(seat=seat) if seat != self.reader:
                return "done"
            case Declined(offer=number, seat=seat) | Agreed(offer=number, seat=seat) if seat != self.reader:
                return type(event), number
        return id(event)

    def sentence(self, group: Sequence[Event]) -> str:
        """Tell of one event, or of several with the same topic; nothing if that is not worth a sentence."""
        event = group[0]
        if isinstance(event, CardsTakenBack) and not event.cards:
            return ""
        tag = type(event).__name__.lower()
        known = (self.of_game("event", f"{tag}{ending}") for ending in self.endings(group))
        id = next(filter(self.texts.has, known), "")
        if not id or id == "event-phasebegan":
            return ""
        words = self.words_of(group)
        return " ".join(self.say(part, **words) for part in [id, *additions(event)])

    def endings(self, group: Sequence[Event]) -> list[str]:
        """List the forms in which events may be told, the one that says most first."""
        form, you = self.form(group), self.you(group[0])
        return [f"{form}{you}", you, form, ""]

    def you(self, event: Event) -> str:
        """Tell what the reader has to do with an event."""
        if getattr(event, "seat", NONE) == self.reader:
            return "-you"
        match event:
            case Traded(taker=seat) | Offered(to=seat) if seat == self.reader >= 0:
                return "-to-you"
            case Offered(to=seat) if seat == ALL and self.reader >= 0:
                return "-to-all"
            case GameEnded(winners=winners) if self.reader in winners:
                return "-you"
        return ""

    def form(self, group: Sequence[Event]) -> str:
        """Tell in which of its forms an event is told, whoever reads it."""
        match group[0]:
            case PhaseBegan(phase=phase):
                return f"-{hyphened(phase)}"
            case Drew(card=card) | ContractDrawn(card=card) if card != HIDDEN:
                return "-open"
            case Wished(wants=wants, gives=gives) if gives:
                return "-both" if wants else "-gives"
            case Traded(received=(), earned=0):
                return "-gift"
            case GameEnded(winners=winners) if len(winners) > 1:
                return "-shared"
            case GuestCardPlayed(discarded=True):
                return "-discarded"
            case Earned(reason=reason) | Paid(reason=reason):
                return f"-{reason}"
        return "-several" if len(group) > 1 else ""

    def words_of(self, group: Sequence[Event]) -> Said:
        """Turn the fields of events into words."""
        event = group[0]
        words: Said = {"count": len(group)}
        for name in event.__struct_fields__:
            words |= self.people(name, getattr(event, name)) or self.things(event, name, getattr(event, name))
        words |= self.deals(event)
        if len(group) > 1:
            words |= self.together(group)
        return words

    def people(self, name: str, value: Any) -> Said:
        """Name the players in a field of an event."""
        match name:
            case "seat":
                return {"who": self.names[value]}
            case "taker":
                return {"whom": self.names[value]}
            case "to":
                return {"whom": self.say("everybody") if value == ALL else self.names[value]}
            case "winners":
                return {"names": self.listed([self.names[seat] for seat in value])}
            case "scores":
                order = sorted(range(len(value)), key=lambda seat: -value[seat])
                return {"scores": self.listed([f"{self.names[seat]} {value[seat]}" for seat in order])}
        return {}

    def things(self, event: Event, name: str, value: Any) -> Said:
        """Name the cards, places and numbers in a field of an event; a game adds its own."""
        if name in ("field", "box"):
            return {name: value + 1}
        return {name: value} if isinstance(value, int) else {}

    def deals(self, event: Event) -> Said:
        """Name what changes hands, or would."""
        match event:
            case Offered():
                received = self.kinds(sorted(event.wants), event.asks)
                return {"given": self.cards(event.gives, event.pays), "received": received}
            case Traded():
                received = self.cards(event.received, event.earned)
                return {"given": self.cards(event.given, event.paid), "received": received}
            case Wished(wants=wants, gives=gives):
                return {"wants": self.kinds(sorted(wants)), "gives": self.kinds(sorted(gives))}
        return {}

    def together(self, group: Sequence[Event]) -> Said:
        """Name the players or the cards of several events."""
        seats = [event.seat for event in group if isinstance(event, Agreed | Declined | MarkedDone)]
        cards = [event.card for event in group if isinstance(event, Drew | TurnedOver)]
        shown = [self.grammar.kind(card) for card in cards if card != HIDDEN]
        return {"names": self.listed([self.names[seat] for seat in seats]), "cards": self.kinds(shown)}


def hyphened(phase: str) -> str:
    """Write the name of a phase as it is in the names of messages."""
    return phase.replace(" ", "-")


def additions(event: Event) -> Iterator[str]:
    """Tell what a sentence is followed by."""
    if isinstance(event, GameEnded):
        yield "event-gameended-scores"
    if isinstance(event, Offered) and event.answers:
        yield "event-offered-answers"
    if isinstance(event, Offered) and event.invites:
        yield "event-offered-invites"


def after_the_deal(events: Sequence[Event]) -> list[Event]:
    """Leave out how the hands were dealt: everybody sees what they have got."""
    begins = [number for number, event in enumerate(events) if isinstance(event, TurnBegan | PhaseBegan)]
    return list(events[begins[0] :]) if begins else list(events)


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


def without_echoes(events: Sequence[Event]) -> list[Event]:
    """Leave out that an offer lapsed when it was just declined: the no says so already."""
    told: list[Event] = []
    for last, event in pairwise([None, *events]):
        echo = isinstance(event, Lapsed) and isinstance(last, Declined) and event.offer == last.offer
        if event is not None and not echo:
            told.append(event)
    return told
