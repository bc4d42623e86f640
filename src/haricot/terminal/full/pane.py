"""Panes: parts of the screen that draw a scene, and tell what the mouse picks there."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.containers import Container
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from haricot.terminal.full.scene import AnyScene

P = TypeVar("P", bound="Pane")


class Picked(Message):
    """Somebody has clicked on something that can be played or traded."""

    def __init__(self, what: str, numbers: list[int]) -> None:
        super().__init__()
        self.what = what
        self.numbers = numbers


class Pane(Static):
    """A part of the screen made of text."""

    ALLOW_SELECT: ClassVar[bool] = False
    # What is picked where nothing smaller is.
    whole: tuple[str | int, ...] = ()
    shown = Content("")

    def show(self, scene: AnyScene) -> None:
        """Draw what there is now."""
        raise NotImplementedError

    def put(self, content: Content, title: str = "", subtitle: str = "") -> None:
        """Show a text under a title, if it is another; all is laid out anew only where lines come or go."""
        if (title, subtitle) != (self.border_title or "", self.border_subtitle or ""):
            self.border_title, self.border_subtitle = title, subtitle
        if not self.shown.is_same(content):
            width = self.content_size.width
            self.update(content, layout=not width or tall(content, width) != tall(self.shown, width))
            self.shown = content

    def on_click(self, event: Click) -> None:
        """Say what was picked."""
        pick = event.style.meta.get("pick") or self.whole
        if pick:
            event.stop()
            self.post_message(Picked(str(pick[0]), [int(number) for number in pick[1:]]))


def tall(content: Content, width: int) -> int:
    """Count the lines that a text takes."""
    return sum(max(1, -(-line.cell_length // width)) for line in content.split("\n", allow_blank=True))


def boxes(row: Container, kind: type[P], count: int, classes: str = "") -> list[P]:
    """Give the boxes of a row, made anew where there are more or fewer: seats and fields come and go."""
    there = list(row.query(kind))
    if len(there) != count:
        row.remove_children()
        there = [kind(classes=f"box {classes}", markup=False) for _ in range(count)]
        row.mount(*there)
    return there
