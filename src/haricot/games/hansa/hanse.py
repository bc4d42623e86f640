"""Hanse: the State of Bohn Hansa, where every token, card and thaler is."""

from __future__ import annotations

from typing import Final

from haricot.kernel.offers import OpenOffer
from haricot.kernel.state import State
from haricot.kernel.types import NONE, Bean, CardId, Count, Seat

OPEN: Final = (
    *("carts", "boxes", "money", "loans", "pawns", "laid", "played", "spent", "gone"),
    *("waiting", "used", "turns_left", "prices", "invited", "debtor", "due"),
)
"""Fields of the state that a view shows as they are."""

HELD: Final = ("hands", "dealt")
"""Fields in which a view hides the contracts of others."""

COUNTED: Final = ("contracts", "harvests", "put_by")
"""Piles that a view only counts."""

SECRET: Final = ("eighth", "scarce", "pending", "pending_taker", "pending_cards")
"""Fields that no view has; the reserve it shows in another order."""


class Hanse(State):
    """Everything about a game in play. The top of a pile is its end; the front of a hand is its start."""

    # Tokens: in the reserve by kind, on carts, and in the boxes of the cities, the lowest box first.
    reserve: list[list[CardId]]
    carts: list[list[CardId]]
    boxes: list[list[list[CardId]]]
    money: list[Count]
    loans: list[Count]
    pawns: list[Count]
    hands: list[list[CardId]]
    # The three contracts that a player chooses from at the start (H6).
    dealt: list[list[CardId]]
    # On the table: contracts until the turn ends, travel cards until they are taken back (H12, H15).
    laid: list[CardId]
    played: list[CardId]
    contracts: list[CardId]
    spent: list[CardId]
    gone: list[CardId]
    harvests: list[CardId]
    put_by: list[CardId]
    waiting: list[list[CardId]]
    used: list[CardId]
    eighth: CardId
    turns_left: Count
    # Of this turn: prices by kind, kinds bought in scarcity, who was invited.
    prices: list[Count]
    scarce: list[Bean]
    invited: list[bool]
    # A toll that is being paid in beans, and the exchange that waits for it.
    debtor: Seat
    due: Count
    pending: OpenOffer | None
    pending_taker: Seat
    pending_cards: tuple[CardId, ...]

    def coins(self, seat: Seat) -> Count:
        """Return how many thalers a player has."""
        return self.money[seat]

    def lay(self, players: Seat, seed: int, kinds: Count, boxes: list[Count]) -> None:
        """Fill a new board: everything is empty."""
        self.begin(players, seed)
        self.reserve = [[] for _ in range(kinds)]
        self.carts = [[] for _ in range(players)]
        self.boxes = [[[] for _ in range(count)] for count in boxes]
        self.money = [0] * players
        self.loans = [0] * players
        self.pawns = [NONE] * players
        self.hands = [[] for _ in range(players)]
        self.dealt = [[] for _ in range(players)]
        self.waiting = [[] for _ in range(players)]
        self.lay_piles()
        self.prices = [0] * kinds
        self.invited = [False] * players

    def lay_piles(self) -> None:
        """Fill in what belongs to nobody."""
        self.laid = []
        self.played = []
        self.contracts = []
        self.spent = []
        self.gone = []
        self.harvests = []
        self.put_by = []
        self.used = []
        self.eighth = NONE
        self.turns_left = 0
        self.scarce = []
        self.debtor = NONE
        self.due = 0
        self.pending = None
        self.pending_taker = NONE
        self.pending_cards = ()

    def clone(self) -> Hanse:
        """Make a twin that lives a life of its own."""
        twin = Hanse()
        self.copy_into(twin)
        twin.reserve = [pile.copy() for pile in self.reserve]
        twin.carts = [cart.copy() for cart in self.carts]
        twin.boxes = [[stack.copy() for stack in city] for city in self.boxes]
        twin.money = self.money.copy()
        twin.loans = self.loans.copy()
        twin.pawns = self.pawns.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.dealt = [cards.copy() for cards in self.dealt]
        twin.waiting = [cards.copy() for cards in self.waiting]
        twin.prices = self.prices.copy()
        twin.invited = self.invited.copy()
        self.copy_piles(twin)
        return twin

    def copy_piles(self, twin: Hanse) -> None:
        """Copy what belongs to nobody into a twin."""
        twin.laid = self.laid.copy()
        twin.played = self.played.copy()
        twin.contracts = self.contracts.copy()
        twin.spent = self.spent.copy()
        twin.gone = self.gone.copy()
        twin.harvests = self.harvests.copy()
        twin.put_by = self.put_by.copy()
        twin.used = self.used.copy()
        twin.eighth = self.eighth
        twin.turns_left = self.turns_left
        twin.scarce = self.scarce.copy()
        twin.debtor = self.debtor
        twin.due = self.due
        twin.pending = self.pending
        twin.pending_taker = self.pending_taker
        twin.pending_cards = self.pending_cards
