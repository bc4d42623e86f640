"""Text in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

WIDTH = 80


def wrap(text: str, indent: str = "", hang: str = "  ", width: int = WIDTH) -> str:
    """Break a line where it gets too long for the screen, but no path and no black-eyed bean."""
    if len(indent + text) <= width and "\n" not in text:
        return indent + text
    return fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent + hang,
        break_on_hyphens=False,
        break_long_words=False,
    )


def sentence(text: str) -> str:
    """Write a few words as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def flow(head: str, pieces: Sequence[str], gap: str) -> str:
    """Write pieces one after the other, and break only those that are longer than a line."""
    lines, line = [], head + pieces[0]
    for piece in pieces[1:]:
        if len(line + gap + piece + gap.rstrip()) > WIDTH:
            lines.append(line + gap.rstrip())
            line = "   " + piece
        else:
            line += gap + piece
    return "\n".join(long if len(long) <= WIDTH else wrap(long, hang="     ") for long in [*lines, line])


def columns(lines: Sequence[tuple[str, str]]) -> str:
    """Write what can be typed beside what it does."""
    width = max((len(typed) for typed, _ in lines), default=0)
    hang = " " * (min(width, WIDTH // 2) + 2)
    return "\n".join(wrap(f"{typed:{width}}  {meaning}", "  ", hang) for typed, meaning in lines)
