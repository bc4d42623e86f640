"""Deals played and written down: one struct for each deal, game and seat, that everything is counted from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from haricot.arena.host import Host, Listener
from haricot.arena.match import Match
from haricot.arena.umpire import Fault, Watched
from haricot.beans.game import AnyGame
from haricot.bots.entrants import entrant
from haricot.kernel.events import Event, Traded, TurnBegan
from haricot.kernel.record import AnySession, new_session
from haricot.kernel.state import State
from haricot.plugins import raised


class SeatResult(Struct):
    """How a game went for one seat; in a game that a fault has ended nobody has a score."""

    bot: str
    won: float = 0.0
    score: int | None = None
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    deals: int = 0
    gifts: int = 0
    talers: list[int] = []
    error: str = ""


class Played(Struct):
    """One game of a deal: the number of its seating, and how it went for every seat."""

    seating: int
    seats: list[SeatResult]
    turns: int = 0
    actions: int = 0

    @property
    def error(self) -> str:
        """Tell what ended the game early, if anything did."""
        return next((seated.error for seated in self.seats if seated.error), "")


class Dealt(Struct):
    """A deal with all its games: the unit that is counted, kept and gone on from."""

    match: int
    deal: int
    seed: int
    games: list[Played]


class SeatCounter:
    """Counts what each seat does in a game."""

    def __init__(self, session: AnySession, seats: list[SeatResult]) -> None:
        self.session = session
        self.seats = seats
        self.others: list[Listener] = []

    def listen(self, events: list[Event]) -> None:
        """Count deals and gifts, and everybody's money at the end of each turn."""
        for event in events:
            if isinstance(event, Traded):
                self.count(event)
            elif isinstance(event, TurnBegan):
                self.note_talers([self.session.state.coins(seat) for seat in range(len(self.seats))])
        for other in self.others:
            other(events)

    def count(self, deal: Traded) -> None:
        """Count a deal for both sides; a side that gets nothing in it has made a gift."""
        maker, taker = self.seats[deal.seat], self.seats[deal.taker]
        maker.deals += 1
        taker.deals += 1
        maker.gifts += not deal.received and not deal.earned
        taker.gifts += not deal.given and not deal.paid

    def note_talers(self, talers: list[int]) -> None:
        """Note what everybody has."""
        for seated, count in zip(self.seats, talers, strict=True):
            seated.talers.append(count)


def play_deal(match: Match, game: AnyGame, number: int, deal: int) -> Dealt:
    """Play one deal with every seating; `number` tells which match of many this is."""
    games = [play_seating(match, game, deal, seating) for seating in range(len(match.seated()))]
    return Dealt(number, deal, match.seed_of(deal), games)


def play_seating(
    match: Match,
    game: AnyGame,
    deal: int,
    seating: int,
    also: Callable[[State], Listener] | None = None,
    host: Callable[..., Host] = Host,
) -> Played:
    """Play one deal with one seating, to its end or until a bot commits a fault; others may listen also."""
    bots = match.seated()[seating]
    session: AnySession = new_session(game, match.seed_of(deal), undo=False)
    played = Played(seating, [SeatResult(bot, talers=[]) for bot in bots])
    scribe = SeatCounter(session, played.seats)
    if also is not None:
        scribe.others.append(also(session.state))
    watched: dict[int, Watched] = {}
    try:
        with chance(match.dice_of(deal)):
            for seat, name in enumerate(bots):
                watched[seat] = enter(name, seat, session, match, deal)
            host(game, session, watched, scribe.listen).run()
        finish(scribe)
    except Fault as fault:
        abort(played.seats, fault)
    for seat, bot in watched.items():
        clock(played.seats[seat], bot)
    played.turns, played.actions = session.state.turn, len(session.record.actions)
    return played


def play_again(match: Match, deal: int, seating: int) -> AnySession:
    """Play a game of a match once more without an umpire: what a bot raises comes out, whole."""
    game, dice = match.rules(), match.dice_of(deal)
    session: AnySession = new_session(game, match.seed_of(deal), undo=False)
    with chance(dice):
        kinds = [entrant(name, match.game) for name in match.seated()[seating]]
        Host(game, session, {seat: kind(game, seat, dice) for seat, kind in enumerate(kinds)}).run()
    return session


def enter(name: str, seat: int, session: AnySession, match: Match, deal: int) -> Watched:
    """Seat a bot, with dice that only the deal and the seat decide."""
    kind = entrant(name, match.game)
    try:
        bot = kind(session.game, seat, match.dice_of(deal))
    except (Exception, SystemExit) as error:
        told = raised(error, kind.__module__)
        raise Fault(seat, f"{name} in seat {seat + 1} could not be seated: {told}.") from error
    return Watched(bot, name, session, match.budget)


@contextmanager
def chance(dice: str) -> Iterator[None]:
    """Fix Python's own random too while a game is played: somebody's bot may throw those dice."""
    before = random.getstate()
    random.seed(dice)
    try:
        yield
    finally:
        random.setstate(before)


def finish(scribe: SeatCounter) -> None:
    """Write down how a game has ended; those who share a victory share its point."""
    result = scribe.session.state.result
    assert result is not None
    for seat, seated in enumerate(scribe.seats):
        seated.score = result.scores[seat]
        seated.won = 1 / len(result.winners) if seat in result.winners else 0.0
    scribe.note_talers(list(result.scores))


def abort(seats: list[SeatResult], fault: Fault) -> None:
    """Give the point of a game to all but the bot at fault; talers do not count."""
    for seat, seated in enumerate(seats):
        seated.won = 0.0 if seat == fault.seat else 1 / (len(seats) - 1)
    seats[fault.seat].error = fault.reason


def clock(seated: SeatResult, bot: Watched) -> None:
    """Write down how long a bot took."""
    seated.decisions = bot.decisions
    seated.seconds = round(bot.seconds, 6)
    seated.slowest = round(bot.slowest, 6)
