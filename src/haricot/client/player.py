"""Player: lets a bot play at a table over the wire, as somebody who is quick would."""

from __future__ import annotations

import asyncio

from haricot.arena.host import first_step
from haricot.bots.entrants import AnyBot, maker
from haricot.catalogue import game_again
from haricot.client.seated import Seated
from haricot.kernel.actions import Action, Done
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.offers import Result
from haricot.wire.messages import Refusal

BREATH = 0.5
"""So many seconds a bot waits that was too fast for a table."""


class Player:
    """A bot at the seat of a client; it is asked when something has happened that it may answer."""

    def __init__(self, seated: Seated, bot: AnyBot, dice: int | str = 0) -> None:
        settings = seated.table.settings
        # The game is the server's to name, and so it loads no code of anybody's; the bot is the caller's.
        game = game_again(settings.game, settings.options, None)
        self.seated = seated
        self.bot = maker(bot, settings.game)(game, seated.seat, dice)
        self.seated.unheard = [] if self.bot.watches else None

    async def play(self) -> Result:
        """Play until the game is over, and tell what came of it."""
        while self.seated.table.stage == "playing":
            if not await self.act():
                await self.seated.news()
        if self.seated.view.result is None:
            raise HaricotError("The table was closed before the game was over: there is no result.")
        return self.seated.view.result

    async def act(self) -> bool:
        """Ask the bot, and do what it says; a refusal means that others were quicker."""
        seated = self.seated
        self.listen()
        trading = seated.view.phase == "trade"
        if seated.seat not in seated.waits and not (trading and seated.options):
            return False
        action = self.bot.decide(seated.view, seated.options) or self.closing()
        if action is None and not trading:
            action = first_step(seated.options)
        if action is None:
            return False
        try:
            await seated.do(action)  # type: ignore[arg-type]
        except Illegal:
            return False
        except Refusal as refusal:
            if refusal.code != "too-fast":
                raise
            await asyncio.sleep(BREATH)
        return True

    def listen(self) -> None:
        """Tell a bot that watches what has happened."""
        for event in self.seated.unheard or ():
            self.bot.see(event)
        if self.seated.unheard:
            self.seated.unheard.clear()

    def closing(self) -> Action | None:
        """Say once that there is nothing more to say, so that nobody waits."""
        view, seat = self.seated.view, self.seated.seat
        done = Done(seat)
        return done if done in self.seated.options and not view.done[seat] and seat != view.active else None
