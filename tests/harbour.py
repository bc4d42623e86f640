"""Positions of Bohn Hansa, written down so that they can be read, and a board to act on them.

Beans are written as `3 blaue rote`: a number stands for so many of the next bean. A city is written from
its lowest box up, as `blaue | feuer | 3 blaue`. A hand is written from its front, as `1 rostock-47 ...`:
travel cards by their numbers, contracts by city and value, and `...` for all that is written nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

import haricot
from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal, WrittenWish
from haricot.games.hansa import actions
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.position import HansaCodec, HansaPosition, Pending, TraderPosition, state_of
from haricot.games.hansa.tables import HansaTables
from haricot.kernel.actions import Offer, Take
from haricot.kernel.offers import Result
from haricot.kernel.types import ALL
from tests.boards import AnyBoard, say, spell

REST = "..."

# One bean of each kind that a city sells, on its lowest boxes (H5).
START = {
    "aalborg": "feuer | garten",
    "bremen": "brech | augen",
    "danzig": "feuer | augen",
    "edinburgh": "blaue | rote",
    "hamburg": "blaue | feuer | soja",
    "malmo": "blaue | brech | garten",
    "rostock": "sau | soja",
    "visby": "sau | rote",
}
ONE_OF_EACH = "blaue feuer sau brech soja augen rote garten"


def cards(text: str) -> list[str]:
    """Spell `1 rostock-47 ...` out as positions name the cards."""
    return [word.replace("-", " ") for word in text.split()]


def trader(
    city: str | None = "visby",
    cart: str = "",
    hand: str = REST,
    *,
    dealt: str = "",
    money: int = 0,
    loan: int = 0,
    waiting: Sequence[int] = (),
    invited: bool = False,
    wish: WrittenWish | None = None,
    done: bool = False,
) -> TraderPosition:
    """Write down what one player has."""
    return TraderPosition(
        city=city,
        cart=spell(cart),
        hand=cards(hand),
        dealt=cards(dealt),
        waiting=list(waiting),
        money=money,
        loan=loan,
        invited=invited,
        wish=wish,
        done=done,
    )


def board(
    *seats: TraderPosition,
    players: int = 3,
    phase: str = "trade",
    active: int = 0,
    cities: Mapping[str, str] | None = None,
    laid: str = "",
    played: str = "",
    pile: str = REST,
    spent: str = "",
    gone: str = "",
    harvests: Sequence[int] | None = None,
    put_by: Sequence[int] = (8, 9),
    used: Sequence[int] | None = None,
    eighth: int = -1,
    turns_left: int = 0,
    debtor: int = -1,
    due: int = 0,
    pending: tuple[WrittenOffer, int, str] | None = None,
    prices: dict[str, int] | None = None,
    scarce: str = "",
    offers: Sequence[WrittenOffer] = (),
    refused: Sequence[WrittenRefusal] = (),
    reserve: Sequence[str] | None = None,
    turn: int = 1,
    seed: int = 0,
    shuffles: int = 0,
    result: Result | None = None,
    tables: HansaTables | None = None,
    **options: Any,
) -> Board:
    """Set a position up; seats that are not written stand in Visby and have nothing but their travel cards.

    `pile` has its top first. Contracts that are written nowhere lie where `...` is, in the pile unless
    something else is said; without any `...` the last player has them in hand. Plain travel cards that are
    written nowhere are gone. Harvest cards lie in the pile in their order, 0 on top; if the pile is
    written, those that are written nowhere have been used.
    """
    players = max(players, len(seats))
    if tables is None:
        game = printed(players=players, **options)
    else:
        game = haricot.game("hansa", players=players, tables=tables, **options)
    position = HansaPosition(
        phase=phase,
        active=active,
        turn=turn,
        turns_left=turns_left,
        seats=[own_copy(place) for place in (*seats, *[trader()] * (players - len(seats)))],
        boxes={city: [spell(box) for box in boxes.split("|")] for city, boxes in (cities or {}).items()},
        reserve=None if reserve is None else list(reserve),
        laid=cards(laid),
        played=cards(played),
        contracts=cards(pile),
        spent=cards(spent),
        gone=cards(gone),
        put_by=list(put_by),
        eighth=eighth,
        prices=prices,
        scarce=spell(scarce),
        debtor=debtor,
        due=due,
        offers=list(offers),
        refused=list(refused),
        seed=seed,
        shuffles=shuffles,
        result=result,
    )
    if pending is not None:
        position.pending = Pending(pending[0], WrittenAgreement(pending[1], spell(pending[2])))
    deal_travel_cards(game, position)
    deal_contracts(game, position)
    deal_harvests(game, position, harvests, used)
    return Board(game, state_of(game, position))


@cache
def printed(**options: Any) -> Hansa:
    """Set up a game with the printed figures, once for each choice of options: a game keeps nothing."""
    game: Hansa = haricot.game("hansa", **options)
    return game


def own_copy(place: TraderPosition) -> TraderPosition:
    """Copy what is written down for a seat, so that it can be completed."""
    return replace(place, hand=list(place.hand or []), dealt=list(place.dealt))


def deal_travel_cards(game: Hansa, position: HansaPosition) -> None:
    """Put the travel cards that are written nowhere where `...` is, or out of the game."""
    for seat, place in enumerate(position.seats):
        hand = place.hand or []
        written = {f"{seat}/{name}" for name in hand} | {*position.played, *position.gone}
        numbers = [str(number) for number in range(1, len(game.atlas.travel) + 1)]
        left = [number for number in numbers if f"{seat}/{number}" not in written]
        if REST in hand:
            where = hand.index(REST)
            hand[where : where + 1] = left
        else:
            position.gone += [f"{seat}/{number}" for number in left]


def deal_contracts(game: Hansa, position: HansaPosition) -> None:
    """Put the contracts that are written nowhere where `...` is, or into the last hand."""
    names = HansaCodec(game).cards.kinds[game.atlas.first_contract :]
    places = [*(place.hand or [] for place in position.seats), *(place.dealt for place in position.seats)]
    piles = [*places, position.laid, position.contracts or [], position.spent]
    written = Counter(name.partition(".")[0] for pile in piles for name in pile)
    left: list[str] = []
    for name in names:
        if written[name]:
            written[name] -= 1
        else:
            left.append(name)
    for pile in piles:
        if REST in pile:
            where = pile.index(REST)
            pile[where : where + 1] = left
            return
    last = position.seats[-1].hand
    assert last is not None
    last += left


def deal_harvests(
    game: Hansa, position: HansaPosition, harvests: Sequence[int] | None, used: Sequence[int] | None
) -> None:
    """Pile the harvest cards up, or use those that are written nowhere."""
    lying = [*position.put_by, *(used or ()), *(card for place in position.seats for card in place.waiting)]
    left = [card for card in range(len(game.atlas.lots)) if card not in lying]
    position.harvests = left if harvests is None else list(harvests)
    position.used = list(used or ())
    if harvests is not None and used is None:
        position.used = [card for card in left if card not in harvests]


class Board(AnyBoard[Hansa, Hanse]):
    """A game of Bohn Hansa, where things are found by name."""

    def __init__(self, game: Hansa, state: Hanse) -> None:
        super().__init__(game, state)
        self.codec = HansaCodec(game)

    # Looked up by name.

    def city(self, key: str) -> int:
        """Find a city."""
        return self.game.atlas.cities.index(key)

    def bean(self, name: str, seat: int) -> int:
        """Find a bean on a cart."""
        return self.beans(name, seat)[0]

    def beans(self, text: str, seat: int, promised: bool = False) -> tuple[int, ...]:
        """Find beans on a cart, each once; those of an invitation may lie in the city."""
        pool = self.state.carts[seat].copy()
        if promised and seat == self.state.active:
            pool += [token for stack in self.here() for token in reversed(stack)]
        found: list[int] = []
        for kind in self.kinds(text):
            found.append(
                next(token for token in pool if self.game.atlas.kind[token] == kind and token not in found)
            )
        return tuple(found)

    def here(self) -> list[list[int]]:
        """Look at the boxes of the active player's city."""
        return self.state.boxes[self.state.pawns[self.state.active]]

    def sold(self, name: str, box: int | None = None) -> int:
        """Find a bean that lies on top of a box of the active player's city, the lowest that has the kind."""
        stacks = self.here() if box is None else [self.here()[box - 1]]
        kind = self.kind(name)
        return next(stack[-1] for stack in stacks if stack and self.game.atlas.kind[stack[-1]] == kind)

    def card(self, word: str, seat: int) -> int:
        """Find a travel card or a contract: of a seat, or else on the table, or else in the pile."""
        name = cards(word)[0]
        meant = self.codec.cards.named(f"{seat}/{name}" if name.isdecimal() else name)
        own = self.state.hands[seat] + self.state.dealt[seat]
        pool = own + self.state.laid + self.state.gone + self.state.contracts[::-1] + self.state.spent
        return next(card for card in pool if card in meant)

    # Actions.

    def travel(self, key: str, seat: int | None = None) -> actions.Travel:
        """Put a journey into an action."""
        return actions.Travel(self.state.active if seat is None else seat, self.city(key))

    def reveal(self, seat: int, word: str, *behind: str) -> actions.Reveal:
        """Put the choice of the first contract into an action."""
        return actions.Reveal(seat, self.card(word, seat), tuple(self.card(other, seat) for other in behind))

    def deliver(self, seat: int, word: str) -> actions.Deliver:
        """Put the delivery of a contract into an action."""
        return actions.Deliver(seat, self.card(word, seat))

    def buy_contract(self, seat: int, word: str) -> actions.BuyContract:
        """Put the purchase of a contract into an action."""
        return actions.BuyContract(seat, self.card(word, seat))

    def buy(self, name: str, box: int | None = None) -> actions.BuyBean:
        """Put the purchase of a bean into an action."""
        return actions.BuyBean(self.state.active, self.sold(name, box))

    def buy_scarce(self, name: str, seat: int | None = None) -> actions.BuyScarce:
        """Put the purchase of a scarce bean into an action."""
        return actions.BuyScarce(self.state.active if seat is None else seat, self.kind(name))

    def pay(self, seat: int, name: str) -> actions.PayBean:
        """Put a bean for a toll into an action."""
        return actions.PayBean(seat, self.bean(name, seat))

    def put_back(self, seat: int, name: str) -> actions.PutBack:
        """Put a bean that makes room into an action."""
        return actions.PutBack(seat, self.bean(name, seat))

    def offer(
        self,
        seat: int,
        gives: str = "",
        wants: str = "",
        to: int = ALL,
        answers: int = 0,
        invites: bool = False,
    ) -> Offer:
        """Put an offer of beans by name into an action."""
        promised = self.beans(gives, seat, invites)
        return Offer(seat, to, promised, self.kinds(wants), 0, 0, answers, invites)

    def invite(self, to: int, gives: str = "", wants: str = "") -> Offer:
        """Put an invitation of the active player into an action."""
        return self.offer(self.state.active, gives, wants, to, invites=True)

    def ask(self, seat: int, gives: str = "", wants: str = "") -> Offer:
        """Put the wish to be invited into an action."""
        return self.offer(seat, gives, wants, self.state.active, invites=True)

    def take(self, seat: int, number: int, beans: str = "", promised: bool = False) -> Take:
        """Put the taking of an offer with beans by name into an action."""
        return Take(seat, number, self.beans(beans, seat, promised))

    # Words.

    def words(self, tokens: Iterable[int]) -> str:
        """Name the kinds of some beans."""
        return say(self.codec.tokens.kinds[token] for token in tokens)

    def card_words(self, pile: Iterable[int]) -> str:
        """Name some cards: contracts by city and value, travel cards by their numbers."""
        names = [self.codec.cards.kinds[card] for card in pile]
        return " ".join(name.rpartition("/")[2].replace(" ", "-") for name in names)

    def cart(self, seat: int) -> str:
        """Name the beans on a cart."""
        return self.words(self.state.carts[seat])

    def hand(self, seat: int) -> str:
        """Name the cards of a hand from its front."""
        return self.card_words(self.state.hands[seat])

    def boxes(self, key: str) -> str:
        """Name the stacks of a city from the lowest box up, as far as there are any."""
        stacks = [self.words(stack) for stack in self.state.boxes[self.city(key)]]
        while stacks and not stacks[-1]:
            del stacks[-1]
        return " | ".join(stacks)

    def laid(self) -> str:
        """Name the contracts that lie face up."""
        return self.card_words(self.state.laid)

    def spent(self) -> str:
        """Name the discarded contracts."""
        return self.card_words(self.state.spent)

    def pile(self) -> str:
        """Name the contracts of the pile from its top."""
        return self.card_words(reversed(self.state.contracts))

    def at(self, seat: int) -> str:
        """Name the city of a pawn."""
        return self.game.atlas.cities[self.state.pawns[seat]]

    def left(self, name: str) -> int:
        """Count the beans of a kind in the reserve."""
        return len(self.state.reserve[self.kind(name)])

    def prices(self) -> dict[str, int]:
        """Tell what the city sells, and for how much."""
        prices = zip(self.game.atlas.keys, self.state.prices, strict=True)
        return {key: price for key, price in prices if price}

    def tokens(self) -> list[int]:
        """List every bean wherever it is."""
        stacks = [stack for boxes in self.state.boxes for stack in boxes]
        return sorted(token for pile in [*self.state.reserve, *self.state.carts, *stacks] for token in pile)


def start(seed: int = 1, **options: Any) -> Board:
    """Begin a new game."""
    game = printed(**options)
    return Board(game, game.start(seed))
