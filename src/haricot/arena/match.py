"""One game among bots, and many of them with their sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from haricot.arena.host import Host, Listener
from haricot.bots import AnyGame, Bot, bot_named
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event, Traded
from haricot.kernel.offers import Result
from haricot.kernel.record import Session, new_session


class Line(Struct):
    """What came of one kind of bot, or of one seat: its share of the wins and its talers, a game each."""

    name: str
    games: int = 0
    wins: float = 0.0
    talers: int = 0

    @property
    def win_share(self) -> float:
        """Tell the part of the games won; those who share a victory share its point."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_talers(self) -> float:
        """Tell the talers of an average game."""
        return self.talers / self.games if self.games else 0.0

    def add(self, result: Result, seat: int) -> None:
        """Count one more game, as it went for one seat."""
        self.games += 1
        self.talers += result.scores[seat]
        if seat in result.winners:
            self.wins += 1 / len(result.winners)

    def describe(self) -> dict[str, Any]:
        """Tell it in figures."""
        share, talers = round(self.win_share, 4), round(self.mean_talers, 2)
        return {"name": self.name, "games": self.games, "win_share": share, "mean_talers": talers}


class Summary(Struct):
    """What came of many games."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    by_bot: list[Line]
    by_seat: list[Line]
    decisions: int = 0
    deals: int = 0
    turns: int = 0
    seconds: float = 0.0

    @property
    def games_per_second(self) -> float:
        """Tell how fast it went."""
        return self.games / self.seconds if self.seconds else 0.0

    def describe(self) -> dict[str, Any]:
        """Tell it in figures, ready to be written as JSON."""
        return {
            "game": self.game,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "by_bot": [line.describe() for line in self.by_bot],
            "by_seat": [line.describe() for line in self.by_seat],
            "decisions_per_game": round(self.decisions / self.games, 1),
            "deals_per_game": round(self.deals / self.games, 1),
            "turns_per_game": round(self.turns / self.games, 1),
            "games_per_second": round(self.games_per_second, 1),
        }


def play_game(
    game: AnyGame, bots: Sequence[Bot], seed: int, listener: Listener | None = None
) -> Session[Any]:
    """Play one game among bots to its end."""
    session: Session[Any] = new_session(game, seed)
    Host(game, session, dict(enumerate(bots)), listener).run()
    return session


def line_up(names: Sequence[str], players: int, game: str) -> list[str]:
    """Give every seat a kind of bot: one name is for all of them."""
    for name in names:
        bot_named(name, game)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise HaricotError(f"{len(names)} bots cannot fill {players} seats: name one for all, or one a seat.")
    return list(names)


def simulate(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], object] = lambda played: None,
) -> Summary:
    """Play many games: each deal once from every seat, so that nobody is lucky with the cards."""
    if games < 1:
        raise HaricotError(f"{games} games cannot be played: ask for one at least.")
    summary = blank(game, line_up(names, game.players, game.name), games, seed)
    start = perf_counter()
    for number in range(games):
        play_deal(game, number, summary)
        progress(number + 1)
    summary.seconds = perf_counter() - start
    return summary


def blank(game: AnyGame, kinds: list[str], games: int, seed: int) -> Summary:
    """Rule the sheet that the games are written on."""
    by_bot = [Line(name) for name in dict.fromkeys(kinds)]
    by_seat = [Line(f"seat {seat}") for seat in range(1, len(kinds) + 1)]
    return Summary(game.name, game.describe()["options"], kinds, seed, games, by_bot, by_seat)


def play_deal(game: AnyGame, number: int, summary: Summary) -> None:
    """Play one deal from one seat, and write down what happened."""

    def listen(events: list[Event]) -> None:
        summary.deals += sum(isinstance(event, Traded) for event in events)

    kinds, dice = summary.bots, f"{summary.seed}/{number}"
    deal, shift = divmod(number, len(kinds))
    seated = [kinds[(seat - shift) % len(kinds)] for seat in range(len(kinds))]
    bots = [bot_named(name, game.name)(game, seat, dice) for seat, name in enumerate(seated)]
    session = play_game(game, bots, summary.seed + deal, listen)
    summary.decisions += len(session.record.actions)
    summary.turns += session.state.turn
    assert session.state.result is not None
    for seat, name in enumerate(seated):
        summary.by_seat[seat].add(session.state.result, seat)
        next(line for line in summary.by_bot if line.name == name).add(session.state.result, seat)
