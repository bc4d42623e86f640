"""Boards: a game and a state of it, written down so that it can be read, to act on and to look at in words.

Cards and beans are written as `3 blaue rote 3/4`: a number stands for so many of the next one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

import msgspec
import pytest

import haricot
from haricot.beans.game import AnyGame
from haricot.beans.tables import Tables
from haricot.cards.actions import Plant
from haricot.cards.game import CardGame
from haricot.cards.position import TablePosition, card_names
from haricot.cards.table import Table
from haricot.catalogue import facets
from haricot.kernel.actions import Action, Offer, Take
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.state import State
from haricot.kernel.types import ALL, ALL_SEEING
from haricot.testing.moment import portrait

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=State)
C = TypeVar("C", bound=CardGame[Any, Any])
T = TypeVar("T", bound=Table)


def spell(text: str) -> list[str]:
    """Spell `3 blaue rote` out, one by one."""
    names: list[str] = []
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            names += [word] * count
            count = 1
    return names


def say(names: Iterable[str]) -> str:
    """Write names as `3 blaue rote`, the opposite of `spell`."""
    groups = [(name, len(list(group))) for name, group in groupby(names)]
    return " ".join(name if count == 1 else f"{count} {name}" for name, count in groups)


class AnyBoard(Generic[G, S]):
    """A game and a state of it."""

    def __init__(self, game: G, state: S) -> None:
        self.game = game
        self.state = state

    def do(self, *actions: Action) -> list[Event]:
        """Check and play some actions, and tell all that happened; what anybody sees of it must add up."""
        told: list[Event] = []
        for action in actions:
            self.game.check(self.state, action)
            views = [self.game.view(self.state, seat) for seat in range(ALL_SEEING, self.state.players)]
            events = self.game.apply(self.state, action)
            for view in views:
                for event in events:
                    view.see(event.seen_by(view.seat))
                assert view == self.game.view(self.state, view.seat)
            told += events
        return told

    def refused(self, action: Action) -> Illegal:
        """Expect that an action is refused, in a sentence, and that nothing at all has changed by it."""
        before, news = portrait(self.state), self.state.news
        with pytest.raises(Illegal) as caught:
            self.game.check(self.state, action)
        assert portrait(self.state) == before
        assert self.state.news is news
        assert caught.value.sentence.endswith(".")
        assert len(caught.value.sentence.split()) > 3
        return caught.value

    def why_not(self, action: Action) -> tuple[str, str]:
        """Expect that an action is refused, and tell by which rule, and the code for translators."""
        broken = self.refused(action)
        return broken.rule, broken.code

    def legal(self, seat: int) -> set[Action]:
        """Tell what is listed for a seat; in which order does not matter."""
        return set(self.game.legal(self.state, seat))

    def listed(self, seat: int, kind: type[Action]) -> set[Action]:
        """Tell which actions of one kind are listed for a seat."""
        return {action for action in self.legal(seat) if isinstance(action, kind)}

    def snapshot(self) -> tuple[bytes, bool]:
        """Write the position down, to compare it later."""
        form = facets(self.game).positions.load()
        return msgspec.json.encode(form.write_position(self.game, self.state)), self.state.closed

    def kind(self, name: str) -> int:
        """Find a kind of bean."""
        return self.game.keys().index(name)

    def kinds(self, text: str) -> tuple[int, ...]:
        """Find kinds of bean: `2 blaue rote`."""
        return tuple(self.kind(name) for name in spell(text))

    def phase(self) -> str:
        """Name the phase."""
        return self.game.phases[self.state.phase].name


class CardBoard(AnyBoard[C, T], Generic[C, T]):
    """A card table."""

    def __init__(self, game: C, state: T) -> None:
        super().__init__(game, state)
        self.card_names = card_names(game.law, game.pairs)

    def card(self, name: str, seat: int | None = None) -> int:
        """Find a card of a seat by name: before the player, or else face up."""
        return self.cards(name, seat)[0]

    def cards(self, text: str, seat: int | None = None) -> tuple[int, ...]:
        """Find cards by name, each once, the front ones of the hand first."""
        pool = [*([] if seat is None else self.own(seat)), *self.state.face_up]
        found: list[int] = []
        for name in spell(text):
            meant = self.card_names.named(name)
            found.append(next(card for card in pool if card in meant and card not in found))
        return tuple(found)

    def own(self, seat: int) -> list[int]:
        """List the cards of a seat that it may use: in hand and set aside."""
        return [*self.state.hands[seat], *self.state.aside[seat]]

    def plant(self, seat: int, name: str, field: int) -> Plant:
        """Put the planting of a card by name into an action."""
        return Plant(seat, self.card(name, seat), field)

    def offer(
        self,
        seat: int,
        gives: str = "",
        wants: str = "",
        to: int = ALL,
        pays: int = 0,
        asks: int = 0,
        answers: int = 0,
    ) -> Offer:
        """Put an offer with cards by name into an action."""
        return Offer(seat, to, self.cards(gives, seat), self.kinds(wants), pays, asks, answers)

    def take(self, seat: int, number: int, cards: str = "") -> Take:
        """Put the taking of an offer with cards by name into an action."""
        return Take(seat, number, self.cards(cards, seat))

    def words(self, cards: Iterable[int]) -> str:
        """Name the kinds of some cards."""
        return say(self.card_names.kinds[card] for card in cards)

    def hand(self, seat: int) -> str:
        """Name the cards of a hand from its front."""
        return self.words(self.state.hands[seat])

    def fields(self, seat: int) -> list[str]:
        """Name the fields of a seat from the left, each from its first card on."""
        return [self.words(row) for row in self.state.fields[seat]]

    def aside(self, seat: int) -> str:
        """Name what is set aside for a seat."""
        return self.words(self.state.aside[seat])

    def talers(self, seat: int) -> str:
        """Name the bean sides of a seat's talers, the one earned last at the end."""
        return self.words(self.state.talers[seat])

    def discard(self) -> str:
        """Name the discarded cards, the last at the end."""
        return self.words(self.state.discard)

    def face_up(self) -> str:
        """Name the cards lying face up."""
        return self.words(self.state.face_up)

    def piles(self) -> list[list[int]]:
        """List all that lies anywhere, pile by pile."""
        state = self.state
        piles = [state.deck, state.discard, state.face_up, *state.hands, *state.aside, *state.talers]
        return [*piles, *(row for rows in state.fields for row in rows)]

    def everything(self) -> list[int]:
        """List every card wherever it is."""
        return sorted(card for cards in self.piles() for card in cards)


