"""`haricot replay`: a recorded game, moment by moment."""

from __future__ import annotations

import sys
from argparse import Namespace

from haricot.beans.letters import visible
from haricot.catalogue import game_of, load, read_record
from haricot.cli.files import read_bytes
from haricot.cli.seats import all_names, seat_number
from haricot.kernel.actions import Undo
from haricot.kernel.errors import Coded, HaricotError
from haricot.kernel.record import Record, replay
from haricot.kernel.types import Seat
from haricot.telling.layout import wrap
from haricot.telling.narrator import after_the_deal
from haricot.telling.screens import screen_for
from haricot.terminal.console import Console
from haricot.words.refusals import refusal
from haricot.words.texts import texts


def run(args: Namespace) -> int:
    """Show one moment, or step through all of them."""
    if args.game is not None:
        load(args.game)
    recording = Recording(read_record(read_bytes(args.file)), args)
    if args.move is not None:
        print(visible(recording.moment(args.move)))
        return 0
    replay(recording.game, recording.record)
    if args.step or (sys.stdin.isatty() and sys.stdout.isatty()):
        Stepper(recording, Console()).run()
    else:
        print(visible(recording.moment(recording.last)))
    return 0


class Recording:
    """A recorded game to leaf through."""

    def __init__(self, record: Record, args: Namespace) -> None:
        self.record = record
        self.game = game_of(record)
        self.players = int(self.game.options.players)
        self.grammar = self.game.grammar(all_names(args.names, self.players), args.language)
        self.words = texts(args.language)
        self.last = len(record.actions)
        self.look(args.seat)

    def look(self, seat: str) -> None:
        """Look with the eyes of another seat."""
        self.seat: Seat = seat_number(seat, self.players)

    def label(self, number: int, text: str) -> str:
        """Tell which move something is, and what it is."""
        head = self.words.say("replay-move", move=number, last=self.last)
        return self.words.say("label", head=head, text=text)

    def moment(self, number: int) -> str:
        """Write down the moment after so many actions, and what led to it."""
        if not 0 <= number <= self.last:
            raise Coded("no-such-move", last=self.last)
        screen = screen_for(self.game, self.grammar, self.seat)
        session = replay(self.game, self.record, max(0, number - 1))
        head, events = self.label(0, self.words.say("event-dealt")), after_the_deal(session.state.news)
        if number:
            action = self.record.actions[number - 1]
            view = self.game.view(session.state, action.seat)
            typed = "undo" if isinstance(action, Undo) else self.grammar.phrase(action, view)
            head = self.label(number, f"{self.grammar.words.names[action.seat]}, {typed}")
            session = replay(self.game, self.record, number)
            events = session.state.news
        told = [wrap(text) for text in screen.speech.tell([event.seen_by(self.seat) for event in events])]
        table = screen.show(self.game.view(session.state, self.seat))
        return "\n".join([wrap(head), *told, "", table])


class Stepper:
    """Leafs through a recording as its reader types."""

    def __init__(self, recording: Recording, console: Console) -> None:
        self.recording = recording
        self.console = console
        self.words = recording.words
        self.at = 0

    def run(self) -> None:
        """Step until the reader has seen enough."""
        self.console.say(f"{wrap(self.words.say('replay-keys'))}\n")
        self.console.say(self.recording.moment(self.at))
        try:
            while self.step(self.console.ask(self.prompt()).strip()):
                pass
        except EOFError:
            return

    def prompt(self) -> str:
        """Tell at which move the reader is."""
        return f"{self.words.say('replay-move', move=self.at, last=self.recording.last).casefold()}> "

    def step(self, typed: str) -> bool:
        """Do what was typed, and tell whether to go on."""
        if typed in ("q", "quit"):
            return False
        try:
            self.follow(typed)
            self.console.say(self.recording.moment(self.at))
        except HaricotError as error:
            self.console.say(wrap(refusal(self.words, error)))
        return True

    def follow(self, typed: str) -> None:
        """Go where the reader wants."""
        word, _, rest = typed.partition(" ")
        if word == "s":
            self.recording.look(rest.strip())
        elif word in ("", "b"):
            self.go(self.at + (-1 if word else 1))
        elif word.isdecimal() and len(word) < 10:
            self.go(int(word))
        else:
            raise HaricotError(self.words.say("replay-unknown", typed=typed))

    def go(self, number: int) -> None:
        """Go to a moment, if it is there."""
        if not 0 <= number <= self.recording.last:
            raise HaricotError(self.words.say("record-ends" if number > self.at else "record-begins"))
        self.at = number
