"""The board of Bohn Hansa in words: what one reader sees, in lines of at most 80 columns."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.games.hansa.actions import Deliver
from haricot.games.hansa.atlas import CART
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.grammar import HansaGrammar
from haricot.games.hansa.telling.choices import choices
from haricot.games.hansa.telling.words import HansaWords
from haricot.games.hansa.verbs import lowest_free
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action
from haricot.kernel.types import NONE, CardId, Count, Seat
from haricot.telling.layout import sentence, wrap
from haricot.telling.screen import Choice, Screen


class HansaText(Screen[Hansa, HanseView]):
    """Writes a view of Bohn Hansa down for its reader."""

    rule = "H13"

    def __init__(self, words: HansaWords) -> None:
        super().__init__(words)
        self.words = words
        self.atlas = words.atlas

    def show(self, view: HanseView) -> str:
        """Write the whole board down; the reader's own things come last, next to the prompt."""
        cities = [self.city(view, city) for city in range(len(self.atlas.cities))]
        people = [self.person(view, seat) for seat in self.round_table(view)]
        return "\n".join([*self.head(view), *cities, *people, *self.own(view)])

    def brief(self, view: HanseView) -> str:
        """Write down only the city of the turn, and what is the reader's own or on offer."""
        here = [self.city(view, view.pawns[view.active])] if view.phase == "trade" else []
        return "\n".join([*here, self.person(view, view.seat), *self.own(view)])

    def own(self, view: HanseView) -> Iterator[str]:
        """Write down what is on offer, and the reader's hand and contracts."""
        for offer in view.offers:
            yield self.offer(offer, view)
        yield from self.hands(view.seat, view.hands)
        yield from self.contracts(view)

    def head(self, view: HanseView) -> Iterator[str]:
        """Tell whose turn and phase it is, and how far the game has come."""
        yield wrap(self.moment(view))
        pile = self.words.label(
            self.say("hansa-contract-pile"), self.say("cards-count", count=view.contracts)
        )
        yield wrap(" ".join([*self.harvests(view), sentence(pile)]))
        if view.laid:
            laid = self.words.listed([self.words.contract(card) for card in view.laid])
            yield wrap(sentence(self.words.label(self.say("contract-exposed"), laid)))

    def harvests(self, view: HanseView) -> Iterator[str]:
        """Tell how far the last round is (H26)."""
        if view.turns_left:
            yield sentence(self.say("last-round", turns=view.turns_left))
        elif view.phase not in ("opening", "final"):
            left = self.say("harvests-left", count=view.harvests)
            yield sentence(self.say("last-harvest-waits") if view.eighth_drawn() else left)

    def moment(self, view: HanseView) -> str:
        """Tell whose turn and phase it is; at the start and at the end it is everybody's."""
        if view.phase in ("opening", "final") and not view.result:
            return sentence(self.words.phase(view.phase))
        return super().moment(view)

    def city(self, view: HanseView, city: Count) -> str:
        """Tell what lies in the boxes of a city, what it costs today, and who is there."""
        boxes = [self.words.cards(stack) if stack else "-" for stack in view.boxes[city]]
        prices = self.words.prices(
            (kind, price) for kind, price in enumerate(self.today(view, city)) if price
        )
        told = [
            self.words.label(self.words.place(city), " | ".join(boxes)),
            self.words.label(self.say("prices"), prices),
        ]
        there = [seat for seat in range(view.players) if view.pawns[seat] == city]
        if there:
            told.append(self.say("city-people", names=self.words.everybody(there)))
        return wrap(" ".join(map(sentence, told)))

    def today(self, view: HanseView, city: Count) -> list[Count]:
        """List the prices of a city by kind: those of the trade that goes on, or those of its boxes (H2)."""
        if view.phase == "trade" and city == view.pawns[view.active]:
            return view.prices
        box = lowest_free(view.boxes[city])
        return [column[box] if column else 0 for column in self.atlas.columns[city]]

    def person(self, view: HanseView, seat: Seat) -> str:
        """Tell where a player is and what the player has."""
        words = self.words
        place = [words.place(view.pawns[seat])] if view.pawns[seat] != NONE else []
        about = [
            *place,
            words.thalers(view.money[seat]),
            self.say("hand-count", count=len(view.hands[seat])),
        ]
        room = self.say("cart-room", count=CART - len(view.carts[seat]))
        cart = words.label(self.say("cart"), f"{words.cards(view.carts[seat])} ({room})")
        told = [cart, *self.marks(view, seat)]
        named = words.label(words.who(seat), ", ".join(about))
        return wrap(" ".join([f"{named}.", *map(sentence, told), *self.market_marks(view, seat)]))

    def marks(self, view: HanseView, seat: Seat) -> Iterator[str]:
        """Tell what else is to be known of a player."""
        if view.loans[seat]:
            yield self.say("loan-double", loan=view.loans[seat], double=2 * view.loans[seat])
        for card in view.waiting[seat]:
            yield self.words.label(self.say("harvest-waiting-other"), self.words.lots(card))
        if view.debtor == seat:
            yield self.say("owes-toll", thalers=view.due)
        if view.invited[seat]:
            yield self.say("guest")

    def in_hand(self, hand: Sequence[CardId], place: int) -> str:
        """Name a card of a queue; contracts by their numbers."""
        card = hand[place]
        if not self.atlas.is_contract(card):
            return f"{self.words.card(card)}#{place + 1}"
        number = sum(self.atlas.is_contract(other) for other in hand[: place + 1])
        return f"{self.say('contract-number', number=number)}#{place + 1}"

    def contracts(self, view: HanseView) -> Iterator[str]:
        """List the reader's contracts, numbered as they are typed, with what is lacking."""
        if view.seat < 0:
            return
        for number, card in enumerate(view.dealt[view.seat], 1):
            yield self.contract(number, card, [])
        for number, card in enumerate(self.words.grammar.own_contracts(view), 1):
            face_up = [] if card in view.hands[view.seat] else [self.say("contract-exposed")]
            yield self.contract(number, card, [*face_up, self.lack(view, card)])

    def contract(self, number: Count, card: CardId, more: Sequence[str]) -> str:
        """Tell what a contract asks for, and what is to be known of it."""
        told = self.words.label(self.say("contract-number", number=number), self.words.contract(card))
        return wrap(" ".join(map(sentence, [told, *more])))

    def lack(self, view: HanseView, card: CardId) -> str:
        """Tell which beans of a contract are not on the cart."""
        cart = [self.atlas.kind[token] for token in view.carts[view.seat]]
        lacks = [kind for kind in self.atlas.asks[self.atlas.contract(card)] if kind not in cart]
        return (
            self.say("contract-missing", cards=self.words.kinds(lacks))
            if lacks
            else self.say("contract-complete")
        )

    def next_step(self, view: HanseView, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        if view.debtor == view.seat:
            return f"{self.say('toll-in-beans', thalers=view.due)} {self.say('step-pay')}"
        if view.phase == "opening":
            return f"{self.say('phase-opening-do')} {self.say('step-list')}"
        ready = [action for action in options if isinstance(action, Deliver)][:1]
        can = [self.say("step-deliver", typed=self.words.grammar.phrase(action, view)) for action in ready]
        return " ".join([*can, self.step(view, options)])

    def step(self, view: HanseView, options: Sequence[Action]) -> str:
        """Say what the phase asks for."""
        if view.phase == "final":
            return self.say("step-final")
        if view.phase == "trade":
            return self.next_trade(view, options)
        if view.seat != view.active:
            return self.idle()
        return self.say("step-travel" if view.phase == "travel" else "step-end")

    def choices(self, view: HanseView, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        return choices(self.words, view, options)

    def only_done_left(self, view: HanseView) -> bool:
        """Tell whether done is the only step left."""
        return view.phase == "end"


def hansa_screen(game: Hansa, grammar: HansaGrammar, seat: Seat) -> HansaText:
    """Put the screen of Bohn Hansa before a reader."""
    return HansaText(HansaWords(game, grammar, seat))
