"""Draft: an offer that is put together step by step."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from haricot.beans.goods import Goods
from haricot.env.menu import Menu, place_of
from haricot.env.pages import BITS, GIVES, TERMS, WANTS, put, put_side, put_terms
from haricot.kernel.actions import Offer
from haricot.kernel.offers import OpenOffer, Refusal
from haricot.kernel.state import State
from haricot.kernel.types import ALL, NONE, Bean, CardId, Count, Seat, mypyc_attr

MOST_CARDS: Final = 4
"""Maximum number of cards, and of kinds, that an offer of an environment moves each way."""

MOST_TALERS: Final = 20
"""Maximum number of talers that an offer of an environment moves."""

STEPS: Final = (1, 5)
"""What one choice adds to the talers of an offer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """Whom an offer is for, and what it moves so far: first what is given, then what is wanted and paid."""

    def __init__(self, menu: Menu, kinds: Count) -> None:
        self.menu = menu
        # What may be wanted after each kind.
        self.wantable = [[menu.want + kind for kind in range(first, kinds)] for first in range(kinds)]
        self.begin(0, 0, 0, False)

    def begin(self, seat: Seat, to: Seat, answers: Count, invites: bool) -> None:
        """Begin with an empty one."""
        self.seat = seat
        self.to = to
        self.answers = answers
        self.invites = invites
        self.gives: list[CardId] = []
        self.wants: list[Bean] = []
        self.pays: Count = 0
        self.asks: Count = 0
        # The last ware and kind that were named: they come in order, so that each offer is made in one way.
        self.ware: Count = NONE
        self.kind: Bean = 0

    def list_wares(self, stock: list[CardId], wares: list[Count], choices: list[Count]) -> None:
        """Add what may be given next."""
        if self.wants or self.pays or self.asks or len(self.gives) == MOST_CARDS:
            return
        last: Count = NONE
        for place, ware in enumerate(wares):
            if ware < self.ware or (self.gives and stock[place] in self.gives):
                continue
            # Beans of a kind need not lie together on a cart.
            if ware > last or place_of(choices, self.menu.give + ware) == NONE:
                choices.append(self.menu.give + ware)
                last = max(last, ware)

    def list_kinds(self, choices: list[Count]) -> None:
        """Add what may be wanted next."""
        if not self.pays and not self.asks and len(self.wants) < MOST_CARDS:
            choices += self.wantable[self.kind]

    def list_talers(self, purse: Count, choices: list[Count]) -> None:
        """Add the talers that may be given or asked for; they go one way."""
        for step, more in enumerate(STEPS):
            if not self.asks and self.pays + more <= min(purse, MOST_TALERS):
                choices.append(self.menu.pay + step)
            if not self.pays and self.asks + more <= MOST_TALERS:
                choices.append(self.menu.ask + step)

    def add_ware(self, ware: Count, stock: list[CardId], wares: list[Count]) -> None:
        """Give one more: of wares that are alike, the first that is not in it yet."""
        for place, one in enumerate(wares):
            if one == ware and stock[place] not in self.gives:
                self.gives.append(stock[place])
                self.ware = ware
                return

    def add_kind(self, kind: Bean) -> None:
        """Want one more."""
        self.wants.append(kind)
        self.kind = kind

    def offer(self) -> Offer:
        """Say it as the action that it is."""
        return Offer(
            self.seat,
            self.to,
            tuple(self.gives),
            tuple(self.wants),
            self.pays,
            self.asks,
            self.answers,
            self.invites,
        )

    def write(self, page: BytesWriter, at: Count, goods: Goods[State], players: Seat) -> None:
        """Write down what is in it so far, behind the byte that says what it is."""
        to: Count = 0 if self.to == ALL else (self.to - self.seat) % players
        answers: Count = 1 if self.answers else 0
        put(page, at + 1, to)
        put_side(page, at + GIVES, [goods.kind(card) for card in self.gives])
        put_side(page, at + WANTS, self.wants)
        put_terms(page, at + TERMS, self.pays, self.asks, self.invites, answers)


def sizes_told(own: list[OpenOffer], refused: list[Refusal], seat: Seat) -> Count:
    """Note how many cards those offers move that a seat has made, a bit for each size."""
    told: Count = 0
    for offer in own:
        told |= size_bit(len(offer.gives), len(offer.wants))
    for refusal in refused:
        terms = refusal.terms
        if terms.seat == seat:
            told |= size_bit(len(terms.gives), len(terms.wants))
    return told


def size_bit(gives: Count, wants: Count) -> Count:
    """Give each size of an offer a bit; larger ones than a draft can have share one."""
    return BITS[min(gives, MOST_CARDS + 1) * (MOST_CARDS + 1) + min(wants, MOST_CARDS)]
