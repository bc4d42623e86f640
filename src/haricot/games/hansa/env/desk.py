"""The desk of Bohn Hansa."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from haricot.beans.market import MOST_OFFERS
from haricot.env.codes import CODES, OWN
from haricot.env.desk import Desk
from haricot.env.menu import Menu, place_of
from haricot.env.pages import FieldTold, market_fields, put
from haricot.games.hansa.actions import (
    BuyBean,
    BuyContract,
    BuyScarce,
    Deliver,
    PayBean,
    PutBack,
    Reveal,
    Travel,
)
from haricot.games.hansa.atlas import CART, Atlas
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.state import State
from haricot.kernel.types import ALL, NONE, CardId, Count, Seat, mypyc_attr

HAND: Final = 24
"""Maximum number of cards of a hand that are seen: the first ones."""

CONTRACTS: Final = 16
"""Maximum number of own contracts that are seen and can be delivered: the first ones."""

HEAD_SIZE: Final = 7
MOST_ASKED: Final = 3
CONTRACT_SIZE: Final = 6
DEALT: Final = 3
HIDDEN_CONTRACT: Final = 4
SEAT_SIZE: Final = 8 + CART + HAND

TRAVEL: Final = OWN
PUT_BACK: Final = OWN + 1
BUY_BEAN: Final = OWN + 2
BUY_CONTRACT: Final = OWN + 3
DELIVER: Final = OWN + 4
BUY_SCARCE: Final = OWN + 5
PAY_BEAN: Final = OWN + 6
REVEAL: Final = OWN + 7
HANSA_CODES: dict[type[Action], Count] = {
    **CODES,
    Travel: TRAVEL,
    PutBack: PUT_BACK,
    BuyBean: BUY_BEAN,
    BuyContract: BUY_CONTRACT,
    Deliver: DELIVER,
    BuyScarce: BUY_SCARCE,
    PayBean: PAY_BEAN,
    Reveal: REVEAL,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class HansaMenu(Menu):
    """What there is to choose in Bohn Hansa."""

    def __init__(self, players: Seat, atlas: Atlas) -> None:
        kinds = len(atlas.keys)
        # What is on the cart comes first, then what can be bought for a guest.
        super().__init__(players, kinds, 2 * kinds)
        self.invite: Count = self.add("invite all", 1)
        self.reveal: Count = self.add("reveal", 2 * DEALT)
        self.travel: Count = self.add("travel", len(atlas.cities))
        self.toll: Count = self.add("pay bean", kinds)
        self.buy: Count = self.add("buy bean", max(atlas.boxes))
        self.scarce: Count = self.add("buy scarce", kinds)
        self.contract: Count = self.add("buy contract", HAND)
        self.deliver: Count = self.add("deliver", CONTRACTS)
        self.put_back: Count = self.add("put back", kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class HansaDesk(Desk):
    """Bohn Hansa in play, and the seat that is asked."""

    def __init__(self, game: Hansa, talk: Count) -> None:
        self.hanse_menu = HansaMenu(game.players, game.atlas)
        super().__init__(game, self.hanse_menu, talk, hansa_fields(game))
        self.atlas = game.atlas
        self.wagons = game.goods
        self.codes = HANSA_CODES
        self.most_boxes: Count = max(game.atlas.boxes)

    def share(self, other: Desk) -> None:
        """Use what is alike at all desks of a game from another one."""
        super().share(other)
        assert isinstance(other, HansaDesk)
        self.hanse_menu = other.hanse_menu

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        assert isinstance(state, Hanse)
        self.hanse: Hanse = state
        super().take_over(state)

    def own_choice(self, action: Any, code: Count) -> Count:
        """Tell the number of an action of Bohn Hansa; NONE for what lies too far back in a hand."""
        menu = self.hanse_menu
        choice: Count = NONE
        if code == TRAVEL:
            choice = menu.travel + action.city
        elif code == PUT_BACK:
            choice = menu.put_back + self.atlas.kind[action.token]
        elif code == BUY_BEAN:
            choice = menu.buy + self.box(action.token)
        elif code == BUY_CONTRACT:
            choice = place_in(self.hanse.hands[self.seat], action.card, menu.contract, HAND)
        elif code == DELIVER:
            choice = place_in(self.contracts(self.seat), action.contract, menu.deliver, CONTRACTS)
        elif code == BUY_SCARCE:
            choice = menu.scarce + action.bean
        elif code == PAY_BEAN:
            choice = menu.toll + self.atlas.kind[action.token]
        else:
            dealt = self.hanse.dealt[self.seat]
            swapped = dealt.index(action.behind[0]) > dealt.index(action.behind[1])
            choice = menu.reveal + 2 * dealt.index(action.contract) + (1 if swapped else 0)
        return choice

    def box(self, token: CardId) -> Count:
        """Tell in which box of the city a bean lies."""
        for box, stack in enumerate(self.hanse.boxes[self.hanse.pawns[self.hanse.active]]):
            if token in stack:
                return box
        raise HaricotError(f"Bean {token} is not for sale here.")

    def contracts(self, seat: Seat) -> list[CardId]:
        """List a player's contracts: those to choose from, those in hand, and those face up."""
        state = self.hanse
        own = [card for card in state.hands[seat] if self.atlas.is_contract(card)]
        return state.dealt[seat] + own + (state.laid if seat == state.active else [])

    def may_ask(self, to: Seat) -> bool:
        """Let the active player ask who is here or may come, and the others the active player."""
        state, seat = self.hanse, self.seat
        if to == ALL:
            return seat == state.active and self.anybody(False)
        if state.active not in (seat, to):
            return False
        other = to if seat == state.active else seat
        return self.wagons.partner(state, other) or self.wagons.guest(state, other)

    def anybody(self, invited: bool) -> bool:
        """Tell whether there is somebody to trade with, or to invite."""
        state, wagons = self.hanse, self.wagons
        others = [seat for seat in range(state.players) if seat != state.active]
        return any([wagons.guest(state, seat) if invited else wagons.partner(state, seat) for seat in others])

    def list_talk(self) -> None:
        """Add that one may wait, begin an offer, or invite all at once."""
        self.add(self.menu.wait)
        if len(self.own) == MOST_OFFERS:
            return
        for step in range(self.hanse.players):
            if self.may_ask(self.address(step)):
                self.add(self.menu.offer + step)
        for place, offer in enumerate(self.incoming):
            if self.may_ask(offer.seat):
                self.add(self.menu.counter + place)
        if self.seat == self.hanse.active and self.anybody(True):
            self.add(self.hanse_menu.invite)

    def choose(self, choice: Count, action: Action | None) -> None:
        """Do an action, or begin an offer or an invitation, or say nothing."""
        if choice == self.hanse_menu.invite:
            self.start_draft(ALL, 0, True)
        else:
            super().choose(choice, action)

    def copies(self, action: Any) -> bool:
        """Take any copies: beans of a kind are alike."""
        return False

    def wares(self, stock: list[CardId]) -> list[Count]:
        """Number beans by their kinds: on the cart, and behind those what can be bought."""
        loaded: Count = len(self.hanse.carts[self.seat])
        return [
            self.atlas.kind[token] + (self.kinds if place >= loaded else 0)
            for place, token in enumerate(stock)
        ]

    def write_table(self, page: BytesWriter, seat: Seat) -> Count:
        """Write down the board as a seat sees it, in the order of `hansa_fields`."""
        players = self.hanse.players
        self.write_head(page, seat)
        place = self.write_board(page, HEAD_SIZE)
        self.write_contracts(page, place, seat)
        place += CONTRACT_SIZE * CONTRACTS
        for step in range(players):
            self.write_seat(page, place, (seat + step) % players)
            place += SEAT_SIZE
        return place

    def write_head(self, page: BytesWriter, seat: Seat) -> None:
        """Write down whose turn it is and what lies in the piles."""
        state = self.hanse
        put(page, 0, state.phase)
        put(page, 1, state.turn)
        put(page, 2, (state.active - seat) % state.players)
        put(page, 3, state.due)
        put(page, 4, len(state.contracts))
        put(page, 5, len(state.harvests) + len(state.put_by))
        put(page, 6, state.turns_left)

    def write_board(self, page: BytesWriter, at: Count) -> Count:
        """Write down prices, reserve and the boxes of the cities, and tell where they end."""
        state, place = self.hanse, at
        for kind in range(self.kinds):
            put(page, place, state.prices[kind])
            put(page, place + 1, len(state.reserve[kind]))
            place += 2
        for boxes in state.boxes:
            for box, stack in enumerate(boxes):
                if stack:
                    put(page, place + 2 * box, 1 + self.atlas.kind[stack[0]])
                    put(page, place + 2 * box + 1, len(stack))
            place += 2 * self.most_boxes
        return place

    def write_contracts(self, page: BytesWriter, at: Count, seat: Seat) -> None:
        """Write down the own contracts: where they lie, their city, beans and value."""
        hand, place = self.hanse.hands[seat], at
        for card in self.contracts(seat)[:CONTRACTS]:
            number = self.atlas.contract(card)
            put(page, place, 1 + place_of(hand, card))
            put(page, place + 1, 1 + self.atlas.where[number])
            for step, bean in enumerate(self.atlas.asks[number]):
                put(page, place + 2 + step, 1 + bean)
            put(page, place + 2 + MOST_ASKED, self.atlas.value[number])
            place += CONTRACT_SIZE

    def write_seat(self, page: BytesWriter, at: Count, seat: Seat) -> None:
        """Write down what everybody knows of a player; of contracts in hand only that they are there."""
        state, hand = self.hanse, self.hanse.hands[seat]
        money = max(state.money[seat], 0)
        put(page, at, 1 + state.pawns[seat])
        put(page, at + 1, money // 100)
        put(page, at + 2, money % 100)
        put(page, at + 3, state.loans[seat])
        put(page, at + 4, len(hand))
        put(page, at + 5, 1 if state.invited[seat] else 0)
        put(page, at + 6, 1 if state.done[seat] else 0)
        put(page, at + 7, len(state.waiting[seat]))
        for place, token in enumerate(state.carts[seat]):
            put(page, at + 8 + place, 1 + self.atlas.kind[token])
        for place in range(min(len(hand), HAND)):
            contract = self.atlas.is_contract(hand[place])
            put(
                page, at + 8 + CART + place, HIDDEN_CONTRACT if contract else 1 + self.atlas.sort(hand[place])
            )


def place_in(cards: list[CardId], card: CardId, first: Count, most: Count) -> Count:
    """Number a card by its place; NONE for one that lies too far back."""
    place: Count = cards.index(card)
    return first + place if place < most else NONE


def hansa_fields(game: Hansa) -> list[FieldTold]:
    """Name the fields of an observation, in the order in which they are written."""
    players, kinds, atlas = int(game.players), len(game.atlas.keys), game.atlas
    phases = [phase.name for phase in game.phases]
    return [
        ("phase", (1,), f"0 to {len(phases) - 1}: {', '.join(phases)}"),
        ("turn", (1,), "counted from 1"),
        ("active", (1,), "whose turn it is, counted from the own seat"),
        ("due", (1,), "thalers of a toll that have to be paid in beans"),
        ("contract_pile", (1,), "contracts left in the pile"),
        ("harvest_pile", (1,), "harvest cards left, with those put aside"),
        ("turns_left", (1,), "turns left in the last round; 0 before it"),
        ("market", (kinds, 2), "for each kind its price in this trade, and tokens in the reserve"),
        # In three dimensions it would be taken for a picture.
        ("cities", (len(atlas.cities), 2 * max(atlas.boxes)), "for each box 1 + kind, and beans in it"),
        (
            "contracts",
            (CONTRACTS, CONTRACT_SIZE),
            "own contracts: 1 + place in hand, 0 on the table; 1 + city; 1 + kind of each bean; value",
        ),
        (
            "seats",
            (players, SEAT_SIZE),
            "each player, the own seat first: 1 + city, money by hundreds and the rest, loans, "
            "cards in hand, invited, done, harvest cards; 1 + kind of each bean on the cart; "
            "the hand from the front: 1 plain, 2 toll, 3 supply, 4 contract",
        ),
        *market_fields(players),
    ]
