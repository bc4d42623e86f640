"""What there is in Bohn Hansa, in the words of its language."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterable

from haricot.games.hansa.atlas import PLAIN, TOLL
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.grammar import HansaGrammar
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import HIDDEN, Bean, CardId, Count, Seat
from haricot.telling.sentences import AnyWord, City, Contract, Hand, Harvest, Prices
from haricot.telling.speech import Speech


class HansaWords(Speech[Hansa, HanseView]):
    """Tells one reader what happened in Bohn Hansa."""

    grammar: HansaGrammar

    def __init__(self, game: Hansa, grammar: HansaGrammar, reader: Seat) -> None:
        super().__init__(game, grammar, reader)
        self.atlas = game.atlas

    def city(self, key: str) -> str:
        """Name a city by its key."""
        return self.place(self.atlas.cities.index(key))

    def place(self, city: Count) -> str:
        """Return the name of a city."""
        return self.atlas.city_names[city]

    def thalers(self, number: Count) -> str:
        """Return an amount of thalers in words."""
        return self.say("thalers-count", count=number)

    def card(self, card: CardId) -> str:
        """Name a card of a hand; what costs or brings something is unmistakable."""
        if card == HIDDEN or self.atlas.is_contract(card):
            return self.contract(card)
        sort = self.atlas.sort(card)
        if sort == PLAIN:
            return self.say("travel-plain")
        return self.say("travel-toll" if sort == TOLL else "travel-supply").upper()

    def contract(self, card: CardId) -> str:
        """Name a contract by its beans, its city and its value."""
        if card == HIDDEN:
            return self.say("hidden-contract")
        contract = self.atlas.contract(card)
        return self.say(
            "contract-hansa",
            cards=self.kinds(self.atlas.asks[contract]),
            city=self.place(self.atlas.where[contract]),
            thalers=self.atlas.value[contract],
        )

    def lots(self, card: CardId) -> str:
        """Tell what a harvest card brings where."""
        return self.listed(
            [
                self.say("harvest-lot", cards=self.kinds([kind] * number), city=self.place(city))
                for city, kind, number in self.atlas.lots[card]
            ]
        )

    def hand(self, cards: Iterable[CardId]) -> str:
        """Name cards that are played, from the front of the hand."""
        return self.listed([self.card(card) for card in cards])

    def prices(self, prices: Iterable[tuple[Bean, Count]]) -> str:
        """Return prices by kind, in words."""
        short = self.grammar.words.short
        return self.listed([f"{short[kind]} {price}" for kind, price in prices])

    def word(self, word: AnyWord) -> str | int:
        """Put a word of a sentence into the language of the reader."""
        match word:
            case City(city=city):
                return self.place(city)
            case Contract(card=card):
                return self.contract(card)
            case Hand(cards=cards):
                return self.hand(cards)
            case Harvest(card=card):
                return self.lots(card)
            case Prices(prices=prices):
                return self.prices((part.bean, part.price) for part in prices)
        return super().word(word)
