"""TraderRollout: traders play on at a table that is wholly known, sampled or dealt to try them out."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.cards.bots.bargains import Bargains
from haricot.cards.bots.sight import TraderSight, see_table
from haricot.cards.bots.spoken import NO, SILENT, YES, SpokenOffer, heard, word_of
from haricot.cards.bots.trader import Trader
from haricot.cards.game import AnyCardGame
from haricot.cards.goods import Cards
from haricot.cards.table import Table
from haricot.kernel.actions import Action, Done
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, CardId, Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class TraderRollout:
    """Asks the traders of a table in the order of `Rounds`, as a host would; nobody waits for people here.

    Offers are only words between traders until they become deals: most never do, and rules and events of
    each would take longer than all the thinking.
    """

    def __init__(self, game: AnyCardGame, traders: Sequence[Trader], most: Count = 30) -> None:
        self.game = game
        self.goods: Cards = game.goods
        self.traders = list(traders)
        self.sights = [TraderSight(game.law, seat) for seat in range(len(self.traders))]
        # Maximum number of rounds of a trade before it is closed.
        self.most = most
        self.names = [phase.name for phase in game.phases]
        self.words: list[SpokenOffer] = []
        # How often something was done at the table, when each trader last looked or had nothing to say,
        # and what lay open when.
        self.stirs: Count = 0
        self.seen: list[Count] = [-1] * len(self.traders)
        self.quiet: list[Count] = [-1] * len(self.traders)
        self.counted: Count = -1
        self.left: list[Count] = []

    def play(self, table: Table, last: Count) -> None:
        """Play to the end of the game, or until a turn after the last one begins."""
        self.stirs += 1
        self.words = [heard(offer, table.players) for offer in table.offers]
        table.offers = []
        while table.result is None and table.turn <= last:
            if self.names[table.phase] == "trade":
                self.trade(table)
            else:
                seats: list[Seat] = self.game.waits_for(table)
                self.ask(table, seats[0])

    def do(self, table: Table, action: Action) -> None:
        """Do something at the table."""
        self.game.apply(table, action)
        self.stirs += 1

    def look(self, table: Table, seat: Seat) -> bool:
        """Have a trader look at the table, and tell whether something was done since the last look."""
        if self.seen[seat] == self.stirs:
            return False
        self.seen[seat] = self.stirs
        sight, trader = self.sights[seat], self.traders[seat]
        money = [table.coins(other) for other in range(table.players)]
        see_table(sight, table, self.names[table.phase], money)
        if trader.is_new(sight):
            if self.counted != self.stirs:
                self.counted, self.left = self.stirs, sight.not_open()
            trader.judge_anew(sight, self.left)
        return True

    def ask(self, table: Table, seat: Seat) -> None:
        """Have a trader act that must."""
        self.look(table, seat)
        options: list[Action] = self.game.legal(table, seat)
        trader, sight = self.traders[seat], self.sights[seat]
        action = trader.due(sight, options) if trader.may_be_due(sight) else None
        if action is None:
            action = trader.plant(sight, options)
        self.do(table, options[0] if action is None else action)

    # Bargaining.

    def trade(self, table: Table) -> None:
        """Let everybody speak until nobody has anything to say, and close the trade."""
        turn, active = table.turn, table.active
        said, rounds = True, 0
        while said and rounds < self.most:
            rounds += 1
            said = False
            for seat in self.order(table):
                if self.speak(table, seat):
                    said = True
                else:
                    self.quiet[seat] = self.stirs
                if table.turn != turn or self.names[table.phase] != "trade" or table.result is not None:
                    self.words = []
                    return
        self.words = []
        self.do(table, Done(active))

    def order(self, table: Table) -> list[Seat]:
        """List whom to ask: those with an offer to answer, others who may speak, the active player last."""
        answering: list[Seat] = []
        free: list[Seat] = []
        for seat in range(table.players):
            if seat != table.active:
                if self.is_asked(seat):
                    answering.append(seat)
                elif self.quiet[seat] != self.stirs:
                    free.append(seat)
        answering += free
        answering.append(table.active)
        return answering

    def is_asked(self, seat: Seat) -> bool:
        """Tell whether a word waits for a seat's answer."""
        for word in self.words:
            if word.said[seat] == SILENT and word.reaches(seat):
                return True
        return False

    def speak(self, table: Table, seat: Seat) -> bool:
        """Let one trader do what is due, answer, or propose, and tell whether that was anything."""
        trader, sight = self.traders[seat], self.sights[seat]
        fresh = self.look(table, seat)
        if fresh and self.sells(table, seat):
            return True
        bargains = trader.renewed(sight) if fresh else trader.kept(sight)
        if self.words and self.answer(table, seat, bargains, fresh):
            return True
        for word in self.words:
            if word.seat == seat:
                if word.is_open():
                    return False
                self.words.remove(word)
                return True
        bid = trader.next_bid(bargains)
        if bid is not None:
            self.words.append(word_of(bid, seat, table.players))
        elif seat == table.active:
            self.do(table, Done(seat))
        return bid is not None or seat == table.active

    def sells(self, table: Table, seat: Seat) -> bool:
        """Have a trader do what is due, if there is anything; what is allowed is asked last."""
        trader, sight = self.traders[seat], self.sights[seat]
        if not trader.may_be_due(sight):
            return False
        action = trader.due(sight, self.game.legal(table, seat))
        if action is None:
            return False
        self.do(table, action)
        self.tidy(table)
        return True

    def answer(self, table: Table, seat: Seat, bargains: Bargains, fresh: bool) -> bool:
        """Take or seal the best deal that is good enough, or say no to one; tell whether there was any."""
        trader, stock = self.traders[seat], self.goods.stock(table, seat)
        best: SpokenOffer | None = None
        no: SpokenOffer | None = None
        most, taker = 0.0, seat
        cards: list[CardId] = []
        for word in self.words:
            if word.seat == seat:
                for other in range(table.players):
                    if word.said[other] == YES:
                        talers = float(word.asks - word.pays)
                        worth = trader.worth(bargains, None, other, word.gives, word.cards[other], talers)
                        if worth > most:
                            best, most, taker, cards = word, worth, other, word.cards[other]
            elif word.reaches(seat) and word.said[seat] != YES:
                # While nothing changes hands a no stays a no.
                if word.said[seat] == SILENT or fresh:
                    for choice in self.choices(table, seat, word, stock):
                        talers = float(word.pays - word.asks)
                        worth = trader.worth(bargains, None, word.seat, choice, word.gives, talers)
                        if worth > most:
                            best, most, taker, cards = word, worth, seat, choice
                if word.said[seat] == SILENT and no is None:
                    no = word
        if best is not None:
            self.agree(table, best, seat, taker, cards)
        elif no is not None:
            no.said[seat] = NO
            if no.is_refused():
                self.words.remove(no)
        return best is not None or no is not None

    def choices(self, table: Table, seat: Seat, word: SpokenOffer, stock: list[CardId]) -> list[list[CardId]]:
        """List the cards with which a seat could take up a word."""
        if word.asks > self.goods.purse(table, seat):
            return []
        if len(word.wants) == 1:
            bean, kind = word.wants[0], self.goods.law.kind
            return [[card] for card in stock if kind[card] == bean]
        return [list(cards) for cards in self.goods.choices(stock, tuple(word.wants))]

    def agree(self, table: Table, word: SpokenOffer, seat: Seat, taker: Seat, cards: list[CardId]) -> None:
        """Note a yes to an offer to all, or carry the deal out."""
        if word.to == ALL and seat != word.seat:
            word.said[seat] = YES
            word.cards[seat] = cards
            return
        self.words.remove(word)
        wants, gives = tuple(word.wants), tuple(word.gives)
        offer = OpenOffer(0, word.seat, taker, gives, wants, word.pays, word.asks)
        self.goods.exchange(table, offer, taker, tuple(cards))
        self.stirs += 1
        self.tidy(table)

    def tidy(self, table: Table) -> None:
        """Forget what can no longer be kept (M5)."""
        for word in self.words.copy():
            if not self.has(table, word.seat, word.gives, word.pays):
                self.words.remove(word)
                continue
            for seat in range(table.players):
                if word.said[seat] == YES and not self.has(table, seat, word.cards[seat], word.asks):
                    word.said[seat] = SILENT

    def has(self, table: Table, seat: Seat, cards: list[CardId], talers: Count) -> bool:
        """Tell whether a seat could give this now."""
        hand = table.hands[seat]
        for card in cards:
            if card not in hand and not (seat == table.active and card in table.face_up):
                return False
        return talers <= self.goods.purse(table, seat)
