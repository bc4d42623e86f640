"""The books of Bohn Hansa: where every bean, card and thaler is, told by the events alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from haricot.beans.events import ContractDrawn
from haricot.games.hansa import events
from haricot.games.hansa.atlas import CART, PLAIN, SUPPLY, TOLL
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.events import Event, GameEnded, PhaseBegan, Traded, TurnBegan
from haricot.kernel.types import NONE, CardId, Count, Seat
from haricot.testing import Books

TOLLS = {"travel": 20, "guest": 15}

# What the books have and the state has too, under the same name.
SAME = (
    *("active", "turns_left", "debtor", "eighth", "prices"),
    *("carts", "boxes", "pawns", "money", "loans", "invited"),
    *("hands", "dealt", "laid", "played", "spent", "gone", "waiting", "used"),
)


class HanseBooks(Books[Hanse]):
    """The books of one game: each event moves things, which must be where they are taken from."""

    def __init__(self, game: Hansa, state: Hanse) -> None:
        self.atlas = atlas = game.atlas
        self.players = players = game.players
        seats = range(players)
        self.active, self.phase, self.turns_left = 0, "", 0
        # What is set out before the first event: beans on carts and in cities, travel cards in hand (H5).
        self.reserve: set[CardId] = set(range(len(atlas.kind)))
        self.carts: list[list[CardId]] = [[] for _ in seats]
        self.boxes: list[list[list[CardId]]] = [[[] for _ in range(boxes)] for boxes in atlas.boxes]
        self.hands = [list(range(seat * len(atlas.travel), (seat + 1) * len(atlas.travel))) for seat in seats]
        self.pawns: list[Count] = [NONE for _ in seats]
        self.money: list[Count] = [0 for _ in seats]
        self.loans: list[Count] = [0 for _ in seats]
        self.invited = [False for _ in seats]
        self.dealt: list[list[CardId]] = [[] for _ in seats]
        self.laid: list[CardId] = []
        self.played: list[CardId] = []
        # Nobody knows how the piles lie.
        self.contracts: set[CardId] = set(
            range(atlas.first_contract, atlas.first_contract + len(atlas.value))
        )
        self.spent: list[CardId] = []
        self.gone: list[CardId] = []
        self.harvests: set[CardId] = set(range(len(atlas.lots)))
        self.pile: Count = len(atlas.lots) - 2
        self.put_by: Count = 2
        self.eighth: CardId = NONE
        self.turned: CardId = NONE
        self.waiting: list[list[CardId]] = [[] for _ in seats]
        self.used: list[CardId] = []
        self.lots: list[tuple[Count, Count, Count]] = []
        self.prices: list[Count] = [0 for _ in atlas.keys]
        # What an event has announced and the next ones must bring.
        self.toll: Count = 0
        self.payer: Seat = NONE
        self.debtor: Seat = NONE
        self.earning: tuple[Seat, Count, str] | None = None
        self.paying: tuple[Seat, Count, str] | None = None
        self.over = False
        super().__init__()
        self.set_out(state)

    def set_out(self, state: Hanse) -> None:
        """Note where the beans were set out, which no event tells (H5)."""
        self.carts = [cart.copy() for cart in state.carts]
        self.boxes = [[stack.copy() for stack in boxes] for boxes in state.boxes]
        self.reserve -= set(chain(*self.carts, *chain(*self.boxes)))

    def note(self, event: Event) -> None:
        """Move what an event moves."""
        expected = self.earning is not None, self.paying is not None
        super().note(event)
        if expected[0]:
            assert isinstance(event, events.Earned), "what was earned was not paid out at once"
        if expected[1]:
            assert isinstance(event, events.BeanBought | events.TravelCardSpent), (
                "nothing was bought with what was paid"
            )

    # Turns and pawns.

    def turn(self, event: TurnBegan) -> None:
        assert not self.laid, "contracts were left on the table"
        assert not self.played, "travel cards were left on the table"
        self.active = event.seat
        self.invited = [False] * self.players
        if self.turns_left:
            self.turns_left -= 1
            assert self.turns_left, "there was a turn after the last one"

    def begin(self, event: PhaseBegan) -> None:
        self.phase = event.phase
        assert self.toll == 0, "a toll was not paid"
        assert not self.lots, "a harvest was not placed"
        if event.phase == "final":
            assert self.turns_left == 1, "turns were left"
            self.turns_left = 0

    def move(self, event: events.Moved) -> None:
        self.pawns[event.seat] = event.city

    def welcome(self, event: events.GuestCame) -> None:
        assert event.seat != self.active, "the host is no guest"
        assert not self.invited[event.seat], "somebody was invited twice"
        self.invited[event.seat] = True

    # Cards.

    def draw_contract(self, event: ContractDrawn) -> None:
        self.contracts.remove(event.card)
        (self.hands if self.phase else self.dealt)[event.seat].append(event.card)

    def reveal(self, event: events.Revealed) -> None:
        assert sorted(self.dealt[event.seat]) == sorted((event.contract, *event.behind))
        self.dealt[event.seat] = []
        self.laid.append(event.contract)
        self.hands[event.seat] += event.behind

    def play_cards(self, event: events.CardsPlayed) -> None:
        assert event.seat == self.active, "somebody travelled out of turn"
        count = len(event.cards) + len(event.contracts)
        front, self.hands[event.seat] = self.hands[event.seat][:count], self.hands[event.seat][count:]
        assert [card for card in front if not self.atlas.is_contract(card)] == list(event.cards)
        assert [card for card in front if self.atlas.is_contract(card)] == list(event.contracts)
        self.laid += event.contracts
        self.played = list(event.cards)
        if TOLL in map(self.atlas.sort, event.cards):
            self.toll, self.payer = TOLLS["travel"], event.seat

    def take_back(self, event: events.CardsTakenBack) -> None:
        assert self.toll == 0, "cards were taken back before the toll was paid"
        assert sorted(event.cards) == sorted(self.played), "other cards were taken back"
        order = [{TOLL: 0, SUPPLY: 1, PLAIN: 2}[self.atlas.sort(card)] for card in event.cards]
        assert order == sorted(order), "cards were taken back in another order"
        self.hands[event.seat] += event.cards
        self.played = []

    def play_guest_card(self, event: events.GuestCardPlayed) -> None:
        assert self.hands[event.seat].pop(0) == event.card, "a guest played another card than the first"
        assert event.discarded == self.atlas.is_contract(event.card)
        (self.spent if event.discarded else self.hands[event.seat]).append(event.card)
        if not event.discarded and self.atlas.sort(event.card) == TOLL:
            self.toll, self.payer = TOLLS["guest"], event.seat

    def spend_card(self, event: events.TravelCardSpent) -> None:
        assert self.paying == (event.seat, 5, "contract"), "a travel card was given without 5 thalers"
        assert self.atlas.sort(event.card) == PLAIN, "Toll or Supply was given"
        self.paying = None
        self.hands[event.seat].remove(event.card)
        self.gone.append(event.card)

    def discard(self, event: events.ContractDiscarded) -> None:
        self.laid.remove(event.card)
        self.spent.append(event.card)

    def shuffle(self, event: events.ContractsShuffled) -> None:
        assert not self.contracts, "there was a pile left"
        assert event.cards == len(self.spent) > 0, "other contracts were discarded"
        self.contracts, self.spent = set(self.spent), []

    # Beans.

    def give_back(self, seat: Seat, token: CardId) -> None:
        self.carts[seat].remove(token)
        self.reserve.add(token)

    def deliver(self, event: events.Delivered) -> None:
        contract = self.atlas.contract(event.contract)
        assert self.pawns[event.seat] == self.atlas.where[contract], "delivered to another city"
        kinds = [self.atlas.kind[token] for token in event.tokens]
        assert sorted(kinds) == sorted(self.atlas.asks[contract]), "delivered other beans"
        for token in event.tokens:
            self.give_back(event.seat, token)
        if event.place < 0:
            self.laid.remove(event.contract)
        else:
            assert self.hands[event.seat].pop(event.place) == event.contract
        self.spent.append(event.contract)
        self.earning = (event.seat, self.atlas.value[contract], "contract")

    def buy_bean(self, event: events.BeanBought) -> None:
        kind, city = self.atlas.kind[event.token], self.pawns[event.seat]
        assert event.seat == self.active, "somebody bought out of turn"
        if event.token in self.reserve:
            in_play = chain(*self.carts, *chain(*self.boxes))
            assert kind not in [self.atlas.kind[token] for token in in_play], "a bean that was not scarce"
            price = max(self.atlas.columns[city][kind])
            self.reserve.remove(event.token)
        else:
            price = self.prices[kind]
            next(stack for stack in self.boxes[city] if event.token in stack).remove(event.token)
        assert self.paying == (event.seat, price, "beans"), "a bean was not paid for"
        self.paying = None
        self.carts[event.seat].append(event.token)

    def put_back(self, event: events.BeanPutBack) -> None:
        self.give_back(event.seat, event.token)

    def sell(self, event: events.BeansSold) -> None:
        assert sorted(event.tokens) == sorted(self.carts[event.seat]), "a cart was not sold whole"
        worth = sum(self.atlas.base[self.atlas.kind[token]] for token in event.tokens)
        for token in event.tokens:
            self.give_back(event.seat, token)
        self.earning = (event.seat, worth, "beans")

    def trade(self, event: Traded) -> None:
        assert self.active in (event.seat, event.taker), "two traded who were not active"
        assert self.pawns[event.seat] == self.pawns[event.taker], "two traded from city to city"
        assert (event.paid, event.earned) == (0, 0), "money was traded"
        assert self.toll == 0, "there was trade before the toll was paid"
        for token in event.given:
            self.carts[event.seat].remove(token)
        for token in event.received:
            self.carts[event.taker].remove(token)
        self.carts[event.taker] += event.given
        self.carts[event.seat] += event.received

    # Harvests.

    def draw_harvest(self, card: CardId) -> None:
        self.harvests.remove(card)
        self.pile -= 1
        assert self.pile >= 0, "a harvest card came that was put aside"
        if not self.pile and self.put_by:
            self.eighth = card

    def turn_harvest(self, event: events.HarvestTurned) -> None:
        assert self.toll == 0, "a harvest came before the toll was paid"
        assert SUPPLY in map(self.atlas.sort, self.played), "a harvest came without Supply"
        self.draw_harvest(event.card)
        self.turned = event.card

    def take_harvest(self, event: events.HarvestTaken) -> None:
        self.draw_harvest(event.card)
        self.waiting[event.seat].append(event.card)

    def harvest(self, event: events.Harvested) -> None:
        stacks = self.boxes[event.city]
        kind = self.atlas.kind[event.tokens[0]]
        assert {self.atlas.kind[token] for token in event.tokens} == {kind}, "a stack of two kinds"
        assert not stacks[event.box], "the box was not free"
        assert all(stacks[: event.box]), "a lower box was free"
        counts = [count for city, bean, count in self.harvesting() if (city, bean) == (event.city, kind)]
        stock = len([token for token in self.reserve if self.atlas.kind[token] == kind])
        assert len(event.tokens) in [min(count, stock) for count in counts], "another lot than the card's"
        self.reserve -= set(event.tokens)
        stacks[event.box] = list(event.tokens)

    def harvesting(self) -> list[tuple[Count, Count, Count]]:
        """Look at the harvest card that is being carried out."""
        return self.atlas.lots[self.turned if self.turned != NONE else self.waiting[self.active][0]]

    def end_harvest(self, event: events.HarvestDone) -> None:
        if self.turned == NONE:
            assert self.waiting[self.active].pop(0) == event.card, "another card waited longer"
        else:
            assert self.turned == event.card, "another card was turned over"
        self.turned = NONE
        self.used.append(event.card)

    def begin_last_round(self, event: events.LastRoundBegan) -> None:
        assert self.used[-1] == self.eighth, "the last round began without the eighth card"
        assert event.turns == self.players
        self.turns_left = event.turns

    def renew_harvests(self, event: events.HarvestsRenewed) -> None:
        assert self.eighth in self.used, "the cards put aside came into play before the eighth was placed"
        assert event.cards == self.put_by
        self.pile, self.put_by = self.put_by, 0

    # Cities.

    def fix_prices(self, event: events.PricesFixed) -> None:
        city = self.pawns[self.active]
        filled = [bool(stack) for stack in self.boxes[city]]
        box = filled.index(False) if False in filled else len(filled)
        assert event.prices == tuple(column[box] if column else 0 for column in self.atlas.columns[city])
        self.prices = list(event.prices)

    def close_gaps(self, event: events.GapsClosed) -> None:
        stacks = [stack for stack in self.boxes[event.city] if stack]
        self.boxes[event.city] = stacks + [[] for _ in range(len(self.boxes[event.city]) - len(stacks))]

    # Money.

    def earn(self, event: events.Earned) -> None:
        assert self.earning == (event.seat, event.thalers, event.reason), "money came from nowhere"
        self.earning = None
        self.money[event.seat] += event.thalers

    def pay(self, event: events.Paid) -> None:
        assert 0 < event.thalers <= self.money[event.seat], "money was paid that was not there"
        self.money[event.seat] -= event.thalers
        if event.reason == "toll":
            assert event.seat == self.payer, "somebody paid without a toll"
            self.toll -= event.thalers
        else:
            assert event.reason in ("beans", "contract")
            self.paying = (event.seat, event.thalers, event.reason)

    def owe(self, event: events.TollDue) -> None:
        assert (event.seat, event.thalers) == (self.payer, self.toll), "another sum was due"
        assert self.money[event.seat] == 0, "beans were asked for before money"
        self.debtor = event.seat

    def pay_bean(self, event: events.BeanPaid) -> None:
        assert event.seat == self.debtor, "somebody paid with a bean without a toll"
        assert self.toll > 0, "a bean was given after the sum was reached"
        self.give_back(event.seat, event.token)
        self.toll = max(0, self.toll - self.atlas.base[self.atlas.kind[event.token]])
        assert event.due == self.toll, "another sum was left"
        if not self.toll:
            self.debtor = NONE

    def lend(self, event: events.LoanTaken) -> None:
        assert (event.seat, event.thalers) == (self.debtor, self.toll), "another sum was lent"
        assert 0 < event.thalers <= 20, "a loan of more than 20"
        assert not self.carts[event.seat], "money was lent to somebody with beans"
        self.loans[event.seat] += event.thalers
        self.toll, self.debtor = 0, NONE

    def repay(self, event: events.LoanRepaid) -> None:
        assert self.phase == "final"
        assert event.thalers == 2 * self.loans[event.seat] > 0, "a loan was not repaid double"
        self.money[event.seat] -= event.thalers
        self.loans[event.seat] = 0
        self.over = True

    def end(self, event: GameEnded) -> None:
        assert not any(self.carts), "a cart was not sold"
        assert not any(self.loans), "a loan was not repaid"
        assert event.scores == tuple(self.money), "the scores are not what everybody has"
        best = [seat for seat in range(self.players) if self.money[seat] == max(self.money)]
        assert list(event.winners) == best, "another player won"

    # Counting.

    def assert_whole(self) -> None:
        """Every bean and every card lies in exactly one place, and nobody has what nobody can have."""
        tokens = sorted([*self.reserve, *chain(*self.carts), *chain(*chain(*self.boxes))])
        assert tokens == list(range(len(self.atlas.kind))), "beans were lost or came from nowhere"
        piles = chain(self.laid, self.played, self.contracts, self.spent, self.gone)
        cards = sorted([*chain(*self.hands), *chain(*self.dealt), *piles])
        first, travel = self.atlas.first_contract, self.players * len(self.atlas.travel)
        every = [*range(travel), *range(first, first + len(self.atlas.value))]
        assert cards == every, "cards were lost or came from nowhere"
        turned = [] if self.turned == NONE else [self.turned]
        harvests = sorted([*self.harvests, *self.used, *turned, *chain(*self.waiting)])
        assert harvests == list(range(len(self.atlas.lots))), "harvest cards were lost"
        assert len(self.harvests) == self.pile + self.put_by
        assert all(len(cart) <= CART for cart in self.carts), "a cart is overloaded"
        assert self.over or min(self.money) >= 0, "somebody has less than no money"
        assert min(self.loans) >= 0

    def assert_agrees(self, state: Hanse) -> None:
        """The state says the same."""
        for name in SAME:
            assert getattr(state, name) == getattr(self, name), name
        assert set(chain(*state.reserve)) == self.reserve
        kinds = [{self.atlas.kind[token] for token in pile} for pile in state.reserve]
        assert all(found <= {kind} for kind, found in enumerate(kinds)), "the reserve is not sorted"
        assert set(state.contracts) == self.contracts
        assert (len(state.harvests), len(state.put_by)) == (self.pile, self.put_by)
        assert {*state.harvests, *state.put_by} == self.harvests
        assert state.due == (self.toll if self.debtor != NONE else 0)

    def entries(self) -> dict[type[Event], Callable[[Any], None]]:
        """Say which entry each event makes."""
        return {
            TurnBegan: self.turn,
            PhaseBegan: self.begin,
            events.Moved: self.move,
            events.GuestCame: self.welcome,
            ContractDrawn: self.draw_contract,
            events.Revealed: self.reveal,
            events.CardsPlayed: self.play_cards,
            events.CardsTakenBack: self.take_back,
            events.GuestCardPlayed: self.play_guest_card,
            events.TravelCardSpent: self.spend_card,
            events.ContractDiscarded: self.discard,
            events.ContractsShuffled: self.shuffle,
            events.Delivered: self.deliver,
            events.BeanBought: self.buy_bean,
            events.BeanPutBack: self.put_back,
            events.BeansSold: self.sell,
            Traded: self.trade,
            events.HarvestTurned: self.turn_harvest,
            events.HarvestTaken: self.take_harvest,
            events.Harvested: self.harvest,
            events.HarvestDone: self.end_harvest,
            events.LastRoundBegan: self.begin_last_round,
            events.HarvestsRenewed: self.renew_harvests,
            events.PricesFixed: self.fix_prices,
            events.GapsClosed: self.close_gaps,
            events.Earned: self.earn,
            events.Paid: self.pay,
            events.TollDue: self.owe,
            events.BeanPaid: self.pay_bean,
            events.LoanTaken: self.lend,
            events.LoanRepaid: self.repay,
            GameEnded: self.end,
        }
