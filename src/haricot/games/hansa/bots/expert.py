"""ExpertHansaBot: a merchant with a memory, and with weights learned by self-play."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from haricot.games.hansa.bots.greedy import GreedyHansaBot
from haricot.games.hansa.bots.preferences import Preferences
from haricot.games.hansa.bots.sight import MerchantSight
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.games.hansa.worlds.witness import HansaWitness
from haricot.kernel.actions import Action, Offer
from haricot.kernel.events import Declined, Event, Offered
from haricot.kernel.offers import Terms
from haricot.kernel.types import Seat


class ExpertHansaBot(GreedyHansaBot):
    """Asks for a part of what others gain, and for more where that helps the leader."""

    style = "expert"
    watches = True
    most_offered = 9
    most_asked = 5

    def __init__(
        self, game: Hansa, seat: Seat, seed: int | str, weights: dict[str, float] | None = None
    ) -> None:
        super().__init__(game, seat, seed, weights)
        self.witness = HansaWitness(game, seat)
        self.preferences = Preferences(game)

    def see(self, event: Event) -> None:
        """Remember what happened; who says no may be asked for something else."""
        if self.witness.known is not None:
            self.preferences.see(event, self.witness.known)
        self.witness.see(event)
        if isinstance(event, Declined | Offered) and self.last_valuation is not None:
            self.last_valuation.reconsider(self.preferences.found)

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Look, do what the phase asks for, and remember it: nobody else is told all of it."""
        self.witness.look(view)
        action = super().decide(view, options)
        if action is not None:
            self.witness.did(action)
        return action

    def sight(self, view: HanseView) -> MerchantSight:
        """Read the board with a memory of the contracts that went around."""
        self.witness.look(view)
        return MerchantSight(self.atlas, view, self.seat).think_of(
            self.witness.held(), self.preferences.found
        )

    def is_new(self, view: HanseView, offer: Offer) -> bool:
        """Tell whether an offer is better than all that were refused this turn."""
        return super().is_new(view, offer) and not any(
            seat == offer.to and no_better(self.terms(offer), terms) for seat, terms in self.asked
        )


def no_better(terms: Terms, refused: Terms) -> bool:
    """Tell whether terms give no more and want no less than others."""
    gives_more = Counter(terms.gives) - Counter(refused.gives)
    wants_less = Counter(refused.wants) - Counter(terms.wants)
    return terms.invites == refused.invites and not gives_more and not wants_less