def lay(
    form: type[TablePosition[Any]],
    empty: Any,
    seats: Sequence[Any],
    *,
    name: str,
    players: int = 4,
    rest: str = "discard",
    deck: str | None = None,
    pile: str | None = None,
    tables: Tables | None = None,
    **kept: Any,
) -> tuple[Any, Any]:
    """Set a position of a card game up; seats that are not written are empty ones.

    Besides options `kept` has fields of the position, piles as texts. `deck` and `pile` (of contracts) have
    their top first. With a `deck`, the beans that are not written lie in the discard pile or, if `rest`
    says "talers", under the last player's talers. With a `pile`, the last player has fulfilled the other
    contracts.
    """
    written = {field: kept.pop(field) for field in TablePosition.__struct_fields__ if field in kept}
    piles = {field: spell(written.pop(field, "")) for field in ("face_up", "discard")}
    game = haricot.game(name, players=players, tables=tables, **kept)
    position: Any = form(game=name, **{"phase": "trade", **piles, **written})
    position.seats = [*seats, *(empty() for _ in range(players - len(seats)))]
    if deck is not None:
        position.deck = spell(deck)
        where = position.seats[-1].talers if rest == "talers" else position.discard
        where[:0] = unwritten(Counter(dict(zip(game.law.keys, game.law.counts, strict=True))), position)
    if pile is not None:
        position.contracts = spell(pile)
        pairs = Counter(f"{left}/{right}" for left, right in game.pairs)
        position.seats[-1].fulfilled += unwritten(pairs, position)
    return game, facets(game).positions.load().state_of(game, position)


def unwritten(counts: Counter[str], position: TablePosition[Any]) -> list[str]:
    """Name the cards of some kinds that stand nowhere in a position."""
    written = Counter(name.partition(".")[0] for name in position.names())
    return [kind for kind, count in counts.items() for _ in range(count - written[kind])]
