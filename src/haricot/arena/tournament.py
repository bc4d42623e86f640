"""A tournament: some matches, played deal by deal, kept in a journal, stopped when a question is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from statistics import fmean
from typing import ClassVar

from msgspec import Struct

from haricot.arena.journal import Journal
from haricot.arena.match import Match, match_of
from haricot.arena.play import Dealt, SeatResult, play_deal
from haricot.arena.sequential import Inquiry
from haricot.arena.workers import Workers, answers
from haricot.beans.game import AnyGame
from haricot.kernel.errors import HaricotError

Task = tuple[int, int]


class Results(Struct):
    """A match with the deals that were played."""

    match: Match
    deals: list[Dealt]

    def rows(self, dealt: Dealt, bot: str | None = None, seat: int | None = None) -> list[SeatResult]:
        """List how the games of a deal went for a bot or at a seat, or for everybody."""
        return [
            seated
            for game in dealt.games
            for place, seated in enumerate(game.seats)
            if bot in (None, seated.bot) and seat in (None, place)
        ]

    def errors(self) -> list[str]:
        """List the faults that ended games, with their deals."""
        return [
            f"Deal {dealt.deal}, seating {game.seating}: {game.error}"
            for dealt in self.deals
            for game in dealt.games
            if game.error
        ]


class TournamentWorker:
    """What a process has to know in order to play: the matches, and their games once they are set up."""

    matches: Sequence[Match] = ()
    games: ClassVar[dict[int, AnyGame]] = {}


def prepare(matches: Sequence[Match]) -> None:
    """Tell a process what is played."""
    TournamentWorker.matches, TournamentWorker.games = matches, {}


def play_task(task: Task) -> Dealt:
    """Play one deal of one match."""
    number, deal = task
    match = TournamentWorker.matches[number]
    if number not in TournamentWorker.games:
        TournamentWorker.games[number] = match.rules()
    return play_deal(match, TournamentWorker.games[number], number, deal)


def play_matches(
    matches: Sequence[Match],
    processes: Workers = 1,
    journal: Path | None = None,
    inquiry: Inquiry | None = None,
    progress: Callable[[int], object] = lambda deals: None,
) -> list[Results]:
    """Play matches deal by deal, the same deal of all of them in turn; an inquiry is about the first."""
    results = [Results(match, []) for match in matches]
    book = Journal(journal, list(matches)) if journal else None
    with closing(book.file) if book else nullcontext(), closing(deals_of(matches, processes, book)) as deals:
        for count, dealt in enumerate(deals, 1):
            results[dealt.match].deals.append(dealt)
            progress(count)
            if inquiry is not None and decided(inquiry, results[0], dealt):
                break
    return results


def deals_of(
    matches: Sequence[Match], processes: Workers, book: Journal | None
) -> Generator[Dealt, None, None]:
    """Give deal after deal, from the journal where it has them."""
    kept = book.kept if book else {}
    todo = tasks(matches)
    with closing(
        answers(play_task, [task for task in todo if task not in kept], processes, prepare, (matches,))
    ) as fresh:
        for task in todo:
            dealt = kept.get(task) or next(fresh)
            if book and task not in kept:
                book.add(dealt)
            yield dealt


def tasks(matches: Sequence[Match]) -> list[Task]:
    """List the deals of all matches, so that a tournament that is stopped has played them evenly."""
    most = max((match.deals for match in matches), default=0)
    return [
        (number, deal) for deal in range(most) for number, match in enumerate(matches) if deal < match.deals
    ]


def decided(inquiry: Inquiry, results: Results, dealt: Dealt) -> bool:
    """Tell an inquiry how a deal went for the first bot, and whether it knows enough."""
    rows = results.rows(dealt, results.match.bots[0])
    return inquiry.add(fmean([seated.won for seated in rows])) is not None


def round_robin(game: AnyGame, names: Sequence[str], deals: int, **more: object) -> list[Match]:
    """Have each bot play alone against a table of each other one, all with the same deals."""
    kinds = list(dict.fromkeys(names))
    if len(kinds) < 2:
        raise HaricotError("A round robin needs two different bots at least: name more.")
    return [
        match_of(game, [one] + [other] * (game.players - 1), deals, **more)
        for one in kinds
        for other in kinds
        if one != other
    ]
