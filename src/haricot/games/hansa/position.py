"""Positions of Bohn Hansa, written down and read back."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from haricot.beans.cardnames import Box, CardNames
from haricot.beans.written import (
    MarketCodec,
    WrittenAgreement,
    WrittenOffer,
    WrittenRefusal,
    WrittenWish,
    check_seats,
    decode_position,
    phase_number,
)
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.sound import check_sound
from haricot.games.hansa.verbs import fix_prices
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Result
from haricot.kernel.record import TablesName
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, CardId


class TraderPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has; without a hand the travel cards are in it, 1 in front."""

    city: str | None = None
    cart: list[str] = field(default_factory=list)
    hand: list[str] | None = None
    dealt: list[str] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    money: int = 0
    loan: int = 0
    invited: bool = False
    wish: WrittenWish | None = None
    done: bool = False


class Pending(Struct, forbid_unknown_fields=True):
    """An exchange that waits for a guest's toll."""

    offer: WrittenOffer
    taker: WrittenAgreement


class HansaPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game. What is not written down takes what is left: reserve, contract and harvest pile."""

    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    tables: TablesName | None = None
    phase: str = "travel"
    active: int = 0
    turn: int = 1
    turns_left: int = 0
    seats: list[TraderPosition] = field(default_factory=list)
    boxes: dict[str, list[list[str]]] = field(default_factory=dict)
    reserve: list[str] | None = None
    laid: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    contracts: list[str] | None = None
    spent: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    harvests: list[int] | None = None
    put_by: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    eighth: int = NONE
    prices: dict[str, int] | None = None
    scarce: list[str] = field(default_factory=list)
    debtor: int = NONE
    due: int = 0
    pending: Pending | None = None
    offers: list[WrittenOffer] = field(default_factory=list)
    offered: int = 0
    refused: list[WrittenRefusal] = field(default_factory=list)
    seed: int = 0
    shuffles: int = 0
    result: Result | None = None


def read_position(text: bytes | str) -> HansaPosition:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, HansaPosition)


class HansaCodec:
    """Writes down and reads positions. A travel card is `seat/number`, in a hand only `number`."""

    def __init__(self, game: Hansa) -> None:
        self.game = game
        self.atlas = game.atlas
        self.tokens = CardNames([self.atlas.keys[kind] for kind in self.atlas.kind])
        travel = range(len(self.atlas.travel))
        cards = [f"{seat}/{card + 1}" for seat in range(5) for card in travel]
        for where, value in zip(self.atlas.where, self.atlas.value, strict=True):
            cards.append(f"{self.atlas.cities[where]} {value}")
        self.cards = CardNames(cards)
        self.market = MarketCodec(self.atlas.keys, self.tokens)

    def name(self, cards: list[CardId]) -> list[str]:
        """Return the names of cards."""
        return [self.cards.name(card) for card in cards]

    def beans(self, tokens: list[CardId]) -> list[str]:
        """Return the names of tokens."""
        return [self.tokens.name(token) for token in tokens]

    def write(self, state: Hanse) -> HansaPosition:
        """Return a state as a position."""
        described = self.game.describe()
        pending = None
        if state.pending is not None:
            taker = WrittenAgreement(state.pending_taker, self.beans(list(state.pending_cards)))
            pending = Pending(self.market.write_offer(state.pending), taker)
        return HansaPosition(
            game=self.game.name,
            options=described["options"],
            tables=described["tables"],
            phase=self.game.phases[state.phase].name,
            active=state.active,
            turn=state.turn,
            turns_left=state.turns_left,
            seats=[self.write_trader(state, seat) for seat in range(state.players)],
            boxes={
                key: [self.beans(stack) for stack in boxes]
                for key, boxes in zip(self.atlas.cities, state.boxes, strict=True)
            },
            reserve=[name for pile in state.reserve for name in self.beans(pile)],
            laid=self.name(state.laid),
            played=self.name(state.played),
            contracts=self.name(state.contracts[::-1]),
            spent=self.name(state.spent),
            gone=self.name(state.gone),
            harvests=state.harvests[::-1],
            put_by=state.put_by.copy(),
            used=state.used.copy(),
            eighth=state.eighth,
            prices=dict(zip(self.atlas.keys, state.prices, strict=True)),
            scarce=self.market.keys(state.scarce),
            debtor=state.debtor,
            due=state.due,
            pending=pending,
            offers=[self.market.write_offer(offer) for offer in state.offers],
            offered=state.offered,
            refused=[self.market.write_refusal(refusal) for refusal in state.refused],
            seed=state.seed,
            shuffles=state.shuffles,
            result=state.result,
        )

    def write_trader(self, state: Hanse, seat: int) -> TraderPosition:
        """Write down what one player has."""
        city = state.pawns[seat]
        return TraderPosition(
            city=None if city == NONE else self.atlas.cities[city],
            cart=self.beans(state.carts[seat]),
            hand=[name.removeprefix(f"{seat}/") for name in self.name(state.hands[seat])],
            dealt=self.name(state.dealt[seat]),
            waiting=state.waiting[seat].copy(),
            money=state.money[seat],
            loan=state.loans[seat],
            invited=state.invited[seat],
            wish=self.market.write_wish(state.wishes[seat]),
            done=state.done[seat],
        )

    def read(self, position: HansaPosition) -> Hanse:
        """Set up the state that a position describes, or say why it cannot be."""
        state, atlas = Hanse(), self.atlas
        check_seats(self.game.players, len(position.seats))
        state.lay(self.game.players, position.seed, len(atlas.keys), atlas.boxes)
        self.read_tokens(state, position)
        self.read_cards(state, position)
        self.read_harvests(state, position)
        self.read_moment(state, position)
        self.read_market(state, position)
        check_sound(self.game, state)
        return state

    def city(self, key: str) -> int:
        """Find a city by its key."""
        if key not in self.atlas.cities:
            raise BadPosition(f"There is no city {key!r}: there is {', '.join(self.atlas.cities)}.")
        return self.atlas.cities.index(key)

    def read_tokens(self, state: Hanse, position: HansaPosition) -> None:
        """Load carts and cities; the reserve has all other beans."""
        box = Box(self.tokens, bean_names(position))
        for seat, trader in enumerate(position.seats):
            state.carts[seat] = box.take(trader.cart)
        for key, stacks in position.boxes.items():
            boxes = state.boxes[self.city(key)]
            if len(stacks) > len(boxes):
                raise BadPosition(f"The city {key!r} has {len(boxes)} boxes, not {len(stacks)} (H2).")
            for number, stack in enumerate(stacks):
                boxes[number] = box.take(stack)
        tokens = range(len(self.atlas.kind))
        reserve = box.left_over(reversed(tokens)) if position.reserve is None else box.take(position.reserve)
        for token in reserve:
            state.reserve[self.atlas.kind[token]].append(token)
        box.check_empty(tokens)

    def read_cards(self, state: Hanse, position: HansaPosition) -> None:
        """Deal hands and piles of travel cards and contracts."""
        atlas, players = self.atlas, self.game.players
        travel = len(atlas.travel)
        box = Box(self.cards, card_names(position, travel))
        box.left_over(range(players * travel, atlas.first_contract))
        for seat, trader in enumerate(position.seats):
            state.hands[seat] = box.take(own_names(trader, seat, travel))
            state.dealt[seat] = box.take(trader.dealt)
        state.laid, state.played = box.take(position.laid), box.take(position.played)
        state.spent, state.gone = box.take(position.spent), box.take(position.gone)
        contracts = range(atlas.first_contract, atlas.first_contract + len(atlas.value))
        if position.contracts is None:
            state.contracts = box.left_over(contracts)
            shuffle(state.contracts, position.seed, position.shuffles)
        else:
            state.contracts = box.take(reversed(position.contracts))
        box.check_empty(range(contracts.stop))

    def read_harvests(self, state: Hanse, position: HansaPosition) -> None:
        """Put the harvest cards into their piles."""
        state.put_by, state.used = position.put_by.copy(), position.used.copy()
        for seat, trader in enumerate(position.seats):
            state.waiting[seat] = trader.waiting.copy()
        lying = [*state.put_by, *state.used, *(card for cards in state.waiting for card in cards)]
        if position.harvests is None:
            state.harvests = [card for card in range(len(self.atlas.lots)) if card not in lying]
            shuffle(state.harvests, position.seed, -1)
        else:
            state.harvests = position.harvests[::-1]
        if sorted(state.harvests + lying) != list(range(len(self.atlas.lots))):
            raise BadPosition(
                f"The harvest cards 0 to {len(self.atlas.lots) - 1} must each lie in one place."
            )
        if not self.atlas.renews_early and any(position.eighth in cards for cards in state.waiting):
            # Positions of the first version have these in the pile by now (H27).
            state.put_by, state.harvests = state.put_by + state.harvests, []

    def read_moment(self, state: Hanse, position: HansaPosition) -> None:
        """Set whose turn and phase it is, and what everybody owns."""
        state.phase = phase_number([phase.name for phase in self.game.phases], position.phase)
        state.active, state.turn, state.turns_left = position.active, position.turn, position.turns_left
        state.shuffles, state.eighth = position.shuffles, position.eighth
        state.debtor, state.due, state.result = position.debtor, position.due, position.result
        for seat, trader in enumerate(position.seats):
            state.pawns[seat] = NONE if trader.city is None else self.city(trader.city)
            state.money[seat], state.loans[seat] = trader.money, trader.loan
            state.invited[seat], state.done[seat] = trader.invited, trader.done
            state.wishes[seat] = self.market.read_wish(trader.wish)
        state.scarce = list(self.market.kinds(position.scarce))

    def read_market(self, state: Hanse, position: HansaPosition) -> None:
        """Fix the prices, and lay the offers on the table."""
        if position.prices is None and position.phase == "trade" and 0 <= state.active < state.players:
            fix_prices(state, self.atlas)
            state.news = []
        for key, price in (position.prices or {}).items():
            state.prices[self.market.kinds([key])[0]] = price

        def stock(seat: int) -> list[CardId]:
            return self.game.goods.stock(state, seat, True) if 0 <= seat < state.players else []

        self.market.read_market(state, position, stock)
        if position.pending is not None:
            state.pending = self.market.read_offer(position.pending.offer, stock)
            taker = position.pending.taker
            state.pending_taker = taker.seat
            state.pending_cards = self.market.cards(taker.cards, stock(taker.seat))


def bean_names(position: HansaPosition) -> Iterator[str]:
    """Go through all the beans that are named."""
    for trader in position.seats:
        yield from trader.cart
    for stacks in position.boxes.values():
        for stack in stacks:
            yield from stack
    yield from position.reserve or []


def card_names(position: HansaPosition, travel: int) -> Iterator[str]:
    """Go through all the cards that are named."""
    for seat, trader in enumerate(position.seats):
        yield from own_names(trader, seat, travel)
        yield from trader.dealt
    for pile in (position.laid, position.played, position.spent, position.gone, position.contracts or []):
        yield from pile


def own_names(trader: TraderPosition, seat: int, travel: int) -> list[str]:
    """Name the cards of a hand in full."""
    hand = trader.hand if trader.hand is not None else [str(card + 1) for card in range(travel)]
    return [f"{seat}/{name}" if name.isdecimal() else name for name in hand]


def write_position(game: Hansa, state: Hanse) -> HansaPosition:
    """Write a state down, everything by name."""
    return HansaCodec(game).write(state)


def state_of(game: Hansa, position: HansaPosition) -> Hanse:
    """Set up the state that a position describes, or say why it cannot be."""
    return HansaCodec(game).read(position)
