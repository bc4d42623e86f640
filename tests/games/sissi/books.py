"""The books of Sissi!: those of any card game, and what events must tell by the rules of this one.

What pays how much, which cards become coins and which fields must be sold is written here once more.
"""

from __future__ import annotations

from itertools import pairwise

from haricot.cards.events import Drew, Exhausted, Planted, Shuffled, Sold, TurnedOver
from haricot.cards.table import Table
from haricot.cards.testing import CardBooks
from haricot.games.sissi.game import Sissi
from haricot.kernel.events import Event, GameEnded, PhaseBegan, Traded, TurnBegan
from haricot.kernel.types import CardId, Seat

ORDER = ["plant", "trade", "plant traded", "draw", "sissi"]


class SissiBooks(CardBooks):
    """Where every card of a game is, and whether its rules were followed."""

    def __init__(self, game: Sissi) -> None:
        super().__init__(game)
        self.kinds = [key for key, kind in game.tables.bean.items() for _ in range(kind.cards)]
        self.meters = {key: kind.meter for key, kind in game.tables.bean.items()}
        self.empress = game.tables.empress
        self.strict = game.options.doubling == "phase 3"
        assert self.cards == len(self.kinds)
        assert [len(rows) for rows in self.fields] == [3 if game.players == 3 else 2] * game.players
        self.active, self.turns, self.exhaustions = -1, 0, 0
        self.planted: list[Seat] = []
        self.drawn: list[Seat] = []
        self.up = 0
        self.over = False

    def note(self, event: Event) -> None:
        assert not self.over, "something happened after the end"
        super().note(event)

    def sissi(self, card: CardId) -> bool:
        return self.kinds[card] == self.empress

    def doubled(self, row: list[CardId]) -> bool:
        return any(self.sissi(one) == self.sissi(two) for one, two in pairwise(row))

    def turn(self, event: TurnBegan) -> None:
        assert event.turn == self.turns + 1, "a turn was left out"
        assert event.seat == (self.active + 1) % len(self.hands), "the turn passes to the left (S10)"
        assert self.phase in ("", "sissi"), "a turn ends with the Sissi action"
        if self.phase:
            assert not any(self.doubled(row) for row in self.fields[self.active]), "a field was left (S10)"
        self.active, self.turns = event.seat, event.turn

    def begin(self, event: PhaseBegan) -> None:
        before = ORDER.index(self.phase) if self.phase else -1
        assert event.phase == ORDER[(before + 1) % 5], "phases come in their order"
        if event.phase in ("draw", "sissi"):
            assert not any(self.aside), "cards were not planted (S8)"
            assert not self.face_up, "cards lay face up after phase 3 (S8)"
        if event.phase == "trade" and not self.planted:
            assert not self.hands[self.active], "the first card was not planted (S5)"
        if event.phase == "sissi":
            seats = [(self.active + turn) % len(self.hands) for turn in range(len(self.hands))]
            assert self.drawn == seats[: len(self.drawn)], "the draw goes round from the active player (S9)"
            assert len(self.drawn) == len(seats) or not self.deck, "somebody did not draw (S9)"
        self.phase, self.planted, self.drawn, self.up = event.phase, [], [], 0

    def draw(self, event: Drew) -> None:
        assert self.phase in ("", "draw"), "cards are dealt, or drawn in phase 4 (S9)"
        super().draw(event)
        self.drawn.append(event.seat)

    def turn_over(self, event: TurnedOver) -> None:
        assert self.phase == "trade", "cards are turned over in phase 2 (S7)"
        self.up += 1
        assert self.up <= 2, "two cards are turned over (S7)"
        super().turn_over(event)

    def exhaust(self, event: Exhausted) -> None:
        super().exhaust(event)
        assert event.times == self.exhaustions + 1 <= 3, "there are three exhaustions (S13)"
        self.exhaustions = event.times

    def shuffle(self, event: Shuffled) -> None:
        assert self.exhaustions < 3, "no shuffle follows the last exhaustion (S13)"
        super().shuffle(event)

    def plant(self, event: Planted) -> None:
        row = self.fields[event.seat][event.field]
        if self.phase == "plant":
            assert event.seat == self.active, "only the active player plants from the hand (S5)"
            assert self.hands[event.seat][0] == event.card, "planted from the middle of the hand (S5)"
            self.planted.append(event.seat)
            assert len(self.planted) <= 2, "a third card was planted (S5)"
            if self.strict and row:
                assert self.sissi(row[-1]) != self.sissi(event.card), "two of a row in phase 1 (S6)"
        else:
            assert self.phase == "plant traded", "planted in another phase"
            assert event.card not in self.hands[event.seat], "a card of the hand was planted (S8)"
        super().plant(event)
        captains = {self.kinds[card] for card in row if not self.sissi(card)}
        assert len(captains) <= 1, "two kinds of captain in a field (S3)"

    def sell(self, event: Sold) -> None:
        row = self.fields[event.seat][event.field]
        assert row, "an empty field was sold"
        if self.phase == "sissi":
            assert event.seat == self.active, "the fields of others wait (S10)"
            assert self.doubled(row), "a field was sold that need not be (S10)"
        elif self.phase != "draw" and len(row) == 1:
            assert max(map(len, self.fields[event.seat])) == 1, "a single card is protected (S12)"
        kind = self.kinds[row[-1]]
        steps = [coins for needed, coins in self.meters[kind] if needed <= len(row)]
        assert event.talers == max(steps, default=0), "the last card tells the price (S11)"
        coins = [card for card in row if card not in event.discarded]
        assert len(event.discarded) == len(set(event.discarded)) == len(row) - event.talers, "all are sold"
        assert set(event.discarded) <= set(row), "other cards were discarded than lay in the field"
        paying = [card for card in row if self.kinds[card] == kind]
        first = min(len(paying), event.talers)
        assert len([card for card in coins if card in paying]) == first, "the wrong cards became coins (S11)"
        self.talers[event.seat] += coins
        self.discard += event.discarded
        self.fields[event.seat][event.field] = []

    def trade(self, event: Traded) -> None:
        assert self.phase == "trade", "trade is for phase 2 (S7)"
        assert self.active in (event.seat, event.taker), "the active player is in every deal (S7)"
        assert event.paid == event.earned == 0, "coins changed hands (S7)"
        super().trade(event)

    def end(self, event: GameEnded) -> None:
        assert self.exhaustions == 3, "the game ends with the third exhaustion (S13)"
        assert self.phase == "draw", "the game ends in phase 4 or before it (S13)"
        super().end(event)
        self.over = True

    def winners(self, best: list[Seat]) -> list[Seat]:
        """Of those tied the most recently active wins (S14)."""
        recent = [(self.active - ago) % len(self.hands) for ago in range(len(self.hands))]
        return [seat for seat in recent if seat in best][:1]

    def assert_agrees(self, state: Table) -> None:
        # In which order coins lie is nobody's concern here.
        assert [set(pile) for pile in self.talers] == [set(pile) for pile in state.talers], "coins"
        self.talers = [pile.copy() for pile in state.talers]
        super().assert_agrees(state)
        assert (self.active, self.turns) == (state.active, state.turn), "turn"
        assert self.phase == ORDER[state.phase], "phase"
        assert (self.exhaustions, self.over) == (state.exhaustions, state.result is not None), "end"
