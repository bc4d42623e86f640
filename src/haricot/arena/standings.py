"""The standings of a round robin: everybody alone against tables of everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from haricot.arena.ratings import Rating
from haricot.arena.report import BotLine, line
from haricot.arena.tournament import Results


class BotStanding(Struct):
    """How a bot fared alone against tables of each of the others, and where it fared worst."""

    line: BotLine
    worst: BotLine
    rating: Rating | None = None

    def describe(self) -> dict[str, Any]:
        """Tell it in figures."""
        told = {**self.line.describe(), "worst_against": self.worst.describe()}
        if self.rating is not None:
            told |= {"rating": round(self.rating.mu, 2), "rating_sigma": round(self.rating.sigma, 2)}
        return told


def standings(results: Sequence[Results], rated: dict[str, Rating]) -> list[BotStanding]:
    """List all bots, by their ratings if they have any, else by their win share."""
    bots = list(dict.fromkeys(result.match.bots[0] for result in results))
    found = [standing(bot, results, rated.get(bot)) for bot in bots]
    return sorted(found, key=lambda one: -(one.rating.mu if one.rating else one.line.win_share))


def standing(bot: str, results: Sequence[Results], rating: Rating | None) -> BotStanding:
    """Count one bot's games as the one against many; a deal is one unit, whoever it is played against."""
    own = [result for result in results if result.match.bots[0] == bot]
    most = max(len(result.deals) for result in own)
    together = [
        [row for result in own for dealt in result.deals[deal : deal + 1] for row in result.rows(dealt, bot)]
        for deal in range(most)
    ]
    against = [
        line(result.match.bots[1], [result.rows(dealt, bot) for dealt in result.deals]) for result in own
    ]
    return BotStanding(line(bot, together), min(against, key=lambda one: one.win_share), rating)
