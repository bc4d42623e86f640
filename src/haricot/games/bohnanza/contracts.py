"""The contracts of the extension (E4 to E10)."""

from __future__ import annotations

from haricot.cards.law import Law
from haricot.cards.table import Table
from haricot.cards.turn import PlantFromHand, StopPlanting
from haricot.games.bohnanza.garden import Garden, draw_contract, fulfil, lay_out, return_contract
from haricot.kernel.actions import Action, Done, Fulfil, LayOut, Plant
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Phase, Rule, own_turn
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

    def legal(self, state: Table, seat: Seat, actions: list[Action]) -> None:
        """List nothing to plant while a contract comes first."""
        if state.hands[seat] and self.law.is_bean(state.hands[seat][0]):
            super().legal(state, seat, actions)

    def check(self, state: Table, action: Plant) -> None:
        """A contract cannot be planted."""
        hand = state.hands[action.seat]
        if hand and hand[0] == action.card and not self.law.is_bean(action.card):
            raise Illegal("E8", "contract-first")
        super().check(state, action)


class StopAmongContracts(StopPlanting):
    """A contract that comes first has to be played before the active player goes on (E8)."""

    def check(self, state: Table, action: Done) -> None:
        """A contract that comes first has to be laid out."""
        hand = state.hands[action.seat]
        if action.seat == state.active and not state.planted and hand and not self.law.is_bean(hand[0]):
            raise Illegal("E8", "must-lay-out")
        super().check(state, action)


class LayOutContract(Rule[Garden, LayOut]):
    """A contract that comes first in hand is laid out, as the card which is played (E8)."""

    def __init__(self, law: Law) -> None:
        super().__init__("E8", LayOut)
        self.law = law

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Let the active player lay out a first or second card that is a contract."""
        hand = state.hands[seat]
        if seat == state.active and state.planted < 2 and hand and not self.law.is_bean(hand[0]):
            actions.append(LayOut(seat))

    def check(self, state: Garden, action: LayOut) -> None:
        """It is the player's turn, the contract is first in hand, and not the third card."""
        own_turn(state, action.seat, "E8")
        hand = state.hands[action.seat]
        if not hand or self.law.is_bean(hand[0]):
            raise Illegal("E8", "no-contract-first")
        if state.planted > 1:
            raise Illegal("E8", "third-card")

    def play(self, state: Garden, action: LayOut) -> None:
        """Lay it out."""
        lay_out(state, action.seat, state.hands[action.seat][0])


class FulfilContract(Rule[Garden, Fulfil]):
    """On the own turn a contract may be fulfilled when two neighbouring fields meet it (E5, E6)."""

    def __init__(self, law: Law, pairs: list[tuple[int, int]]) -> None:
        super().__init__("E6", Fulfil)
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

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Let the active player fulfil a contract that is met."""
        if seat == state.active:
            card = contract_of(self.law, state, seat)
            if card != NONE and self.met(state, seat, card):
                actions.append(Fulfil(seat))

    def check(self, state: Garden, action: Fulfil) -> None:
        """It is the player's turn, there is a contract, and the fields meet it."""
        own_turn(state, action.seat, "E6")
        card = contract_of(self.law, state, action.seat)
        if card == NONE:
            raise Illegal("E6", "no-contract")
        if not self.met(state, action.seat, card):
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
