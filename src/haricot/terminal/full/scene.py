"""Scene: one moment of a game as everything on the screen draws it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from textual.content import Content
from textual.style import Style

from haricot.beans.game import AnyGame
from haricot.beans.grammar import Grammar
from haricot.beans.tables import Looks
from haricot.catalogue import entry, facets
from haricot.kernel.actions import Action
from haricot.kernel.types import Bean, Seat
from haricot.kernel.view import View
from haricot.telling.screen import Choice, Screen
from haricot.terminal.full.art import chip
from haricot.terminal.full.backend import Backend
from haricot.terminal.full.board import AnyBoard
from haricot.terminal.pages import read
from haricot.words.texts import Texts

# A scene of a garden is one of a card table: hence covariant.
G = TypeVar("G", bound=AnyGame, covariant=True)
V = TypeVar("V", bound=View, covariant=True)


@dataclass
class Scene(Generic[G, V]):
    """What is seen now, with the words for it."""

    backend: Backend
    screen: Screen[G, V]
    texts: Texts
    view: V
    options: Sequence[Action]
    # Width of the table in columns, and whether there are lines to spare.
    width: int
    roomy: bool

    @cached_property
    def choices(self) -> list[Choice]:
        """What the reader can do now, as it is typed, each with what it would do."""
        return self.screen.choices(self.view, self.options) if self.backend.asked() else []

    @cached_property
    def examples(self) -> list[Choice]:
        """Examples of what cannot be listed, each with what it would do."""
        return list(self.screen.examples(self.view)) if self.backend.asked() else []

    @property
    def game(self) -> G:
        """The rules that are played by."""
        return self.screen.speech.game

    @cached_property
    def board(self) -> AnyBoard:
        """The panes of the game."""
        return facets(self.game).board.load()

    @property
    def grammar(self) -> Grammar[V]:
        """What can be typed."""
        return self.screen.speech.grammar

    @property
    def me(self) -> Seat:
        """Seat of the reader; below 0 for somebody who watches."""
        return self.backend.seat

    def rules(self, numbers: Sequence[str], width: int) -> str:
        """Read some rules, or the titles of all."""
        return read(numbers, self.texts.language, entry(self.game.name).rules, width)

    def say(self, id: str, **words: str | int) -> str:
        """Say something in the reader's language."""
        return self.texts.say(id, **words)

    def sentence(self, id: str) -> str:
        """Say something with a large first letter."""
        text = self.say(id)
        return text[0].upper() + text[1:]

    def kind_name(self, kind: Bean) -> str:
        """Name a kind as it is typed."""
        return self.grammar.words.short[kind]

    def looks(self, kind: Bean) -> Looks:
        """Tell how a kind is drawn."""
        return self.grammar.words.looks[kind]

    def chip(self, kind: Bean, style: Style | None = None) -> Content:
        """Draw a bean."""
        return chip(self.looks(kind), style)

    def bean(self, kind: Bean, style: Style | None = None) -> Content:
        """Draw a bean with its name."""
        name = Content.styled(f" {self.kind_name(kind)}", style or Style())
        return Content.assemble(self.chip(kind, style), name)

    @property
    def within(self) -> int:
        """Width of a box over the whole table, without its border."""
        return self.width - 4

    def others(self) -> list[Seat]:
        """List the other players, from the reader's left on; for somebody who watches, everybody."""
        players = self.view.players
        if self.me < 0:
            return list(range(players))
        return [(self.me + step) % players for step in range(1, players)]

    def name(self, seat: Seat) -> str:
        """Name a player; the reader is called you."""
        return self.say("you") if seat == self.me else self.backend.names[seat]

    def called(self, seat: Seat) -> str:
        """Name a player as everybody does, and say if it is a bot."""
        bot = f" ({self.say('seat-bot')})" if self.backend.is_bot(seat) else ""
        return f"{self.backend.names[seat]}{bot}"

    def money(self, seat: Seat) -> str:
        """Count what a player owns."""
        return self.say(self.board.coins, count=self.view.coins(seat))


AnyScene: TypeAlias = Scene[Any, Any]


def flow(parts: Sequence[Content], width: int, gap: str = "  ") -> Content:
    """Write pieces one after the other, and break no line within one."""
    lines: list[list[Content]] = [[]]
    used = 0
    for part in parts:
        if lines[-1] and used + len(gap) + part.cell_length > width:
            lines.append([])
            used = 0
        used += part.cell_length + (len(gap) if lines[-1] else 0)
        lines[-1].append(part)
    return Content("\n").join([join(line, gap) for line in lines])


def join(parts: Sequence[Content], gap: str = "  ") -> Content:
    """Write pieces one after the other."""
    return Content(gap).join(parts)
