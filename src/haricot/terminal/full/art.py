"""Beans as text: the mark of each kind in its colour; the name always stands beside it."""

from __future__ import annotations

from textual.color import Color
from textual.content import Content
from textual.style import Style

from haricot.beans.tables import Looks

PEN = "#2b2620"
PAPER = "#fffaf0"


def chip(looks: Looks, style: Style | None = None) -> Content:
    """Draw a bean in three columns."""
    drawn = bean_style(looks)
    return Content.styled(f"({looks.sign()})", drawn if style is None else drawn + style)


def bean_style(looks: Looks) -> Style:
    """Give the colour of a bean, and a pen that is seen on it."""
    dark = Color.parse(looks.hue()).brightness < 0.5
    return Style.parse(f"{PAPER if dark else PEN} on {looks.hue()}")


def picked(*what: str | int) -> Style:
    """Make a text something that the mouse can pick."""
    return Style.from_meta({"pick": list(what)})
