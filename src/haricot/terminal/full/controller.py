"""What people do at the table: typed, chosen from a list, or clicked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.app import App
from textual.widgets import Input

from haricot.kernel.actions import Action, Done, Undo
from haricot.kernel.errors import HaricotError, Illegal
from haricot.terminal.common import enter_means, pending_offers
from haricot.terminal.full.backend import Backend
from haricot.terminal.full.help import Help
from haricot.terminal.full.keys import PANES
from haricot.terminal.full.lists import ActionList, Chosen, Typed
from haricot.terminal.full.lobby import LobbyChoice
from haricot.terminal.full.pane import Picked
from haricot.terminal.full.prompt import Prompt
from haricot.terminal.full.remote import RemoteBackend
from haricot.terminal.full.scene import AnyScene
from haricot.wire.commands import Admit, Deny, Kick, Mute, Order, Pardon, Remove, Say, Start
from haricot.words.refusals import refusal
from haricot.words.texts import texts

HOSTLY: dict[str, Callable[[int], Order]] = {
    "admit": Admit,
    "deny": Deny,
    "remove": Remove,
    "pardon": Pardon,
    "mute": lambda number: Mute(looker=number),
    "unmute": lambda number: Mute(looker=number, muted=False),
    "silence": lambda seat: Mute(seat - 1),
    "kick": lambda seat: Kick(seat - 1),
}
"""What a host types with the number of somebody who looks on or was sent away, or of a seat."""


class Controller(App[None]):
    """Does what people want, and says why it cannot be done."""

    def __init__(self, backend: Backend) -> None:
        super().__init__()
        self.backend = backend
        self.texts = texts(backend.language)
        # What stands in place of the next step, until something else is done.
        self.trouble = ""
        self.warned = False
        # What was typed for a move that is not drawn yet.
        self.played: str | None = None

    def scene(self) -> AnyScene:
        """Look at the moment."""
        raise NotImplementedError

    def changed(self) -> None:
        """Draw soon."""
        raise NotImplementedError

    def action_key(self, number: int) -> None:
        """Show a pane, change the light, take something back, or leave."""
        raise NotImplementedError

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed."""
        self.obey(event.value.strip())

    def on_chosen(self, event: Chosen) -> None:
        """Do what was chosen, or let it be gone on with."""
        if event.at_once:
            self.obey(event.phrase)
        else:
            self.query_one(Prompt).write(event.phrase)

    def on_typed(self, event: Typed) -> None:
        """Go on in the prompt with what was begun in a list."""
        prompt = self.query_one(Prompt)
        prompt.write(prompt.value + event.letter)

    def on_picked(self, event: Picked) -> None:
        """Do what was clicked."""
        if event.what == "key":
            self.action_key(event.numbers[0])
            return
        prompt = self.query_one(Prompt)
        scene = self.scene()
        phrase, at_once = scene.board.pick(scene, event.what, event.numbers, prompt.value)
        if at_once:
            self.obey(phrase)
        else:
            prompt.write(phrase)

    def obey(self, line: str) -> None:
        """Follow a command, or play what was typed; what is wrong can be mended in the prompt."""
        self.trouble = ""
        verb, _, rest = line.partition(" ")
        view = self.backend.view()
        try:
            if view is None or self.command(verb.casefold(), rest.strip()):
                self.query_one(Prompt).note(line)
            else:
                self.move(self.backend.grammar.parse(line, view), line)
                return
        except HaricotError as error:
            self.refuse(error)
        self.changed()

    def command(self, verb: str, rest: str) -> bool:
        """Follow a command that is no move, if it is one."""
        match verb:
            case "":
                self.enter()
            case "?" | "help":
                self.action_key(1)
            case "table" | "market" | "log":
                self.action_key(PANES.index(verb) + 1)
            case "why":
                self.action_key(1)
            case "rules":
                help = self.query_one(Help)
                # What there is not is said before anything is opened.
                self.scene().rules(rest.split(), help.inside())
                self.action_key(1)
                help.rules = rest.split()
            case "quit" | "exit":
                self.action_key(10)
            case _:
                return self.errand(verb, rest)
        return True

    def errand(self, verb: str, rest: str) -> bool:
        """Follow a command that needs something to be named."""
        match verb:
            case "save":
                if not rest:
                    raise HaricotError(self.texts.say("which-file"))
                self.backend.save(rest)
                self.trouble = self.texts.say("saved", file=rest)
            case "pass":
                self.backend.call(rest)
            case "undo":
                self.undo()
            case "sit" if isinstance(self.backend, RemoteBackend) and rest.isdecimal():
                self.run_worker(self.attempt(self.backend.take_seat(int(rest) - 1)))
            case "say" if isinstance(self.backend, RemoteBackend) and rest:
                self.run_worker(self.attempt(self.backend.order(Say(rest))))
            case "who" if isinstance(self.backend, RemoteBackend):
                self.trouble = self.backend.company()
            case _ if verb in HOSTLY and isinstance(self.backend, RemoteBackend) and rest.isdecimal():
                self.run_worker(self.attempt(self.backend.order(HOSTLY[verb](int(rest)))))
            case _:
                return False
        return True

    def undo(self) -> None:
        """Take back the last act of the reader."""
        self.warned = False
        self.run_worker(self.attempt(self.backend.do(Undo(self.backend.seat))))

    def enter(self) -> None:
        """Go on where done is the only step left; elsewhere to the list of what can be done."""
        scene = self.scene()
        done = enter_means(scene.screen, scene.view, scene.options) if scene.me >= 0 else None
        if done is not None and self.backend.asked():
            self.move(done, "done")
        elif self.query_one(ActionList).lines and self.query_one("#left").display:
            self.query_one(ActionList).focus()

    def move(self, action: Action, line: str) -> None:
        """Play an action, unless it closes the trade over an open offer for the first time."""
        scene = self.scene()
        pending = pending_offers(scene.view, scene.options)
        if isinstance(action, Done) and pending and not self.warned:
            self.warned = True
            lapsing = self.texts.say("offers-lapsing", count=len(pending))
            self.trouble = f"{lapsing}. {self.texts.say('done-again')}"
            self.changed()
            return
        self.warned = False
        self.run_worker(self.play(action, line))

    async def play(self, action: Action, line: str) -> None:
        """Play an action; what is refused stays in the prompt."""
        try:
            await self.backend.do(action)
        except HaricotError as error:
            self.refuse(error)
        else:
            self.played = line
            self.query_one(Help).refusal = None
        self.changed()

    async def attempt(self, errand: Awaitable[None]) -> None:
        """Ask for something around the game, and say if it cannot be."""
        try:
            await errand
        except HaricotError as error:
            self.trouble = refusal(self.texts, error)
        self.changed()

    def refuse(self, error: HaricotError) -> None:
        """Say why something cannot be done, and keep the rule at hand."""
        scene = self.scene()
        # Whoever types on begins anew, and whoever moves the cursor mends it.
        self.query_one(Prompt).action_select_all()
        self.trouble = " ".join(scene.screen.refused(error).split())
        if isinstance(error, Illegal):
            self.query_one(Help).refusal = error
            self.trouble += f" {self.texts.say('full-why')}"

    async def on_lobby_choice(self, event: LobbyChoice) -> None:
        """Do what is wanted in the lobby."""
        backend = self.backend
        assert isinstance(backend, RemoteBackend)
        what, _, number = event.what.partition(":")
        if what == "leave":
            self.exit()
            return
        wanted: dict[str, Callable[[], Awaitable[None]]] = {
            **{verb: lambda: backend.order(HOSTLY[what](int(number))) for verb in HOSTLY},
            "sit": lambda: backend.take_seat(int(number)),
            "fill": backend.fill_and_start,
            "start": lambda: backend.order(Start()),
        }
        self.trouble = ""
        self.run_worker(self.attempt(wanted[what]()))
