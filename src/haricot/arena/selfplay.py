"""Self-play: games among bots, written down decision by decision, as data to learn from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from haricot.arena.host import Host, Listener
from haricot.arena.match import Match, at_least_one, match_of
from haricot.arena.parquet import ABOUT, Growing, opened
from haricot.arena.play import Played, play_seating
from haricot.arena.ratings import rank
from haricot.arena.workers import Workers, answers
from haricot.beans.game import AnyGame
from haricot.bots import Bot
from haricot.catalogue import Entry, entry
from haricot.kernel.actions import Action, Done
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import AnySession
from haricot.kernel.types import Seat
from haricot.kernel.view import View

encode = msgspec.json.encode

COLUMNS = {
    "game": "int32",
    "seed": "int64",
    "step": "int32",
    "seat": "int8",
    "bot": "string",
    "turn": "int32",
    "phase": "string",
    "view": "string",
    "options": "string",
    "action": "string",
    "score": "int32",
    "rank": "int8",
    "won": "float64",
}
"""What a row tells, and the type of it in Arrow's words."""

ROWS = 4096
"""Minimum number of rows of a group, which is of whole games."""


class Note(Struct):
    """A decision as it was made; what was seen, listed and done is JSON."""

    step: int
    seat: int
    turn: int
    phase: str
    view: bytes
    options: bytes
    action: bytes | None = None


class NotedDecision(Struct, kw_only=True):
    """A decision, read back: who was asked when, what it saw, could do and did, and what came of the game."""

    game: int
    seed: int
    step: int
    seat: int
    bot: str
    turn: int
    phase: str
    view: View
    options: list[Action]
    action: Action | None
    score: int | None
    rank: int | None
    won: float


class NotedGame(Struct):
    """A game of self-play: a row for each decision, and the fault that ended it, if one did."""

    rows: list[dict[str, Any]]
    error: str


class Summary(Struct):
    """How much was written, and which games a fault has ended."""

    games: int = 0
    decisions: int = 0
    errors: list[str] = []


class NotingHost(Host):
    """A host who notes every decision; waiting is one too, if that is asked for."""

    def __init__(
        self,
        notes: list[Note],
        passes: bool,
        game: AnyGame,
        session: AnySession,
        bots: Mapping[Seat, Bot],
        listener: Listener,
    ) -> None:
        super().__init__(game, session, bots, listener)
        self.notes = notes
        self.passes = passes

    def decision(self, view: View, options: list[Action]) -> Action | None:
        """Have a bot decide, and note it; the view is written before, for a bot may do anything to it."""
        note = self.note(view, options)
        action = super().decision(view, options)
        if action is not None:
            note.action = encode(action)
        if note.action or self.passes:
            self.notes.append(note)
        return action

    def close(self, done: Done) -> None:
        """Note the end of a trade as the active player's decision, though it came of silence."""
        note = self.note(self.game.view(self.state, done.seat), self.game.legal(self.state, done.seat))
        note.action = encode(done)
        self.notes.append(note)
        super().close(done)

    def note(self, view: View, options: list[Action]) -> Note:
        """Begin a note with what is asked."""
        step = len(self.session.record.actions)
        return Note(step, view.seat, view.turn, view.phase, encode(view), encode(options))


class SelfplayWorker:
    """What a process has to know in order to play."""

    match: ClassVar[Match]
    game: ClassVar[AnyGame]
    passes: ClassVar[bool]


def prepare(match: Match, passes: bool) -> None:
    """Tell a process what is played."""
    SelfplayWorker.match, SelfplayWorker.game, SelfplayWorker.passes = match, match.rules(), passes


def play_noted(number: int) -> NotedGame:
    """Play a game, and tell its decisions; every deal is played by all rotations of the line-up in turn."""
    notes: list[Note] = []
    deal, seating = divmod(number, len(SelfplayWorker.match.seated()))
    host = partial(NotingHost, notes, SelfplayWorker.passes)
    played = play_seating(SelfplayWorker.match, SelfplayWorker.game, deal, seating, host=host)
    of_game = {"game": number, "seed": SelfplayWorker.match.seed_of(deal)}
    return NotedGame(
        [{**of_game, **asdict(note), **outcome(played, note.seat)} for note in notes], played.error
    )


def outcome(played: Played, seat: int) -> dict[str, Any]:
    """Tell how a game went for a seat; one that a fault has ended has neither scores nor ranks."""
    seated = played.seats[seat]
    place = None if seated.score is None else rank(played, seated) + 1
    return {"bot": seated.bot, "score": seated.score, "rank": place, "won": seated.won}


def write_selfplay(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    path: Path,
    seed: int = 0,
    passes: bool = False,
    processes: Workers = 1,
    progress: Callable[[int], object] = lambda played: None,
) -> Summary:
    """Play games among bots, and write a row for each decision into a Parquet file."""
    match = rotated(game, names, games, seed)
    summary = Summary()
    rows: list[dict[str, Any]] = []
    with (
        Growing(path, COLUMNS, encode(match)) as file,
        closing(answers(play_noted, range(games), processes, prepare, (match, passes))) as told,
    ):
        for number, one in enumerate(told):
            rows += one.rows
            if len(rows) >= ROWS or number == games - 1:
                file.add(rows)
                rows = []
            count(summary, number, one)
            progress(number + 1)
    return summary


def rotated(game: AnyGame, names: Sequence[str], games: int, seed: int) -> Match:
    """Set up a match with a number of games: each deal is for all rotations, the last perhaps for some."""
    at_least_one(games, "games")
    match = match_of(game, names, games, seed=seed, seatings="rotations")
    return replace(match, deals=ceil(games / len(match.seated())))


def count(summary: Summary, number: int, told: NotedGame) -> None:
    """Add a game to the summary."""
    summary.games += 1
    summary.decisions += len(told.rows)
    if told.error:
        summary.errors.append(f"Game {number}: {told.error}")


def match_in(path: Path) -> Match:
    """Tell what was played for a file of decisions; its rules() set the game up again."""
    with opened(path) as file:
        return match_of_file(file, path)


def match_of_file(file: Any, path: Path) -> Match:
    """Read what a file tells about itself."""
    about = (file.schema_arrow.metadata or {}).get(ABOUT)
    if about is None:
        raise HaricotError(f"{path} holds no decisions: make such a file with haricot selfplay.")
    return msgspec.json.decode(about, type=Match)


def decisions(path: Path) -> Iterator[NotedDecision]:
    """Read the decisions of a file, one after the other."""
    with opened(path) as file:
        form = entry(match_of_file(file, path).game)
        for batch in file.iter_batches(ROWS):
            for row in batch.to_pylist():
                yield decision(row, form)


def decision(row: dict[str, Any], form: Entry) -> NotedDecision:
    """Read one row."""
    read = msgspec.json.decode
    row["view"] = read(row["view"], type=form.view)
    row["options"] = read(row["options"], type=list[form.actions])  # type: ignore[name-defined]
    row["action"] = None if row["action"] is None else read(row["action"], type=form.actions)
    return NotedDecision(**row)
