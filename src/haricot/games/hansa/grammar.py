"""The typed grammar of Bohn Hansa: a market's, with invitations, and travelling, buying and delivering."""
# interpreted: it only reads and writes text

from __future__ import annotations

import re

from haricot.beans.grammar import Grammar
from haricot.beans.phrases import bean_list, card_list, market_examples, market_phrase, partner
from haricot.beans.vocabulary import Vocabulary, pick, plain
from haricot.games.hansa.actions import (
    BuyBean,
    BuyContract,
    BuyScarce,
    Deliver,
    PayBean,
    PutBack,
    Reveal,
    Travel,
)
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Offer
from haricot.kernel.errors import BadPhrase
from haricot.kernel.types import ALL, Bean, CardId, Seat


class HansaGrammar(Grammar[HanseView]):
    """Understands what a player of Bohn Hansa types."""

    first_verb = "go"

    def __init__(self, atlas: Atlas, words: Vocabulary) -> None:
        super().__init__(words, "cart")
        self.atlas = atlas
        self.reserved = ("contract", "scarce")
        self.cities = {plain(key): city for city, key in enumerate(atlas.cities)}
        own = {
            "reveal": self.reveal,
            "go": self.go,
            "stay": self.stay,
            "pay": self.pay,
            "buy": self.buy,
            "deliver": self.deliver,
            "put": self.put,
            "invite": self.invite,
        }
        self.verbs = {**own, **self.verbs}
        self.check_words()

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a token."""
        return self.atlas.kind[card]

    def here(self, view: HanseView) -> list[list[CardId]]:
        """List the boxes of the active player's city."""
        return view.boxes[view.pawns[view.active]]

    def stock(self, view: HanseView, invites: bool) -> list[CardId]:
        """List the cart, and with an invitation what the active player could buy, the top beans first."""
        cart = list(view.carts[view.seat])
        if not invites or view.seat != view.active:
            return cart
        return cart + [token for stack in self.here(view) for token in reversed(stack)]

    def at(self, place: str, view: HanseView) -> list[CardId]:
        """Places are counted from 1: `3` on the cart, `box2.1` the lowest bean of the second box."""
        match = re.fullmatch(r"(\d+)|box(\d+)(?:\.(\d+))?", place)
        if match is None or "0" in match.groups():
            raise BadPhrase("no-place", typed=place, example="#3, #box2")
        if match[1]:
            return view.carts[view.seat][int(match[1]) - 1 : int(match[1])]
        stack = [token for boxes in self.here(view)[int(match[2]) - 1 : int(match[2])] for token in boxes]
        return stack[int(match[3]) - 1 : int(match[3])] if match[3] else stack[-1:]

    def place(self, card: CardId, view: HanseView) -> str:
        """Name the place of a token."""
        cart = view.carts[view.seat]
        if card in cart:
            return f"{cart.index(card) + 1}"
        box = next(box for box, stack in enumerate(self.here(view)) if card in stack)
        return f"box{box + 1}.{self.here(view)[box].index(card) + 1}"

    def own_contracts(self, view: HanseView) -> list[CardId]:
        """List the player's contracts, in hand and face up, as they are counted."""
        first = self.atlas.first_contract
        cards = [card for card in view.hands[view.seat] if card >= first]
        return cards + (view.laid if view.seat == view.active else [])

    def one(self, text: str, pile: list[CardId]) -> CardId:
        """Find the card of a pile that a player counts."""
        number = self.number(text)
        if not 1 <= number <= len(pile):
            have = len(pile)
            raise BadPhrase("too-high-number", number=number, have=have)
        return pile[number - 1]

    def reveal(self, rest: str, view: HanseView) -> Action:
        """`reveal 2`, or `reveal 2 then 3 1` for the order of the others."""
        number, _, order = rest.partition(" then ")
        dealt = view.dealt[view.seat]
        card = self.one(number, dealt)
        others = [other for other in dealt if other != card]
        if order:
            others = [self.one(word, dealt) for word in order.split()]
        return Reveal(view.seat, card, tuple(others))

    def go(self, rest: str, view: HanseView) -> Action:
        """Read where to travel: `go rostock`."""
        return Travel(view.seat, pick(rest, self.cities))

    def stay(self, rest: str, view: HanseView) -> Action:
        """Read that a trader stays: `stay`."""
        seat = self.bare("stay", f"stay {rest}", view)
        return Travel(seat, max(0, view.pawns[seat]))

    def beans(self, rest: str, pile: list[CardId], view: HanseView) -> tuple[Bean, list[CardId]]:
        """Find the beans of a pile that one name can mean, or the one at a place."""
        items = self.items(rest)
        if len(items) != 1 or items[0][0] != 1:
            raise BadPhrase("one-bean", example=self.sample("{}"))
        _, word, place = items[0]
        kind = self.words.bean(word)
        pile = self.at(place, view) if place else pile
        return kind, [token for token in pile if self.kind(token) == kind]

    def loaded(self, rest: str, view: HanseView) -> CardId:
        """Find one bean of the cart."""
        kind, found = self.beans(rest, view.carts[view.seat], view)
        if not found:
            raise self.lacking(kind, 1)
        return found[0]

    def for_sale(self, rest: str, view: HanseView) -> CardId:
        """Find one bean of the city."""
        boxes = self.here(view) if view.pawns[view.active] >= 0 else []
        _, found = self.beans(rest, [stack[-1] for stack in boxes if stack], view)
        if not found:
            raise BadPhrase("not-for-sale")
        return found[0]

    def pay(self, rest: str, view: HanseView) -> Action:
        """Read a toll in beans: `pay soy`."""
        return PayBean(view.seat, self.loaded(rest, view))

    def put(self, rest: str, view: HanseView) -> Action:
        """Read which bean is put back: `put back soy`."""
        back, _, word = rest.partition(" ")
        if back != "back":
            raise BadPhrase("put-back-what", example=self.sample("put back {}"))
        return PutBack(view.seat, self.loaded(word, view))

    def buy(self, rest: str, view: HanseView) -> Action:
        """`buy soy`, `buy soy#box2`, `buy scarce red`, `buy contract with 5`."""
        what, _, more = rest.partition(" ")
        if what == "contract":
            place = more.removeprefix("with ").strip()
            return BuyContract(view.seat, self.one(place, view.hands[view.seat]))
        if what == "scarce":
            return BuyScarce(view.seat, self.words.bean(more))
        return BuyBean(view.seat, self.for_sale(rest, view))

    def deliver(self, rest: str, view: HanseView) -> Action:
        """Read which contract is delivered: `deliver 2`."""
        return Deliver(view.seat, self.one(rest, self.own_contracts(view)))

    def invite(self, rest: str, view: HanseView) -> Action:
        """`invite anna`, `invite anna: stink > chili`, `invite all: ...`, and of others `invite me: ...`."""
        name, _, terms = rest.partition(":")
        offer = self.offer(f"{terms} @{self.words.names[view.seat]}", view, 0, True)
        assert isinstance(offer, Offer)
        to = self.host(name.strip(), view)
        return Offer(view.seat, to, offer.gives, offer.wants, offer.pays, offer.asks, 0, True)

    def host(self, name: str, view: HanseView) -> Seat:
        """Tell to whom an invitation, or the wish for one, goes."""
        if name == "me":
            return view.active
        return ALL if name == "all" else self.words.seat(name)

    def phrase(self, action: Action, view: HanseView) -> str:
        """Write an action of a view's own seat, so that reading it gives the same action again."""
        match action:
            case Reveal(contract=card, behind=behind):
                dealt = view.dealt[view.seat]
                order = " ".join(str(dealt.index(other) + 1) for other in behind)
                return f"reveal {dealt.index(card) + 1} then {order}"
            case Travel(city=city):
                return f"go {self.atlas.cities[city]}"
            case BuyContract(card=card):
                return f"buy contract with {view.hands[view.seat].index(card) + 1}"
            case BuyScarce(bean=kind):
                return f"buy scarce {self.words.short[kind]}"
            case Deliver(contract=card):
                return f"deliver {self.own_contracts(view).index(card) + 1}"
            case Offer(invites=True, answers=0):
                return self.invite_phrase(action, view)
            case PayBean() | PutBack() | BuyBean():
                return self.bean_phrase(action, view)
            case _:
                return market_phrase(self, action, view)

    def examples(self, view: HanseView) -> dict[str, str]:
        """Give examples of what cannot be listed, with an invitation among them."""
        if view.phase != "trade" or view.debtor >= 0 or not view.carts[view.seat]:
            return {}
        mine = self.kind(view.carts[view.seat][0])
        found = market_examples(self, view, mine, (mine + 1) % len(self.words.short))
        other = partner(self, view) if view.seat == view.active else "me"
        return found | {"invite": f"invite {other}: {found['offer']}"}

    def bean_phrase(self, action: PayBean | PutBack | BuyBean, view: HanseView) -> str:
        """Write what happens to one bean, with its place where the word alone would mean another."""
        verb = {PayBean: "pay", PutBack: "put back", BuyBean: "buy"}[type(action)]
        text = f"{verb} {self.words.short[self.kind(action.token)]}"
        return text if self.parse(text, view) == action else f"{text}#{self.place(action.token, view)}"

    def invite_phrase(self, offer: Offer, view: HanseView) -> str:
        """Write an invitation, or the wish for one, with the exchange that it states."""
        to = "me" if view.seat != view.active else "all" if offer.to == ALL else self.words.names[offer.to]
        if not offer.gives and not offer.wants:
            return f"invite {to}"
        gives = card_list(self, offer.gives, offer.pays, view, True)
        return f"invite {to}: {gives} > {bean_list(self, offer.wants, offer.asks)}"
