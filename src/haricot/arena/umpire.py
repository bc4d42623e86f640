"""The umpire: times every answer of a bot, and takes out of the game who errs, cheats or is too slow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from haricot.bots import Bot
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.record import AnySession
from haricot.kernel.types import Seat
from haricot.kernel.view import View
from haricot.plugins import raised


class Fault(Exception):
    """A bot that has lost the game by its own doing: its seat, and what it did."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


class Watched(Bot):
    """A bot under the umpire's eyes: its answers are timed, and checked before they are played."""

    # It stands in for the bot in all that the host may ask, and so takes nothing from its parent.
    def __init__(self, bot: Bot, name: str, session: AnySession, budget: float | None) -> None:
        self.bot = bot
        self.name = name
        self.seat = bot.seat
        self.watches = bot.watches
        self.session = session
        self.budget = budget
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bot, name)

    def decide(self, view: View, options: Sequence[Action]) -> Action | None:
        """Have the bot decide, and see whether it may."""
        self.decisions += 1
        # A list of its own: what a bot does to it must not reach the host.
        answer = self.timed(self.bot.decide, view, list(options))
        if answer is not None:
            self.check(answer)
        return answer  # type: ignore[no-any-return]

    def see(self, event: Event) -> None:
        """Tell the bot what happened; what it makes of that takes its own time."""
        self.timed(self.bot.see, event)

    def timed(self, question: Callable[..., Any], *arguments: Any) -> Any:
        """Ask the bot something, with an eye on the clock."""
        start = perf_counter()
        try:
            answer = question(*arguments)
        except (Exception, SystemExit) as error:
            raise self.fault(f"raised {raised(error, type(self.bot).__module__)}") from error
        spent = perf_counter() - start
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        if self.budget is not None and spent > self.budget:
            raise self.fault(f"took {spent:.3g} s for a decision, and {self.budget:g} s are allowed")
        return answer

    def check(self, answer: object) -> None:
        """Have only actions of the bot's own seat played, and only by the rules."""
        if not isinstance(answer, Action):
            raise self.fault(f"answered {answer!r:.80}, which is no action")
        if answer.seat != self.seat:
            raise self.fault(f"acted for seat {answer.seat + 1}: {answer!r}")
        try:
            self.session.game.check(self.session.state, answer)
        except Illegal as broken:
            raise self.fault(f"acted illegally with {answer!r}: {broken}") from None
        except Exception as error:
            raise self.fault(f"answered {answer!r:.80}, which cannot be read: {raised(error)}") from None

    def fault(self, what: str) -> Fault:
        """Say who did what, and when."""
        state = self.session.state
        when = f"turn {state.turn}, phase “{self.session.game.phases[state.phase].name}”"
        return Fault(self.seat, f"{self.name} in seat {self.seat + 1} lost at {when}: it {what}.")
