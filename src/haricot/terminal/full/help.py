"""Help: what now, why something was refused, the rules, and the keys."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from haricot.kernel.errors import Illegal
from haricot.telling.narrator import hyphened
from haricot.terminal.full.scene import AnyScene

SIDES = 3
NARROWEST = 30
KEYS = ("enter", "tab", "arrows", "f1", "f2", "f3", "f4", "f5", "undo", "escape", "quit")


class Help(VerticalScroll):
    """Explains the moment, or shows the rules that were asked for."""

    def __init__(self) -> None:
        super().__init__(id="help", classes="pane", can_focus=True)
        self.text = Static("", markup=False)
        # The rules to be read, if any were asked for.
        self.rules: list[str] | None = None
        self.refusal: Illegal | None = None

    def compose(self) -> ComposeResult:
        """Hold one long text."""
        yield self.text

    def show(self, scene: AnyScene) -> None:
        """Write what helps now."""
        self.border_title = scene.say("help")
        if self.rules is None:
            self.text.update(Content("\n\n").join(list(self.moment(scene))))
        else:
            self.text.update(Content(scene.rules(self.rules, self.inside())))

    def inside(self) -> int:
        """Tell how many columns there are for a text."""
        return max(NARROWEST, self.size.width - SIDES)

    def moment(self, scene: AnyScene) -> Iterator[Content]:
        """Explain what was refused, the phase, what can be done and the keys."""
        if self.refusal is not None:
            yield headed(scene.say("full-refused"), scene.screen.refused(self.refusal))
            yield Content(scene.rules([self.refusal.rule], self.inside()))
        yield headed(scene.say("help-now"), explained(scene))
        for heading, lines in (("help-can-do", scene.choices), ("full-make-up", scene.examples)):
            if lines:
                text = "\n".join(f"{typed}: {meaning}" for typed, meaning in lines)
                yield headed(scene.say(heading), text)
        yield headed(scene.say("keys"), "\n".join(scene.say(f"full-key-{key}") for key in KEYS))
        yield headed(scene.say("full-typing"), scene.say("full-commands", rule=scene.screen.rule))
        yield headed(scene.say("full-signs"), scene.say(scene.board.signs))


def explained(scene: AnyScene) -> str:
    """Explain the phase."""
    known = scene.screen.speech.of_game("help-phase", hyphened(scene.view.phase))
    trade_with = getattr(scene.game.options, "trade_with", "")
    return scene.say(known, trade_with=trade_with) if scene.texts.has(known) else scene.view.phase


def headed(heading: str, text: str) -> Content:
    """Put a heading over a text."""
    return Content.assemble((heading, "bold $primary"), f"\n{text}")
