"""What came of a match: a line for each bot and each seat, counted from its deals."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct

from haricot.arena.intervals import Interval, interval, share
from haricot.arena.match import Match
from haricot.arena.play import Played, SeatResult
from haricot.arena.tournament import Results


class BotLine(Struct):
    """What came of one bot, or of one seat; a game counts once for each seat that the bot had in it."""

    name: str
    games: int
    wins: Interval
    talers: Interval | None
    decisions: int
    seconds: float
    slowest: float
    deals: int
    gifts: int
    errors: int

    @property
    def win_share(self) -> float:
        """Tell the part of the games won; those who share a victory share its point."""
        return self.wins.mean

    @property
    def mean_talers(self) -> float:
        """Tell the talers of an average game."""
        return self.talers.mean if self.talers else 0.0

    @property
    def milliseconds(self) -> float:
        """Tell how long an average decision took."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def describe(self) -> dict[str, Any]:
        """Tell it in figures."""
        return {
            "name": self.name,
            "games": self.games,
            "win_share": round(self.win_share, 4),
            "win_share_interval": self.wins.rounded(4),
            "mean_talers": round(self.mean_talers, 2) if self.talers else None,
            "mean_talers_interval": finite(self.talers),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "ms_per_decision": round(self.milliseconds, 3),
            "slowest_ms": round(1000 * self.slowest, 1),
            "deals_per_game": round(self.deals / self.games, 2),
            "gifts_per_game": round(self.gifts / self.games, 2),
            "errors": self.errors,
        }


class Report(Struct):
    """What came of a match, in figures."""

    match: Match
    played: int
    by_bot: list[BotLine]
    by_seat: list[BotLine]
    all_games: list[Played]
    errors: list[str]
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Count the games."""
        return len(self.all_games)

    @property
    def turns(self) -> int:
        """Count the turns of all games."""
        return sum(game.turns for game in self.all_games)

    @property
    def actions(self) -> int:
        """Count what everybody did in all games."""
        return sum(game.actions for game in self.all_games)

    @property
    def deals(self) -> int:
        """Count the deals between players in all games, each of which two have made."""
        return sum(seated.deals for game in self.all_games for seated in game.seats) // 2

    @property
    def gifts(self) -> int:
        """Count the gifts in all games."""
        return sum(seated.gifts for game in self.all_games for seated in game.seats)

    @property
    def games_per_second(self) -> float:
        """Tell how fast it went, if somebody has looked at the clock."""
        return self.games / self.seconds if self.seconds else 0.0

    def describe(self) -> dict[str, Any]:
        """Tell it in figures, ready to be written as JSON."""
        match = self.match
        return {
            "name": match.name,
            "game": match.game,
            "options": match.options,
            "bots": list(match.bots),
            "seed": match.seed,
            "deals": self.played,
            "games": self.games,
            "by_bot": [line.describe() for line in self.by_bot],
            "by_seat": [line.describe() for line in self.by_seat],
            **self.means(),
            "errors": self.errors,
        }

    def means(self) -> dict[str, float]:
        """Tell what an average game is like."""
        return {
            "decisions_per_game": round(self.actions / self.games, 1),
            "deals_per_game": round(self.deals / self.games, 1),
            "gifts_per_game": round(self.gifts / self.games, 1),
            "turns_per_game": round(self.turns / self.games, 1),
        }


def finite(bounds: Interval | None) -> list[float] | None:
    """Give bounds that JSON can hold: there are none from a single deal."""
    return bounds.rounded(2) if bounds and bounds.high < float("inf") else None


def report_on(results: Results) -> Report:
    """Count what came of a match."""
    match, deals = results.match, results.deals
    bots = [line(bot, [results.rows(dealt, bot) for dealt in deals]) for bot in match.kinds()]
    if len(bots) == 1:
        # Among themselves they win an even share, and nothing about that is uncertain.
        bots[0].wins = Interval(match.par, match.par, match.par)
    seats = [
        line(f"seat {seat + 1}", [results.rows(dealt, seat=seat) for dealt in deals])
        for seat in range(match.players)
    ]
    games = [game for dealt in deals for game in dealt.games]
    return Report(match, len(deals), bots, seats, games, results.errors())


def line(name: str, deals: Sequence[Sequence[SeatResult]]) -> BotLine:
    """Count what came of some seats, given deal by deal: the deal is the unit of all intervals."""
    rows = [seated for deal in deals for seated in deal]
    wins = share([fmean([seated.won for seated in deal]) for deal in deals])
    return BotLine(
        name,
        len(rows),
        wins,
        interval([fmean(scores) for scores in map(scores_of, deals) if scores]),
        sum(seated.decisions for seated in rows),
        sum(seated.seconds for seated in rows),
        max((seated.slowest for seated in rows), default=0.0),
        sum(seated.deals for seated in rows),
        sum(seated.gifts for seated in rows),
        sum(bool(seated.error) for seated in rows),
    )


def scores_of(deal: Sequence[SeatResult]) -> list[int]:
    """List the talers of the games that came to their end."""
    return [seated.score for seated in deal if seated.score is not None]
