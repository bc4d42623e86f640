"""What one seat sees of Bohn Hansa: everything but the contracts of others and the order of the piles."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from bisect import insort

from haricot.beans.events import ContractDrawn
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.events import (
    BeanBought,
    BeanPaid,
    BeanPutBack,
    BeansSold,
    CardsPlayed,
    CardsTakenBack,
    ContractDiscarded,
    ContractsShuffled,
    Delivered,
    Earned,
    GapsClosed,
    GuestCame,
    GuestCardPlayed,
    HarvestDone,
    Harvested,
    HarvestsRenewed,
    HarvestTaken,
    HarvestTurned,
    LastRoundBegan,
    LoanRepaid,
    LoanTaken,
    Moved,
    Paid,
    PricesFixed,
    Revealed,
    TollDue,
    TravelCardSpent,
)
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.events import PhaseBegan, Traded, TurnBegan
from haricot.kernel.types import ALL_SEEING, HIDDEN, NONE, CardId, Count, Score, Seat
from haricot.kernel.view import View, check_seat


class HanseView(View, kw_only=True):
    """The board as one seat sees it; contracts it may not know are HIDDEN, piles are only counted."""

    # The reserve in the order of the tokens: which of a kind comes first means nothing.
    reserve: list[CardId]
    carts: list[list[CardId]]
    boxes: list[list[list[CardId]]]
    money: list[Score]
    loans: list[Count]
    pawns: list[Score]
    hands: list[list[CardId]]
    dealt: list[list[CardId]]
    laid: list[CardId]
    played: list[CardId]
    contracts: Count
    spent: list[CardId]
    gone: list[CardId]
    harvests: Count
    put_by: Count
    waiting: list[list[CardId]]
    used: list[CardId]
    turns_left: Count
    prices: list[Count]
    invited: list[bool]
    debtor: Score
    due: Count

    def coins(self, seat: Seat) -> Count:
        """Return how many thalers a player has."""
        return self.money[seat]

    def eighth_drawn(self) -> bool:
        """Tell whether the last card of the first harvest pile is drawn (H26, H27)."""
        return not (self.harvests and self.put_by)

    def back(self, seat: Seat, token: CardId) -> None:
        """Put a token from a cart into the reserve."""
        self.carts[seat].remove(token)
        insort(self.reserve, token)

    def see_turnbegan(self, event: TurnBegan) -> None:
        """Note whose turn it is; harvests that waited are carried out now."""
        super().see_turnbegan(event)
        self.invited = [False] * self.players
        if self.turns_left:
            self.turns_left -= 1

    def see_phasebegan(self, event: PhaseBegan) -> None:
        """Note the phase; in the final one no turns are left."""
        super().see_phasebegan(event)
        if event.phase == "final":
            self.turns_left = 0

    def see_revealed(self, event: Revealed) -> None:
        """Lay the first contract open."""
        self.dealt[event.seat] = []
        self.laid.append(event.contract)
        self.hands[event.seat] += event.behind

    def see_moved(self, event: Moved) -> None:
        """Put a pawn into a city."""
        self.pawns[event.seat] = event.city

    def see_cardsplayed(self, event: CardsPlayed) -> None:
        """Take cards from the front of a hand; contracts stay on the table."""
        del self.hands[event.seat][: len(event.cards) + len(event.contracts)]
        self.laid += event.contracts
        self.played = list(event.cards)

    def see_cardstakenback(self, event: CardsTakenBack) -> None:
        """Put travel cards to the back of a hand."""
        self.hands[event.seat] += event.cards
        self.played = []

    def see_guestcardplayed(self, event: GuestCardPlayed) -> None:
        """Move the first card of a hand to its back, or discard it."""
        del self.hands[event.seat][0]
        (self.spent if event.discarded else self.hands[event.seat]).append(event.card)

    def see_guestcame(self, event: GuestCame) -> None:
        """Note that an invitation was accepted."""
        self.forget(event.offer)
        self.invited[event.seat] = True
        self.done[event.seat] = False

    def see_delivered(self, event: Delivered) -> None:
        """Take the beans and the contract away."""
        for token in event.tokens:
            self.back(event.seat, token)
        if event.place < 0:
            self.laid.remove(event.contract)
        else:
            del self.hands[event.seat][event.place]
        self.spent.append(event.contract)

    def see_earned(self, event: Earned) -> None:
        """Count money."""
        self.money[event.seat] += event.thalers

    def see_paid(self, event: Paid) -> None:
        """Count money."""
        self.money[event.seat] -= event.thalers

    def see_tolldue(self, event: TollDue) -> None:
        """Note the guest who has to pay a toll in beans."""
        self.debtor = event.seat
        self.due = event.thalers

    def see_loantaken(self, event: LoanTaken) -> None:
        """Count a loan, which settles the toll."""
        self.loans[event.seat] += event.thalers
        self.debtor, self.due = NONE, 0

    def see_loanrepaid(self, event: LoanRepaid) -> None:
        """Count money."""
        self.money[event.seat] -= event.thalers
        self.loans[event.seat] = 0

    def see_beanpaid(self, event: BeanPaid) -> None:
        """Put the bean back, and count what is still due."""
        self.back(event.seat, event.token)
        self.due = event.due
        if not self.due:
            self.debtor = NONE

    def see_beanbought(self, event: BeanBought) -> None:
        """Load a bean, from a box or from the reserve."""
        for stack in [*self.boxes[self.pawns[event.seat]], self.reserve]:
            if event.token in stack:
                stack.remove(event.token)
        self.carts[event.seat].append(event.token)

    def see_beanputback(self, event: BeanPutBack) -> None:
        """Put a bean of a cart back into the reserve."""
        self.back(event.seat, event.token)

    def see_beanssold(self, event: BeansSold) -> None:
        """Put the sold beans of a cart back."""
        for token in event.tokens:
            self.back(event.seat, token)

    def see_traded(self, event: Traded) -> None:
        """Swap beans between two carts."""
        self.forget(event.offer)
        self.done[event.seat] = self.done[event.taker] = False
        for token in event.given:
            self.carts[event.seat].remove(token)
        for token in event.received:
            self.carts[event.taker].remove(token)
        self.carts[event.taker] += event.given
        self.carts[event.seat] += event.received

    def see_contractdrawn(self, event: ContractDrawn) -> None:
        """Put a contract to the back of a hand, or before a player who is still choosing."""
        self.contracts -= 1
        piles = self.dealt if self.phase == "opening" else self.hands
        piles[event.seat].append(event.card)

    def see_contractsshuffled(self, event: ContractsShuffled) -> None:
        """Make the discarded contracts the pile."""
        self.contracts = event.cards
        self.spent = []

    def see_travelcardspent(self, event: TravelCardSpent) -> None:
        """Take a travel card out of the game."""
        self.hands[event.seat].remove(event.card)
        self.gone.append(event.card)

    def see_contractdiscarded(self, event: ContractDiscarded) -> None:
        """Discard a contract that lay face up."""
        self.laid.remove(event.card)
        self.spent.append(event.card)

    def see_harvestturned(self, event: HarvestTurned) -> None:
        """Take the top harvest card."""
        self.draw_harvest()

    def see_harvesttaken(self, event: HarvestTaken) -> None:
        """Lay the top harvest card before a guest."""
        self.draw_harvest()
        self.waiting[event.seat].append(event.card)

    def draw_harvest(self) -> None:
        """Count the harvest pile down."""
        self.harvests -= 1

    def see_harvestsrenewed(self, event: HarvestsRenewed) -> None:
        """Have the cards put aside serve as the pile."""
        self.harvests, self.put_by = event.cards, 0

    def see_harvested(self, event: Harvested) -> None:
        """Put beans from the reserve into a box."""
        for token in event.tokens:
            self.reserve.remove(token)
        self.boxes[event.city][event.box] = list(event.tokens)

    def see_harvestdone(self, event: HarvestDone) -> None:
        """Discard the harvest card of a player."""
        for cards in self.waiting:
            if event.card in cards:
                cards.remove(event.card)
        self.used.append(event.card)

    def see_lastroundbegan(self, event: LastRoundBegan) -> None:
        """Count the turns that are left."""
        self.turns_left = event.turns

    def see_pricesfixed(self, event: PricesFixed) -> None:
        """Note the prices of the trade phase."""
        self.prices = list(event.prices)

    def see_gapsclosed(self, event: GapsClosed) -> None:
        """Move the stacks of a city down."""
        boxes = self.boxes[event.city]
        stacks = [stack for stack in boxes if stack]
        self.boxes[event.city] = stacks + [[] for _ in range(len(boxes) - len(stacks))]


def view(state: Hanse, seat: Seat, game: str, phase: str, atlas: Atlas) -> HanseView:
    """Build up what a seat may see of the board."""
    check_seat(seat, state.players, ALL_SEEING)
    open_to = range(state.players) if seat == ALL_SEEING else (seat,)

    def shown(piles: list[list[CardId]]) -> list[list[CardId]]:
        return [
            [HIDDEN if owner not in open_to and atlas.is_contract(card) else card for card in pile]
            for owner, pile in enumerate(piles)
        ]

    return HanseView(
        game=game,
        seat=seat,
        players=state.players,
        turn=state.turn,
        active=state.active,
        phase=phase,
        offers=state.offers.copy(),
        wishes=state.wishes.copy(),
        done=state.done.copy(),
        result=state.result,
        reserve=sorted(token for pile in state.reserve for token in pile),
        carts=[cart.copy() for cart in state.carts],
        boxes=[[stack.copy() for stack in city] for city in state.boxes],
        money=state.money.copy(),
        loans=state.loans.copy(),
        pawns=state.pawns.copy(),
        hands=shown(state.hands),
        dealt=shown(state.dealt),
        laid=state.laid.copy(),
        played=state.played.copy(),
        contracts=len(state.contracts),
        spent=state.spent.copy(),
        gone=state.gone.copy(),
        harvests=len(state.harvests),
        put_by=len(state.put_by),
        waiting=[cards.copy() for cards in state.waiting],
        used=state.used.copy(),
        turns_left=state.turns_left,
        prices=state.prices.copy(),
        invited=state.invited.copy(),
        debtor=state.debtor,
        due=state.due,
    )
