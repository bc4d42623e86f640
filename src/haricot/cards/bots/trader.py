"""Trader: the judgement of a player at a card table, from planting to bargaining."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haricot.beans.market import agreement
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.bots.bargains import Bargains, Bid
from haricot.cards.bots.sight import TraderSight
from haricot.cards.bots.values import NEVER, Values
from haricot.cards.law import MOST_FIELDS, Law
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Withdraw
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, NONE, Bean, CardId, Count, Seat, mypyc_attr

Asked = tuple[Seat, tuple[Bean, ...], tuple[Bean, ...]]

TradeMoment = tuple[Count, Count, Count, Count]

NO_MOMENT: Final = (0, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader:
    """Decides for one seat by what things are worth; a deal that was refused is not asked for again.

    Actions are told apart by their very type: to ask isinstance takes several times longer for structs.
    """

    def __init__(self, law: Law, seat: Seat, values: Values, field_cost: Count) -> None:
        self.law = law
        self.seat = seat
        self.values = values
        self.field_cost = field_cost
        self.turn: Count = 0
        self.proposed: Count = 0
        self.asked: set[Asked] = set()
        self.moment: TradeMoment = NO_MOMENT
        self.bargains: Bargains | None = None
        self.bids: list[Bid] | None = None
        self.phase = ""
        # What the best way of taking each offer brings, for whoever wants to try them all.
        self.takes: dict[Count, tuple[float, Take]] = {}
        self.explains = False
        self.thoughts: list[tuple[Action | None, float, dict[str, float]]] = []

    def forget(self) -> None:
        """Begin anew at another table."""
        self.turn, self.phase = 0, ""

    def think(self, action: Action | None, value: float, parts: dict[str, float]) -> None:
        """Note what was considered."""
        self.thoughts.append((action, value, parts))

    def decide(self, sight: TraderSight, options: list[Action]) -> Action | None:
        """Take what is due, then do what the phase asks for."""
        self.look(sight)
        # While nothing changes hands in a trade, nothing new is due.
        if self.explains or sight.phase != "trade" or sight.moment() != self.moment:
            action = self.due(sight, options)
            if action is not None:
                return action
        return self.trade(sight, options) if sight.phase == "trade" else self.plant(sight, options)

    def look(self, sight: TraderSight) -> None:
        """Judge anew what things are worth, in every phase."""
        if self.is_new(sight):
            self.judge_anew(sight, sight.not_open())

    def is_new(self, sight: TraderSight) -> bool:
        """Tell whether this phase was not looked at before; in every turn everybody may be asked again."""
        if sight.turn != self.turn:
            self.turn, self.proposed, self.asked = sight.turn, 0, set()
        elif sight.phase == self.phase:
            return False
        self.phase = sight.phase
        return True

    def judge_anew(self, sight: TraderSight, left: list[Count]) -> None:
        """Take in how many cards of each kind do not lie open, and what things are worth for it."""
        self.moment = NO_MOMENT
        sight.count(left)
        self.values.look(sight)

    # At any time.

    def may_be_due(self, sight: TraderSight) -> bool:
        """Tell whether something would be due if it were allowed, which takes longer to find out."""
        rows = sight.fields[self.seat]
        for field in range(len(rows)):
            if rows[field] and self.is_ripe(sight, field):
                return True
        if len(rows) < MOST_FIELDS and sight.money[self.seat] >= self.field_cost and self.pays_off(sight):
            return True
        return len(self.law.kind) > self.law.beans

    def due(self, sight: TraderSight, options: list[Action]) -> Action | None:
        """Fulfil a contract, sell what is ripe, and buy a field that will pay for itself (E6, B19, B4)."""
        for action in options:
            if type(action) is Fulfil:
                return action
            if type(action) is Sell and self.is_ripe(sight, action.field):
                return action
            if type(action) is BuyField and self.pays_off(sight):
                return action
        return None

    def is_ripe(self, sight: TraderSight, field: Count) -> bool:
        """Tell whether a field is better sold than kept, or earns a third one."""
        rows = sight.fields[self.seat]
        row = rows[field]
        if self.law.earns_field(row):
            return len(rows) < MOST_FIELDS
        if self.law.price(row) == 0:
            return False
        regret = self.values.regret(row) + self.waiting(sight, row, NONE)
        if self.explains:
            self.think(Sell(self.seat, field), -regret, {"talers": float(self.law.price(row))})
        return regret <= self.values.weights.harvest or self.values.is_full(row)

    def pays_off(self, sight: TraderSight) -> bool:
        """Tell whether a third field earns more than it costs until the end."""
        gain = self.values.third_field(sight) - float(self.field_cost)
        if self.explains:
            self.think(BuyField(self.seat), gain, {"cost": -float(self.field_cost)})
        return gain > 0.0

    # Planting.

    def plant(self, sight: TraderSight, options: list[Action]) -> Action | None:
        """Plant what fits best, stop when that is allowed, and else sell what gives least away."""
        best: Action | None = None
        most, stop = NEVER, False
        for action in options:
            if type(action) is Plant:
                gain = self.values.planted(sight.fields[self.seat][action.field], action.card)
                if self.explains:
                    self.think(action, gain, {"field": gain})
                if gain > most:
                    best, most = action, gain
            elif type(action) is LayOut:
                return action
            elif type(action) is Done:
                stop = True
        if not stop:
            return self.make_room(sight, options, best, most)
        if best is not None and most > self.values.weights.second:
            return best
        return Done(self.seat)

    def make_room(
        self, sight: TraderSight, options: list[Action], best: Action | None, most: float
    ) -> Action | None:
        """Plant what has to be planted, or sell a field for it if that loses less."""
        card = self.next_card(sight)
        if card == NONE:
            return best
        choice: Action | None = best
        for action in options:
            if type(action) is Sell:
                gain = self.sale(sight, action.field, card)
                if self.explains:
                    self.think(action, gain, {"sale": gain})
                if gain > most:
                    choice, most = action, gain
        return choice

    def sale(self, sight: TraderSight, field: Count, card: CardId) -> float:
        """Tell what selling a field and planting a card in it brings, with an eye on what waits in hand."""
        values = self.values
        row = sight.fields[self.seat][field]
        kept = self.waiting(sight, row, card)
        return float(self.law.price(row)) + values.row([card]) - values.row(row) - kept

    def waiting(self, sight: TraderSight, row: list[CardId], card: CardId) -> float:
        """Tell what the cards in hand would add to a field, but for one that is planted anyway."""
        total = 0.0
        for held in sight.hand:
            if held < self.law.beans and held != card and self.law.fits(row, held):
                total += max(0.0, self.values.planted(row, held))
        return self.values.weights.match * min(total, 2.0)

    def next_card(self, sight: TraderSight) -> CardId:
        """Find the next card that has to be planted; none while nobody waits for this seat."""
        if sight.phase == "plant":
            waits = self.seat == sight.active and not sight.planted and len(sight.hand) > 0
            return sight.hand[0] if waits else NONE
        cards = sight.to_plant(self.seat)
        return cards[0] if cards else NONE

    # Bargaining.

    def trade(self, sight: TraderSight, options: list[Action]) -> Action | None:
        """Answer and seal first, then propose; say done when there is nothing left."""
        bargains = self.market(sight)
        action = self.reply(bargains, options)
        if action is not None:
            return action
        if self.is_waiting(sight):
            return None
        for option in options:
            if type(option) is Withdraw:
                return option
        offer = self.propose(bargains)
        if offer is not None:
            return offer
        for option in options:
            if type(option) is Done:
                return option
        return None

    def market(self, sight: TraderSight) -> Bargains:
        """Look at the deals of this moment; nothing is judged anew while nothing has changed hands."""
        moment = sight.moment()
        if moment == self.moment:
            return self.kept(sight)
        self.moment = moment
        return self.renewed(sight)

    def renewed(self, sight: TraderSight) -> Bargains:
        """Think of deals anew."""
        self.bargains, self.bids = Bargains(sight, self.values), None
        return self.bargains

    def kept(self, sight: TraderSight) -> Bargains:
        """Go on with the deals that were thought of."""
        return self.renewed(sight) if self.bargains is None else self.bargains

    def is_waiting(self, sight: TraderSight) -> bool:
        """Tell whether somebody may still answer an offer of this seat."""
        for offer in sight.offers:
            if offer.seat == self.seat:
                if offer.to != ALL:
                    return True
                answers = len(offer.declined) + len(offer.agreed)
                if answers < sight.players - 1:
                    return True
        return False

    def reply(self, bargains: Bargains, options: list[Action]) -> Action | None:
        """Take or seal the best deal that is good enough, and say no to the rest so that nobody waits."""
        best: Action | None = None
        no: Action | None = None
        most = 0.0
        self.takes = {}
        for action in options:
            if type(action) is Take:
                worth = self.taken(bargains, action)
                self.note_take(action, worth)
            elif type(action) is Seal:
                worth = self.sealed(bargains, action)
            else:
                if type(action) is Decline and no is None and not self.has_agreed(bargains, action.offer):
                    no = action
                continue
            if worth > most:
                best, most = action, worth
        return best if best is not None else no

    def note_take(self, take: Take, worth: float) -> None:
        """Keep the best way of taking each offer."""
        found = self.takes.get(take.offer)
        if found is None or worth > found[0]:
            self.takes[take.offer] = (worth, take)

    def taken(self, bargains: Bargains, take: Take) -> float:
        """Tell what taking an offer brings beyond its price."""
        offer = find(bargains.sight, take.offer)
        talers = float(offer.pays - offer.asks)
        return self.worth(bargains, take, offer.seat, list(take.cards), list(offer.gives), talers)

    def sealed(self, bargains: Bargains, seal: Seal) -> float:
        """Tell what sealing a deal brings beyond its price."""
        offer = find(bargains.sight, seal.offer)
        cards: list[CardId] = []
        for word in offer.agreed:
            if word.seat == seal.taker:
                cards = list(word.cards)
        talers = float(offer.asks - offer.pays)
        return self.worth(bargains, seal, seal.taker, list(offer.gives), cards, talers)

    def worth(
        self,
        bargains: Bargains,
        action: Action | None,
        partner: Seat,
        gives: list[CardId],
        gets: list[CardId],
        talers: float,
    ) -> float:
        """Set the own gain of a deal against its price."""
        mine = bargains.gain(gives, gets) + talers
        theirs = bargains.their_gain(partner, gives, gets) - talers
        price = bargains.price(partner, theirs)
        if self.explains:
            self.think(action, mine - price, {"mine": mine, "theirs": theirs, "asked": price})
        return mine - price

    def has_agreed(self, bargains: Bargains, number: Count) -> bool:
        """Tell whether this seat has given its word for an offer."""
        return agreement(find(bargains.sight, number), self.seat) is not None

    def propose(self, bargains: Bargains) -> Offer | None:
        """Propose the most promising deal that was not asked for this turn."""
        bid = self.next_bid(bargains)
        return None if bid is None else self.offer(bid)

    def next_bid(self, bargains: Bargains) -> Bid | None:
        """Find the most promising deal that was not asked for this turn, if there are not enough by now."""
        weights = self.values.weights
        most = weights.proposals if self.seat == bargains.sight.active else weights.remarks
        if float(self.proposed) >= most:
            return None
        if self.bids is None:
            self.bids = bargains.bids()
        best: Bid | None = None
        for bid in self.bids:
            if self.asks(bid.to, bid.gives, bid.wants) not in self.asked:
                best = bid if best is None else best
                if not self.explains:
                    break
                parts = {"mine": bid.mine, "theirs": bid.theirs, "odds": bid.odds}
                self.think(self.offer(bid), bid.score, parts)
        if best is not None:
            self.proposed += 1
            self.asked.add(self.asks(best.to, best.gives, best.wants))
        return best

    def offer(self, bid: Bid) -> Offer:
        """Put a bid as an offer."""
        return Offer(self.seat, bid.to, tuple(bid.gives), tuple(bid.wants))

    def asks(self, to: Seat, gives: Sequence[CardId], wants: Sequence[Bean]) -> Asked:
        """Tell what an offer comes to."""
        kinds = tuple(sorted([self.law.kind[card] for card in gives]))
        return (to, kinds, tuple(sorted(wants)))


def find(sight: TraderSight, number: Count) -> OpenOffer:
    """Find an open offer by its number."""
    for offer in sight.offers:
        if offer.number == number:
            return offer
    raise AssertionError("an answer is listed for open offers only")
