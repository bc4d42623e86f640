"""What happened, in English sentences, from the side of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from haricot.beans.cardgrammar import CardGrammar
from haricot.beans.phrases import bean_list
from haricot.games.bohnanza.game import Bohnanza
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Declined,
    Drew,
    Event,
    Exhausted,
    FieldAdded,
    FieldBought,
    Fulfilled,
    GameEnded,
    LaidOut,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, HIDDEN, Bean, CardId, Count, Seat

TALK = (Agreed, AgreementLapsed, Declined, Lapsed, Withdrawn)


class Words:
    """Tells one reader what happened; the reader is `you`, everybody else has a name."""

    def __init__(self, game: Bohnanza, grammar: CardGrammar, reader: Seat) -> None:
        self.game = game
        self.law = game.law
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

    def card(self, card: CardId) -> str:
        """Name a card as it is typed, or a contract by its numbers."""
        if self.law.is_bean(card):
            return self.grammar.words.short[self.law.kind[card]]
        return "a hidden card" if card == HIDDEN else f"contract {self.contract(card)}"

    def contract(self, card: CardId) -> str:
        """Name a contract by its two numbers."""
        left, right = self.game.pairs[card - self.law.beans]
        return f"{left}/{right}"

    def cards(self, cards: Iterable[CardId], talers: Count = 0) -> str:
        """Name the cards of one side of a deal."""
        return self.kinds((self.law.kind[card] for card in cards), talers)

    def kinds(self, kinds: Iterable[Bean], talers: Count = 0) -> str:
        """Name the kinds of one side of a deal."""
        return bean_list(self.grammar, sorted(kinds), talers)

    def sides(self, offer: OpenOffer | Offered) -> str:
        """Tell both sides of an offer in one order: what you give, what you get."""
        gives = self.cards(offer.gives, offer.pays)
        wants = self.kinds(offer.wants, offer.asks)
        if offer.seat == self.reader:
            return f"You give {gives}. You get {wants}."
        if offer.to == self.reader or (offer.to == ALL and self.reader >= 0):
            return f"You give {wants}. You get {gives}."
        name = self.names[offer.seat]
        return f"{name} gives {gives}. {name} gets {wants}."

    def head(self, offer: OpenOffer | Offered) -> str:
        """Tell who makes an offer to whom."""
        maker = "you" if offer.seat == self.reader else self.names[offer.seat]
        asked = "all" if offer.to == ALL else self.whom(offer.to)
        answer = f", answering {offer.answers}" if offer.answers else ""
        return f"{offer.number} from {maker} to {asked}{answer}"

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
            case PhaseBegan(phase="plant traded"):
                return "The trading is over."
            case PhaseBegan():
                return ""
            case Exhausted(times=times):
                return f"The deck has run out: time {times} of {self.law.ends_at}."
            case Shuffled(cards=cards):
                return f"The discard pile is shuffled: {cards} cards make the new deck."
            case GameEnded() as end:
                return self.ending(end)
            case Drew() | TurnedOver() | ContractDrawn() | LaidOut() | Fulfilled() | ContractReturned():
                return self.cards_came(group)
            case Planted() | Sold() | FieldBought() | FieldAdded() | ContractPaid():
                return self.fields_changed(group[0])
            case _:
                return self.market(group)

    def cards_came(self, group: Sequence[Event]) -> str:
        """Tell of cards that were drawn, turned over or laid out."""
        match group[0]:
            case Drew(seat=seat, card=card):
                drawn = [self.card(event.card) for event in group if isinstance(event, Drew)]
                if card == HIDDEN:
                    drawn = [f"{len(drawn)} cards" if len(drawn) > 1 else "a card"]
                return f"{self.does(seat, 'draw')} {listed(drawn)}."
            case TurnedOver():
                shown = [self.card(event.card) for event in group if isinstance(event, TurnedOver)]
                return f"Turned over: {listed(shown)}."
            case ContractDrawn(seat=seat, card=card):
                what = "a contract" if card == HIDDEN else f"the {self.card(card)}"
                return f"{self.does(seat, 'draw')} {what}."
            case LaidOut(seat=seat, card=card):
                return f"{self.does(seat, 'lay')} the {self.card(card)} beside the fields."
            case Fulfilled(seat=seat, card=card):
                return f"{self.does(seat, 'fulfil')} the {self.card(card)}, and it counts as a taler."
            case ContractReturned(seat=seat, card=card):
                owner = self.whose(seat).capitalize() if seat == self.reader else self.whose(seat)
                return f"{owner} {self.card(card)} goes back under the pile."
        return ""

    def fields_changed(self, event: Event) -> str:
        """Tell what was planted, sold or bought."""
        match event:
            case Planted(seat=seat, card=card, field=field):
                return f"{self.does(seat, 'plant')} {self.card(card)} in field {field + 1}."
            case Sold(seat=seat, field=field, talers=talers, discarded=discarded):
                what = f"{self.card(discarded[0])} card" if discarded else "card"
                row = count(talers + len(discarded), what)
                return f"{self.does(seat, 'sell')} field {field + 1} ({row}) for {money(talers)}."
            case FieldBought(seat=seat, paid=paid):
                return f"{self.does(seat, 'buy')} a third field for {money(len(paid))}."
            case FieldAdded(seat=seat):
                return f"{self.does(seat, 'get')} one more field."
            case ContractPaid(seat=seat, card=card):
                return f"{self.does(seat, 'pay')} with the {self.card(card)}."
        return ""

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
        return f"The game is over. Talers: {scores}. {verdict}!"


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
    begins = [number for number, event in enumerate(events) if isinstance(event, TurnBegan)]
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
