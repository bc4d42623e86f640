"""One game among bots, and many of them with their sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from haricot.arena.host import Host, Listener
from haricot.arena.match import Match, at_least_one, match_of
from haricot.arena.play import Dealt, play_seating
from haricot.arena.report import Report, report_on
from haricot.arena.tournament import Results
from haricot.beans.game import AnyGame
from haricot.bots import Bot
from haricot.kernel.record import AnySession, new_session


def play_game(game: AnyGame, bots: Sequence[Bot], seed: int, listener: Listener | None = None) -> AnySession:
    """Play one game among bots to its end."""
    session: AnySession = new_session(game, seed, undo=False)
    Host(game, session, dict(enumerate(bots)), listener).run()
    return session


def simulate(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], object] = lambda played: None,
) -> Report:
    """Play many games: each deal once from every seat, so that nobody is lucky with the cards."""
    at_least_one(games, "games")
    match = match_of(game, names, games, seed=seed, seatings="rotations")
    start = perf_counter()
    results = play_some(match, game, games, progress)
    report = report_on(results)
    report.seconds = perf_counter() - start
    return report


def play_some(match: Match, game: AnyGame, games: int, progress: Callable[[int], object]) -> Results:
    """Play a number of games; the last deal may do without some seatings."""
    results, seatings = Results(match, []), len(match.seated())
    for number in range(games):
        deal, seating = divmod(number, seatings)
        if seating == 0:
            results.deals.append(Dealt(0, deal, match.seed_of(deal), []))
        results.deals[deal].games.append(play_seating(match, game, deal, seating))
        progress(number + 1)
    return results
