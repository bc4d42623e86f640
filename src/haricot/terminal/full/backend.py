"""Backend: what the full-screen client asks of a game, wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.beans.grammar import AnyGrammar
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.types import Seat
from haricot.kernel.view import View
from haricot.wire.messages import TableInfo


class Recalled(Struct, frozen=True):
    """What happened at once before we came, with what everybody was called then."""

    events: Sequence[Event]
    names: list[str]


Heard = Sequence[Event] | Recalled | str
"""What happened at once, or a line as it stands."""


def nobody() -> None:
    """Listen to nothing."""


class Backend:
    """A seat at a game: what is seen there, what may be done, and what was heard."""

    # The rules, the typed grammar and the names of everybody, all in the reader's language.
    game: AnyGame
    grammar: AnyGrammar
    names: list[str]
    language: str
    # Seat of the reader.
    seat: Seat
    # Whom to tell that there is something new to see.
    changed: Callable[[], None] = staticmethod(nobody)
    # What to say when the game is over, or about how it can be had again.
    hint: str = ""

    async def run(self) -> None:
        """Let the others play, as long as the game is looked at."""
        raise NotImplementedError

    async def do(self, action: Action) -> None:
        """Play what the reader has decided; what breaks a rule is raised."""
        raise NotImplementedError

    def view(self) -> View | None:
        """See what the reader sees; None without a game."""
        raise NotImplementedError

    def options(self) -> Sequence[Action]:
        """List what the reader may do now."""
        raise NotImplementedError

    def asked(self) -> bool:
        """Tell whether it is for the reader to do something."""
        raise NotImplementedError

    def awaited(self) -> Sequence[Seat]:
        """List the others whom everybody waits for."""
        raise NotImplementedError

    def heard(self) -> Sequence[Heard]:
        """List what the reader has heard, in order; it only grows, as long as the reader is the same."""
        raise NotImplementedError

    def is_bot(self, seat: Seat) -> bool:
        """Tell bots from people."""
        raise NotImplementedError

    def called(self) -> Seat | None:
        """Name somebody else who is to come to this keyboard."""
        return None

    def call(self, name: str) -> None:
        """Call somebody else to this keyboard."""
        raise NotImplementedError

    def sit(self) -> None:
        """Let the one who was called look, and nobody else."""

    def save(self, file: str) -> None:
        """Write the record so far to a file."""
        raise NotImplementedError

    def connected(self) -> bool:
        """Tell whether what is seen is what is."""
        return True

    def table(self) -> TableInfo | None:
        """Look at the table around the game, where there is one."""
        return None

    def leave(self) -> None:
        """Stop listening and playing."""
