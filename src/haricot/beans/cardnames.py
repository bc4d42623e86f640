"""Names of cards as people write them: `blaue` is any Blaue Bohne, `blaue.7` that very one."""
# interpreted: it only reads and writes text

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haricot.kernel.errors import BadPosition
from haricot.kernel.types import CardId


class CardNames:
    """Cards by name: a kind, which is given for each of them, and a copy of it where there are several."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = kinds
        self.copies: dict[str, list[CardId]] = {}
        for card, kind in enumerate(self.kinds):
            self.copies.setdefault(kind, []).append(card)

    def name(self, card: CardId) -> str:
        """Name one card, its copy too."""
        kind = self.kinds[card]
        copies = self.copies[kind]
        return f"{kind}.{copies.index(card)}" if len(copies) > 1 else kind

    def named(self, name: str) -> list[CardId]:
        """List the cards that a name may mean."""
        kind, dot, copy = name.partition(".")
        if kind not in self.copies:
            raise BadPosition(f"There is no card {name!r}: the kinds are {', '.join(self.copies)}.")
        if not dot:
            return self.copies[kind]
        if not copy.isdecimal() or len(copy) > 4 or int(copy) >= len(self.copies[kind]):
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
        """Take the card of a name out of the box."""
        exact = "." in name
        for card in self.names.named(name):
            if card in self.left and (exact or card not in self.reserved):
                del self.left[card]
                return card
        if exact:
            raise BadPosition(f"The card {name!r} stands in two places: a card is in one place only.")
        count = len(self.names.named(name))
        raise BadPosition(f"There are more than the {count} cards {name!r} of the game: leave some out.")

    def left_over(self, cards: Iterable[CardId]) -> list[CardId]:
        """Take out all cards of a range that lie nowhere."""
        left = [card for card in cards if card in self.left]
        for card in left:
            del self.left[card]
        return left

    def check_empty(self, cards: Iterable[CardId]) -> None:
        """Raise BadPosition if cards of a range lie nowhere."""
        missing = [self.names.name(card) for card in cards if card in self.left]
        if missing:
            some = ", ".join(missing[:5])
            raise BadPosition(f"{len(missing)} cards lie nowhere ({some} ...): all must add up.")
