"""Harmless: takes out of what is drawn whatever could steer the terminal, wherever it came from."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from haricot.beans.letters import visible


class Harmless(LineFilter):
    """Draws only what can be seen."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Clean every piece of a line of the screen; what Textual itself says to the terminal stays."""
        return [
            segment if segment.control else Segment(visible(segment.text), segment.style)
            for segment in segments
        ]
