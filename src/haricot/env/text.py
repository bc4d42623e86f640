"""TextEnv: a game in words, for language models; what a seat sees is told, and a typed line answers."""
# interpreted: it reads and writes text

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from haricot.beans.game import AnyGame
from haricot.beans.names import NAMES
from haricot.bots.entrants import AnyBot
from haricot.catalogue import DEFAULT
from haricot.catalogue import game as set_up
from haricot.env.asked import at_least, check_asked, has_begun
from haricot.env.botdesk import BotDesk, Others, others
from haricot.env.desk import MOST_ASKED
from haricot.env.rewards import reward_named
from haricot.env.seeds import Seeds
from haricot.kernel.actions import Action, Done
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.offers import Result
from haricot.kernel.types import NONE, Seat
from haricot.kernel.view import View
from haricot.telling.layout import wrap
from haricot.telling.narrator import after_the_deal
from haricot.telling.screens import screen_for
from haricot.words.texts import texts

HELP = ("?", "help")
TRIES = 3
"""Maximum number of lines in a row that cannot be done, before the least is done instead."""

AROUND = " \t\r\n`*.!\"'“”„«»"
"""What a model may write around a line, without a meaning of its own there."""


class TextEnv:
    """A game in play, in which one seat at a time is told what it sees and asked for a line.

    `seat` is the asked seat, NONE at the end; `refusal` says why the last line was not done, if it was not;
    `rewards` are 0 for everybody before the end.
    """

    def __init__(
        self,
        name: str = DEFAULT,
        *,
        bots: Mapping[Seat, AnyBot] | Others | None = None,
        names: Sequence[str] | None = None,
        language: str = "en",
        reward: str = "score",
        talk: int = MOST_ASKED,
        tries: int = TRIES,
        **options: Any,
    ) -> None:
        self.game = set_up(name, **options)
        self.botdesk = BotDesk(self.game, seated(bots, self.game), talk)
        self.botdesk.listener = self.hear
        players = range(self.game.players)
        self.grammar = self.game.grammar(list(names or NAMES[: self.game.players]), language)
        self.names = self.grammar.words.names
        self.say = texts(language).say
        self.too_late = self.say("text-too-late")
        self.pass_choice = ("pass", self.say("text-pass"))
        if len(self.names) != len(players):
            raise HaricotError(f"{len(self.names)} names are given for {len(players)} seats: name everybody.")
        self.screens = [screen_for(self.game, self.grammar, seat) for seat in players]
        self.reward = reward_named(reward)
        self.tries = at_least(1, tries, "tries")
        self.seeds = Seeds()
        self.refusal = ""

    def reset(self, seed: int | None = None) -> str:
        """Begin a new game, the one of this seed or else the next; tell what the first seat sees."""
        self.news: list[list[Event]] = [[] for _ in self.screens]
        self.refusal = ""
        self.wrong = 0
        self.begun = False
        self.botdesk.begin(self.seeds.next(seed))
        return self.tell(self.seat)

    @property
    def seat(self) -> Seat:
        """Name the seat that is asked; NONE when the game is over."""
        return self.botdesk.desk.seat

    @property
    def rewards(self) -> list[float]:
        """Tell what the game was worth to each seat: nothing before its end."""
        return self.reward(self.result.scores) if self.result else [0.0] * len(self.screens)

    @property
    def result(self) -> Result | None:
        """Tell scores and winners: None before the end."""
        desk = self.botdesk.desk
        return desk.state.result if has_begun(desk) else None

    def hear(self, events: list[Event]) -> None:
        """Keep what happened for everybody, each as they may see it; how hands were dealt is left out."""
        if not self.begun:
            events, self.begun = after_the_deal(events), True
        for seat, news in enumerate(self.news):
            news += [event.seen_by(seat) for event in events]

    def step(self, line: str) -> str:
        """Do what was typed, and tell what the seat sees that is asked next; at the end, the one that typed.

        A line that cannot be done changes nothing: the same seat is told why, with the number of the rule,
        and asked again. After so many tries the least is done that can be; to ask for help is none of them.
        """
        check_asked(self.botdesk.desk)
        seat, line = self.seat, line.strip(AROUND)
        if line.casefold() in HELP:
            self.refusal = ""
            return f"{self.say('text-listed')}\n\n{self.tell(seat)}"
        told, self.news[seat] = self.news[seat], []
        try:
            self.obey(line)
            self.refusal, self.wrong = "", 0
        except HaricotError as refused:
            self.news[seat] = told
            self.refuse(self.screens[seat].refused(refused))
        reader = seat if self.seat == NONE else self.seat
        head = f"{wrap(self.refusal)}\n\n" if self.refusal and reader == seat else ""
        return head + self.tell(reader)

    def obey(self, line: str) -> None:
        """Do what was typed, or say why it cannot be."""
        action = self.nothing() if line.casefold() in ("", "pass") else self.read(line)
        if action is None:
            self.botdesk.give_up()
            return
        self.game.check(self.botdesk.desk.state, action)
        if self.botdesk.too_late(action):
            raise HaricotError(self.too_late)
        self.botdesk.do(action)

    def read(self, line: str) -> Action:
        """Understand a line of the typed grammar."""
        action: Action = self.grammar.parse(line, self.view(self.seat))
        return action

    def nothing(self) -> Action | None:
        """Understand that nothing was said: to wait, or to be done where nothing else is left."""
        if self.botdesk.desk.may_wait():
            return None
        if self.screens[self.seat].only_done_left(self.view(self.seat)):
            return Done(self.seat)
        raise HaricotError(self.say("text-no-pass"))

    def refuse(self, sentence: str) -> None:
        """Say why a line was not done; after too many tries the least is done instead."""
        self.wrong += 1
        self.refusal = sentence
        if self.wrong >= self.tries:
            self.wrong = 0
            self.refusal += f" {self.say('text-too-often')}"
            self.news[self.seat] = []
            self.botdesk.give_up()

    def view(self, seat: Seat) -> View:
        """See what a seat sees."""
        view: View = self.game.view(self.botdesk.desk.state, seat)
        return view

    def tell(self, seat: Seat) -> str:
        """Tell what a seat sees: what happened since it acted, the table, and what it may type."""
        view, screen = self.view(seat), self.screens[seat]
        lines = [*screen.news(view, self.news[seat]), "", screen.show(view)]
        if seat == self.seat:
            lines += ["", *self.question(seat)]
        return "\n".join(lines).strip()

    def question(self, seat: Seat) -> list[str]:
        """Tell what a seat is asked to do, and what it may type."""
        botdesk, view, screen = self.botdesk, self.view(seat), self.screens[seat]
        legal = self.game.legal(botdesk.desk.state, seat)
        options = [option for option in legal if not botdesk.too_late(option)]
        if botdesk.desk.trading and not botdesk.desk.may_wait():
            return [wrap(self.too_late), screen.help(view, options)]
        more = [self.pass_choice] if botdesk.desk.may_wait() else []
        asked = [wrap(screen.next_step(view, options)), screen.help(view, options, more), screen.ideas(view)]
        return [text for text in asked if text]


def seated(bots: Mapping[Seat, AnyBot] | Others | None, game: AnyGame) -> Mapping[Seat, AnyBot]:
    """Tell which seats have bots: none, those that are named, or all but the first."""
    if bots is None or isinstance(bots, Mapping):
        return bots or {}
    return dict(enumerate(others(bots, game), 1))
