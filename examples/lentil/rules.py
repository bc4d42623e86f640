"""What Lentil Soup has of its own: whole harvests, the draw that ends the game, and the soup."""

from __future__ import annotations

from haricot.beans.tables import Tables
from haricot.cards.actions import Sell
from haricot.cards.law import Law
from haricot.cards.table import Table, draw, end_game, sell
from haricot.cards.turn import check_field
from haricot.kernel.actions import Action
from haricot.kernel.rules import Phase, Rule, own_turn
from haricot.kernel.types import Count, Seat


class LentilLaw(Law):
    """A field with all lentils of a kind pays double, but a taler for each card at most (L2)."""

    def __init__(self, tables: Tables, ends_at: Count) -> None:
        super().__init__(tables, 0, ends_at, {})
        for pays, cards in zip(self.pays, self.counts, strict=True):
            pays[cards] = min(cards, 2 * pays[cards])


class DrawPhase(Phase[Table]):
    """The active player draws; with the last exhaustion the game is over (L1, L4)."""

    def __init__(self, law: Law, drawn: Count) -> None:
        super().__init__("draw", [])
        self.law = law
        self.drawn = drawn

    def enter(self, state: Table) -> None:
        """Draw, and end the game if the deck has run out for the last time."""
        draw(state, [state.active] * self.drawn, self.law.ends_at)
        state.closed = True
        if state.exhaustions >= self.law.ends_at:
            finish(state, self.law)


class CookField(Rule[Table, Sell]):
    """The active player sells any one field, a single lentil too (L3)."""

    def __init__(self, law: Law) -> None:
        super().__init__("L3", Sell)
        self.law = law

    def legal(self, state: Table, seat: Seat, actions: list[Action]) -> None:
        """List all fields of the active player: none is empty here."""
        if seat == state.active:
            actions += [Sell(seat, field) for field in range(len(state.fields[seat]))]

    def check(self, state: Table, action: Sell) -> None:
        """It is the player's turn, and the field is there."""
        own_turn(state, action.seat, self.number)
        check_field(state, action.seat, action.field, self.number)

    def play(self, state: Table, action: Sell) -> None:
        """Sell it, and the turn is over."""
        row = state.fields[action.seat][action.field]
        sell(state, action.seat, action.field, self.law.coins(row))
        state.closed = True


class SoupPhase(Phase[Table]):
    """Who has no empty field at the end of the turn makes a soup of one (L3)."""

    def __init__(self, law: Law) -> None:
        super().__init__("soup", [CookField(law)])

    def enter(self, state: Table) -> None:
        """Skip the phase if there is an empty field."""
        state.closed = any(not row for row in state.fields[state.active])


def finish(state: Table, law: Law) -> None:
    """Sell all fields; whoever has most talers wins, and several may (L4)."""
    for seat in range(state.players):
        for field, row in enumerate(state.fields[seat].copy()):
            if row:
                sell(state, seat, field, law.coins(row))
    scores = [state.coins(seat) for seat in range(state.players)]
    end_game(state, scores, [seat for seat in range(state.players) if scores[seat] == max(scores)])
