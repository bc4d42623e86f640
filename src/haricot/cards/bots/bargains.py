"""Bargains: which deals help both sides, and which of them to propose; the same for all card games."""

from __future__ import annotations

from math import exp
from typing import Final

from haricot.cards.bots.sight import TraderSight
from haricot.cards.bots.values import NEVER, Ground, Values
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat, mypyc_attr

MOST_GIVES: Final = 4
MOST_WANTS: Final = 3
MOST_BUNDLED: Final = 2
BIDS: Final = 8
"""Maximum number of proposals that are kept; the others would hardly be made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid:
    """A deal to propose: to whom, what for what, and what it promises each side."""

    def __init__(self, to: Seat, gives: list[CardId], wants: list[Bean]) -> None:
        self.to = to
        self.gives = gives
        self.wants = wants
        self.mine = 0.0
        self.theirs = 0.0
        self.odds = 0.0
        self.score = NEVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargains:
    """The deals of one moment, from the side of the seat that looks."""

    def __init__(self, sight: TraderSight, values: Values) -> None:
        self.sight = sight
        self.values = values
        self.weights = values.weights
        self.seat = sight.seat
        self.kind = sight.law.kind
        # Everybody's fields, and those of the active player without some of the cards face up: when needed.
        self.grounds: list[Ground | None] = [None] * sight.players
        self.partial: list[tuple[list[CardId], Ground]] = []
        self.standings: list[float] = []
        self.breadth = int(self.weights.breadth)
        self.in_hand: list[float] = [NEVER] * len(sight.hand)

    def ground(self, seat: Seat) -> Ground:
        """Look at the fields of a player."""
        found = self.grounds[seat]
        if found is None:
            found = Ground(self.values, self.sight.fields[seat], self.sight.to_plant(seat))
            self.grounds[seat] = found
        return found

    def without(self, gone: list[CardId]) -> Ground:
        """Look at the fields of the active player as if some of the cards face up were not there."""
        for cards, ground in self.partial:
            if cards == gone:
                return ground
        sight = self.sight
        owed = [card for card in sight.to_plant(sight.active) if card not in gone]
        ground = Ground(self.values, sight.fields[sight.active], owed)
        self.partial.append((gone, ground))
        return ground

    def exchange(self, seat: Seat, gone: list[CardId], gets: list[CardId]) -> float:
        """Tell what it brings a player to be rid of some cards face up, and to get others."""
        before = self.ground(seat)
        if not gone:
            return before.bring(gets)
        ground = self.without(gone)
        return ground.worth - before.worth + ground.bring(gets)

    # What deals are worth to me.

    def gain(self, gives: list[CardId], gets: list[CardId]) -> float:
        """Tell what a deal brings me."""
        cost = 0.0
        gone: list[CardId] = []
        for card in gives:
            place = position(self.sight.hand, card)
            if place < 0:
                gone.append(card)
            else:
                cost += self.held(place)
        return self.exchange(self.seat, gone, gets) - cost

    def held(self, place: Count) -> float:
        """Value a card of my hand where it stands; one that fits nowhere is a burden."""
        if self.in_hand[place] == NEVER:
            self.in_hand[place] = self.hold(place)
        return self.in_hand[place]

    def hold(self, place: Count) -> float:
        """Work out what a card of my hand is worth: planted with its like, and traded."""
        hand, weights = self.sight.hand, self.weights
        bean = self.kind[hand[place]]
        like = [card for card in hand if self.kind[card] == bean]
        gain = self.ground(self.seat).bring(like) / float(len(like))
        near = float(weights.delay ** float(place))
        planted = weights.match * near * gain if gain > 0.0 else weights.burden * near * gain
        return planted + weights.currency * self.keenest(bean) if weights.currency else planted

    def keenest(self, bean: Bean) -> float:
        """Tell what a card of a kind would bring the player who has most use for it."""
        best = 0.0
        for seat in range(self.sight.players):
            if seat != self.seat:
                best = max(best, self.ground(seat).gains[bean])
        return best

    # What deals are worth to others.

    def their_gain(self, seat: Seat, gets: list[CardId], gives: list[CardId]) -> float:
        """Guess what a deal brings another player; what the hand means to them is not to be seen."""
        sight, cost = self.sight, 0.0
        if seat != sight.active:
            for card in gives:
                cost += self.their_loss(seat, self.kind[card])
            return self.ground(seat).bring(gets) - cost
        gone: list[CardId] = []
        for card in gives:
            if position(sight.face_up, card) >= 0:
                gone.append(card)
            else:
                cost += self.their_loss(seat, self.kind[card])
        return self.exchange(seat, gone, gets) - cost

    def their_loss(self, seat: Seat, bean: Bean) -> float:
        """Guess what another player loses with a card of a hidden hand."""
        gain = self.ground(seat).gains[bean]
        return self.weights.their_match * gain if gain > 0.0 else self.weights.their_other

    def price(self, seat: Seat, theirs: float) -> float:
        """Tell what a deal has to bring me, given what it brings a partner: more from one who is ahead."""
        weights = self.weights
        if theirs <= 0.0:
            return weights.tau
        share = weights.beta + weights.lead * self.ahead(seat) if weights.lead else weights.beta
        return weights.tau + share * theirs

    def ahead(self, seat: Seat) -> float:
        """Tell by how many talers another player leads over me, fields counted as if they were sold."""
        if not self.standings:
            self.standings = [self.standing(other) for other in range(self.sight.players)]
        return max(0.0, self.standings[seat] - self.standings[self.seat])

    def standing(self, seat: Seat) -> float:
        """Tell how well a player stands: coins, and what the fields would pay."""
        law, total = self.sight.law, float(self.sight.money[seat])
        for row in self.sight.fields[seat]:
            total += float(law.price(row))
        return total

    # What to propose.

    def bids(self) -> list[Bid]:
        """List the most promising deals to propose, the best first."""
        gives, wants = self.spare(), self.welcome()
        found: list[Bid] = []
        for card in gives:
            found.append(self.bid([card], []))
            for bean in wants:
                found.append(self.bid([card], [bean]))
        found.sort(key=rank)
        for bid in found[: MOST_BUNDLED * self.breadth]:
            self.bundle(bid, gives, wants, found)
        found = [bid for bid in found if bid.score > self.weights.bother]
        found.sort(key=rank)
        return found[:BIDS]

    def spare(self) -> list[CardId]:
        """List the cards that I lose least by, one of each kind."""
        sight = self.sight
        cards: list[CardId] = []
        costs: list[float] = []
        beans: list[Bean] = []
        if self.seat == sight.active:
            for card in sight.face_up:
                self.note(cards, beans, costs, card, -self.gain([card], []))
        for place, card in enumerate(sight.hand):
            if card < sight.law.beans:
                self.note(cards, beans, costs, card, self.held(place))
        order = sorted(range(len(cards)), key=costs.__getitem__)
        return [cards[place] for place in order[: MOST_GIVES * self.breadth]]

    def note(
        self, cards: list[CardId], beans: list[Bean], costs: list[float], card: CardId, cost: float
    ) -> None:
        """Note a card, unless another one of its kind costs less."""
        bean = self.kind[card]
        if bean not in beans:
            cards.append(card)
            beans.append(bean)
            costs.append(cost)
        elif cost < costs[beans.index(bean)]:
            cards[beans.index(bean)] = card
            costs[beans.index(bean)] = cost

    def welcome(self) -> list[Bean]:
        """List the kinds that would help me most, of those that can be had."""
        sight = self.sight
        gains = self.ground(self.seat).gains
        losses: list[float] = []
        beans: list[Bean] = []
        for bean in range(len(sight.unseen)):
            if sight.unseen[bean] > 0 or self.shown(bean):
                gain = gains[bean]
                if gain > 0.05:
                    beans.append(bean)
                    losses.append(-gain)
        order = sorted(range(len(beans)), key=losses.__getitem__)
        return [beans[place] for place in order[: MOST_WANTS * self.breadth]]

    def shown(self, bean: Bean) -> bool:
        """Tell whether the active player, if that is not me, has a kind lying open."""
        if self.seat == self.sight.active:
            return False
        for card in self.sight.face_up:
            if self.kind[card] == bean:
                return True
        return False

    def bundle(self, bid: Bid, gives: list[CardId], wants: list[Bean], found: list[Bid]) -> None:
        """Try a promising deal with one more card on either side."""
        for card in gives:
            if card not in bid.gives:
                found.append(self.bid([*bid.gives, card], bid.wants))
        if bid.wants:
            for bean in wants:
                found.append(self.bid(bid.gives, [*bid.wants, bean]))

    def bid(self, gives: list[CardId], wants: list[Bean]) -> Bid:
        """Judge a deal: what it promises me, less a part of what it gives away."""
        sight = self.sight
        if self.seat != sight.active:
            return self.bid_to(sight.active, gives, wants)
        bid = Bid(ALL, gives, wants)
        gets = [self.values.any_card[bean] for bean in wants]
        bid.mine = self.gain(gives, gets)
        if bid.mine <= self.weights.tau:
            return bid
        nobody, best = 1.0, NEVER
        for seat in range(sight.players):
            if seat != self.seat:
                theirs = self.their_gain(seat, gives, gets)
                odds = self.odds(seat, theirs, bid.mine, wants)
                if odds <= 0.02:
                    continue
                nobody *= 1.0 - odds
                worth = bid.mine - self.weights.alpha * theirs - self.price(seat, theirs)
                if worth > best:
                    best, bid.theirs = worth, theirs
        bid.odds = 1.0 - nobody
        bid.score = bid.odds * best if best > 0.0 else NEVER
        return bid

    def bid_to(self, seat: Seat, gives: list[CardId], wants: list[Bean]) -> Bid:
        """Judge a deal with the active player, who may have the wanted cards lying open."""
        bid = Bid(seat, gives, wants)
        gets = self.open_cards(wants)
        bid.mine = self.gain(gives, gets)
        if bid.mine > self.weights.tau:
            bid.theirs = self.their_gain(seat, gives, gets)
            bid.odds = self.odds(seat, bid.theirs, bid.mine, wants)
            worth = bid.mine - self.weights.alpha * bid.theirs - self.price(seat, bid.theirs)
            bid.score = bid.odds * worth if worth > 0.0 else NEVER
        return bid

    def open_cards(self, wants: list[Bean]) -> list[CardId]:
        """Stand in for wanted kinds: the cards that lie open, or else any card of the kind."""
        cards: list[CardId] = []
        for bean in wants:
            card = self.values.any_card[bean]
            for lying in self.sight.face_up:
                if self.kind[lying] == bean and lying not in cards:
                    card = lying
            cards.append(card)
        return cards

    def odds(self, seat: Seat, theirs: float, mine: float, wants: list[Bean]) -> float:
        """Guess how likely a partner has what is wanted, and agrees."""
        weights, sight = self.weights, self.sight
        edge = (theirs - weights.their_tau - weights.their_beta * mine) / weights.their_scale
        if edge < -4.0:
            return 0.0
        likely = 1.0
        for place, bean in enumerate(wants):
            if seat == sight.active and self.shown(bean):
                continue
            likely *= sight.chance(seat, bean)
            if place and bean in wants[:place]:
                likely *= 0.3
        return likely / (1.0 + exp(-edge))


def position(cards: list[CardId], card: CardId) -> Count:
    """Find a card; -1 is nowhere."""
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return -1


def rank(bid: Bid) -> float:
    """Put the best bid first."""
    return -bid.score
