"""Beans as text: a small drawing in the colour of each kind; the name always stands beside it."""

from __future__ import annotations

from textual.content import Content
from textual.style import Style

# A sailor's waves, a flame, a snout, a plaster, closed eyes, glasses, somebody running, a flower;
# steam, a glass, something that melts, a furrowed field; a tiara.
DRAWN = {
    "blaue": ("≈", "#5b8cc4"),
    "feuer": ("^", "#e8832f"),
    "sau": ("ö", "#9a9a45"),
    "brech": ("+", "#62a046"),
    "soja": ("-", "#c3d798"),
    "augen": ("8", "#f3e5c0"),
    "rote": ("»", "#cf4634"),
    "garten": ("*", "#bf8f3f"),
    "kaffee": ("=", "#5a3b28"),
    "weinbrand": ("Y", "#cf8a35"),
    "kakao": ("~", "#85513a"),
    "acker": ("#", "#e3cb7f"),
    "sissi": ("W", "#9a68b5"),
}
PLAIN = ("o", "#b9a98c")
PEN = "#2b2620"
PAPER = "#fffaf0"
DARK = ("kaffee", "kakao")


def chip(key: str, style: Style | None = None) -> Content:
    """Draw a bean in three columns."""
    drawn = bean_style(key)
    return Content.styled(f"({mark_of(key)})", drawn if style is None else drawn + style)


def mark_of(key: str) -> str:
    """Give the sign of a bean."""
    return DRAWN.get(key, PLAIN)[0]


def bean_style(key: str) -> Style:
    """Give the colour of a bean, and a pen that is seen on it."""
    return Style.parse(f"{PAPER if key in DARK else PEN} on {DRAWN.get(key, PLAIN)[1]}")


def picked(*what: str | int) -> Style:
    """Make a text something that the mouse can pick."""
    return Style.from_meta({"pick": list(what)})
