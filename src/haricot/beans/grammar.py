"""The typed grammar of a market, read: `2 blue > 1 red @anna` is an offer, `take 3` takes one."""
# interpreted: it only reads text

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from haricot.beans.vocabulary import Vocabulary, plain
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.errors import BadPhrase, BadWords
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat
from haricot.kernel.view import View

# A grammar for any card table is one for a garden: hence contravariant.
V = TypeVar("V", bound=View, contravariant=True)

ITEM = re.compile(r"(?:(\d{1,6})\s*)?([^\W\d_][\w'-]*)(?:#([a-z]*\d{1,4}(?:\.\d{1,4})?))?")
# As the four languages write it.
TALER = ("taler", "talers", "tallero", "talleri")
MOST_BEANS = 1000
NOTHING = ("", "nothing", "-")


class Grammar(Generic[V]):
    """Understands what a player at a market types; a game adds its own verbs."""

    first_verb = ""
    """Verb of the first example that a new player is shown."""

    def __init__(self, words: Vocabulary, pile: str) -> None:
        self.words = words
        # What a player gives from.
        self.pile = pile
        # Words with a meaning of their own behind a verb.
        self.reserved: tuple[str, ...] = ()
        self.verbs: dict[str, Callable[[str, V], Action]] = {
            "done": self.done,
            "gift": self.gift,
            "take": self.take,
            "counter": self.counter,
            "no": self.decline,
            "withdraw": self.withdraw,
            "seal": self.seal,
        }

    def check_words(self) -> None:
        """Raise BadPhrase if a bean is called by a word that means something else."""
        for word in self.words.short:
            if plain(word) in (*self.verbs, *TALER, *NOTHING, *self.reserved):
                raise BadWords(f"No bean can be called “{word}”: players type that for something else.")

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a card."""
        raise NotImplementedError

    def stock(self, view: V, invites: bool) -> list[CardId]:
        """List what the player could give, in the order in which it is taken."""
        raise NotImplementedError

    def at(self, place: str, view: V) -> list[CardId]:
        """Find the card at a place, such as 3 for the third of the hand."""
        raise NotImplementedError

    def place(self, card: CardId, view: V) -> str:
        """Name the place of a card that the player could give."""
        raise NotImplementedError

    def phrase(self, action: Action, view: V) -> str:
        """Write an action of a view's own seat, so that reading it gives the same action again."""
        raise NotImplementedError

    def examples(self, view: V) -> dict[str, str]:
        """Give examples of what cannot be listed, by what they are: an offer, a gift, a wish."""
        raise NotImplementedError

    def parse(self, text: str, view: V) -> Action:
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
        raise BadPhrase("no-phrase", typed=text, words=known, example=self.sample("2 {} > {}"))

    def sample(self, phrase: str) -> str:
        """Write a phrase with beans of this game, to show how it is done."""
        return phrase.format(*self.words.short * 2)

    def items(self, side: str) -> list[tuple[int, str, str]]:
        """Split one side of an offer into numbers, words and places."""
        if side.strip() in NOTHING:
            return []
        items = []
        for part in re.split(r"[+,]", side):
            match = ITEM.fullmatch(part.strip())
            if match is None:
                typed = part.strip()
                raise BadPhrase("no-goods", typed=typed, example=self.sample("2 {}"))
            items.append((int(match[1] or 1), match[2], match[3] or ""))
        return items

    def kinds(self, side: str) -> tuple[tuple[Bean, ...], Count]:
        """Read the kinds and the talers of one side."""
        kinds: list[Bean] = []
        talers = 0
        for count, word, _ in self.items(side):
            if word.casefold() in TALER:
                talers += count
            else:
                kinds += [self.words.bean(word)] * min(count, MOST_BEANS)
        return tuple(kinds), talers

    def cards(self, side: str, view: V, invites: bool = False) -> tuple[tuple[CardId, ...], Count]:
        """Read the cards and the talers of one side, the first ones of the stock unless a place is named."""
        cards: list[CardId] = []
        talers = 0
        for count, word, place in self.items(side):
            if word.casefold() in TALER:
                talers += count
            else:
                pile = self.at(place, view) if place else self.stock(view, invites)
                cards += self.copies(self.words.bean(word), count, place, pile, cards)
        return tuple(cards), talers

    def copies(
        self, kind: Bean, count: int, place: str, pile: list[CardId], taken: list[CardId]
    ) -> list[CardId]:
        """Pick the copies that a player means."""
        found = [card for card in pile if self.kind(card) == kind and card not in taken][:count]
        if len(found) < count:
            raise self.lacking(kind, count)
        return found

    def lacking(self, kind: Bean, count: int) -> BadPhrase:
        """Say that there are not so many beans of a kind to give."""
        lacks = BadPhrase("nothing-to-give", count=count, bean=self.words.keys[kind])
        return lacks.named(bean=self.words.short[kind])

    def number(self, text: str) -> Count:
        """Read the number of an offer or a field."""
        if not text.isdecimal() or len(text) > 5:
            raise BadPhrase("no-number", typed=text)
        return int(text)

    def address(self, text: str, view: V) -> tuple[str, Seat]:
        """Cut the address off an offer; without one it is to all, or to the active player."""
        terms, at, name = text.partition("@")
        if at:
            return terms.strip(), self.words.seat(name.strip())
        return terms.strip(), ALL if view.seat == view.active else view.active

    def offer(self, text: str, view: V, answers: Count = 0, invites: bool = False) -> Action:
        """`2 blue > 1 red @anna`."""
        terms, to = self.address(text, view)
        gives, _, wants = terms.partition(">")
        cards, pays = self.cards(gives, view, invites)
        kinds, asks = self.kinds(wants)
        return Offer(view.seat, to, cards, kinds, pays, asks, answers, invites)

    def gift(self, rest: str, view: V) -> Action:
        """Read a gift: `gift soy @ben`."""
        terms, to = self.address(rest, view)
        cards, pays = self.cards(terms, view)
        return Offer(view.seat, to, cards, (), pays)

    def wish(self, text: str, view: V) -> Action:
        """`soy > ?`, `red?`, `red? for blue`."""
        gives, arrow, rest = text.partition(">")
        if arrow and rest.strip() == "?":
            return Wish(view.seat, (), self.kinds(gives)[0])
        wants, _, rest = text.partition("?")
        word, _, gives = rest.strip().partition(" ")
        if word not in ("", "for"):
            raise BadPhrase("no-wish", typed=text, example=self.sample("{1}? for {0}"))
        return Wish(view.seat, self.kinds(wants)[0], self.kinds(gives)[0])

    def find(self, text: str, view: V) -> OpenOffer:
        """Find the open offer that a player means."""
        number = self.number(text)
        for offer in view.offers:
            if offer.number == number:
                return offer
        raise BadPhrase("no-such-offer", offer=number, gone="no")

    def take(self, rest: str, view: V) -> Action:
        """`take 3`, or `take 3 with red#2`."""
        number, _, named = rest.partition(" with ")
        offer = self.find(number, view)
        cards = self.cards(named, view, offer.invites)[0] if named else self.wanted(offer, view)
        return Take(view.seat, offer.number, cards)

    def wanted(self, offer: OpenOffer, view: V) -> tuple[CardId, ...]:
        """Pick the cards that an offer wants."""
        wanted = "+".join(self.words.short[kind] for kind in offer.wants)
        return self.cards(wanted, view, offer.invites)[0]

    def counter(self, rest: str, view: V) -> Action:
        """`counter 3: 2 blue > red`, or `counter 3 + chili` for the same and a Chili bean to boot."""
        number, colon, terms = rest.partition(":")
        if colon:
            offer = self.find(number, view)
            return self.offer(f"{terms} @{self.words.names[offer.seat]}", view, offer.number, offer.invites)
        number, plus, more = rest.partition("+")
        offer = self.find(number.strip(), view)
        if not plus:
            example = self.sample(f"counter {offer.number}: {{}} > {{}}")
            raise BadPhrase("no-counter", example=example)
        kinds, asks = self.kinds(more)
        gets = (*(self.kind(card) for card in offer.gives), *kinds)
        # Talers go one way: what is asked for on top comes off what was to be paid.
        due = offer.pays + asks - offer.asks
        talers = (max(0, -due), max(0, due))
        cards = self.wanted(offer, view)
        return Offer(view.seat, offer.seat, cards, gets, *talers, offer.number, offer.invites)

    def decline(self, rest: str, view: V) -> Action:
        """Read that an offer is declined: `no 3`."""
        return Decline(view.seat, self.number(rest))

    def withdraw(self, rest: str, view: V) -> Action:
        """Read that an offer is withdrawn: `withdraw 3`."""
        return Withdraw(view.seat, self.number(rest))

    def seal(self, rest: str, view: V) -> Action:
        """Read with whom an offer is sealed: `seal 3 anna`."""
        number, _, name = rest.partition(" ")
        return Seal(view.seat, self.number(number), self.words.seat(name))

    def done(self, rest: str, view: V) -> Action:
        """Read that a player is done: `done`."""
        return Done(self.bare("done", f"done {rest}", view))

    def bare(self, phrase: str, typed: str, view: V) -> Seat:
        """Accept a phrase that has nothing to add."""
        typed = typed.strip()
        if typed != phrase:
            raise BadPhrase("only-this", typed=typed, example=phrase)
        return view.seat


AnyGrammar: TypeAlias = Grammar[Any]
