"""What a client makes of the events it was sent is what it would see afresh, after every move of a game."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from haricot.beans.playout import Dice, Playout
from haricot.client import Seated
from haricot.wire.commands import Look, Sit, Start
from tests.server.served import GAMES, Opened, quick, served

PLAYERS = 5
EVERY = 20
"""After so many moves everybody asks for a fresh view, which has to be the old one."""


@pytest.mark.parametrize("game", GAMES)
def test_old_view_and_events_are_the_fresh_view(game: str) -> None:
    served()(lambda server: whole_game(server, game))()


async def whole_game(server: Opened, game: str) -> None:
    async with AsyncExitStack() as stack:
        names = [f"Guest {number}" for number in range(PLAYERS + 1)]
        visitors = [await stack.enter_async_context(server.visitor(name)) for name in names]
        table = await visitors[0].open(quick(game, PLAYERS))
        seats = [
            await stack.enter_async_context(visitor.join(table, outlooks=number % 2 == 0))
            for number, visitor in enumerate(visitors)
        ]
        for number, seated in enumerate(seats[:PLAYERS]):
            await seated.do(Sit(number, f"P{number}"))
        await seats[0].do(Start())
        play = server.house.rooms[table].play
        assert play is not None
        playout, dice = Playout(play.game, play.game.goods), Dice(5)
        while play.result is None:
            action: Any = playout.step(play.session.state, dice)
            await seats[action.seat].do(action)
            for seated in seats:
                await compare(seated, play)
        assert play.move > 50


async def compare(seated: Seated, play: Any) -> None:
    """Compare what a client has made of all that it heard with what the server would show it now."""
    while seated.move < play.move:
        await seated.news()
    state = play.session.state
    options = tuple(play.game.legal(state, seated.seat)) if seated.seat >= 0 else ()
    shown = msgspec.json.encode(play.game.view(state, seated.seat))
    assert seated.view_known is not None
    assert msgspec.json.encode(seated.view_known) == shown
    assert seated.options == options
    assert seated.waits == tuple(play.game.waits_for(state))
    check_outlooks(seated, play)
    if play.move % EVERY == 0:
        await seated.do(Look())
        assert msgspec.json.encode(seated.view_known) == shown
        assert seated.options == options
        check_outlooks(seated, play)


def check_outlooks(seated: Seated, play: Any) -> None:
    """Who asked knows what each option would do and what everything is worth; who did not, nothing."""
    view = play.game.view(play.session.state, seated.seat)
    told = [play.game.outlook(view, action) for action in seated.options]
    assert seated.outlooks == (tuple(told) if seated.wants_outlooks else ())
    assert seated.appraisal == (play.game.appraise(view) if seated.wants_outlooks else None)
