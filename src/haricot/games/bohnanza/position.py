"""Positions of Bohnanza: a table's, and where the contracts are."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from msgspec import field

from haricot.beans.cardnames import Box
from haricot.beans.sound import refuse
from haricot.beans.written import decode_position
from haricot.cards.position import PlayerPosition, PositionCodec, TablePosition
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, Seat


class GardenPlayerPosition(PlayerPosition, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before one player, contracts too."""

    exposed: str | None = None
    fulfilled: list[str] = field(default_factory=list)

    def piles(self) -> list[list[str]]:
        """List all that lies here."""
        return [*super().piles(), self.fulfilled, [] if self.exposed is None else [self.exposed]]


class GardenPosition(
    TablePosition[GardenPlayerPosition], kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A moment of a game. Without a contract pile all contracts that lie nowhere else are in it."""

    game: str = "bohnanza"
    contracts: list[str] | None = None

    def piles(self) -> list[list[str]]:
        """List all the piles in the middle."""
        return [*super().piles(), self.contracts or []]


class GardenCodec(PositionCodec[Garden, GardenPlayerPosition]):
    """Writes down and reads gardens."""

    def read_player(self, state: Garden, seat: int, player: GardenPlayerPosition, box: Box) -> None:
        """Lay out what one player has."""
        super().read_player(state, seat, player, box)
        state.exposed[seat] = NONE if player.exposed is None else box.take_one(player.exposed)
        state.fulfilled[seat] = box.take(player.fulfilled)

    def read_piles(self, state: Garden, position: TablePosition[GardenPlayerPosition], box: Box) -> None:
        """Lay out the piles, that of the contracts too."""
        assert isinstance(position, GardenPosition), "a garden is written down with its contracts"
        super().read_piles(state, position, box)
        first = self.game.law.beans
        contracts = range(first, first + len(self.game.pairs))
        if position.contracts is None:
            state.contracts = box.left_over(contracts)
            shuffle(state.contracts, state.seed, -1)
        else:
            state.contracts = box.take(reversed(position.contracts))
            box.check_empty(contracts)


def read_position(text: bytes | str) -> GardenPosition:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, GardenPosition)


def write_position(game: Bohnanza, state: Garden) -> GardenPosition:
    """Write a state down, every card by name."""
    codec = GardenCodec(game)
    seats = []
    for seat in range(state.players):
        exposed = None if state.exposed[seat] == NONE else codec.names.name(state.exposed[seat])
        fulfilled = codec.name(state.fulfilled[seat])
        seats.append(
            GardenPlayerPosition(**codec.write_player(state, seat), exposed=exposed, fulfilled=fulfilled)
        )
    contracts = codec.name(state.contracts[::-1])
    return GardenPosition(**codec.write_table(state), seats=seats, contracts=contracts)


def state_of(game: Bohnanza, position: GardenPosition) -> Garden:
    """Set up the state that a position describes, or say why it cannot be."""
    state = Garden()
    state.lay_garden(game.players, position.seed, game.options.fields())
    GardenCodec(game).read(state, position)
    for seat in range(state.players):
        check_contracts(game, state, seat)
    return state


def check_contracts(game: Bohnanza, state: Garden, seat: Seat) -> None:
    """Contracts lie where they can, and nobody has two (E4, E9)."""
    others = [card for card in state.hands[seat] if not game.law.is_bean(card)]
    others += [card for card in (state.exposed[seat],) if card != NONE]
    refuse(len(others) > 1, f"Seat {seat} has two contracts: nobody has more than one (E4).")
    contracts = others + state.fulfilled[seat] + state.contracts
    refuse(any(game.law.is_bean(card) for card in contracts), "A bean lies among the contracts (E4).")
    wrong = state.exposed[seat] != NONE and seat != state.active
    refuse(wrong, f"Seat {seat} has an exposed contract out of turn (E9).")
