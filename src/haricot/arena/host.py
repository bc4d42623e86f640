"""Host: asks the bots of a table in rounds, and tells when it is a person's move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from haricot.beans.talk import Rounds, first_step, overtaken, stirs
from haricot.bots import Answer, AnyGame, Bot
from haricot.kernel.actions import Action, Done, Seal, Take, Undo
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer
from haricot.kernel.record import AnySession
from haricot.kernel.types import Count, Seat
from haricot.kernel.view import View

Listener = Callable[[list[Event]], None]
Confidant = Callable[[View, Answer], None]
Replacement = Callable[[Seat], Bot]


class Host(Rounds):
    """Runs a game: bots are asked, people are waited for, and whoever listens hears what happened."""

    def __init__(
        self,
        game: AnyGame,
        session: AnySession,
        bots: Mapping[Seat, Bot],
        listener: Listener | None = None,
        maker: Replacement | None = None,
    ) -> None:
        super().__init__(game)
        self.state = session.state
        self.session = session
        self.bots = dict(bots)
        # Makes a bot anew that has to forget something; without it bots forget all but what they see.
        self.maker = maker
        self.people = [seat for seat in range(self.state.players) if seat not in bots]
        self.watchers = [bot for bot in bots.values() if bot.watches]
        self.listener = listener
        # Receives the reasons of bots, with what each bot saw.
        self.confidant: Confidant | None = None
        # The number of the last offer that each person has had a chance to answer.
        self.heard: dict[Seat, Count] = {}
        # The last phase in which each person had a say.
        self.spoke: dict[Seat, Count] = {}
        if not session.record.actions:
            self.tell(self.state.news)

    def run(self) -> Seat | None:
        """Let the bots play until a person is to act, and name that seat; None when the game is over."""
        while self.state.result is None:
            # People have the first chance at an offer, because bots are quicker.
            seat = self.asked_person()
            if seat is None and not self.ask_round():
                seat = self.free_person()
                if seat is None:
                    self.close(Done(self.state.active))
            if seat is not None:
                return seat
        return None

    def close(self, done: Done) -> None:
        """Close a trade over those who have no more to say, in the active player's name."""
        self.do(done)

    def person_does(self, action: Action) -> None:
        """Play what a person has decided."""
        self.do(action)
        self.rounds = 0
        self.stirs += 1
        self.leave(action.seat)

    def leave(self, seat: Seat) -> None:
        """Note that a person has looked at all the offers there are."""
        self.heard[seat] = self.state.offered
        self.spoke[seat] = self.moment()

    def do(self, action: Action) -> None:
        """Play an action, and pass on what happened."""
        # Among bots alone nothing is done in the name of any.
        before = self.state.offers.copy() if self.people else []
        events = self.session.do(action)
        self.state = self.session.state
        if stirs(action, events):
            self.stirs += 1
        if isinstance(action, Undo) and self.maker is not None:
            self.tell_anew(self.maker)
        else:
            self.tell(events)
        if self.listener is not None:
            self.listener(events)
        late = overtaken(before, self.state.offers, events)
        if late is not None:
            self.do(late)

    def tell(self, events: list[Event]) -> None:
        """Tell the bots that watch what happened, as far as their seats may know."""
        for bot in self.watchers:
            for event in events:
                bot.see(event.seen_by(bot.seat))

    def tell_anew(self, maker: Replacement) -> None:
        """Tell the bots that watch everything again but what was taken back."""
        self.bots |= {bot.seat: maker(bot.seat) for bot in self.watchers}
        self.watchers = [bot for bot in self.bots.values() if bot.watches]
        for _, events in self.session.story():
            self.tell(events)

    def is_person(self, seat: Seat) -> bool:
        """Tell people from bots."""
        return seat not in self.bots

    def asked_person(self) -> Seat | None:
        """Find a person who has not yet seen an offer."""
        for offer in self.state.offers if self.people and self.in_trade() else []:
            for seat in self.people:
                new = offer.number > self.heard.get(seat, 0)
                if new and self.unanswered(offer, seat) and self.cares(seat, offer):
                    return seat
        return None

    def cares(self, seat: Seat, offer: OpenOffer) -> bool:
        """Tell whether to show an offer to a person: one who is done sees those for them or to be taken."""
        if offer.to == seat or not self.state.done[seat]:
            return True
        options = self.game.legal(self.state, seat)
        return any(isinstance(action, Take) and action.offer == offer.number for action in options)

    def free_person(self) -> Seat | None:
        """Find a person who must act, or who may still have something to say to an active bot."""
        if self.in_trade() and not self.is_person(self.state.active):
            seats = [seat for seat in range(self.state.players) if not self.state.done[seat]]
        else:
            seats = self.game.waits_for(self.state)
        return next((seat for seat in seats if self.is_person(seat)), None)

    def ask_round(self) -> bool:
        """Ask every bot that must or may act once, and tell whether any did."""
        return any([self.ask(seat) for seat in self.next_round() if seat in self.bots and self.is_on(seat)])

    def is_on(self, seat: Seat) -> bool:
        """Tell whether a seat may act still, or must, after what others did in the same round."""
        return self.begun == self.moment() and (self.in_trade() or seat in self.game.waits_for(self.state))

    def ask(self, seat: Seat) -> bool:
        """Ask one bot, and tell whether it did something."""
        options = self.game.legal(self.state, seat)
        if not options and not self.in_trade():
            phase = self.game.phases[self.state.phase].name
            raise HaricotError(
                f"Seat {seat + 1} must act in the phase “{phase}”, and the rules let it do nothing."
            )
        action = self.decision(self.game.view(self.state, seat), options)
        if action is None or self.too_quick(action):
            self.quiet[seat] = self.now()
            return False
        self.do(action)
        return True

    def decision(self, view: View, options: list[Action]) -> Action | None:
        """Have a bot decide; one that must act and does not know what to do takes the first step."""
        action = self.answer(view, options)
        return first_step(options) if action is None and not self.in_trade() else action

    def answer(self, view: View, options: list[Action]) -> Action | None:
        """Ask a bot, and pass its reasons on if somebody wants to hear them."""
        bot = self.bots[view.seat]
        if self.confidant is None:
            return bot.decide(view, options)
        answer = bot.explain(view, options)
        self.confidant(view, answer)
        return answer.action

    def too_quick(self, action: Action) -> bool:
        """Tell whether an active bot's trade would close, or be dealt in, before people had their say."""
        if not self.people or not self.in_trade() or self.is_person(self.state.active):
            return False
        if isinstance(action, Done) and action.seat == self.state.active:
            return self.free_person() is not None
        return isinstance(action, Take | Seal) and any(
            self.spoke.get(seat) != self.moment() for seat in self.people
        )
