"""The log: what happened, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from haricot.kernel.events import Event, TurnBegan
from haricot.telling.screen import AnyScreen
from haricot.terminal.full.backend import Heard, Recalled
from haricot.terminal.full.scene import AnyScene

MOST = 200
"""Maximum number of sentences that are kept."""


class Log(VerticalScroll):
    """Tells what the reader has heard, the newest last."""

    def __init__(self) -> None:
        super().__init__(id="log", classes="pane", can_focus=True)
        self.text = Static("", markup=False)
        self.sentences: list[Content] = []
        # Which reader, which list and how much of it is told already.
        self.told: tuple[int, int, int] = (0, 0, 0)

    def compose(self) -> ComposeResult:
        """Hold one long text."""
        yield self.text

    def show(self, scene: AnyScene) -> None:
        """Tell what is new."""
        self.border_title = scene.say("log")
        heard = scene.backend.heard()
        whose, known, done = self.told
        if (whose, known) != (scene.me, id(heard)):
            self.sentences, done = [], 0
        if done == len(heard) and self.sentences:
            return
        for at_once in heard[max(done, len(heard) - MOST) :]:
            self.sentences += sentences(scene.screen, at_once)
        self.sentences = self.sentences[-MOST:]
        self.told = scene.me, id(heard), len(heard)
        self.text.update(Content("\n").join(self.sentences or [Content(scene.say("log-empty"))]))
        self.scroll_end(animate=False)


def sentences(screen: AnyScreen, heard: Heard) -> list[Content]:
    """Tell what happened at once; where a turn begins, that stands out."""
    if isinstance(heard, str):
        return [Content.styled(heard, "italic")]
    speech = screen.speech
    if isinstance(heard, Recalled):
        speech, heard = speech.calling(heard.names), heard.events
    told: list[Content] = []
    for events in split(heard):
        style = "bold $primary" if isinstance(events[0], TurnBegan) else ""
        told += [Content.styled(sentence, style) for sentence in speech.tell(events)]
    return told


def split(heard: Sequence[Event]) -> list[list[Event]]:
    """Cut what happened where turns begin."""
    groups: list[list[Event]] = []
    for event in heard:
        if not groups or isinstance(event, TurnBegan) or isinstance(groups[-1][0], TurnBegan):
            groups.append([])
        groups[-1].append(event)
    return groups
