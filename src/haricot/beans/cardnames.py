"""Names of cards as people write them: `blaue` is any Blaue Bohne, `blaue.7` that very one."""
# interpreted: it only reads and writes text

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haricot.beans.law import Law
from haricot.kernel.errors import BadPosition
from haricot.kernel.types import CardId


class CardNames:
    """The cards of one game by name: a kind, or a contract such as `3/4`, and perhaps a copy of it."""

    def __init__(self, law: Law, pairs: Sequence[tuple[int, int]]) -> None:
        kinds = [law.keys[kind] for kind in law.kind[: law.beans]]
        self.kinds = kinds + [f"{left}/{right}" for left, right in pairs]
        self.copies: dict[str, list[CardId]] = {}
        for card, kind in enumerate(self.kinds):
            self.copies.setdefault(kind, []).append(card)

    def name(self, card: CardId) -> str:
        """Name one card, its copy too."""
        kind = self.kinds[card]
        return f"{kind}.{self.copies[kind].index(card)}"

    def named(self, name: str) -> list[CardId]:
        """List the cards that a name may mean."""
        kind, dot, copy = name.partition(".")
        if kind not in self.copies:
            raise BadPosition(f"There is no card {name!r}: the kinds are {', '.join(self.copies)}.")
        if not dot:
            return self.copies[kind]
        if not copy.isdecimal() or int(copy) >= len(self.copies[kind]):
            last = len(self.copies[kind]) - 1
            raise BadPosition(f"There is no card {name!r}: the copies are {kind}.0 to {kind}.{last}.")
        return [self.copies[kind][int(copy)]]


class Box:
    """The cards that have no place yet; names are turned into cards by taking them out."""

    def __init__(self, names: CardNames, all_names: Iterable[str]) -> None:
        self.names = names
        self.left = dict.fromkeys(range(len(names.kinds)))
        # A loose name must not take the very copy that another place asks for.
        self.reserved = {card for name in all_names if "." in name for card in names.named(name)}

    def take(self, wanted: Iterable[str]) -> list[CardId]:
        """Take cards out by name."""
        return [self.take_one(name) for name in wanted]

    def take_one(self, name: str) -> CardId:
        """Take one card out."""
        exact = "." in name
        for card in self.names.named(name):
            if card in self.left and (exact or card not in self.reserved):
                del self.left[card]
                return card
        if exact:
            raise BadPosition(f"The card {name!r} stands in two places: a card is in one place only.")
        count = len(self.names.named(name))
        raise BadPosition(f"There are more than the {count} cards {name!r} of the game: leave some out.")
