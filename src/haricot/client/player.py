"""Player: lets a bot play at a table over the wire, as somebody quick with good manners would."""

from __future__ import annotations

import asyncio

from haricot.beans.talk import first_step
from haricot.bots.entrants import AnyBot, maker
from haricot.bots.manners import polite
from haricot.catalogue import game_again
from haricot.client.seated import Seated
from haricot.kernel.actions import Action, Done, Take
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.offers import Result
from haricot.wire.messages import Refusal

BREATH = 0.5
"""Seconds that a bot waits after it was too fast for a table."""

LINGER = 5.0
"""Seconds that a bot in its turn waits for those who have said that they are done."""


class Player:
    """A bot at the seat of a client; it is asked when something has happened that it may answer."""

    def __init__(self, seated: Seated, bot: AnyBot, dice: int | str = 0, manners: bool = True) -> None:
        settings = seated.table.settings
        # The game is the server's to name, and so it loads no code of anybody's; the bot is the caller's.
        game = game_again(settings.game, settings.options, None)
        self.seated = seated
        made = maker(bot, settings.game)
        self.bot = (polite(made) if manners else made)(game, seated.seat, dice)
        self.seated.unheard = [] if self.bot.watches else None

    async def play(self) -> Result:
        """Play until the game is over, and tell what came of it."""
        while self.seated.table.stage == "playing":
            if not await self.act():
                await self.wait()
        if self.seated.view.result is None:
            raise HaricotError("The table was closed before the game was over: there is no result.")
        return self.seated.view.result

    async def wait(self) -> None:
        """Wait for news; an offer to people who are done keeps a trade open for a moment only."""
        try:
            async with asyncio.timeout(LINGER if self.last_to_speak() else None):
                await self.seated.news()
        except TimeoutError:
            if self.last_to_speak():
                await self.do(Done(self.seated.seat))

    def last_to_speak(self) -> bool:
        """Tell whether it is for this bot to close a trade in which everybody else is done."""
        view, seat = self.seated.view, self.seated.seat
        others = (done for other, done in enumerate(view.done) if other != seat)
        return view.active == seat and Done(seat) in self.seated.options and all(others)

    async def act(self) -> bool:
        """Ask the bot, and do what it says."""
        seated = self.seated
        self.listen()
        trading = seated.view.phase == "trade"
        if seated.seat not in seated.waits and not (trading and seated.options):
            return False
        action = self.bot.decide(seated.view, self.choices()) or self.closing()
        if action is None and not trading:
            action = first_step(seated.options)
        return action is not None and await self.do(action)

    def choices(self) -> list[Action]:
        """Tell what the bot may do; one that takes what it has declined might never make up its mind."""
        seated = self.seated
        declined = {offer.number for offer in seated.view.offers if seated.seat in offer.declined}
        return [one for one in seated.options if not (isinstance(one, Take) and one.offer in declined)]

    async def do(self, action: Action) -> bool:
        """Do something; a refusal means that others were quicker."""
        try:
            await self.seated.do(action)
        except Illegal:
            return False
        except Refusal as refusal:
            if refusal.code not in ("too-fast", "no-game"):
                raise
            # The game may just have ended, by what was sent before a line was lost.
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
