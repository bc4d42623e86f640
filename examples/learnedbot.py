"""A learned policy in the arena: haricot arena examples.learnedbot:LearnedBot simple simple simple."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

import haricot
from examples.measure import TALK
from examples.policy import Policy, load_policy
from haricot.bots import Bot
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.env.codes import DRAFTING, PICKING
from haricot.env.spec import make_desk
from haricot.kernel.actions import Action, Take
from haricot.kernel.events import Event
from haricot.kernel.types import CardId, Seat


@cache
def learned() -> Policy:
    """Read what was learned, once: every bot of a process thinks with the same weights."""
    return load_policy(haricot.game("bohnanza", players=4), Path(__file__).with_name("learned.npz"))


class LearnedBot(Bot):
    """Sits at a desk of its own, before a table that looks the same, and acts as its policy chooses.

    Cards that it does not see may be anywhere there: what it looks at does not tell of them.
    """

    watches = True

    def __init__(self, game: AnyCardGame, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.policy = learned()
        self.dice = np.random.default_rng(self.random.getrandbits(32))
        self.desk = make_desk(game, TALK)
        self.witness = haricot.witness(game, seat)
        self.moment = (0, "")
        self.times = 0

    def see(self, event: Event) -> None:
        self.witness.see(event)

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        self.sit_down(view)
        while self.desk.choices:
            choice = self.policy.choose_at([self.desk], self.dice)[0]
            ways = self.ways(choice)
            if len(ways) == 1:
                return ways[0]
            self.desk.act(choice)
        return None

    def sit_down(self, view: TableView) -> None:
        """Have the desk ask the own seat, as often as it has been asked in this trade."""
        if self.moment != (view.turn, view.phase):
            self.moment, self.times = (view.turn, view.phase), 0
        # Only the active player has to end a trade; the others are asked as if there were always a next time.
        most = TALK if self.seat == view.active else TALK - 1
        desk, players = self.desk, view.players
        self.witness.look(view)
        desk.take_over(self.witness.sample_state(self.random))
        desk.seat = desk.speaker = self.seat
        desk.asked = min(self.times, most) * players + (self.seat - view.active) % players
        desk.list_choices()
        self.times += 1

    def ways(self, choice: int) -> list[Action | None]:
        """List what a choice may still come to; None is to wait, and an offer begun is nothing yet."""
        desk, menu = self.desk, self.desk.menu
        if choice in (menu.wait, menu.cancel):
            return [None]
        if desk.stage == DRAFTING:
            return [desk.draft.offer()] if choice == menu.send else []
        if desk.stage == PICKING:
            card = self.card(choice - menu.give)
            return [way for way in desk.candidates if isinstance(way, Take) and card in way.cards]
        action = desk.deeds[desk.choices.index(choice)]
        if isinstance(action, Take):
            # The same offer can be taken with other copies of the cards.
            takes = [way for way in desk.candidates if isinstance(way, Take)]
            return [action, *(way for way in takes if way.offer == action.offer)]
        return [] if action is None else [action]

    def card(self, ware: int) -> CardId:
        """Find the card that a number of the menu stands for."""
        stock = self.desk.goods.stock(self.desk.state, self.seat)
        return stock[self.desk.wares(stock).index(ware)]
