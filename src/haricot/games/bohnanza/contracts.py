"""The contracts of the extension (E4 to E10)."""

from __future__ import annotations

from haricot.cards.actions import Fulfil, LayOut, Plant
from haricot.cards.law import Law
from haricot.cards.table import Table
from haricot.cards.turn import PlantFromHand, StopPlanting
from haricot.games.bohnanza.garden import Garden, draw_contract, fulfil, lay_out, return_contract
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Phase, SeatRule, own_turn
from haricot.kernel.types import NONE, CardId, Seat


def contract_of(law: Law, state: Garden, seat: Seat) -> CardId:
    """Find a player's contract, exposed or in hand; nobody has two (E4)."""
    if state.exposed[seat] != NONE:
        return state.exposed[seat]
    for card in state.hands[seat]:
        if not law.is_bean(card):
            return card
    return NONE


class PlantAmongContracts(PlantFromHand):
    """The first card of the hand is planted unless it is a contract (E8)."""

    def next_card(self, state: Table, seat: Seat) -> CardId:
        """Find nothing to plant while a contract comes first."""
        card = super().next_card(state, seat)
        return card if self.law.is_bean(card) else NONE

    def refuse(self, state: Table, action: Plant) -> None:
        """A contract cannot be planted."""
        hand = state.hands[action.seat]
        if hand and hand[0] == action.card and not self.law.is_bean(action.card):
            raise Illegal("E8", "contract-first")
        super().refuse(state, action)


class StopAmongContracts(StopPlanting):
    """A contract that comes first has to be played before the active player goes on (E8)."""

    def refuse(self, state: Table, seat: Seat) -> None:
        """A contract that comes first has to be laid out."""
        if seat == state.active and not self.law.is_bean(state.hands[seat][0]):
            raise Illegal("E8", "must-lay-out")
        super().refuse(state, seat)


class LayOutContract(SeatRule[Garden, LayOut]):
    """A contract that comes first in hand is laid out, as the card which is played (E8)."""

    def __init__(self, law: Law, players: Seat) -> None:
        super().__init__("E8", LayOut, players)
        self.law = law

    def comes_first(self, state: Garden, seat: Seat) -> bool:
        """Tell whether a contract is first in hand."""
        hand = state.hands[seat]
        return len(hand) > 0 and not self.law.is_bean(hand[0])

    def may(self, state: Garden, seat: Seat) -> bool:
        """Let the active player lay out a first or second card that is a contract."""
        return seat == state.active and state.planted < 2 and self.comes_first(state, seat)

    def refuse(self, state: Garden, seat: Seat) -> None:
        """It is not the player's turn, no contract is first in hand, or it is the third card."""
        own_turn(state, seat, "E8")
        if not self.comes_first(state, seat):
            raise Illegal("E8", "no-contract-first")
        raise Illegal("E8", "third-card")

    def play(self, state: Garden, action: LayOut) -> None:
        """Lay the contract beside the fields."""
        lay_out(state, action.seat, state.hands[action.seat][0])


class FulfilContract(SeatRule[Garden, Fulfil]):
    """On the own turn a contract may be fulfilled when two neighbouring fields meet it (E5, E6)."""

    def __init__(self, law: Law, pairs: list[tuple[int, int]], players: Seat) -> None:
        super().__init__("E6", Fulfil, players)
        self.law = law
        self.pairs = pairs

    def met(self, state: Garden, seat: Seat, card: CardId) -> bool:
        """Tell whether a field holds just so many cards and the next one just so many (E5)."""
        left, right = self.pairs[card - self.law.beans]
        rows = state.fields[seat]
        for field in range(len(rows) - 1):
            if len(rows[field]) == left and len(rows[field + 1]) == right:
                return True
        return False

    def may(self, state: Garden, seat: Seat) -> bool:
        """Let the active player fulfil a contract that is met."""
        if seat != state.active:
            return False
        card = contract_of(self.law, state, seat)
        return card != NONE and self.met(state, seat, card)

    def refuse(self, state: Garden, seat: Seat) -> None:
        """It is not the player's turn, or there is no contract, or the fields do not meet it."""
        own_turn(state, seat, "E6")
        card = contract_of(self.law, state, seat)
        if card == NONE:
            raise Illegal("E6", "no-contract")
        left, right = self.pairs[card - self.law.beans]
        raise Illegal("E5", "not-met", left=left, right=right)

    def play(self, state: Garden, action: Fulfil) -> None:
        """Put it to the coins."""
        fulfil(state, action.seat, contract_of(self.law, state, action.seat))


class ReturnPhase(Phase[Garden]):
    """An exposed contract that was not fulfilled goes back (E9)."""

    def enter(self, state: Garden) -> None:
        """Put it under the pile."""
        state.closed = True
        if state.exposed[state.active] != NONE:
            return_contract(state, state.active)


class ContractPhase(Phase[Garden]):
    """After drawing, a player without a contract draws one (E10)."""

    def __init__(self, law: Law) -> None:
        super().__init__("draw contract", [])
        self.law = law

    def enter(self, state: Garden) -> None:
        """Draw one, if there is one."""
        state.closed = True
        if state.contracts and contract_of(self.law, state, state.active) == NONE:
            draw_contract(state, state.active)
