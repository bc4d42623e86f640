"""View: what one seat may see of a game, and how events change it."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from haricot.kernel.errors import HaricotError
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Event,
    GameEnded,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    TurnBegan,
    Wished,
    Withdrawn,
)
from haricot.kernel.offers import Agreement, OpenOffer, Result, Standing
from haricot.kernel.types import ALL, ALL_SEEING, STRANGER, Count, Seat


def check_seat(seat: Seat, players: Seat, first: Seat = 0) -> None:
    """Raise HaricotError unless there is such a seat; for onlookers the first one is ALL_SEEING."""
    if not first <= seat < players:
        others = f", {STRANGER} looks on and {ALL_SEEING} sees everything" if first else ""
        raise HaricotError(f"There is no seat {seat}: the seats are 0 to {players - 1}{others}.")


@cache
def see_method(kind: type[Event]) -> str:
    """Name the method by which a view takes in a kind of event."""
    return f"see_{kind.__name__.lower()}"


class View(Struct, kw_only=True):
    """Whose turn and phase it is, and what is on offer: open to everybody in every game."""

    game: str
    seat: Seat
    players: Seat
    turn: Count
    active: Seat
    phase: str
    offers: list[OpenOffer]
    wishes: list[Standing | None]
    done: list[bool]
    result: Result | None

    def coins(self, seat: Seat) -> Count:
        """Return how much money a player has."""
        raise NotImplementedError

    def see(self, event: Event) -> None:
        """Take in what happened, as this seat was told of it."""
        getattr(self, see_method(type(event)))(event)

    def see_turnbegan(self, event: TurnBegan) -> None:
        """Note whose turn it is."""
        self.active = event.seat
        self.turn = event.turn

    def see_phasebegan(self, event: PhaseBegan) -> None:
        """Note the phase; wishes and marks were for the one before."""
        self.phase = event.phase
        self.wishes = [None] * self.players
        self.done = [False] * self.players

    def see_wished(self, event: Wished) -> None:
        """Replace the standing wish of a player."""
        self.wishes[event.seat] = Standing(event.wants, event.gives)

    def see_offered(self, event: Offered) -> None:
        """Lay an offer on the table."""
        terms = (event.gives, event.wants, event.pays, event.asks)
        self.offers.append(
            OpenOffer(event.number, event.seat, event.to, *terms, event.answers, (), (), event.invites)
        )
        self.done[event.seat] = False

    def see_agreed(self, event: Agreed) -> None:
        """Add a player to those who agreed to an offer."""
        offer = self.offer(event.offer)
        word = Agreement(event.seat, event.cards)
        declined = tuple(seat for seat in offer.declined if seat != event.seat)
        self.exchange(offer, replace(offer, agreed=(*offer.agreed, word), declined=declined))
        self.done[event.seat] = False

    def see_declined(self, event: Declined) -> None:
        """Move a player from those who agreed to those who declined."""
        offer = self.offer(event.offer)
        if offer.to == ALL:
            agreed = tuple(word for word in offer.agreed if word.seat != event.seat)
            self.exchange(offer, replace(offer, agreed=agreed, declined=(*offer.declined, event.seat)))

    def see_agreementlapsed(self, event: AgreementLapsed) -> None:
        """Forget the word of somebody who cannot keep it."""
        offer = self.offer(event.offer)
        agreed = tuple(word for word in offer.agreed if word.seat != event.seat)
        self.exchange(offer, replace(offer, agreed=agreed))

    def see_withdrawn(self, event: Withdrawn) -> None:
        """Take an offer from the table."""
        self.forget(event.offer)

    def see_lapsed(self, event: Lapsed) -> None:
        """Take an offer from the table."""
        self.forget(event.offer)

    def see_markeddone(self, event: MarkedDone) -> None:
        """Mark a player as done with trading."""
        self.done[event.seat] = True

    def see_gameended(self, event: GameEnded) -> None:
        """Note what came of the game."""
        self.result = Result(event.scores, event.winners)

    def offer(self, number: Count) -> OpenOffer:
        """Find an open offer by its number."""
        return [offer for offer in self.offers if offer.number == number][0]

    def forget(self, number: Count) -> None:
        """Take an offer from the table, if it still lies there."""
        self.offers = [offer for offer in self.offers if offer.number != number]

    def exchange(self, old: OpenOffer, new: OpenOffer) -> None:
        """Put an offer with other answers in the place of an old one."""
        self.offers[self.offers.index(old)] = new
