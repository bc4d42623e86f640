"""Thinking: what happens in the processes of bots, where each of them is made, told of moves, and asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.bots import Bot, bot_named
from haricot.bots.manners import polite
from haricot.catalogue import game_of, read_record
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.types import Seat
from haricot.kernel.view import View

Key = tuple[str, int, Seat, str]
"""A bot: the table, the number of the game there, the seat, and which bot it is."""


class ThinkRequest(Struct, frozen=True):
    """What a bot is asked: all that its seat may know, and what was news since it was asked last."""

    key: Key
    # The record of the game without its seed and moves.
    head: bytes
    dice: str
    # The moves that are told of: from this one on, and up to that one.
    first: int
    upto: int
    news: Sequence[Event]
    view: View
    options: Sequence[Action]
    # What part of its usual time the bot may think.
    effort: float = 1.0


BOTS: dict[Key, Bot] = {}


@lru_cache(maxsize=64)
def game_from(head: bytes) -> AnyGame:
    """Set up a game from the head of a record."""
    game: AnyGame = game_of(read_record(head))
    return game


def think(request: ThinkRequest) -> Action | None:
    """Let a bot decide; it is made when it is first asked, or when its process was lost."""
    bot = BOTS.get(request.key)
    if bot is None or request.first == 0:
        seat, name = request.key[2:]
        game = game_from(request.head)
        bot = BOTS[request.key] = polite(bot_named(name, game.name))(game, seat, request.dice)
    if bot.watches:
        for event in request.news:
            bot.see(event)
    bot.effort = request.effort
    return bot.decide(request.view, request.options)


def forget(table: str) -> None:
    """Forget the bots of a table."""
    for key in [key for key in BOTS if key[0] == table]:
        del BOTS[key]
