"""The prompt: what is typed, with completion and with what was typed before."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input

Completer = Callable[[str], str | None]


class Completion(Suggester):
    """Shows in grey how a phrase may go on."""

    def __init__(self, complete: Completer) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        """Go on with what was typed."""
        return self.complete(value)


class Prompt(Input):
    """A line to type in: Tab completes, up and down go through what was typed before."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
    ]

    def __init__(self, complete: Completer) -> None:
        super().__init__(id="prompt", compact=True, suggester=Completion(complete), select_on_focus=False)
        self.complete = complete
        self.typed: list[str] = []
        self.at = 0

    def note(self, text: str) -> None:
        """Keep what was typed, and begin anew."""
        if text and text not in self.typed[-1:]:
            self.typed.append(text)
        self.at = len(self.typed)
        self.value = ""

    def write(self, text: str) -> None:
        """Put a text here, to be gone on with."""
        self.value = text
        self.cursor_position = len(text)
        self.focus()

    def action_complete(self) -> None:
        """Take the completion, or go on to the next pane."""
        whole = self.complete(self.value)
        if whole is None:
            self.screen.focus_next()
        else:
            self.write(whole)

    def action_earlier(self) -> None:
        """Show what was typed before."""
        if self.at > 0:
            self.at -= 1
            self.write(self.typed[self.at])

    def action_later(self) -> None:
        """Show what was typed after that; behind the last comes the list of what can be done."""
        if self.at < len(self.typed):
            self.at += 1
            self.write(self.typed[self.at] if self.at < len(self.typed) else "")
        elif not self.value:
            self.screen.focus_next()
