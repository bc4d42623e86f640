"""The typed grammar of a card game: a market's, and planting and selling."""
# interpreted: it only reads and writes text

from __future__ import annotations

import re

from haricot.beans.grammar import Grammar
from haricot.beans.phrases import market_examples, market_phrase
from haricot.beans.vocabulary import Vocabulary
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.goods import tradeable
from haricot.cards.law import Law
from haricot.cards.view import TableView
from haricot.kernel.actions import Action
from haricot.kernel.errors import BadPhrase
from haricot.kernel.types import Bean, CardId, Count


class CardGrammar(Grammar[TableView]):
    """Understands what a player at a card table types."""

    first_verb = "plant"

    def __init__(self, law: Law, words: Vocabulary) -> None:
        super().__init__(words, "hand")
        self.law = law
        own = {
            "plant": self.plant,
            "sell": self.sell,
            "buy": self.buy,
            "lay": self.lay,
            "fulfil": self.fulfil,
        }
        self.verbs = {**own, **self.verbs}
        self.check_words()

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a card."""
        return self.law.kind[card]

    def stock(self, view: TableView, invites: bool) -> list[CardId]:
        """List the face-up cards, if they are the player's, then the hand from its front."""
        return tradeable(self.law, view.hands[view.seat], view.face_up, view.seat == view.active)

    def at(self, place: str, view: TableView) -> list[CardId]:
        """Places are counted from 1: `3` in the hand, `up1` among the cards lying face up."""
        pile = view.face_up if place.startswith("up") else view.hands[view.seat]
        number = place.removeprefix("up")
        if not number.isdecimal():
            raise BadPhrase("no-place", typed=place, example="#3, #up1")
        return pile[int(number) - 1 : int(number)] if number != "0" else []

    def place(self, card: CardId, view: TableView) -> str:
        """Name the place of a card."""
        hand = view.hands[view.seat]
        return f"{hand.index(card) + 1}" if card in hand else f"up{view.face_up.index(card) + 1}"

    def to_plant(self, view: TableView) -> list[CardId]:
        """List the cards that can be planted in this phase."""
        if view.phase == "plant":
            return view.hands[view.seat][:1]
        return view.to_plant(view.seat)

    def plant(self, rest: str, view: TableView) -> Action:
        """`plant`, `plant 2`, `plant soy`, `plant soy 2`, `plant soy#3 2`."""
        match = re.fullmatch(r"(?:([^\W\d_][\w'-]*)(?:#(\d{1,4}))?)? ?(\d{1,4})?", rest)
        if match is None:
            raise BadPhrase("plant-what", example=self.sample("plant {} 2"))
        pile = self.to_plant(view)
        if match[2]:
            pile = pile[int(match[2]) - 1 : int(match[2])]
        if match[1]:
            kind = self.words.bean(match[1])
            pile = [card for card in pile if self.law.kind[card] == kind]
        if not pile:
            raise BadPhrase("nothing-to-plant")
        return Plant(view.seat, pile[0], self.field(match[3]) if match[3] else self.room(pile[0], view))

    def field(self, text: str) -> Count:
        """Read the number of a field, which players count from 1."""
        number = self.number(text)
        if number < 1:
            raise BadPhrase("fields-from-one")
        return number - 1

    def room(self, card: CardId, view: TableView) -> Count:
        """Find the field where a card belongs: its own kind's, or else the first empty one."""
        rows = view.fields[view.seat]
        fits = [field for field, row in enumerate(rows) if self.law.fits(row, card)]
        best = [field for field in fits if rows[field] and not self.law.doubles(rows[field], card)]
        empty = [field for field in fits if not rows[field]]
        return next(iter([*best, *empty, *fits]), 0)

    def sell(self, rest: str, view: TableView) -> Action:
        """Read which field is sold: `sell 1`."""
        return Sell(view.seat, self.field(rest))

    def buy(self, rest: str, view: TableView) -> Action:
        """Read that a field is bought: `buy field`."""
        return BuyField(self.bare("buy field", f"buy {rest}", view))

    def lay(self, rest: str, view: TableView) -> Action:
        """Read that a contract is laid out: `lay out`."""
        return LayOut(self.bare("lay out", f"lay {rest}", view))

    def fulfil(self, rest: str, view: TableView) -> Action:
        """Read that a contract is fulfilled: `fulfil`."""
        return Fulfil(self.bare("fulfil", f"fulfil {rest}", view))

    def phrase(self, action: Action, view: TableView) -> str:
        """Write an action of a view's own seat, so that reading it gives the same action again."""
        match action:
            case Plant():
                return self.plant_phrase(action, view)
            case Sell(field=field):
                return f"sell {field + 1}"
            case BuyField():
                return "buy field"
            case LayOut():
                return "lay out"
            case Fulfil():
                return "fulfil"
            case _:
                return market_phrase(self, action, view)

    def examples(self, view: TableView) -> dict[str, str]:
        """Give examples of what cannot be listed, with a bean that the player grows where there is one."""
        stock = self.stock(view, False)
        if not stock or view.phase != "trade":
            return {}
        mine = self.kind(stock[0])
        grown = [self.kind(row[0]) for row in view.fields[view.seat] if row]
        wanted = next((kind for kind in grown if kind != mine), len(self.words.short) - 1)
        return market_examples(self, view, mine, wanted)

    def plant_phrase(self, plant: Plant, view: TableView) -> str:
        """Write what is planted where."""
        word = self.words.short[self.law.kind[plant.card]]
        text = f"plant {word} {plant.field + 1}"
        if self.parse(text, view) == plant:
            return text
        return f"plant {word}#{self.to_plant(view).index(plant.card) + 1} {plant.field + 1}"
