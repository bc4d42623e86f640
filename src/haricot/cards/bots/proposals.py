"""Proposals: what to offer to whom, by what traders would answer in sampled worlds."""
# interpreted: the time goes into the judgement of traders

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from haricot.cards.bots.bargains import Bargains
from haricot.cards.bots.judgement import judged
from haricot.cards.bots.sight import TraderSight
from haricot.cards.bots.trader import Trader
from haricot.cards.bots.turnoffers import TurnOffers
from haricot.cards.game import AnyCardGame
from haricot.cards.goods import tradeable
from haricot.cards.table import Table
from haricot.kernel.actions import Offer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat

WORLDS = 12
"""Number of worlds in which everybody is asked."""

MOST_ASKED = 60
"""Maximum number of proposals that are asked for there: those that help both sides most."""

LOSS = 0.5
"""Maximum loss of either side, at first sight, for a proposal to be thought of."""

SIZES = ((0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
"""How many cards are given for how many."""


class Proposal:
    """An offer, what it brings me and them at first sight, and in how many worlds it is taken."""

    def __init__(self, offer: Offer, mine: float, theirs: float) -> None:
        self.offer = offer
        self.mine = mine
        self.theirs = theirs
        self.taken: Count = 0

    def promise(self) -> float:
        """Tell how much to hope for."""
        return float(self.taken) * (self.mine + LOSS)


class Proposals:
    """Thinks of more proposals than a trader would propose, and asks in worlds whether they are taken."""

    def __init__(
        self, game: AnyCardGame, sight: TraderSight, traders: Sequence[Trader], turn_offers: TurnOffers
    ) -> None:
        self.game = game
        self.kind = game.law.kind
        self.trader = turn_offers.trader
        self.sight = sight
        self.seat = sight.seat
        self.traders = traders
        self.turn_offers = turn_offers

    def best(self, draw: Callable[[], Table], most: Count) -> list[Offer]:
        """List the offers that promise most, the best first."""
        proposals = sorted(self.thinkable(), key=lambda one: -one.mine - one.theirs)[:MOST_ASKED]
        for _ in range(WORLDS if proposals else 0):
            self.ask(draw(), proposals)
        found = sorted((one for one in proposals if one.taken), key=lambda one: -one.promise())
        return [proposal.offer for proposal in found[:most]]

    def thinkable(self) -> Iterator[Proposal]:
        """Think of every small proposal that is not bad for both sides, and that was not asked for."""
        bargains, sight = self.trader.market(self.sight), self.sight
        others = [seat for seat in range(sight.players) if seat != self.seat]
        partners = others if self.seat == sight.active else [sight.active]
        stock, beans = self.stock(), [bean for bean in range(len(sight.unseen)) if sight.unseen[bean] > 0]
        beans += [self.kind[card] for card in sight.face_up if self.kind[card] not in beans]
        for size, count in SIZES:
            for wants in combinations_with_replacement(beans, count):
                gets = bargains.open_cards(list(wants))
                for gives in combinations(stock, size):
                    mine = bargains.gain(list(gives), gets)
                    for seat in partners if mine > -LOSS else []:
                        theirs = bargains.their_gain(seat, list(gives), gets)
                        offer = Offer(self.seat, seat, gives, wants)
                        if theirs > -LOSS and not self.is_asked(offer):
                            yield Proposal(offer, mine, theirs)

    def is_asked(self, offer: Offer) -> bool:
        """Tell whether a player was asked for the same this turn, alone or with all."""
        _, gives, wants = self.trader.asks(offer.to, offer.gives, offer.wants)
        made = self.turn_offers.made.get(self.seat, [])
        return (offer.to, gives, wants) in made or (ALL, gives, wants) in made

    def stock(self) -> list[CardId]:
        """List what I may give away, two of a kind at most."""
        sight, found = self.sight, list[CardId]()
        for card in tradeable(self.game.law, sight.hand, sight.face_up, self.seat == sight.active):
            if len([other for other in found if self.kind[other] == self.kind[card]]) < 2:
                found.append(card)
        return found

    def ask(self, world: Table, proposals: Sequence[Proposal]) -> None:
        """Ask everybody in a world for some proposals."""
        known: dict[Seat, Bargains] = {}
        for proposal in proposals:
            seat = proposal.offer.to
            if seat not in known:
                known[seat] = judged(world, seat, self.traders[seat].values)
            proposal.taken += self.takes(known[seat], world, proposal.offer)

    def takes(self, bargains: Bargains, world: Table, offer: Offer) -> bool:
        """Tell whether a player would take an offer."""
        goods, gives = self.game.goods, list(offer.gives)
        stock: list[CardId] = goods.stock(world, offer.to)
        wants: tuple[Bean, ...] = offer.wants
        for cards in goods.choices(stock, wants):
            theirs = bargains.their_gain(self.seat, list(cards), gives)
            if bargains.gain(list(cards), gives) > bargains.price(self.seat, theirs):
                return True
        return False
