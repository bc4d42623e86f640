"""CardLeaf: how likely each player of a card table wins."""
# interpreted: it is asked once or twice for every game that is played on

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haricot.bots.leaf import OWN_TURNS, Leaf, Measured
from haricot.cards.bots.judgement import judged
from haricot.cards.bots.values import Values
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.kernel.types import Seat


class CardLeaf(Leaf[Table]):
    """Judges tables of the card games.

    A player has talers, what the fields would pay and what they are worth, what the hand is worth and how
    large it is, so many fields, and a next turn that comes late or soon.
    """

    features = ("money", "sold", "fields", "hand", "cards", "rows", "turn")

    def __init__(self, game: AnyCardGame, values: Values, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights)
        self.game = game
        self.values = values

    def measure(self, table: Table) -> Measured:
        """Measure what every player has; how long the game will be everybody sees alike."""
        measured = [self.player(table, seat) for seat in range(table.players)]
        return measured, self.values.turns_left / (OWN_TURNS * float(table.players))

    def player(self, table: Table, seat: Seat) -> list[float]:
        """Measure what a player has."""
        law, players = self.game.law, table.players
        bargains = judged(table, seat, self.values)
        hand = [bargains.held(place) for place, card in enumerate(table.hands[seat]) if card < law.beans]
        rows = table.fields[seat]
        return [
            float(table.coins(seat)),
            float(sum([law.price(row) for row in rows])),
            bargains.ground(seat).worth,
            sum(hand, 0.0),
            float(len(hand)),
            float(len(rows)),
            float((seat - table.active) % players) / float(players),
        ]
