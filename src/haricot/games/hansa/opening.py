"""The start: everybody carries out the most valuable of three contracts (H5 to H7)."""

from __future__ import annotations

from haricot.games.hansa.actions import Reveal
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.verbs import deliver, earn, move, reveal
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Phase, Rule
from haricot.kernel.types import CardId, Count, Seat


class RevealContract(Rule[Hanse, Reveal]):
    """The contract of highest value is revealed and carried out; the others go into the hand (H6, H7)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H6", Reveal)
        self.atlas = atlas

    def best(self, state: Hanse, seat: Seat) -> list[CardId]:
        """List the contracts that a player may reveal: those of highest value."""
        values = [self.atlas.value[self.atlas.contract(card)] for card in state.dealt[seat]]
        return [card for card, value in zip(state.dealt[seat], values, strict=True) if value == max(values)]

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List what may be revealed, with both orders of the other two."""
        for card in self.best(state, seat):
            first, second = [other for other in state.dealt[seat] if other != card]
            actions.append(Reveal(seat, card, (first, second)))
            actions.append(Reveal(seat, card, (second, first)))

    def check(self, state: Hanse, action: Reveal) -> None:
        """A player reveals one of the most valuable contracts, once, and keeps the other two."""
        dealt = state.dealt[action.seat]
        if not dealt:
            raise Illegal("H6", "revealed-already")
        if action.contract not in self.best(state, action.seat):
            raise Illegal("H6", "not-highest")
        if sorted(action.behind) != sorted([card for card in dealt if card != action.contract]):
            raise Illegal("H6", "wrong-order")

    def play(self, state: Hanse, action: Reveal) -> None:
        """Show the contract, start in its city, and be paid for it (H7)."""
        seat, contract = action.seat, self.atlas.contract(action.contract)
        reveal(state, seat, action.contract, action.behind)
        move(state, seat, self.atlas.where[contract])
        deliver(state, self.atlas, seat, action.contract)
        earn(state, seat, self.atlas.value[contract], "contract")
        if not any(state.dealt):
            least = min(state.money)
            state.active = state.money.index(least)
            state.closed = True


class OpeningPhase(Phase[Hanse]):
    """Everybody chooses, in any order (H6)."""

    def waits_for(self, state: Hanse) -> list[Seat]:
        """Wait for all who have not revealed a contract."""
        return [seat for seat in range(state.players) if state.dealt[seat]]


def stock_cities(state: Hanse, atlas: Atlas) -> None:
    """Put a bean of each kind on every cart, and on the lowest boxes of the cities that sell it (H5)."""
    for kind in range(len(atlas.keys)):
        for cart in state.carts:
            cart.append(state.reserve[kind].pop())
    for city, columns in enumerate(atlas.columns):
        box: Count = 0
        for kind, column in enumerate(columns):
            if column:
                state.boxes[city][box].append(state.reserve[kind].pop())
                box += 1
