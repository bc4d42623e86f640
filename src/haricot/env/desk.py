"""Desk: one game in an environment. It tells the asked seat, its choices, and what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from haricot.beans.game import AnyGame
from haricot.beans.talk import PROLONGING, TALK, Circle
from haricot.env.codes import CHOOSING, CODES, DECLINE, DONE, DRAFTING, OWN, PICKING, TAKE, WITHDRAW
from haricot.env.draft import STEPS, Draft, size_bit, sizes_told
from haricot.env.menu import Menu, place_of, slot
from haricot.env.pages import OFFER_SIZE, FieldTold, put, put_offers, size_of
from haricot.kernel.actions import Action, Take
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer
from haricot.kernel.state import State
from haricot.kernel.types import ALL, NONE, CardId, Count, Seat, mypyc_attr

BLANK = bytes(2 + OFFER_SIZE)
"""The end of an observation: the asked seat, the length of the talk, and the offer in the making."""

MOST_ASKED: Final = 6
"""Maximum number of times that everybody is asked in a trade before the active player has to close it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk(Circle):
    """A game in play, and the seat that is asked: around the table in a trade, else the seat that must act.

    In a trade, a seat that has dealt, offered, answered or passed is asked again after all the others.
    """

    def __init__(self, game: AnyGame, menu: Menu, talk: Count, fields: list[FieldTold]) -> None:
        super().__init__(game, talk)
        self.menu = menu
        self.draft = Draft(menu, self.goods.kinds())
        # What was written last, for whom, and where it is written.
        self.sheet = BytesWriter()
        self.seen = b""
        self.reader: Seat = NONE
        # The fields of an observation, in the order in which they are written.
        self.fields = fields
        self.blank = bytes(size_of(fields) - len(BLANK))
        self.incoming: list[OpenOffer] = []
        self.own: list[OpenOffer] = []
        self.choices: list[Count] = []
        self.deeds: list[Action | None] = []
        self.candidates: list[Action] = []
        self.seat: Seat = NONE
        self.stage: Count = CHOOSING
        self.kinds: Count = self.goods.kinds()
        self.stock: list[CardId] = []
        self.stock_wares: list[Count] = []
        self.codes: dict[type[Action], Count] = CODES

    def share(self, other: Desk) -> None:
        """Use what is alike at all desks of a game from another one: less of it stays closer at hand."""
        self.menu = other.menu
        self.markets = other.markets
        self.sheet = other.sheet
        self.blank = other.blank
        self.fields = other.fields
        self.draft.wantable = other.draft.wantable
        self.draft.menu = other.menu

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.take_over(self.game.start(seed))

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        self.state = state
        self.news: list[Event] = state.news
        self.reader = NONE
        self.begun = NONE
        self.follow()

    # Who is asked.

    def follow(self) -> None:
        """Find the seat to ask next, and its choices."""
        state = self.state
        self.stage = CHOOSING
        if state.result is not None:
            self.seat = NONE
            self.trading = False
            self.choices = []
            self.deeds = []
            return
        if self.begun != self.moment():
            self.begin_circle()
        self.trading = self.in_trade()
        self.seat = self.speaker if self.trading else self.game.waits_for(state)[0]
        self.list_choices()

    # What there is to choose.

    def list_choices(self) -> None:
        """List what the asked seat may do, and what each of it means."""
        state, seat = self.state, self.seat
        self.choices = []
        self.deeds = []
        self.candidates = []
        self.sort_offers(seat)
        ending = self.trading and not self.may_wait()
        for action in self.game.legal(state, seat):
            code = self.codes[type(action)]
            choice = self.choice(action, code) if code < OWN else self.own_choice(action, code)
            if choice == NONE or (ending and type(action) in PROLONGING):
                continue
            if code in (TAKE, OWN) and place_of(self.choices, choice) != NONE:
                # Another copy of a card: to be picked later, or of no matter.
                self.candidates.append(action)
            else:
                self.choices.append(choice)
                self.deeds.append(action)
        if self.trading and not ending:
            self.list_talk()

    def list_talk(self) -> None:
        """Add that one may wait, or begin an offer."""
        raise NotImplementedError

    def add(self, choice: Count) -> None:
        """Add a choice that is no action yet."""
        self.choices.append(choice)
        self.deeds.append(None)

    def address(self, step: Count) -> Seat:
        """Tell the seat that is `step` seats to the left of the asked one; 0 is all."""
        return (self.seat + step) % self.state.players if step else ALL

    def sort_offers(self, seat: Seat) -> None:
        """Note which offers a seat may answer, and which are its own."""
        self.incoming = []
        self.own = []
        for offer in self.state.offers:
            if offer.seat == seat:
                self.own.append(offer)
            elif self.goods.reaches(self.state, offer, seat):
                self.incoming.append(offer)

    def choice(self, action: Any, code: Count) -> Count:
        """Tell the number of an answer to an offer."""
        if code == DONE:
            return self.menu.done
        number: Count = action.offer
        if code == TAKE:
            return self.menu.take + slot(self.incoming, number)
        if code == DECLINE:
            return self.menu.decline + slot(self.incoming, number)
        if code == WITHDRAW:
            return self.menu.withdraw + slot(self.own, number)
        taker: Seat = action.taker
        other = (taker - self.seat) % self.state.players - 1
        return self.menu.seal + slot(self.own, number) * (self.state.players - 1) + other

    def own_choice(self, action: Any, code: Count) -> Count:
        """Tell the number of an action of this game."""
        raise NotImplementedError

    def wares(self, stock: list[CardId]) -> list[Count]:
        """Tell by which numbers of the menu the cards of a stock are given."""
        raise NotImplementedError

    def purse(self) -> Count:
        """Count the talers that the asked seat may give; below 0 where talers are not traded."""
        return NONE

    # What is chosen.

    def act(self, choice: Count) -> None:
        """Do what was chosen."""
        place = place_of(self.choices, choice)
        if place == NONE:
            raise HaricotError(f"{choice} cannot be chosen now: choose what the mask allows.")
        self.news = []
        if self.stage == DRAFTING:
            self.compose(choice)
        elif self.stage == PICKING:
            self.pick(choice - self.menu.give)
        else:
            self.choose(choice, self.deeds[place])

    def choose(self, choice: Count, action: Action | None) -> None:
        """Do an action, or begin an offer, or say nothing."""
        menu = self.menu
        if action is None:
            if choice == menu.wait:
                self.say_nothing()
            elif choice < menu.counter:
                self.begin_draft(self.address(choice - menu.offer), 0)
            else:
                offer = self.incoming[choice - menu.counter]
                self.begin_draft(offer.seat, offer.number)
        elif menu.take <= choice < menu.decline and self.copies(action):
            self.stage = PICKING
            self.take_stock(False)
            self.list_copies()
        else:
            self.do(action)

    def copies(self, action: Any) -> bool:
        """Tell whether there are several ways to take an offer, and gather them."""
        ways: list[Action] = [action]
        for other in self.candidates:
            if isinstance(other, Take) and other.offer == action.offer:
                ways.append(other)
        self.candidates = ways
        return len(ways) > 1

    def list_copies(self) -> None:
        """List which cards could go, of those that are not in every way to take the offer."""
        self.choices = []
        for place, ware in enumerate(self.stock_wares):
            count = 0
            for way in self.candidates:
                if isinstance(way, Take) and self.stock[place] in way.cards:
                    count += 1
            if 0 < count < len(self.candidates):
                self.choices.append(self.menu.give + ware)

    def pick(self, ware: Count) -> None:
        """Keep the ways in which a card goes; when one is left, that is it."""
        card = self.stock[place_of(self.stock_wares, ware)]
        self.candidates = [way for way in self.candidates if isinstance(way, Take) and card in way.cards]
        if len(self.candidates) == 1:
            self.do(self.candidates[0])
        else:
            self.list_copies()

    def do(self, action: Action) -> None:
        """Play an action, and ask whoever is next."""
        talked = self.trading and type(action) in TALK
        self.news = self.game.apply(self.state, action)
        self.reader = NONE
        if talked:
            self.silent = 0
            self.pass_on()
        self.follow()

    def may_wait(self) -> bool:
        """Tell whether the asked seat may say nothing."""
        return self.trading and not self.closing()

    def say_nothing(self) -> None:
        """Wait for what the others say."""
        self.silent += 1
        self.pass_on()
        self.follow()

    # An offer, step by step.

    def begin_draft(self, to: Seat, answers: Count) -> None:
        """Begin an offer, as an invitation where it takes one."""
        self.start_draft(to, answers, self.goods.invites(self.state, self.seat, to))

    def start_draft(self, to: Seat, answers: Count, invites: bool) -> None:
        """Begin an offer or an invitation."""
        self.draft.begin(self.seat, to, answers, invites)
        self.repeats = sizes_told(self.own, self.state.refused, self.seat)
        self.stage = DRAFTING
        self.take_stock(invites)
        self.list_steps()

    def take_stock(self, invites: bool) -> None:
        """Note what the asked seat may give, and by which numbers."""
        self.stock = self.goods.stock(self.state, self.seat, invites)
        self.stock_wares = self.wares(self.stock)

    def list_steps(self) -> None:
        """List what may be added to an offer, and whether it can be sent."""
        draft, menu = self.draft, self.menu
        self.choices = []
        draft.list_wares(self.stock, self.stock_wares, self.choices)
        draft.list_kinds(self.choices)
        purse = self.purse()
        if purse >= 0:
            draft.list_talers(purse, self.choices)
        if self.is_fair(draft):
            self.choices.append(menu.send)
        self.choices.append(menu.cancel)

    def is_fair(self, draft: Draft) -> bool:
        """Tell whether the rules allow an offer."""
        if not (draft.gives or draft.wants or draft.pays or draft.asks or draft.invites):
            return False
        if not self.repeats & size_bit(len(draft.gives), len(draft.wants)):
            # Whom and what it may name the menu knows; that it is new its size alone tells (M7).
            return True
        try:
            self.game.check(self.state, draft.offer())
        except Illegal:
            return False
        return True

    def compose(self, choice: Count) -> None:
        """Add to an offer, send it, or leave it."""
        draft, menu = self.draft, self.menu
        if choice == menu.send:
            self.do(draft.offer())
            return
        if choice == menu.cancel:
            self.say_nothing()
            return
        if choice >= menu.ask:
            draft.asks += STEPS[choice - menu.ask]
        elif choice >= menu.pay:
            draft.pays += STEPS[choice - menu.pay]
        elif choice >= menu.want:
            draft.add_kind(choice - menu.want)
        else:
            draft.add_ware(choice - menu.give, self.stock, self.stock_wares)
        self.list_steps()

    # What a seat sees.

    def look(self, seat: Seat) -> bytes:
        """Write down what a seat sees."""
        page = BytesWriter()
        self.write(page, seat)
        return page.getvalue()

    def write(self, page: BytesWriter, seat: Seat) -> None:
        """Write down what a seat sees: table and market, the asked seat, and the offer in the making.

        While a seat puts an offer together, table and market stay as they were written before.
        """
        if seat != self.reader:
            self.reader = seat
            self.seen = self.written(seat)
        page.write(self.seen)
        at: Count = len(page)
        page.write(BLANK)
        if self.seat != NONE:
            put(page, at, 1 + (self.seat - seat) % self.state.players)
        if self.trading:
            put(page, at + 1, self.asked)
        if seat == self.seat and self.stage != CHOOSING:
            put(page, at + 2, self.stage)
            if self.stage == DRAFTING:
                self.draft.write(page, at + 2, self.goods, self.state.players)

    def written(self, seat: Seat) -> bytes:
        """Write down table and market; all is empty at first, because most of it stays so."""
        sheet = self.sheet
        sheet.truncate(0)
        sheet.write(self.blank)
        put_offers(sheet, self.write_table(sheet, seat), self.goods, self.state, seat)
        return sheet.getvalue()

    def write_table(self, page: BytesWriter, seat: Seat) -> Count:
        """Write down what this game has on the table, and tell where that ends."""
        raise NotImplementedError
