"""The full-screen client: puts the panes together, and does what is typed, chosen and clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.filter import LineFilter

from haricot.beans.letters import visible
from haricot.kernel.errors import HaricotError
from haricot.telling.screen import AnyScreen
from haricot.telling.screens import screen_for
from haricot.terminal.full.backend import Backend
from haricot.terminal.full.complete import complete
from haricot.terminal.full.controller import Controller
from haricot.terminal.full.header import Header
from haricot.terminal.full.help import Help
from haricot.terminal.full.keys import PANES, KeyBar
from haricot.terminal.full.lists import ActionList, Market
from haricot.terminal.full.lobby import Lobby
from haricot.terminal.full.log import Log
from haricot.terminal.full.over import Curtain, Leaving, ResultScreen
from haricot.terminal.full.pane import Pane
from haricot.terminal.full.prompt import Prompt
from haricot.terminal.full.remote import RemoteBackend
from haricot.terminal.full.scene import AnyScene, Scene
from haricot.terminal.full.text import Harmless
from haricot.terminal.full.theme import CSS, DARK, LIGHT
from haricot.words.refusals import refusal

WIDE = 110
"""From so many columns on, market and log stand beside the table."""

BESIDE = 40
"""Width of the side column."""

ROOMY = 34
"""From so many lines on, there is room for larger cards."""

LOWEST_STEPS = 3
FRAME = 0.03
"""What changes within so many seconds is drawn at once."""


class FullClient(Controller):
    """A table on the whole screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = "#prompt"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(f"f{number}", f"key({number})", show=False) for number in (1, 2, 3, 4, 5, 6, 10)),
        Binding("ctrl+z", "key(6)", show=False, priority=True),
        Binding("escape", "back", show=False),
        Binding("ctrl+q", "key(10)", show=False, priority=True),
    ]

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.title = "haricot"
        self.telling: tuple[object, int, AnyScreen] | None = None
        self.laid = ""
        # The moment that is on the screen.
        self.drawn: AnyScene | None = None
        self.stale = False
        self.shown_result = False
        self.was_connected = True
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name

    # What is on the screen.

    def compose(self) -> ComposeResult:
        """Lay everything out; narrow screens show one pane at a time."""
        yield Header(id="top", markup=False)
        with Horizontal(id="all"):
            with Vertical(id="left"):
                yield VerticalScroll(id="board", can_focus=False)
                yield ActionList("steps")
            with Vertical(id="right"):
                yield Market("market")
                yield Log()
                yield Help()
        yield Pane("", id="step", markup=False)
        with Horizontal(id="typing"):
            yield Pane("›", id="mark", markup=False)
            yield Prompt(lambda text: complete(text, self.drawn) if self.drawn is not None else None)
        yield KeyBar("", id="keys", markup=False)

    def on_mount(self) -> None:
        """Begin to listen and to draw."""
        self.backend.changed = self.changed
        self.run_worker(self.listen(), exit_on_error=True)
        self.call_after_refresh(self.redraw)

    async def listen(self) -> None:
        """Let the others play; who cannot be reached any more ends everything, with a sentence."""
        try:
            await self.backend.run()
        except HaricotError as error:
            self.exit(return_code=1, message=visible(refusal(self.texts, error)))

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Have a last look at everything that is drawn."""
        return [*super().get_line_filters(), Harmless()]

    def on_unmount(self) -> None:
        """Let nobody think for nothing."""
        self.backend.leave()

    def changed(self) -> None:
        """Draw soon."""
        if not self.stale:
            self.stale = True
            self.set_timer(FRAME, self.redraw)

    def watch_line(self) -> None:
        """Say that the connection is back if the last frame has said that it was lost."""
        if self.backend.connected() != self.was_connected:
            self.was_connected = self.backend.connected()
            self.trouble = self.texts.say("connection-mended") if self.was_connected else ""

    def scene(self) -> AnyScene:
        """Look at the moment."""
        backend = self.backend
        known = self.telling
        if known is None or known[0] is not backend.grammar or known[1] != backend.seat:
            known = backend.grammar, backend.seat, screen_for(backend.game, backend.grammar, backend.seat)
            self.telling = known
        width = self.size.width - (BESIDE if self.is_wide() else 0)
        roomy = self.size.height >= ROOMY
        return Scene(backend, known[2], self.texts, backend.view(), backend.options(), width, roomy)

    def is_wide(self) -> bool:
        """Tell whether panes stand side by side."""
        return self.size.width >= WIDE

    def redraw(self) -> None:
        """Draw everything anew."""
        self.stale = False
        self.watch_line()
        if not self.is_running or self.waits_in_lobby() or self.backend.view() is None:
            return
        if self.backend.called() is not None:
            self.close_curtain()
            return
        self.drawn = scene = self.scene()
        self.clear_prompt()
        self.lay(scene)
        base = self.screen_stack[0]
        left = "#board > *, ActionList, " if base.query_one("#left").display else ""
        for pane in base.query(f"Header, {left}Market, Log, Help, KeyBar"):
            # What is not shown need not be drawn; the parts of the board hide themselves.
            if pane.display or pane.id not in PANES:
                pane.show(scene)  # type: ignore[attr-defined]
        self.say_step(scene)
        self.show_result(scene)

    def clear_prompt(self) -> None:
        """Take out what was played, together with what could be done before."""
        if self.played is not None:
            prompt = self.screen_stack[0].query_one(Prompt)
            prompt.note(self.played)
            if self.screen is self.screen_stack[0]:
                prompt.focus()
            self.played = None

    def lay(self, scene: AnyScene) -> None:
        """Lay the board of the game, and show the panes that there is room for."""
        base, board = self.screen_stack[0], self.screen_stack[0].query_one("#board")
        if self.laid != scene.game.name:
            self.laid = scene.game.name
            board.remove_children()
            board.mount(*scene.board.lay())
        wide, showing = self.is_wide(), base.query_one(KeyBar).showing
        base.query_one("#left").display = wide or showing == "table"
        base.query_one("#right").display = wide or showing != "table"
        base.query_one("#right").styles.width = BESIDE if wide else "1fr"
        for pane in ("market", "log", "help"):
            beside = wide and (showing != "help") == (pane != "help")
            base.query_one(f"#{pane}").display = beside or (not wide and showing == pane)
        base.set_class(not scene.roomy, "low")
        board.styles.max_height = max(6, self.size.height - 4 - LOWEST_STEPS)

    def say_step(self, scene: AnyScene) -> None:
        """Say what is to be done next, what went wrong, or who is waited for."""
        line = self.screen_stack[0].query_one("#step", Pane)
        lost = "" if self.backend.connected() else scene.say("connection-lost")
        trouble = lost or self.trouble
        line.set_class(bool(trouble), "trouble")
        line.put(Content(trouble or next_step(scene)))
        mark = self.backend.names[scene.me] if scene.me >= 0 else ""
        self.screen_stack[0].query_one("#mark", Pane).put(Content(f"{mark}›"))

    # What lies over the table.

    def waits_in_lobby(self) -> bool:
        """Show the lobby as long as there is no game, and tell whether to draw no more."""
        backend, table = self.backend, self.backend.table()
        if not isinstance(backend, RemoteBackend) or table is None:
            return False
        waiting = table.stage == "waiting" or backend.view() is None
        if waiting and not isinstance(self.screen, Lobby):
            self.shown_result = False
            self.push_screen(Lobby(backend))
        elif waiting:
            self.screen.renew(self.trouble)  # type: ignore[attr-defined]
        elif isinstance(self.screen, Lobby):
            # What lies under another screen has no size to be drawn in.
            self.pop_screen()
            self.call_after_refresh(self.redraw)
            return True
        return waiting

    def close_curtain(self) -> None:
        """Hide everything until the person who is called sits here."""
        seat = self.backend.called()
        if seat is not None and not isinstance(self.screen, Curtain):
            self.trouble = ""
            self.push_screen(Curtain(self.texts, self.backend.names[seat]), self.lift_curtain)

    def lift_curtain(self, _: None) -> None:
        """Let the next person look; what the last one typed is gone."""
        self.backend.sit()
        self.query_one(Prompt).value = ""
        self.redraw()

    def show_result(self, scene: AnyScene) -> None:
        """Show what came of the game, once."""
        if scene.view.result is None:
            if self.shown_result and isinstance(self.screen, ResultScreen):
                self.pop_screen()
            self.shown_result = False
        elif not self.shown_result:
            self.shown_result = True
            asked = isinstance(self.backend, RemoteBackend) and self.backend.is_asked_again()
            choices = ["look", "again", "leave"] if asked else ["look", "leave"]
            self.push_screen(ResultScreen(scene, choices), self.after_result)

    def after_result(self, choice: str | None) -> None:
        """Go on when the game is over."""
        if choice == "leave":
            self.exit()
        elif choice == "again" and isinstance(self.backend, RemoteBackend):
            self.run_worker(self.attempt(self.backend.again()))

    def on_resize(self, event: Resize) -> None:
        """Draw for another size."""
        self.call_after_refresh(self.redraw)

    def action_key(self, number: int) -> None:
        """Show a pane, change the light, take something back, or leave."""
        if number == 5:
            self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
        elif number == 6:
            self.undo()
        elif number == 10:
            self.ask_to_leave()
        else:
            self.show_pane(PANES[number - 1])

    def show_pane(self, pane: str) -> None:
        """Show a pane, and let the keyboard move in it; help goes again when it is asked for twice."""
        keys, help = self.query_one(KeyBar), self.query_one(Help)
        again = pane == "help" and keys.showing == "help" and help.rules is None
        help.rules = None
        keys.showing = "table" if again else pane
        self.redraw()
        self.query_one("#prompt" if keys.showing == "table" else f"#{keys.showing}").focus()

    async def action_back(self) -> None:
        """Go back to the table and the prompt."""
        self.trouble = ""
        self.warned = False
        self.show_pane("table")

    def action_help_quit(self) -> None:
        """Ask on Ctrl+C too."""
        self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """Leave at once when the game is over, and ask before."""
        view = self.backend.view()
        if view is None or view.result is not None:
            self.exit()
        elif not isinstance(self.screen, Leaving):
            self.push_screen(Leaving(self.texts), lambda leave: self.exit() if leave else None)


def watching(scene: AnyScene) -> str:
    """Tell somebody who watches which seat can be had, if one can."""
    backend, table = scene.backend, scene.backend.table()
    if isinstance(backend, RemoteBackend) and backend.answer():
        return backend.answer()
    for number, seat in enumerate(table.seats if table is not None else (), 1):
        if seat.kind != "person":
            return f"{scene.say('you-watch')} {scene.say('full-sit', number=number)}"
    return scene.say("you-only-watch")


def next_step(scene: AnyScene) -> str:
    """Say what the reader is asked to do, or who is waited for."""
    if scene.view.result is not None:
        return scene.sentence("stage-over")
    if scene.me < 0:
        return watching(scene)
    if scene.backend.asked():
        return " ".join(scene.screen.next_step(scene.view, scene.options).split())
    waits = scene.texts.listed([scene.backend.names[seat] for seat in scene.backend.awaited()])
    return scene.say("waiting-for", names=waits) if waits else scene.say("full-others-play")
