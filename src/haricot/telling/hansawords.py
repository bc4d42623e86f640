"""What there is in Bohn Hansa, in the words of its language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from haricot.games.hansa.atlas import PLAIN, TOLL
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.grammar import HansaGrammar
from haricot.kernel.events import CardsPlayed, CardsTakenBack, Event, HarvestDone, HarvestTaken, HarvestTurned
from haricot.kernel.types import HIDDEN, CardId, Count, Seat
from haricot.telling.speech import Said, Speech


class HansaWords(Speech):
    """Tells one reader what happened in Bohn Hansa."""

    grammar: HansaGrammar

    def __init__(self, game: Hansa, grammar: HansaGrammar, reader: Seat) -> None:
        super().__init__(game, grammar, reader)
        self.atlas = game.atlas

    def city(self, key: str) -> str:
        """Name a city by its key."""
        return self.place(self.atlas.cities.index(key))

    def place(self, city: Count) -> str:
        """Name a city."""
        return self.atlas.city_names[city]

    def thalers(self, number: Count) -> str:
        """Count thalers."""
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

    def prices(self, prices: Sequence[Count]) -> str:
        """Tell prices by kind; what is not sold has none."""
        short = self.grammar.words.short
        return self.listed([f"{short[kind]} {price}" for kind, price in enumerate(prices) if price])

    def things(self, event: Event, name: str, value: Any) -> Said:
        """Name the cards, beans and cities in a field of an event."""
        match name:
            case "card" if isinstance(event, HarvestTurned | HarvestTaken | HarvestDone):
                return {"harvest": self.lots(value)}
            case "card" | "contract":
                named = self.card(value)
                return {"card": named, "contract": named}
            case "cards" if isinstance(event, CardsPlayed):
                return {"cards": self.hand([*value, *event.contracts])}
            case "cards" if isinstance(event, CardsTakenBack):
                return {"cards": self.hand(value)}
            case "token":
                return {"cards": self.cards([value])}
            case "tokens":
                return {"cards": self.cards(value)}
            case "city":
                return {"city": self.place(value)}
            case "prices":
                return {"prices": self.prices(value)}
        return super().things(event, name, value)
