"""Positions of Sissi!, written down so that they can be read, and a board to act on them.

Cards are written as `feuer sissi 2 feuer`: a number stands for so many of the next card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
import pytest

import haricot
from haricot.beans.cardgame import CardGame
from haricot.beans.cardnames import card_names
from haricot.beans.position import Place
from haricot.beans.table import Table
from haricot.beans.tables import Tables
from haricot.beans.view import TableView
from haricot.beans.written import WrittenOffer, WrittenRefusal, WrittenWish
from haricot.games.sissi.position import Position, state_of, write_position
from haricot.kernel.actions import Action, Offer, Plant, Take
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.offers import Result
from haricot.kernel.types import ALL, ALL_SEEING

# The figures of the specification: how many cards, and the beanometer.
FIGURES: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {
    "sissi": (50, ((3, 1), (7, 2), (9, 3), (11, 4), (13, 5))),
    "feuer": (16, ((5, 1), (9, 3), (11, 5))),
    "sau": (14, ((4, 1), (8, 3), (10, 5))),
    "brech": (12, ((4, 1), (7, 3), (9, 5))),
    "soja": (10, ((3, 1), (6, 3), (8, 5))),
    "augen": (8, ((3, 1), (5, 3), (7, 5))),
    "rote": (6, ((3, 1), (5, 3), (6, 5))),
    "garten": (4, ((2, 1), (4, 3), (6, 5))),
}
CAPTAINS = ("feuer", "sau", "brech", "soja", "augen", "rote", "garten")


def spell(text: str) -> list[str]:
    """Spell `3 feuer sissi` out, card by card."""
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
    """Write names as `3 feuer sissi`, the opposite of `spell`."""
    groups = [(name, len(list(group))) for name, group in groupby(names)]
    return " ".join(name if count == 1 else f"{count} {name}" for name, count in groups)


def row(count: int, last: str, other: str = "sissi") -> str:
    """Write a field of so many cards in turn that ends in `last`: `row(3, "feuer")`, feuer sissi feuer."""
    return " ".join([last if place % 2 == 0 else other for place in range(count)][::-1])


def player(
    hand: str = "",
    *fields: str,
    aside: str = "",
    talers: str = "",
    wish: WrittenWish | None = None,
    done: bool = False,
) -> Place:
    """Write down what one player has: the hand from its front, then the fields from the left."""
    return Place(
        hand=spell(hand),
        fields=[spell(field) for field in fields],
        aside=spell(aside),
        talers=spell(talers),
        wish=wish,
        done=done,
    )


def table(
    *seats: Place,
    players: int = 4,
    phase: str = "trade",
    active: int = 0,
    face_up: str = "",
    discard: str = "",
    deck: str | None = None,
    rest: str = "discard",
    offers: Sequence[WrittenOffer] = (),
    refused: Sequence[WrittenRefusal] = (),
    planted: int = 0,
    exhaustions: int = 0,
    shuffles: int = 0,
    turn: int = 1,
    seed: int = 0,
    result: Result | None = None,
    tables: Tables | None = None,
    name: str = "sissi",
    **options: Any,
) -> Board:
    """Set a position up, of Sissi! or another plain game; seats that are not written have nothing.

    `deck` has its top first. With a `deck`, the cards that are not written lie in the discard pile or,
    if `rest` says "talers", under the last player's coins.
    """
    game = haricot.game(name, players=players, tables=tables, **options)
    position = Position(
        game=name,
        phase=phase,
        active=active,
        turn=turn,
        planted=planted,
        exhaustions=exhaustions,
        seats=[*seats, *(Place() for _ in range(players - len(seats)))],
        face_up=spell(face_up),
        discard=spell(discard),
        deck=None if deck is None else spell(deck),
        offers=list(offers),
        refused=list(refused),
        seed=seed,
        shuffles=shuffles,
        result=result,
    )
    if deck is not None:
        where = position.seats[-1].talers if rest == "talers" else position.discard
        where[:0] = unwritten(game, position)
    return Board(game, state_of(game, position))


def unwritten(game: CardGame[Table, Any], position: Position) -> list[str]:
    """Name the cards that stand nowhere in a position."""
    written = Counter(name.partition(".")[0] for name in position.names())
    counts = zip(game.law.keys, game.law.counts, strict=True)
    return [kind for kind, count in counts for _ in range(count - written[kind])]


def start(seed: int = 1, **options: Any) -> Board:
    """Begin a new game."""
    game = haricot.game("sissi", **options)
    return Board(game, game.start(seed))


class Board:
    """A game and a state of it, which can be acted on and looked at in words."""

    def __init__(self, game: CardGame[Table, Any], state: Table) -> None:
        self.game = game
        self.state = state
        self.card_names = card_names(game.law, game.pairs)

    def do(self, *actions: Action) -> list[Event]:
        """Check and play some actions, and tell all that happened; what anybody sees of it must add up."""
        told: list[Event] = []
        for action in actions:
            self.game.check(self.state, action)
            views = [self.view(seat) for seat in range(ALL_SEEING, self.state.players)]
            events = self.game.apply(self.state, action)
            for view in views:
                for event in events:
                    view.see(event.seen_by(view.seat))
                assert view == self.view(view.seat)
            told += events
        return told

    def refused(self, action: Action) -> Illegal:
        """Expect that an action is refused, in a sentence, and that nothing has changed by it."""
        before, news, told = self.snapshot(), self.state.news, list(self.state.news)
        with pytest.raises(Illegal) as caught:
            self.game.check(self.state, action)
        assert self.snapshot() == before
        assert self.state.news is news
        assert news == told
        assert caught.value.sentence.endswith(".")
        assert len(caught.value.sentence.split()) > 3
        return caught.value

    def legal(self, seat: int) -> set[Action]:
        """Tell what is listed for a seat; in which order does not matter."""
        return set(self.game.legal(self.state, seat))

    def plants(self, seat: int) -> set[tuple[str, int]]:
        """Tell which plantings are listed for a seat: what, and in which field."""
        return {
            (self.words([action.card]), action.field)
            for action in self.legal(seat)
            if isinstance(action, Plant)
        }

    def snapshot(self) -> tuple[bytes, bool]:
        """Write everything down, to compare it later."""
        return msgspec.json.encode(write_position(self.game, self.state)), self.state.closed

    def view(self, seat: int) -> TableView:
        """See what a seat sees."""
        return self.game.view(self.state, seat)

    def kinds(self, text: str) -> tuple[int, ...]:
        """Find kinds of bean: `2 sissi rote`."""
        return tuple(self.game.law.keys.index(name) for name in spell(text))

    def card(self, name: str, seat: int | None = None) -> int:
        """Find a card of a seat by name: in hand, set aside, or else face up."""
        return self.cards(name, seat)[0]

    def cards(self, text: str, seat: int | None = None) -> tuple[int, ...]:
        """Find cards by name, each once, the front ones of the hand first."""
        own = [] if seat is None else [*self.state.hands[seat], *self.state.aside[seat]]
        pool = [*own, *self.state.face_up]
        found: list[int] = []
        for name in spell(text):
            meant = self.card_names.named(name)
            found.append(next(card for card in pool if card in meant and card not in found))
        return tuple(found)

    def plant(self, seat: int, name: str, field: int) -> Plant:
        """Put the planting of a card by name into an action."""
        return Plant(seat, self.card(name, seat), field)

    def offer(
        self,
        seat: int,
        gives: str = "",
        wants: str = "",
        to: int = ALL,
        answers: int = 0,
    ) -> Offer:
        """Put an offer with cards by name into an action."""
        return Offer(seat, to, self.cards(gives, seat), self.kinds(wants), 0, 0, answers)

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
        return [self.words(cards) for cards in self.state.fields[seat]]

    def aside(self, seat: int) -> str:
        """Name what is set aside for a seat."""
        return self.words(self.state.aside[seat])

    def talers(self, seat: int) -> str:
        """Name the bean sides of a seat's coins, the one earned last at the end."""
        return self.words(self.state.talers[seat])

    def discard(self) -> str:
        """Name the discarded cards, the last at the end."""
        return self.words(self.state.discard)

    def face_up(self) -> str:
        """Name the cards lying face up."""
        return self.words(self.state.face_up)

    def phase(self) -> str:
        """Name the phase."""
        return self.game.phases[self.state.phase].name

    def everything(self) -> list[int]:
        """List every card wherever it is."""
        state = self.state
        piles = [state.deck, state.discard, state.face_up, *state.hands, *state.aside, *state.talers]
        piles += [cards for rows in state.fields for cards in rows]
        return sorted(card for cards in piles for card in cards)
