"""What happened in Bohn Hansa, in English sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haricot.games.hansa.atlas import PLAIN, TOLL
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.grammar import HansaGrammar
from haricot.kernel.events import (
    BeanBought,
    BeanPaid,
    BeanPutBack,
    BeansSold,
    CardsPlayed,
    CardsTakenBack,
    ContractDiscarded,
    ContractDrawn,
    ContractsShuffled,
    Delivered,
    Earned,
    Event,
    GapsClosed,
    GuestCame,
    GuestCardPlayed,
    HarvestDone,
    Harvested,
    HarvestTaken,
    HarvestTurned,
    LastRoundBegan,
    LoanRepaid,
    LoanTaken,
    Moved,
    Paid,
    PhaseBegan,
    PricesFixed,
    Revealed,
    TollDue,
    TravelCardSpent,
)
from haricot.kernel.types import HIDDEN, CardId, Count, Seat
from haricot.telling.speech import Speech, count, listed

FOR = {"contract": "for a contract", "beans": "for beans", "toll": "of toll"}


class HansaWords(Speech):
    """Tells one reader what happened in Bohn Hansa."""

    wealth = "Thalers"
    grammar: HansaGrammar

    def __init__(self, game: Hansa, grammar: HansaGrammar, reader: Seat) -> None:
        super().__init__(grammar, reader)
        self.game = game
        self.atlas = game.atlas

    def city(self, city: Count) -> str:
        """Name a city."""
        return self.atlas.city_names[city]

    def card(self, card: CardId) -> str:
        """Name a card of a hand; what costs or brings something is unmistakable."""
        if card == HIDDEN:
            return "a hidden contract"
        if self.atlas.is_contract(card):
            return f"the contract {self.contract(card)}"
        sort = self.atlas.sort(card)
        return "plain" if sort == PLAIN else "TOLL" if sort == TOLL else "SUPPLY"

    def contract(self, card: CardId) -> str:
        """Name a contract by its city, its beans and its value."""
        contract = self.atlas.contract(card)
        beans = self.kinds(self.atlas.asks[contract])
        return f"{self.city(self.atlas.where[contract])}: {beans} for {thalers(self.atlas.value[contract])}"

    def lots(self, card: CardId) -> str:
        """Tell what a harvest card brings where."""
        lots = [
            f"{self.kinds([kind] * number)} to {self.city(city)}" for city, kind, number in self.lot(card)
        ]
        return listed(lots)

    def lot(self, card: CardId) -> list[tuple[Count, Count, Count]]:
        """List what stands on a harvest card."""
        return self.atlas.lots[card]

    def travel_cards(self, cards: Iterable[CardId]) -> str:
        """Name cards that were played, from the front of the hand."""
        return listed([self.card(card) for card in cards])

    def happened(self, group: Sequence[Event]) -> str:
        """Tell what only Bohn Hansa has."""
        event = group[0]
        return self.journey(event) or self.cargo(event) or self.bank(event) or self.board(event)

    def journey(self, event: Event) -> str:
        """Tell of travellers, guests and their cards."""
        match event:
            case Moved(seat=seat, city=city):
                return f"{self.does(seat, 'come')} to {self.city(city)}."
            case CardsPlayed(seat=seat, cards=cards, contracts=contracts):
                played = self.travel_cards([*cards, *contracts])
                return f"{self.does(seat, 'play')} {played}."
            case CardsTakenBack(seat=seat, cards=cards):
                return f"{self.does(seat, 'take')} {self.travel_cards(cards)} back." if cards else ""
            case GuestCame(seat=seat):
                return f"{self.does(seat, 'accept')} the invitation."
            case GuestCardPlayed(seat=seat, card=card, discarded=discarded):
                gone = ", which is discarded" if discarded else ""
                return f"{self.does(seat, 'play')} {self.card(card)} as a guest{gone}."
            case TravelCardSpent(seat=seat):
                return f"{self.does(seat, 'give')} a plain travel card for a contract."
        return ""

    def cargo(self, event: Event) -> str:
        """Tell of beans and of the contracts that they are for."""
        match event:
            case Revealed(seat=seat, contract=card):
                return f"{self.does(seat, 'reveal')} {self.card(card)}."
            case Delivered(seat=seat, contract=card):
                return f"{self.does(seat, 'deliver')} {self.card(card)}."
            case BeanBought(seat=seat, token=token):
                return f"{self.does(seat, 'buy')} {self.cards([token])}."
            case BeanPutBack(seat=seat, token=token):
                return f"{self.does(seat, 'put')} {self.cards([token])} back into the reserve."
            case BeanPaid(seat=seat, token=token, due=due):
                rest = (
                    f"{thalers(due)} of it {'is' if due == 1 else 'are'} still due" if due else "it is paid"
                )
                return f"{self.does(seat, 'give')} {self.cards([token])} for the toll; {rest}."
            case BeansSold(seat=seat, tokens=tokens):
                return f"{self.does(seat, 'sell')} what is on the cart: {self.cards(tokens)}."
            case ContractDrawn(seat=seat, card=card):
                what = "a contract" if card == HIDDEN else self.card(card)
                return f"{self.does(seat, 'draw')} {what}."
            case ContractDiscarded(card=card):
                return f"Nobody delivered {self.card(card)}: it is discarded."
        return ""

    def bank(self, event: Event) -> str:
        """Tell of money."""
        match event:
            case Earned(seat=seat, thalers=number, reason=reason):
                return f"{self.does(seat, 'earn')} {thalers(number)} {FOR.get(reason, '')}.".replace(
                    " .", "."
                )
            case Paid(seat=seat, thalers=number, reason=reason):
                return f"{self.does(seat, 'pay')} {thalers(number)} {FOR.get(reason, '')}.".replace(" .", ".")
            case TollDue(seat=seat, thalers=number):
                have = "have" if seat == self.reader else "has"
                return f"{self.who(seat)} {have} to give beans for {thalers(number)} of toll."
            case LoanTaken(seat=seat, thalers=number):
                return f"{self.does(seat, 'borrow')} {thalers(number)}, to be repaid double."
            case LoanRepaid(seat=seat, thalers=number):
                return f"{self.does(seat, 'repay')} {thalers(number)} of loans."
        return ""

    def board(self, event: Event) -> str:
        """Tell what happens to everybody: harvests, prices and the end."""
        match event:
            case HarvestTurned(card=card):
                return f"A harvest is turned over: {self.lots(card)}."
            case HarvestTaken(seat=seat, card=card):
                return f"{self.does(seat, 'take')} a harvest for the next own turn: {self.lots(card)}."
            case Harvested(city=city, box=box, tokens=tokens):
                return f"Box {box + 1} of {self.city(city)} gets {self.cards(tokens)}."
            case HarvestDone():
                return "The harvest is in."
            case LastRoundBegan(turns=turns):
                return f"It was the eighth harvest: the last round begins, {count(turns, 'turn')} are left."
            case PricesFixed(prices=prices):
                return f"Prices of this trade: {self.prices(prices)}."
            case GapsClosed(city=city):
                return f"The stacks of {self.city(city)} move down."
            case ContractsShuffled(cards=cards):
                return f"The discarded contracts are shuffled: {cards} cards make the new pile."
            case PhaseBegan(phase="final"):
                return "The last turn is over: everybody may deliver once more."
        return ""

    def prices(self, prices: Sequence[Count]) -> str:
        """Tell prices by kind; what is not sold has none."""
        short = self.grammar.words.short
        return ", ".join(f"{short[kind]} {price}" for kind, price in enumerate(prices) if price)


def thalers(number: Count) -> str:
    """Count thalers."""
    return count(number, "thaler")
