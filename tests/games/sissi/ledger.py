"""Ledger: where every card is, told by the events alone, and what they must tell by the rules of Sissi!.

What pays how much, which cards become coins and which fields must be sold is written here once more.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, pairwise
from typing import Any

from haricot.beans.table import Table
from haricot.games.sissi.game import Sissi
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Drew,
    Event,
    Exhausted,
    GameEnded,
    Lapsed,
    MarkedDone,
    Offered,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    Traded,
    TurnBegan,
    TurnedOver,
    Wished,
    Withdrawn,
)
from haricot.kernel.types import CardId, Seat

ORDER = ["plant", "trade", "plant traded", "draw", "sissi"]


class Ledger:
    """The books of one game: each event moves cards, and each card must be where it is taken from."""

    def __init__(self, game: Sissi) -> None:
        players = range(game.options.players)
        self.kinds = [key for key, kind in game.tables.bean.items() for _ in range(kind.cards)]
        self.meters = {key: kind.meter for key, kind in game.tables.bean.items()}
        self.empress = game.tables.empress
        self.strict = game.options.doubling == "phase 3"
        self.active, self.turn, self.phase, self.exhaustions = -1, 0, "", 0
        self.planted: list[Seat] = []
        self.drawn: list[Seat] = []
        self.up = 0
        self.deck: set[CardId] = set(range(len(self.kinds)))
        self.discard: list[CardId] = []
        self.face_up: list[CardId] = []
        fields = 3 if len(players) == 3 else 2
        self.hands: list[list[CardId]] = [[] for _ in players]
        self.fields: list[list[list[CardId]]] = [[[] for _ in range(fields)] for _ in players]
        self.aside: list[list[CardId]] = [[] for _ in players]
        self.talers: list[list[CardId]] = [[] for _ in players]
        self.over = False
        self.moves = moves(self)

    def note(self, event: Event) -> None:
        """Move what an event moves, and count."""
        assert not self.over, "something happened after the end"
        move = self.moves[type(event)]
        if move is not None:
            move(event)
            self.assert_whole()

    def sissi(self, card: CardId) -> bool:
        return self.kinds[card] == self.empress

    def doubled(self, row: list[CardId]) -> bool:
        return any(self.sissi(one) == self.sissi(two) for one, two in pairwise(row))

    def begin_turn(self, event: TurnBegan) -> None:
        players = len(self.hands)
        assert event.turn == self.turn + 1, "a turn was left out"
        assert event.seat == (self.active + 1) % players, "the turn passes to the left (S10)"
        assert self.phase in ("", "sissi"), "a turn ends with the Sissi action"
        if self.phase:
            assert not any(self.doubled(row) for row in self.fields[self.active]), "a field was left (S10)"
        self.active, self.turn = event.seat, event.turn

    def begin_phase(self, event: PhaseBegan) -> None:
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
        self.deck.remove(event.card)
        self.hands[event.seat].append(event.card)
        self.drawn.append(event.seat)

    def turn_over(self, event: TurnedOver) -> None:
        assert self.phase == "trade", "cards are turned over in phase 2 (S7)"
        self.up += 1
        assert self.up <= 2, "two cards are turned over (S7)"
        self.deck.remove(event.card)
        self.face_up.append(event.card)

    def exhaust(self, event: Exhausted) -> None:
        assert not self.deck, "the deck was not exhausted"
        assert event.times == self.exhaustions + 1 <= 3, "there are three exhaustions (S13)"
        self.exhaustions = event.times

    def shuffle(self, event: Shuffled) -> None:
        assert not self.deck, "there was a deck left"
        assert self.exhaustions < 3, "no shuffle follows the last exhaustion (S13)"
        assert event.cards == len(self.discard) > 0, "the discard pile had other cards"
        self.deck, self.discard = set(self.discard), []

    def plant(self, event: Planted) -> None:
        row = self.fields[event.seat][event.field]
        if self.phase == "plant":
            assert event.seat == self.active, "only the active player plants from the hand (S5)"
            assert self.hands[event.seat].pop(0) == event.card, "planted from the middle of the hand (S5)"
            self.planted.append(event.seat)
            assert len(self.planted) <= 2, "a third card was planted (S5)"
            if self.strict and row:
                assert self.sissi(row[-1]) != self.sissi(event.card), "two of a row in phase 1 (S6)"
        else:
            assert self.phase == "plant traded", "planted in another phase"
            if event.card in self.aside[event.seat]:
                self.aside[event.seat].remove(event.card)
            else:
                self.take_face_up(event.seat, event.card)
        row.append(event.card)
        captains = {self.kinds[card] for card in row if not self.sissi(card)}
        assert len(captains) <= 1, "two kinds of captain in a field (S3)"

    def take_face_up(self, seat: Seat, card: CardId) -> None:
        assert seat == self.active, "face-up cards are the active player's"
        self.face_up.remove(card)

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
        for giver, taker, cards in (
            (event.seat, event.taker, event.given),
            (event.taker, event.seat, event.received),
        ):
            for card in cards:
                if card in self.face_up:
                    self.take_face_up(giver, card)
                else:
                    self.hands[giver].remove(card)
                self.aside[taker].append(card)

    def end(self, event: GameEnded) -> None:
        assert self.exhaustions == 3, "the game ends with the third exhaustion (S13)"
        assert self.phase == "draw", "the game ends in phase 4 or before it (S13)"
        assert not any(chain(*self.fields)), "a field was not sold at the end (S14)"
        assert event.scores == tuple(map(len, self.talers)), "the scores are not what everybody has (S14)"
        recent = [(self.active - ago) % len(self.hands) for ago in range(len(self.hands))]
        best = [seat for seat in recent if event.scores[seat] == max(event.scores)]
        assert event.winners == (best[0],), "of those tied the most recently active wins (S14)"
        self.over = True

    def assert_whole(self) -> None:
        """Every card lies in one place, and in one only."""
        piles = [*self.hands, *self.aside, *self.talers, *chain(*self.fields)]
        cards = [*chain(*piles), *self.deck, *self.discard, *self.face_up]
        assert len(cards) == len(self.kinds) == len(set(cards)), "a card is lost, or in two places"

    def assert_agrees(self, state: Table) -> None:
        """The state has every card where the events have put it, and in that order where there is one."""
        assert self.hands == state.hands, "hands"
        assert [set(pile) for pile in self.talers] == [set(pile) for pile in state.talers], "coins"
        assert self.fields == state.fields, "fields"
        assert self.aside == state.aside, "aside"
        assert self.face_up == state.face_up, "face up"
        assert self.discard == state.discard, "discard"
        assert len(state.deck) == len(self.deck) == len(self.deck.intersection(state.deck)), "deck"
        assert (self.active, self.turn) == (state.active, state.turn), "turn"
        assert self.phase == ORDER[state.phase], "phase"
        assert (self.exhaustions, self.over) == (state.exhaustions, state.result is not None), "end"


def moves(ledger: Ledger) -> dict[type[Event], Callable[[Any], None] | None]:
    """Say which entry each event makes, if any; one that is not here is not known to the books."""
    still: tuple[type[Event], ...] = (
        Agreed,
        AgreementLapsed,
        Declined,
        Lapsed,
        MarkedDone,
        Offered,
        Wished,
        Withdrawn,
    )
    return {
        **dict.fromkeys(still, None),
        TurnBegan: ledger.begin_turn,
        PhaseBegan: ledger.begin_phase,
        Drew: ledger.draw,
        TurnedOver: ledger.turn_over,
        Exhausted: ledger.exhaust,
        Shuffled: ledger.shuffle,
        Planted: ledger.plant,
        Sold: ledger.sell,
        Traded: ledger.trade,
        GameEnded: ledger.end,
    }
