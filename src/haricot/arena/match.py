"""What a match is: a game, a line-up, and the deals it is played with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import permutations
from typing import Any, Literal

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.bots.entrants import line_up
from haricot.catalogue import game_again, load
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import TablesName

MOST_SEATINGS = 120
"""Maximum number of seatings of a deal: five bots that all differ."""


class Match(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line-up at a game; one seed fixes all deals, and every deal is played with every seating."""

    name: str
    game: str
    options: dict[str, Any]
    tables: TablesName | None = None
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    seatings: Literal["all", "rotations"] = "all"
    budget: float | None = None

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.bots)

    @property
    def par(self) -> float:
        """Tell an even share of the wins."""
        return 1 / len(self.bots)

    def kinds(self) -> list[str]:
        """List the bots, each once."""
        return list(dict.fromkeys(self.bots))

    def rules(self) -> AnyGame:
        """Set up the game, in whatever process this is."""
        load(self.game)
        game: AnyGame = game_again(self.game, self.options, self.tables)
        return game

    def seated(self) -> list[tuple[str, ...]]:
        """List every way to seat the line-up that differs from the others."""
        if self.seatings == "rotations":
            turned = [self.bots[-shift:] + self.bots[:-shift] for shift in range(self.players)]
            return list(dict.fromkeys(turned))
        return orders(self.bots)

    def seed_of(self, deal: int) -> int:
        """Tell the seed of a deal; those of two matches have nothing in common unless their seeds agree."""
        return int(digest(f"deal {self.seed}/{deal}"), 16)

    def dice_of(self, deal: int) -> str:
        """Tell the seed of the bots' dice: the same for every seating, and no help in guessing the cards."""
        return digest(f"dice {self.seed}/{deal}")


def digest(text: str) -> str:
    """Make a number of twelve hexadecimal digits from a text."""
    return sha256(text.encode()).hexdigest()[:12]


@cache
def orders(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """List the distinct orders of a line-up, its own first."""
    found: dict[tuple[str, ...], None] = {}
    for order in permutations(bots):
        found[order] = None
        if len(found) > MOST_SEATINGS:
            raise HaricotError(
                f"These {len(bots)} bots can sit in more than {MOST_SEATINGS} ways: "
                "play the rotations only (--seatings rotations)."
            )
    return list(found)


def match_of(game: AnyGame, names: Sequence[str], deals: int, **more: Any) -> Match:
    """Set up a match at a game; one name is for all seats."""
    at_least_one(deals, "deals")
    bots = tuple(line_up(names, game.players, game.name))
    told = game.describe()
    more.setdefault("name", title(bots))
    match = Match(
        game=game.name, options=told["options"], tables=told["tables"], bots=bots, deals=deals, **more
    )
    match.seated()
    return match


def at_least_one(count: int, what: str) -> None:
    """Refuse to play nothing."""
    if count < 1:
        raise HaricotError(f"{count} {what} cannot be played: ask for one at least.")


def title(bots: Sequence[str]) -> str:
    """Call a line-up by its bots: who sits there alone comes as named, the others with their number."""
    counts = {name: bots.count(name) for name in dict.fromkeys(bots)}
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
