"""BotDesk: a desk at which bots have some of the seats."""
# interpreted: bots are, and they take most of the time

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from haricot.beans.game import AnyGame
from haricot.beans.talk import PROLONGING, first_step
from haricot.bots import Bot
from haricot.bots.entrants import AnyBot, called, line_up, maker
from haricot.env.asked import seat_among
from haricot.env.desk import MOST_ASKED, Desk
from haricot.env.spec import make_desk
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.events import Event
from haricot.kernel.types import NONE, Seat

Others: TypeAlias = AnyBot | Sequence[AnyBot]
"""Bots for all seats but one: the same everywhere, or one for each from its left on."""


class BotDesk:
    """A game in play at a desk; bots act by themselves, and whoever else is asked is waited for."""

    def __init__(self, game: AnyGame, names: Mapping[Seat, AnyBot], talk: int = MOST_ASKED) -> None:
        self.game = game
        self.names = {seat_among(range(game.players), seat, "bots"): bot for seat, bot in names.items()}
        for bot in names.values():
            maker(bot, game.name)
        self.desk: Desk = make_desk(game, talk)
        # Hears all that happens, before anything is hidden.
        self.listener: Callable[[list[Event]], None] | None = None

    def begin(self, seed: int) -> None:
        """Begin a new game, with new bots."""
        self.desk.begin(seed)
        self.bots: dict[Seat, Bot] = {
            seat: maker(bot, self.game.name)(self.game, seat, f"{seed}/{called(bot)}")
            for seat, bot in self.names.items()
        }
        self.watchers = [bot for bot in self.bots.values() if bot.watches]
        self.tell()
        self.play_on()

    def act(self, choice: int) -> None:
        """Do what the asked seat has chosen, and have the bots play on."""
        self.desk.act(choice)
        self.tell()
        self.play_on()

    def do(self, action: Action) -> None:
        """Do what the asked seat has said in its own words, and have the bots play on."""
        self.desk.do(action)
        self.tell()
        self.play_on()

    def give_up(self) -> None:
        """Have the asked seat do the least it can, and the bots play on."""
        self.say_least()
        self.tell()
        self.play_on()

    def play_on(self) -> None:
        """Have the bots act until somebody else is asked, or the game is over."""
        while self.desk.seat in self.bots:
            self.ask(self.bots[self.desk.seat])

    def ask(self, bot: Bot) -> None:
        """Have a bot act."""
        desk = self.desk
        options = desk.game.legal(desk.state, bot.seat)
        action = bot.decide(self.game.view(desk.state, bot.seat), options)
        if action is None or self.too_late(action):
            self.say_least()
        else:
            self.check(bot, action)
            desk.do(action)
        self.tell()

    def check(self, bot: Bot, action: object) -> None:
        """Refuse what a bot may not do: what is applied is trusted, and a bot may be anybody's."""
        who = f"{type(bot).__name__} in seat {bot.seat}"
        if not isinstance(action, Action) or action.seat != bot.seat:
            raise HaricotError(f"{who} answered {action!r:.80}, which is no action of this seat.")
        try:
            self.game.check(self.desk.state, action)
        except Illegal as broken:
            raise HaricotError(f"{who} acted illegally with {action!r}: {broken}") from None

    def say_least(self) -> None:
        """Have the asked seat wait; where it must act, it ends what can be ended."""
        desk = self.desk
        if desk.may_wait():
            # Nothing happens, and what happened before was told.
            desk.news = []
            desk.say_nothing()
        else:
            desk.do(first_step(desk.game.legal(desk.state, desk.seat)))

    def too_late(self, action: Action) -> bool:
        """Tell whether an action would only prolong a trade that has to end."""
        return self.desk.trading and not self.desk.may_wait() and type(action) in PROLONGING

    def tell(self) -> None:
        """Tell the bots that watch what happened, as far as their seats may know, and whoever listens."""
        if self.listener is not None:
            self.listener(self.desk.news)
        for bot in self.watchers:
            for event in self.desk.news:
                bot.see(event.seen_by(bot.seat))

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.desk.seat == NONE


def others(bots: Others, game: AnyGame) -> list[AnyBot]:
    """List the bots of all seats but one, from its left on."""
    named = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    return line_up(named, game.players - 1, game.name)
