"""The laboratory: what beans, seats, third fields and options are worth, from many games of equal bots."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from statistics import fmean
from typing import ClassVar

from msgspec import Struct

from haricot.arena.intervals import Interval, interval, share
from haricot.arena.ledger import BeanTally, GameTally, blank, ledger
from haricot.arena.match import Match, match_of
from haricot.arena.play import Played, play_seating
from haricot.arena.workers import Workers, answers
from haricot.beans.game import AnyGame
from haricot.kernel.errors import HaricotError

BUCKETS = ((1, 10), (11, 20), (21, 30), (31, 10_000))
"""Turns, all players' counted through, by which buyers of third fields are told apart."""


class Sample(Struct):
    """A game of the laboratory."""

    deal: int
    played: Played
    tally: GameTally


class LabWorker:
    """What a process has to know in order to play."""

    match: ClassVar[Match]
    game: ClassVar[AnyGame]


def prepare(match: Match) -> None:
    """Tell a process what is played."""
    LabWorker.match, LabWorker.game = match, match.rules()


def sample(deal: int) -> Sample:
    """Play one deal among equals; which of them sits where makes no difference."""
    tally = blank(LabWorker.game)
    played = play_seating(
        LabWorker.match, LabWorker.game, deal, 0, lambda state: ledger(LabWorker.game, state, tally).listen
    )
    return Sample(deal, played, tally)


class Study(Struct):
    """Many games with one set of options, and what can be said of them."""

    match: Match
    names: list[str]
    samples: list[Sample]
    errors: list[str]

    @property
    def games(self) -> int:
        """Count the games that came to their end."""
        return len(self.samples)

    def bean(self, kind: int) -> BeanTally:
        """Add up what happened to a kind of bean in all games."""
        own = [sample.tally.beans[kind] for sample in self.samples]
        return BeanTally(*[sum(getattr(bean, part) for bean in own) for part in BeanTally.__struct_fields__])

    def per_game(self, measure: Callable[[Sample], float]) -> list[float]:
        """Measure every game."""
        return [measure(sample) for sample in self.samples]

    def seats(self) -> list[tuple[Interval, Interval | None]]:
        """Tell every seat's win share and talers."""
        return [
            (share(self.per_game(won_at(seat))), interval(self.per_game(score_at(seat))))
            for seat in range(self.match.players)
        ]

    def third_fields(self) -> list[tuple[str, list[tuple[float, float]]]]:
        """Give win share and talers of those who got a third field early, late or never, a pair each."""
        found = [(bucket(0), self.thirds(0, 0))]
        found += [(bucket(first), self.thirds(first, last)) for first, last in BUCKETS]
        return found if any(pairs for _, pairs in found[1:]) else []

    def thirds(self, first: int, last: int) -> list[tuple[float, float]]:
        """Give win share and talers of those who got a third field in these turns."""
        return [
            (seated.won, float(seated.score or 0))
            for sample in self.samples
            for seated, turn in zip(sample.played.seats, sample.tally.third, strict=True)
            if first <= turn <= last
        ]

    def contracts(self) -> dict[int, float]:
        """Tell how often contracts of each value are delivered in a game."""
        values = sorted({value for sample in self.samples for value in sample.tally.contracts})
        return {
            value: fmean(sample.tally.contracts.get(value, 0) for sample in self.samples) for value in values
        }


def won_at(seat: int) -> Callable[[Sample], float]:
    """Measure the win share of a seat."""
    return lambda sample: sample.played.seats[seat].won


def score_at(seat: int) -> Callable[[Sample], float]:
    """Measure the talers of a seat."""
    return lambda sample: float(sample.played.seats[seat].score or 0)


def bucket(turn: int) -> str:
    """Name the turns that belong together."""
    if turn == 0:
        return "never"
    first, last = next(pair for pair in BUCKETS if pair[0] <= turn <= pair[1])
    return f"turns {first} to {last}" if last < BUCKETS[-1][1] else f"turn {first} on"


def scores(sample: Sample) -> list[int]:
    """List the talers of a game."""
    return [seated.score or 0 for seated in sample.played.seats]


MEASURES: dict[str, Callable[[Sample], float]] = {
    "talers of a player": lambda sample: fmean(scores(sample)),
    "first less last": lambda sample: float(max(scores(sample)) - min(scores(sample))),
    "win share of seat 1": won_at(0),
    "win share of seat 2": won_at(1),
    "win share of seat 3": won_at(2),
    "shared victories": lambda sample: float(max(seated.won for seated in sample.played.seats) < 1),
    "turns": lambda sample: float(sample.played.turns),
    "deals": lambda sample: sum(seated.deals for seated in sample.played.seats) / 2,
    "gifts": lambda sample: float(sum(seated.gifts for seated in sample.played.seats)),
    "third fields a player": lambda sample: fmean(map(bool, sample.tally.third)),
}
"""What a game is like, in figures that any game of any options has."""


def study(
    game: AnyGame,
    bot: str,
    games: int,
    seed: int = 0,
    processes: Workers = 1,
    progress: Callable[[int], object] = lambda played: None,
) -> Study:
    """Play many games among equals, and collect what happened."""
    match = match_of(game, [bot], games, seed=seed)
    found = Study(match, game.names(), [], [])
    with closing(answers(sample, range(games), processes, prepare, (match,))) as samples:
        for count, one in enumerate(samples, 1):
            if one.played.error:
                found.errors.append(f"Deal {one.deal}: {one.played.error}")
            else:
                found.samples.append(one)
            progress(count)
    if not found.samples:
        raise HaricotError(f"No game came to its end, so nothing can be said. {found.errors[0]}")
    return found


class Contrast(Struct):
    """A measure with both sets of options, and the difference over the same deals."""

    name: str
    before: float
    after: float
    change: Interval | None


def contrast(study: Study, other: Study) -> list[Contrast]:
    """Compare two studies of the same deals, deal by deal."""
    found = []
    for name, measure in MEASURES.items():
        first, second = ({one.deal: measure(one) for one in each.samples} for each in (study, other))
        both = [second[deal] - first[deal] for deal in first if deal in second]
        found.append(Contrast(name, fmean(first.values()), fmean(second.values()), interval(both)))
    return found
