"""Ledger: what happened to each kind of bean and to everybody's money in one game, read from its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.catalogue import facets
from haricot.kernel.events import Event, Traded
from haricot.kernel.game import S
from haricot.kernel.state import State
from haricot.kernel.types import NONE, Bean, Score, Seat


class BeanTally(Struct):
    """One kind of bean in one game: fields sold and their cards, talers, deals it was part of; on carts
    also beans bought, delivered, and left for the bank at the end."""

    fields: int = 0
    cards: int = 0
    talers: float = 0.0
    deals: int = 0
    bought: int = 0
    delivered: int = 0
    left: int = 0


class GameTally(Struct):
    """One game: its beans by kind, the turn in which each seat got a third field (0: never), contracts."""

    beans: list[BeanTally]
    third: list[int]
    contracts: dict[int, int] = {}


def blank(game: AnyGame) -> GameTally:
    """Rule the sheet of a game."""
    return GameTally([BeanTally() for _ in game.names()], [0] * game.players, {})


Row = dict[str, Any]

Reason = Literal["sale", "final", "contract", "field", "deal", "beans", "purchase", "toll", "loan"]
"""Why talers came or went."""

TalerChange: TypeAlias = tuple[Seat, Reason, Bean, Score]
"""Talers that came to a seat or went (below 0): why, and with which kind of bean, NONE if with none."""


G = TypeVar("G", bound=AnyGame)


class Ledger(Generic[G, S]):
    """Follows a game by its events; each game keeps one of its own kind."""

    def __init__(self, game: G, state: S, tally: GameTally) -> None:
        self.game = game
        self.state = state
        self.tally = tally

    def listen(self, events: list[Event]) -> None:
        """Write down what happened."""
        raise NotImplementedError

    @staticmethod
    def changes(game: G, event: Event) -> Iterator[TalerChange]:
        """Tell whose talers an event changed."""
        if isinstance(event, Traded):
            yield event.seat, "deal", NONE, event.earned - event.paid
            yield event.taker, "deal", NONE, event.paid - event.earned

    @staticmethod
    def row(bean: BeanTally, everything: list[BeanTally], games: int) -> Row:
        """Tell what beans of one kind bring, among all kinds."""
        raise NotImplementedError


AnyLedger: TypeAlias = Ledger[Any, Any]


def count_deal(tally: GameTally, kinds: set[int]) -> None:
    """Count a deal for every kind that was part of it."""
    for kind in kinds - {NONE}:
        tally.beans[kind].deals += 1


def ratio(part: float, whole: float) -> float | None:
    """Divide, where there is something to divide by."""
    return part / whole if whole else None


def ledger(game: AnyGame, state: State, tally: GameTally) -> AnyLedger:
    """Open the ledger of a game."""
    return facets(game).ledger.load()(game, state, tally)
