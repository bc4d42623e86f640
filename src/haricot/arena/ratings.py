"""Ratings of all bots of a tournament, from the order in which they came in every game (openskill)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from haricot.arena.play import Played, SeatResult
from haricot.arena.tournament import Results
from haricot.extras import need


class Rating(Struct, frozen=True):
    """How strong a bot is (25 is where everybody starts), and how sure that is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """Tell the lower bound of its 95 % interval."""
        return self.mu - 1.96 * self.sigma

    @property
    def high(self) -> float:
        """Tell the upper bound of its 95 % interval."""
        return self.mu + 1.96 * self.sigma


def ratings(results: Sequence[Results]) -> dict[str, Rating]:
    """Rate all bots by all games, deal after deal, the best first; mirror games tell nothing."""
    model = need("openskill.models", "Ratings need").PlackettLuce()
    bots = dict.fromkeys(bot for result in results for bot in result.match.bots)
    found = {bot: model.rating(name=bot) for bot in bots}
    for game in games_in_order(results):
        rate(model, found, game)
    rated = {bot: Rating(rating.mu, rating.sigma) for bot, rating in found.items()}
    return dict(sorted(rated.items(), key=lambda pair: -pair[1].mu))


def games_in_order(results: Sequence[Results]) -> list[Played]:
    """List all games by their deals, so that no match is rated before another."""
    deals = [dealt for result in results for dealt in result.deals]
    deals.sort(key=lambda dealt: (dealt.deal, dealt.match))
    return [game for dealt in deals for game in dealt.games]


def rate(model: Any, found: dict[str, Any], game: Played) -> None:
    """Rate one game; a bot with several seats gets the mean of what they would have got."""
    bots = [seated.bot for seated in game.seats]
    if len(set(bots)) == 1:
        return
    after = model.rate([[found[bot]] for bot in bots], ranks=[rank(game, seated) for seated in game.seats])
    for bot in set(bots):
        own = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
        mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
        found[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def rank(game: Played, seated: SeatResult) -> int:
    """Tell how many were better: winners come first, then talers count."""
    return sum(standing(other) > standing(seated) for other in game.seats)


def standing(seated: SeatResult) -> tuple[float, int]:
    """Order the players of a game."""
    return seated.won, seated.score or 0
