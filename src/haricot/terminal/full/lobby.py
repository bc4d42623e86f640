"""The lobby of a table at a server: who has which seat, and what can be done before a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from haricot.beans.letters import one_line
from haricot.kernel.types import Seat
from haricot.telling.titles import title
from haricot.terminal.full.remote import RemoteBackend
from haricot.wire.messages import SeatInfo


class LobbyChoice(Message):
    """Somebody at the lobby wants something: sit:1, admit:3, start, fill or leave."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what


class Lobby(Screen[None]):
    """Seats before the game."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f10,ctrl+q", "want('leave')", show=False)]

    def __init__(self, backend: RemoteBackend) -> None:
        super().__init__()
        self.backend = backend
        self.listed: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        """Hold what is to be read and the list of seats."""
        with Container(classes="middle"), Vertical(classes="card"):
            yield Static("", id="lobby-title", classes="loud", markup=False)
            yield Static("", id="lobby-step", markup=False)
            yield OptionList(id="lobby-seats", markup=False)
            yield Static("", id="lobby-line", classes="soft", markup=False)

    def on_mount(self) -> None:
        """Show what there is."""
        self.call_after_refresh(self.renew)

    def renew(self, trouble: str = "") -> None:
        """Show the seats as they are now, and what went wrong."""
        if not self.is_mounted:
            return
        backend, table = self.backend, self.backend.table()
        say = backend.texts.say
        name = title(backend.texts.language, table.settings.game)
        self.query_one("#lobby-title", Static).update(f"{name} · {say(f'stage-{table.stage}')}")
        self.query_one("#lobby-step", Static).update(f"{self.step()}\n")
        lost = "" if backend.connected() else say("connection-lost")
        watching = say("spectators-count", count=table.watching)
        self.query_one("#lobby-line", Static).update(f"\n{lost or trouble or watching}")
        lines = list(self.lines())
        if lines != self.listed:
            self.listed = lines
            seats = self.query_one("#lobby-seats", OptionList)
            seats.clear_options()
            seats.add_options(Option(text, id=id, disabled=id.startswith("taken")) for id, text in lines)
            seats.highlighted = next((at for at, line in enumerate(lines) if "taken" not in line[0]), None)
            seats.focus()

    def step(self) -> str:
        """Say what can be done."""
        backend, say = self.backend, self.backend.texts.say
        if backend.table().stage == "aside":
            return say("refused-aside", reason=backend.table().reason)
        if backend.is_host():
            return say("full-lobby-host")
        if backend.answer():
            return backend.answer()
        if backend.seated.seat < 0:
            free = any(seat.kind != "person" for seat in backend.table().seats)
            return say("you-watch") if free else say("you-only-watch")
        return say("waiting-for-host")

    def lines(self) -> Iterator[tuple[str, str]]:
        """List the seats, and what can be done with them."""
        backend, say = self.backend, self.backend.texts.say
        seats = backend.table().seats
        for number, seat in enumerate(seats):
            free = seat.kind != "person" and number != backend.seated.seat
            yield (f"sit:{number}" if free else f"taken:{number}"), self.described(number, seat, free)
        if backend.is_host() and any(seat.kind == "open" for seat in seats):
            yield "fill", say("fill-and-start")
        elif backend.is_host():
            yield "start", say("do-start")
        for one in backend.lookers():
            if one.wants >= 0:
                asks = say("asks-for-seat", name=one.name, number=one.wants + 1)
                yield f"admit:{one.number}", f"{asks} · {say('do-admit')}"
                yield f"deny:{one.number}", f"{asks} · {say('do-deny')}"
            else:
                yield f"remove:{one.number}", f"{say('full-looks-on', name=one.name)} · {say('do-remove')}"
        for gone in backend.banned():
            yield f"pardon:{gone.number}", f"{say('sent-away')}: {gone.name} · {say('do-pardon')}"
        yield "leave", say("full-leave-now")

    def described(self, number: Seat, seat: SeatInfo, free: bool) -> str:
        """Tell who has a seat."""
        say, table = self.backend.texts.say, self.backend.table()
        who = say("seat-open") if seat.kind == "open" else one_line(seat.name)
        marks = [say("seat-bot")] if seat.kind == "bot" else []
        if number == self.backend.seated.seat:
            marks.append(say("you"))
        if number == table.host:
            marks.append(say("host"))
        about = f" ({', '.join(marks)})" if marks else ""
        sit = f" · {say('do-sit')}" if free else ""
        return f"{say('seat', number=number + 1)}: {who}{about}{sit}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for what was chosen."""
        self.action_want(str(event.option_id))

    def action_want(self, what: str) -> None:
        """Ask for something."""
        self.app.post_message(LobbyChoice(what))
