"""The board of Bohn Hansa in words: what one reader sees, in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.games.hansa.atlas import CART
from haricot.games.hansa.verbs import lowest_free
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Deliver
from haricot.kernel.types import ALL_SEEING, NONE, CardId, Count, Seat
from haricot.telling.hansachoices import choices
from haricot.telling.hansawords import HansaWords, thalers
from haricot.telling.layout import flow, wrap
from haricot.telling.screen import Choice, Screen
from haricot.telling.speech import count, listed

PHASES = {"travel": "travelling", "trade": "trading", "end": "the end of the turn"}


class HansaText(Screen):
    """Writes a view of Bohn Hansa down for its reader."""

    rule = "H13"
    trade = "Buy beans, trade"

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
            yield self.offer(offer)
        yield from self.hands(view)
        yield from self.contracts(view)

    def round_table(self, view: HanseView) -> list[Seat]:
        """List the players, the reader last."""
        me = view.seat if view.seat >= 0 else view.players - 1
        return [(me + step) % view.players for step in range(1, view.players + 1)]

    def head(self, view: HanseView) -> Iterator[str]:
        """Tell whose turn and phase it is, and how far the game has come."""
        yield self.moment(view)
        if view.turns_left:
            yield f"The last round: {count(view.turns_left, 'turn')} left, with this one."
        piles = f"Harvest pile: {count(view.harvests, 'card')}"
        put_by = f", {view.put_by} put aside" if view.put_by else ""
        yield f"{piles}{put_by}. Contract pile: {count(view.contracts, 'card')}."
        if view.laid:
            laid = "; ".join(self.words.contract(card) for card in view.laid)
            yield wrap(f"Face up until the end of the turn: {laid}.")

    def moment(self, view: HanseView) -> str:
        """Tell whose turn and phase it is."""
        if view.result:
            return f"Turn {view.turn}: the game is over."
        if view.phase == "opening":
            return "The start: everybody reveals a contract."
        if view.phase == "final":
            return "After the last turn: everybody delivers what there is to deliver."
        return f"Turn {view.turn}, {self.words.whose(view.active)} turn: {PHASES[view.phase]}."

    def city(self, view: HanseView, city: Count) -> str:
        """Tell what lies in the boxes of a city, what it costs today, and who is there."""
        boxes = [self.words.cards(stack) if stack else "-" for stack in view.boxes[city]]
        there = [self.words.whom(seat) for seat in range(view.players) if view.pawns[seat] == city]
        guests = f" Here: {listed(there)}." if there else ""
        prices = self.words.prices(self.today(view, city))
        return wrap(f"{self.words.city(city)}: {' | '.join(boxes)}. Prices: {prices}.{guests}")

    def today(self, view: HanseView, city: Count) -> list[Count]:
        """List the prices of a city by kind: those of the trade that goes on, or those of its boxes (H2)."""
        if view.phase == "trade" and city == view.pawns[view.active]:
            return view.prices
        box = lowest_free(view.boxes[city])
        return [column[box] if column else 0 for column in self.atlas.columns[city]]

    def person(self, view: HanseView, seat: Seat) -> str:
        """Tell where a player is and what the player has."""
        words = self.words
        place = f" in {words.city(view.pawns[seat])}" if view.pawns[seat] != NONE else ""
        about = [thalers(view.money[seat])]
        if view.loans[seat]:
            about.append(f"loans of {thalers(view.loans[seat])}")
        about.append(f"{count(len(view.hands[seat]), 'card')} in hand")
        cart = view.carts[seat]
        about.append(f"cart ({len(cart)} of {CART}): {words.cards(cart)}")
        return wrap(f"{words.who(seat)}{place}: {'; '.join([*about, *self.marks(view, seat)])}.")

    def marks(self, view: HanseView, seat: Seat) -> Iterator[str]:
        """Tell what else is to be known of a player."""
        for card in view.waiting[seat]:
            yield f"a harvest waits: {self.words.lots(card)}"
        if view.debtor == seat:
            yield f"owes {thalers(view.due)} of toll"
        if view.invited[seat]:
            yield "invited this turn"
        if view.done[seat]:
            yield "nothing more to propose"
        wish = view.wishes[seat]
        if wish is not None:
            yield f"would like {self.words.wish(wish.wants, wish.gives)}"

    def hands(self, view: HanseView) -> Iterator[str]:
        """Show the hands that the reader may see, each as the queue it is."""
        for seat, hand in enumerate(view.hands):
            if view.seat == seat:
                yield self.hand("Your hand: ", hand)
            elif view.seat == ALL_SEEING:
                yield self.hand(f"{self.words.names[seat]}'s hand: ", hand)

    def hand(self, head: str, hand: Sequence[CardId]) -> str:
        """Write a hand down from its front."""
        cards = [f"{self.place(hand, card)}#{place}" for place, card in enumerate(hand, 1)]
        return flow(f"{head}FIRST ", cards, ", ") if cards else f"{head}empty"

    def place(self, hand: Sequence[CardId], card: CardId) -> str:
        """Name a card of a queue; contracts by their numbers."""
        if not self.atlas.is_contract(card):
            return self.words.card(card)
        return f"contract {[other for other in hand if self.atlas.is_contract(other)].index(card) + 1}"

    def contracts(self, view: HanseView) -> Iterator[str]:
        """List the reader's contracts, numbered as they are typed, with what is lacking."""
        if view.seat < 0:
            return
        for number, card in enumerate(view.dealt[view.seat], 1):
            yield wrap(f"Contract {number} to choose from, {self.words.contract(card)}.")
        for number, card in enumerate(self.words.grammar.own_contracts(view), 1):
            face_up = "" if card in view.hands[view.seat] else " (face up)"
            yield wrap(f"Contract {number}{face_up}, {self.words.contract(card)}{self.lack(view, card)}.")

    def lack(self, view: HanseView, card: CardId) -> str:
        """Tell which beans of a contract are not on the cart."""
        cart = [self.atlas.kind[token] for token in view.carts[view.seat]]
        lacks = [kind for kind in self.atlas.asks[self.atlas.contract(card)] if kind not in cart]
        return f"; you lack {self.words.kinds(lacks)}" if lacks else "; all on your cart"

    def next_step(self, view: HanseView, options: Sequence[Action]) -> str:
        """Say what the reader is asked to do now."""
        if view.debtor == view.seat:
            return f"You owe {thalers(view.due)} of toll: type pay and a bean of your cart. ? lists them."
        if view.phase == "opening":
            return "Reveal your most valuable contract: ? lists how."
        ready = next((action for action in options if isinstance(action, Deliver)), None)
        return self.delivery(view, ready) + self.step(view, options)

    def delivery(self, view: HanseView, ready: Deliver | None) -> str:
        """Tell of a delivery that is possible."""
        return f"You can {self.words.grammar.phrase(ready, view)}. " if ready is not None else ""

    def step(self, view: HanseView, options: Sequence[Action]) -> str:
        """Say what the phase asks for."""
        if view.phase == "final":
            return "Deliver what you still can, then type done."
        if view.phase == "trade":
            return self.next_trade(view, options)
        if view.seat != view.active:
            return "Nothing is asked of you now, but you may buy a contract or put beans back."
        if view.phase == "travel":
            return "Travel: type go and a city, or stay. ? tells which cards each way plays."
        return "Type done (or just Enter) to end your turn."

    def choices(self, view: HanseView, options: Sequence[Action]) -> list[Choice]:
        """List what can be listed as typed phrases, each with what it would do."""
        return choices(self.words, view, options)

    def only_done_left(self, view: HanseView) -> bool:
        """Tell whether done is the only step left."""
        return view.phase == "end"
