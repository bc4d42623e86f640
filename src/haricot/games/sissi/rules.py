"""What Sissi! has of its own: the draw for all, the Sissi action, and the end."""

from __future__ import annotations

from haricot.cards.actions import BuyField
from haricot.cards.table import Table, draw, end_game, sell
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Phase, Rule
from haricot.kernel.types import Seat


class DrawPhase(Phase[Table]):
    """Phase 4: every player draws a card, the active one first; the game ends before or in it (S9, S13)."""

    def __init__(self, law: SissiLaw) -> None:
        super().__init__("draw", [])
        self.law = law

    def enter(self, state: Table) -> None:
        """Draw, unless the last exhaustion came in phase 2, and end the game if it has come now."""
        seats: list[Seat] = [(state.active + turn) % state.players for turn in range(state.players)]
        draw(state, seats, self.law.ends_at)
        state.closed = True
        if state.exhaustions >= self.law.ends_at:
            finish(state, self.law)


class NoThirdField(Rule[Table, BuyField]):
    """There is no third field to buy (S2)."""

    def __init__(self) -> None:
        super().__init__("S2", BuyField, listed=False)

    def check(self, state: Table, action: BuyField) -> None:
        """Raise Illegal: nobody buys a field in this game."""
        raise Illegal("S2", "no-third-field")


class SissiPhase(Phase[Table]):
    """Phase 5: the active player sells every field in which two of a sort are neighbours (S10)."""

    def __init__(self, law: SissiLaw) -> None:
        super().__init__("sissi", [])
        self.law = law

    def enter(self, state: Table) -> None:
        """Sell the fields with two of a sort in a row."""
        state.closed = True
        for field, row in enumerate(state.fields[state.active].copy()):
            if self.law.must_sell(row):
                sell(state, state.active, field, self.law.coins(row))


def finish(state: Table, law: SissiLaw) -> None:
    """Sell all fields; among tied players the one who was active last wins (S14)."""
    for seat in range(state.players):
        for field, row in enumerate(state.fields[seat].copy()):
            if row:
                sell(state, seat, field, law.coins(row))
    scores = [state.coins(seat) for seat in range(state.players)]
    best = [seat for seat in range(state.players) if scores[seat] == max(scores)]
    ago = [(state.active - seat) % state.players for seat in best]
    end_game(state, scores, [best[ago.index(min(ago))]])
