"""What happened at any table, in English sentences, from the side of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any

from haricot.beans.grammar import Grammar
from haricot.beans.phrases import bean_list
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Drew,
    Event,
    GameEnded,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, HIDDEN, Bean, CardId, Count, Seat

TALK = (Agreed, AgreementLapsed, Declined, Lapsed, Withdrawn)


class Speech:
    """Tells one reader what happened; the reader is `you`, everybody else has a name."""

    wealth = "Talers"

    def __init__(self, grammar: Grammar[Any], reader: Seat) -> None:
        self.grammar = grammar
        self.names = grammar.words.names
        self.reader = reader

    def who(self, seat: Seat) -> str:
        """Name a player at the beginning of a sentence."""
        return "You" if seat == self.reader else self.names[seat]

    def whom(self, seat: Seat) -> str:
        """Name a player within a sentence."""
        return "you" if seat == self.reader else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """Name the owner of something."""
        return "your" if seat == self.reader else f"{self.names[seat]}'s"

    def does(self, seat: Seat, verb: str) -> str:
        """Say who does something: You plant, Ben plants."""
        return f"You {verb}" if seat == self.reader else f"{self.names[seat]} {verb}s"

    def everybody(self, seats: Sequence[Seat]) -> str:
        """Name several players: You, Ben and Cleo."""
        return listed([self.who(seats[0]), *(self.whom(seat) for seat in seats[1:])])

    def cards(self, cards: Iterable[CardId], talers: Count = 0) -> str:
        """Name the cards of one side of a deal."""
        return self.kinds((self.grammar.kind(card) for card in cards), talers)

    def kinds(self, kinds: Iterable[Bean], talers: Count = 0) -> str:
        """Name the kinds of one side of a deal."""
        return bean_list(self.grammar, sorted(kinds), talers)

    def sides(self, offer: OpenOffer | Offered) -> str:
        """Tell both sides of an offer in one order: what you give, what you get."""
        gives = self.cards(offer.gives, offer.pays)
        wants = self.kinds(offer.wants, offer.asks)
        if offer.seat == self.reader:
            return f"You give {gives}. You get {wants}."
        if self.reader >= 0 and offer.to in (self.reader, ALL):
            return f"You give {wants}. You get {gives}."
        name = self.names[offer.seat]
        return f"{name} gives {gives}. {name} gets {wants}."

    def head(self, offer: OpenOffer | Offered) -> str:
        """Tell who makes an offer to whom."""
        maker = "you" if offer.seat == self.reader else self.names[offer.seat]
        asked = "all" if offer.to == ALL else self.whom(offer.to)
        answer = f", answering {offer.answers}" if offer.answers else ""
        invites = ", with an invitation" if offer.invites else ""
        return f"{offer.number} from {maker} to {asked}{answer}{invites}"

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, one sentence an event; the same from several in a row is told at once."""
        sentences = []
        for _, group in groupby(without_echoes(list(events)), key=topic):
            sentences.append(self.sentence(list(group)))
        return [sentence for sentence in sentences if sentence]

    def sentence(self, group: Sequence[Event]) -> str:
        """Tell of one event, or of several with the same topic."""
        match group[0]:
            case TurnBegan(seat=seat, turn=turn):
                return f"Turn {turn}: it is {self.whose(seat)} turn."
            case GameEnded() as end:
                return self.ending(end)
        return self.market(group) or self.happened(group)

    def happened(self, group: Sequence[Event]) -> str:
        """Tell what only this game has."""
        raise NotImplementedError

    def market(self, group: Sequence[Event]) -> str:
        """Tell what was said in the market."""
        seats = [event.seat for event in group if isinstance(event, Declined | Agreed | MarkedDone)]
        match group[0]:
            case Wished(seat=seat, wants=wants, gives=gives):
                return f"{self.who(seat)} would like {self.wish(wants, gives)}."
            case Offered() as offer:
                return f"Offer {self.head(offer)}: {self.sides(offer)}"
            case Agreed(offer=number):
                return f"{self.everybody(seats)} would take offer {number}."
            case Declined(offer=number):
                say = "says" if len(seats) == 1 and seats[0] != self.reader else "say"
                return f"{self.everybody(seats)} {say} no to offer {number}."
            case MarkedDone():
                have = "has" if len(seats) == 1 and seats[0] != self.reader else "have"
                return f"{self.everybody(seats)} {have} nothing more to propose."
            case Withdrawn(offer=number):
                return f"Offer {number} is withdrawn."
            case Lapsed(offer=number):
                return f"Offer {number} has lapsed."
            case AgreementLapsed(offer=number, seat=seat):
                return f"{self.who(seat)} can no longer take offer {number}."
            case Traded() as deal:
                return self.deal(deal)
        return ""

    def wish(self, wants: Sequence[Bean], gives: Sequence[Bean]) -> str:
        """Tell a wish."""
        might = f", and might give {self.kinds(gives)}" if gives else ""
        return f"{self.kinds(wants)}{might}" if wants else f"something for {self.kinds(gives)}"

    def deal(self, deal: Traded) -> str:
        """Tell what changed hands, what you gave first."""
        given = self.cards(deal.given, deal.paid)
        received = self.cards(deal.received, deal.earned)
        if deal.seat == self.reader:
            return f"A deal with {self.names[deal.taker]}: You gave {given}. You got {received}."
        if deal.taker == self.reader:
            return f"A deal with {self.names[deal.seat]}: You gave {received}. You got {given}."
        maker, taker = self.names[deal.seat], self.names[deal.taker]
        return f"A deal: {maker} gave {given}. {taker} gave {received}."

    def ending(self, end: GameEnded) -> str:
        """Tell what everybody has, and who won."""
        order = sorted(range(len(end.scores)), key=lambda seat: -end.scores[seat])
        scores = ", ".join(f"{self.who(seat)} {end.scores[seat]}" for seat in order)
        won = self.everybody(end.winners)
        if len(end.winners) > 1:
            verdict = f"{won} share the victory"
        else:
            verdict = f"{won} win" if end.winners[0] == self.reader else f"{won} wins"
        return f"The game is over. {self.wealth}: {scores}. {verdict}!"


def topic(event: Event) -> object:
    """Tell which events in a row can be told at once."""
    match event:
        case Drew(seat=seat, card=card):
            return "drew", seat, card == HIDDEN
        case TurnedOver() | MarkedDone():
            return type(event)
        case Declined(offer=number) | Agreed(offer=number):
            return type(event), number
    return id(event)


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


def listed(parts: Sequence[str]) -> str:
    """Join words as in a sentence: a, b and c."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def count(number: Count, what: str) -> str:
    """Count things: 1 card, 2 cards."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def money(talers: Count) -> str:
    """Count talers, or say that there are none."""
    return count(talers, "taler") if talers else "nothing"
