"""The bottom line: the panes by their keys, for the mouse too."""

from __future__ import annotations

from textual.content import Content

from haricot.terminal.full.art import picked
from haricot.terminal.full.pane import Pane
from haricot.terminal.full.scene import AnyScene

PANES = ("help", "table", "market", "log")
"""In the order of their keys, F1 first."""


class KeyBar(Pane):
    """Names the panes and their keys; the one that is shown is marked."""

    showing = "table"

    def show(self, scene: AnyScene) -> None:
        """List the keys."""
        parts = []
        for number, pane in enumerate(PANES, 1):
            offers = f" ({len(scene.view.offers)})" if pane == "market" and scene.view.offers else ""
            label = f"{scene.say('full-log' if pane == 'log' else pane)}{offers}"
            style = picked("key", number)
            parts.append(
                Content.styled(f"F{number}", "bold $primary") + Content.styled(f"\u00a0{label}", style)
            )
            if pane == self.showing:
                parts[-1] = parts[-1].stylize("reverse")
        for number, id in ((5, "full-light"), (6, "full-undo"), (10, "full-leave")):
            parts.append(
                Content.styled(f"F{number}", "bold $primary")
                + Content.styled(f"\u00a0{scene.say(id)}", picked("key", number))
            )
        line = Content("  ").join(parts)
        # Not every language fits a small terminal with so much room in between.
        self.put(Content(" ") + (line if line.cell_length < self.size.width else Content(" ").join(parts)))
