"""Text in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

WIDTH = 80


def wrap(text: str, indent: str = "", hang: str = "  ") -> str:
    """Break a line where it gets too long for the screen, but no path and no black-eyed bean."""
    return fill(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + hang,
        break_on_hyphens=False,
        break_long_words=False,
    )


def flow(head: str, pieces: Sequence[str], gap: str) -> str:
    """Write pieces one after the other, and break only those that are longer than a line."""
    lines, line = [], head + pieces[0]
    for piece in pieces[1:]:
        if len(line + gap + piece) > WIDTH:
            lines.append(line + gap.rstrip())
            line = "   " + piece
        else:
            line += gap + piece
    return "\n".join(long if len(long) <= WIDTH else wrap(long, hang="     ") for long in [*lines, line])


def columns(lines: Sequence[tuple[str, str]]) -> str:
    """Write what can be typed beside what it does."""
    width = max((len(typed) for typed, _ in lines), default=0)
    return "\n".join(wrap(f"{typed:{width}}  {meaning}", "  ") for typed, meaning in lines)
