"""The line client: one or several people at one keyboard, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from haricot.arena.host import Host
from haricot.bots import Answer
from haricot.catalogue import entry
from haricot.kernel.actions import Action, Done, Undo
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Seat
from haricot.kernel.view import View
from haricot.telling.layout import sentence, wrap
from haricot.telling.narrator import after_the_deal
from haricot.telling.screen import AnyScreen
from haricot.telling.screens import screen_for
from haricot.terminal.common import carry_out, considered, enter_means, keep_record, pending_offers
from haricot.terminal.console import Console
from haricot.terminal.keeper import Keeper
from haricot.terminal.pages import read
from haricot.words.texts import texts

MOST_LOG = 30


class Quit(Exception):
    """Somebody leaves the table."""


class LineClient:
    """Talks to the people of a table, one at a time."""

    def __init__(
        self, host: Host, names: Sequence[str], keeper: Keeper, console: Console, language: str = "en"
    ) -> None:
        self.host = host
        self.game = host.game
        self.own_rules = entry(self.game.name).rules
        self.keeper = keeper
        self.console = console
        self.grammar = self.game.grammar(list(names), language)
        self.words = texts(language)
        self.people = [seat for seat in range(len(names)) if host.is_person(seat)]
        self.screens = {seat: screen_for(self.game, self.grammar, seat) for seat in self.people}
        self.news: dict[Seat, list[Event]] = {seat: [] for seat in self.people}
        self.log: dict[Seat, list[Event]] = {seat: [] for seat in self.people}
        self.shown: dict[Seat, object] = {}
        self.sitting = self.people[0]
        self.refusal: Illegal | None = None
        self.warned = False
        host.listener = self.hear
        self.hear(after_the_deal(host.state.news))

    def hear(self, events: list[Event]) -> None:
        """Keep what happened for everybody, each as they may see it."""
        for seat, news in self.news.items():
            news += [event.seen_by(seat) for event in events]
        if lost := keep_record(self.keeper, self.words):
            self.console.say(wrap(lost))

    def think_aloud(self) -> None:
        """Have the bots say what they have considered, whatever that tells of their hands."""
        self.host.confidant = self.overhear

    def overhear(self, view: View, answer: Answer) -> None:
        """Say what a bot has considered, the best first, with its worth in talers."""
        if thoughts := considered(self.grammar, view, answer):
            name = self.grammar.words.names[view.seat]
            self.console.say(wrap(self.words.say("thinks-aloud", name=name, thoughts=thoughts)))

    def play(self) -> None:
        """Play to the end; EOFError and Quit leave early."""
        seat = self.host.run()
        while seat is not None:
            self.sit(seat)
            self.tell(seat)
            while not self.obey(self.console.ask(f"{self.grammar.words.names[self.sitting].casefold()}> ")):
                pass
            seat = self.host.run()
        self.tell_news(self.sitting)

    def sit(self, seat: Seat) -> None:
        """Let another person come to the keyboard, without a look at the hand before."""
        if seat == self.sitting:
            return
        self.console.clear()
        self.console.ask(f"{self.words.say('pass-keyboard', name=self.grammar.words.names[seat])} ")
        self.console.clear()
        self.sitting = seat

    def screen(self) -> AnyScreen:
        """Find what the person at the keyboard looks at."""
        return self.screens[self.sitting]

    def view(self) -> View:
        """See what the person at the keyboard sees."""
        return self.game.view(self.host.state, self.sitting)

    def options(self) -> list[Action]:
        """List what the person at the keyboard may do."""
        return self.game.legal(self.host.state, self.sitting)

    def tell(self, seat: Seat) -> None:
        """Tell a person what happened and what is to be done; once a turn, show the whole table."""
        text, view = self.screens[seat], self.view()
        self.tell_news(seat)
        moment = view.turn, view.phase == "opening"
        if self.shown.get(seat) != moment:
            self.shown[seat] = moment
            self.console.say(f"\n{text.show(view)}")
        else:
            self.console.say(text.brief(view))
        self.console.say(wrap(text.next_step(view, self.options())))

    def tell_news(self, seat: Seat) -> None:
        """Tell a person what happened since they were last told; open offers are listed anyway."""
        view = self.game.view(self.host.state, seat)
        for told in self.screens[seat].news(view, self.news[seat]):
            self.console.say(told)
        self.log[seat] += self.news[seat]
        self.news[seat].clear()

    def tell_log(self) -> None:
        """Tell what happened last, with everything that was said."""
        for told in self.screen().speech.tell(self.log[self.sitting])[-MOST_LOG:]:
            self.console.say(wrap(told))

    def obey(self, line: str) -> bool:
        """Do what was typed, and tell whether that was a move."""
        verb, _, rest = line.strip().partition(" ")
        try:
            return self.command(verb.casefold(), rest.strip(), line)
        except HaricotError as error:
            if isinstance(error, Illegal):
                self.refusal = error
            self.console.say(wrap(self.screen().refused(error)))
            return False

    def command(self, verb: str, rest: str, line: str) -> bool:
        """Follow a command, or play what was typed."""
        match verb:
            case "?" | "help":
                self.help()
            case "table":
                self.console.say(self.screen().show(self.view()))
            case "log":
                self.tell_log()
            case "why":
                self.explain()
            case "rules":
                self.rules(rest.split())
            case "save":
                self.save(rest)
            case "quit" | "exit":
                raise Quit
            case "pass":
                return self.hand_over(rest)
            case "undo":
                return self.act(Undo(self.sitting))
            case "":
                return self.enter()
            case _:
                return self.act(self.grammar.parse(line, self.view()))
        return False

    def rules(self, numbers: Sequence[str]) -> None:
        """Print some rules, or the titles of all."""
        self.console.say(read(numbers, self.words.language, self.own_rules))

    def act(self, action: Action) -> bool:
        """Play an action, unless it closes the trade over an open offer for the first time."""
        if isinstance(action, Done) and self.warns():
            return False
        self.warned = False
        carry_out(self.host, action)
        return True

    def enter(self) -> bool:
        """Go on where done is the only step left; elsewhere help."""
        done = enter_means(self.screen(), self.view(), self.options())
        if done is not None:
            return self.act(done)
        self.help()
        return False

    def warns(self) -> bool:
        """Warn the active player once of offers that closing the trade would end."""
        still_open = self.pending_offers()
        if self.warned or not still_open:
            return False
        self.warned = True
        for offer in still_open:
            self.console.say(self.screen().offer(offer, self.view()))
        lapsing = sentence(self.words.say("offers-lapsing", count=len(still_open)))
        self.console.say(wrap(f"{lapsing} {self.words.say('done-again')}"))
        return True

    def pending_offers(self) -> list[OpenOffer]:
        """List the offers that wait for the active player who wants to close the trade."""
        return pending_offers(self.view(), self.options())

    def hand_over(self, name: str) -> bool:
        """Give the keyboard to another person."""
        seat = self.grammar.words.seat(name)
        if seat not in self.people:
            raise HaricotError(self.words.say("is-a-bot", name=self.grammar.words.names[seat]))
        self.sit(seat)
        self.tell(seat)
        return False

    def help(self) -> None:
        """List what the person may type now."""
        screen, view = self.screen(), self.view()
        self.console.say(screen.help(view, self.options()))
        ideas = screen.ideas(view)
        if ideas:
            self.console.say(ideas)
        commands = "at-any-time-pass" if len(self.people) > 1 else "at-any-time"
        self.console.say(wrap(self.words.say(commands, rule=screen.rule)))

    def explain(self) -> None:
        """Print the rule that the last refusal named."""
        if self.refusal is None:
            self.console.say(wrap(self.words.say("nothing-refused", rule=self.screen().rule)))
        else:
            self.rules([self.refusal.rule])

    def save(self, name: str) -> None:
        """Write the record so far to a file."""
        if not name:
            raise HaricotError(self.words.say("which-file"))
        self.keeper.save(Path(name).expanduser())
        self.console.say(self.words.say("saved", file=name))
