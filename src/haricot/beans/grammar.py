"""The typed grammar, read: `2 blue > 1 red @anna` is an offer, `take 3` takes one."""
# interpreted: it only reads text

from __future__ import annotations

import re
from collections.abc import Callable

from haricot.beans.law import Law
from haricot.beans.view import TableView
from haricot.beans.vocabulary import Vocabulary
from haricot.kernel.actions import (
    AnyAction,
    BuyField,
    Decline,
    Done,
    Fulfil,
    LayOut,
    Offer,
    Plant,
    Seal,
    Sell,
    Take,
    Wish,
    Withdraw,
)
from haricot.kernel.errors import BadPhrase
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat

ITEM = re.compile(r"(?:(\d+)\s*)?([^\W\d_][\w'-]*)(?:#((?:up)?\d{1,4}))?")
TALER = ("taler", "talers")
NOTHING = ("", "nothing", "-")


class Grammar:
    """Understands what a player at a card table types."""

    def __init__(self, law: Law, words: Vocabulary) -> None:
        self.law = law
        self.words = words
        self.verbs: dict[str, Callable[[str, TableView], AnyAction]] = {
            "plant": self.plant,
            "sell": self.sell,
            "buy": self.buy,
            "lay": self.lay,
            "fulfil": self.fulfil,
            "done": self.done,
            "gift": self.gift,
            "take": self.take,
            "counter": self.counter,
            "no": self.decline,
            "withdraw": self.withdraw,
            "seal": self.seal,
        }

    def parse(self, text: str, view: TableView) -> AnyAction:
        """Turn what the player of a view typed into an action."""
        text = " ".join(text.split())
        verb, _, rest = text.partition(" ")
        if verb.casefold() in self.verbs:
            return self.verbs[verb.casefold()](rest, view)
        if "?" in text:
            return self.wish(text, view)
        if ">" in text:
            return self.offer(text, view)
        known = ", ".join(self.verbs)
        raise BadPhrase(
            f"“{text}” is not understood: begin with {known}, or type an offer like 2 blue > red."
        )

    def items(self, side: str) -> list[tuple[int, str, str]]:
        """Split one side of an offer into numbers, words and places."""
        if side.strip() in NOTHING:
            return []
        items = []
        for part in re.split(r"[+,]", side):
            match = ITEM.fullmatch(part.strip())
            if match is None or int(match[1] or 1) > 99:
                raise BadPhrase(
                    f"“{part.strip()}” is not understood: write a number and a bean, like 2 blue."
                )
            items.append((int(match[1] or 1), match[2], match[3] or ""))
        return items

    def kinds(self, side: str) -> tuple[tuple[Bean, ...], Count]:
        """Read the kinds and the talers of one side."""
        kinds: list[Bean] = []
        talers = 0
        for count, word, _ in self.items(side):
            if word in TALER:
                talers += count
            else:
                kinds += [self.words.bean(word)] * count
        return tuple(kinds), talers

    def cards(self, side: str, view: TableView) -> tuple[tuple[CardId, ...], Count]:
        """Read the cards and the talers of one side: the face-up ones first, then the hand from its front."""
        cards: list[CardId] = []
        talers = 0
        for count, word, place in self.items(side):
            if word in TALER:
                talers += count
            else:
                cards += self.copies(self.words.bean(word), count, place, view, cards)
        return tuple(cards), talers

    def stock(self, view: TableView) -> list[CardId]:
        """List what the player could give, in the order in which it is taken."""
        face_up = view.face_up if view.seat == view.active else []
        return [card for card in [*face_up, *view.hands[view.seat]] if self.law.is_bean(card)]

    def copies(
        self, kind: Bean, count: int, place: str, view: TableView, taken: list[CardId]
    ) -> list[CardId]:
        """Pick the copies that a player means."""
        pile = self.stock(view)
        if place:
            # Places are counted from 1: `#3` in the hand, `#up1` among the cards lying face up.
            start = int(place.removeprefix("up")) - 1
            pile = (view.face_up if place.startswith("up") else view.hands[view.seat])[start : start + 1]
        found = [card for card in pile if self.law.kind[card] == kind and card not in taken][:count]
        if len(found) < count:
            where = f" at {place}" if place else ""
            raise BadPhrase(
                f"You do not have {count} {self.words.short[kind]}{where} to give: look at your hand."
            )
        return found

    def number(self, text: str, what: str) -> Count:
        """Read the number of an offer or a field."""
        if not text.isdecimal() or len(text) > 5:
            raise BadPhrase(f"“{text}” is no number: say which {what}, like 2.")
        return int(text)

    def field(self, text: str) -> Count:
        """Read the number of a field, which players count from 1."""
        number = self.number(text, "field")
        if number < 1:
            raise BadPhrase("Fields are counted from 1.")
        return number - 1

    def address(self, text: str, view: TableView) -> tuple[str, Seat]:
        """Cut the address off an offer; without one it is to all, or to the active player."""
        terms, at, name = text.partition("@")
        if at:
            return terms.strip(), self.words.seat(name.strip())
        return terms.strip(), ALL if view.seat == view.active else view.active

    def offer(self, text: str, view: TableView, answers: Count = 0) -> AnyAction:
        """`2 blue > 1 red @anna`."""
        terms, to = self.address(text, view)
        gives, _, wants = terms.partition(">")
        cards, pays = self.cards(gives, view)
        kinds, asks = self.kinds(wants)
        return Offer(view.seat, to, cards, kinds, pays, asks, answers)

    def gift(self, rest: str, view: TableView) -> AnyAction:
        """`gift soy @ben`."""
        terms, to = self.address(rest, view)
        cards, pays = self.cards(terms, view)
        return Offer(view.seat, to, cards, (), pays)

    def wish(self, text: str, view: TableView) -> AnyAction:
        """`soy > ?`, `red?`, `red? for blue`."""
        gives, arrow, rest = text.partition(">")
        if arrow and rest.strip() == "?":
            return Wish(view.seat, (), self.kinds(gives)[0])
        wants, _, rest = text.partition("?")
        word, _, gives = rest.strip().partition(" ")
        if word not in ("", "for"):
            raise BadPhrase(f"“{text}” is not understood: wish like this: red? for blue.")
        return Wish(view.seat, self.kinds(wants)[0], self.kinds(gives)[0])

    def find(self, text: str, view: TableView) -> OpenOffer:
        """Find the open offer that a player means."""
        number = self.number(text, "offer")
        for offer in view.offers:
            if offer.number == number:
                return offer
        raise BadPhrase(f"There is no open offer {number}: look at the offers that are open.")

    def take(self, rest: str, view: TableView) -> AnyAction:
        """`take 3`, or `take 3 with red#2`."""
        number, _, cards = rest.partition(" with ")
        if cards:
            return Take(view.seat, self.number(number, "offer"), self.cards(cards, view)[0])
        offer = self.find(number, view)
        wanted = "+".join(self.words.short[kind] for kind in offer.wants)
        return Take(view.seat, offer.number, self.cards(wanted, view)[0])

    def counter(self, rest: str, view: TableView) -> AnyAction:
        """`counter 3: 2 blue > red`, or `counter 3 + chili` for the same and a Chili bean to boot."""
        number, colon, terms = rest.partition(":")
        if colon:
            offer = self.find(number, view)
            return self.offer(f"{terms} @{self.words.names[offer.seat]}", view, offer.number)
        number, plus, more = rest.partition("+")
        offer = self.find(number.strip(), view)
        if not plus:
            raise BadPhrase("Say what else you want: counter 3 + chili, or counter 3: blue > red.")
        wanted = "+".join(self.words.short[kind] for kind in offer.wants)
        kinds, asks = self.kinds(more)
        gets = (*(self.law.kind[card] for card in offer.gives), *kinds)
        asks = max(0, offer.pays + asks - offer.asks)
        pays = max(0, offer.asks - offer.pays)
        return Offer(view.seat, offer.seat, self.cards(wanted, view)[0], gets, pays, asks, offer.number)

    def decline(self, rest: str, view: TableView) -> AnyAction:
        """`no 3`."""
        return Decline(view.seat, self.number(rest, "offer"))

    def withdraw(self, rest: str, view: TableView) -> AnyAction:
        """`withdraw 3`."""
        return Withdraw(view.seat, self.number(rest, "offer"))

    def seal(self, rest: str, view: TableView) -> AnyAction:
        """`seal 3 anna`."""
        number, _, name = rest.partition(" ")
        return Seal(view.seat, self.number(number, "offer"), self.words.seat(name))

    def plant(self, rest: str, view: TableView) -> AnyAction:
        """`plant`, `plant 2`, `plant soy`, `plant soy 2`, `plant soy#3 2`."""
        match = re.fullmatch(r"(?:([^\W\d_][\w'-]*)(?:#(\d+))?)? ?(\d+)?", rest)
        if match is None:
            raise BadPhrase(
                "Say what and where: plant soy 2, or only plant 2 for the first card of your hand."
            )
        piles = [*view.aside[view.seat], *(view.face_up if view.seat == view.active else [])]
        pile = view.hands[view.seat][:1] if view.phase == "plant" else piles
        if match[2]:
            pile = pile[int(match[2]) - 1 : int(match[2])]
        if match[1]:
            kind = self.words.bean(match[1])
            pile = [card for card in pile if self.law.kind[card] == kind]
        if not pile:
            raise BadPhrase("There is no such card to plant now: look at what you have.")
        return Plant(view.seat, pile[0], self.field(match[3]) if match[3] else self.room(pile[0], view))

    def room(self, card: CardId, view: TableView) -> Count:
        """Find the field where a card belongs: its own kind's, or else the first empty one."""
        rows = view.fields[view.seat]
        for field, row in enumerate(rows):
            if row and self.law.fits(row, card):
                return field
        return next((field for field, row in enumerate(rows) if not row), 0)

    def sell(self, rest: str, view: TableView) -> AnyAction:
        """`sell 1`."""
        return Sell(view.seat, self.field(rest))

    def buy(self, rest: str, view: TableView) -> AnyAction:
        """`buy field`."""
        return BuyField(self.bare("buy field", f"buy {rest}", view))

    def lay(self, rest: str, view: TableView) -> AnyAction:
        """`lay out`."""
        return LayOut(self.bare("lay out", f"lay {rest}", view))

    def fulfil(self, rest: str, view: TableView) -> AnyAction:
        """`fulfil`."""
        return Fulfil(self.bare("fulfil", f"fulfil {rest}", view))

    def done(self, rest: str, view: TableView) -> AnyAction:
        """`done`."""
        return Done(self.bare("done", f"done {rest}", view))

    def bare(self, phrase: str, typed: str, view: TableView) -> Seat:
        """Accept a phrase that has nothing to add."""
        if typed.strip() != phrase:
            raise BadPhrase(f"“{typed.strip()}” is not understood: type {phrase}.")
        return view.seat
