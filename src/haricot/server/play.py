"""Play: a game in play at a table, and what each seat may know of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from haricot.beans.game import AnyGame, BeanGame
from haricot.beans.names import typable
from haricot.catalogue import entry, game_of
from haricot.kernel.actions import Action, Offer, Undo
from haricot.kernel.errors import BadRecord, Coded
from haricot.kernel.events import Event, Undone
from haricot.kernel.offers import Result
from haricot.kernel.record import Record, Session, check_version, new_session, replay
from haricot.kernel.state import State
from haricot.kernel.types import Count, Seat
from haricot.telling.narrators import narrator_for
from haricot.telling.screens import screen_for
from haricot.telling.sentences import Sentence
from haricot.wire.commands import Settings
from haricot.wire.messages import AnyTold, Choice, Described, Phrases, Told, Weighed

Deal = Callable[[AnyGame], Session[State]]

MOST_PHRASES = 100
"""Maximum number of phrases that are listed; others can be guessed from their likes."""


class Play:
    """A game in play, as each seat may know it; its history is the session's."""

    def __init__(self, session: Session[State]) -> None:
        assert isinstance(session.game, BeanGame), "tables play games with beans"
        # The session's own: a table that was asleep may go on by earlier rules.
        self.game: AnyGame = session.game
        self.session = session

    @property
    def move(self) -> int:
        """The number of the last move."""
        return len(self.session.record.actions)

    @property
    def result(self) -> Result | None:
        """What came of the game, or None while it goes on."""
        return self.session.state.result

    @property
    def moment(self) -> tuple[Count, Count]:
        """The turn and the phase that is played."""
        return self.session.state.turn, self.session.state.phase

    def forget(self) -> None:
        """Forget the last move, as if it had never been."""
        self.session = replay(self.game, self.session.record, self.move - 1)

    def left_to_others(self, seat: Seat) -> bool:
        """Tell whether a seat has nothing more to do after an act that it can take back."""
        return seat not in self.waits() and not self.session.undo_bar(seat)

    def undone_since(self, move: int) -> bool:
        """Tell whether something was taken back after a move."""
        return any(undone(events) is not None for events in self.session.events[move + 1 :])

    def head(self) -> Record:
        """Give the record as it was before the first move."""
        return msgspec.structs.replace(self.session.record, actions=[], result=None)

    def told(self, move: int, seat: Seat) -> tuple[Event, ...]:
        """List what a seat learned of a move."""
        return tuple([event.seen_by(seat) for event in self.session.events[move]])

    def told_since(self, first: int, seat: Seat) -> list[Event]:
        """List what a seat learned of the moves from `first` on that were not taken back."""
        moves = [move for move in self.session.standing if move >= first]
        return [event for move in moves for event in self.told(move, seat)]

    def view(self, seat: Seat) -> bytes:
        """Encode what a seat sees."""
        return msgspec.json.encode(self.game.view(self.session.state, seat))

    def outlooks(self, seat: Seat, actions: Iterable[Action]) -> bytes:
        """Encode what each of some actions of a seat would do, from what the seat sees alone."""
        view = self.game.view(self.session.state, seat)
        return msgspec.json.encode([self.game.outlook(view, action) for action in actions])

    def appraisal(self, seat: Seat) -> bytes:
        """Encode what everything that a seat sees is worth."""
        return msgspec.json.encode(self.game.appraise(self.game.view(self.session.state, seat)))

    def weighed(self, id: str, offer: Offer) -> Weighed:
        """Tell what an offer would do that is only a draft."""
        outlook = self.game.outlook(self.game.view(self.session.state, offer.seat), offer)
        return Weighed(id, Raw(msgspec.json.encode(outlook)))

    def said(self, move: int, seat: Seat) -> tuple[Sentence, ...]:
        """Tell what a seat learned of a move, in sentences."""
        narrator, events = narrator_for(self.game, seat), self.told(move, seat)
        return tuple(narrator.tell(events) if move else narrator.begin(events))

    def lately(self, most: int, seat: Seat, said: bool) -> tuple[AnyTold, ...]:
        """Tell what a seat learned of the last moves, perhaps in sentences too."""
        moves = range(max(0, self.move + 1 - most), self.move + 1)
        return tuple(
            Told(move, self.told(move, seat), self.said(move, seat) if said else ()) for move in moves
        )

    def waits(self) -> tuple[Seat, ...]:
        """Name the seats that must act."""
        return tuple(self.game.waits_for(self.session.state))

    def options(self, seat: Seat) -> tuple[Action, ...]:
        """List what a seat may do now; for onlookers that is nothing."""
        return tuple(self.game.legal(self.session.state, seat)) if seat >= 0 else ()

    def read(self, text: str, seat: Seat, names: Sequence[str], language: str) -> Action:
        """Understand what the player of a seat has typed, from what that seat sees and from nothing else."""
        if text.casefold() == "undo":
            return Undo(seat)
        grammar = self.game.grammar(typable(names), language)
        return grammar.parse(text, self.game.view(self.session.state, seat))

    def phrases(self, seat: Seat, names: Sequence[str], language: str) -> Phrases:
        """List what the player of a seat may type."""
        grammar, view = self.game.grammar(typable(names), language), self.game.view(self.session.state, seat)
        listed = [grammar.phrase(action, view) for action in self.options(seat)[:MOST_PHRASES]]
        return Phrases(tuple(dict.fromkeys(listed)), tuple(grammar.examples(view).values()))

    def described(self, seat: Seat, names: Sequence[str], language: str) -> Described:
        """Put into words what a seat sees and may do."""
        view = self.game.view(self.session.state, seat)
        screen = screen_for(self.game, self.game.grammar(typable(names), language), seat)
        options = self.options(seat)[:MOST_PHRASES] if seat >= 0 else []
        choices = tuple(Choice(typed, does) for typed, does in screen.choices(view, options))
        return Described(self.move, screen.show(view), choices)


def new_deal(game: AnyGame) -> Session[State]:
    """Deal a game that nobody can foresee."""
    return new_session(game, secrets.randbits(63))


@lru_cache(maxsize=256)
def shared_game(name: str, options: bytes) -> AnyGame:
    """Set up a game; it keeps nothing of a game in play, so that tables can share it."""
    return entry(name).build(msgspec.json.decode(options), None)


def game_for(settings: Settings) -> AnyGame:
    """Set up the game that a table has agreed on, or say which option cannot be."""
    return shared_game(settings.game, msgspec.json.encode(settings.options, order="sorted"))


def undone(events: Sequence[Event]) -> int | None:
    """Tell which move was taken back, if this is what happens then."""
    return events[0].move if len(events) == 1 and isinstance(events[0], Undone) else None


def resumed(head: Record, actions: Iterable[Action]) -> Play:
    """Take a game up again where its moves left it, or say why that cannot be."""
    game: AnyGame = game_of(head)
    check_version(game, head)
    play = Play(Session(game, head))
    for number, action in enumerate(actions, 1):
        try:
            play.session.do(action)
        except Coded as broken:
            raise BadRecord(f"Move {number} ({action!r}) cannot be played again: {broken}") from broken
    return play
