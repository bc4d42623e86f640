"""Pages of the rulebook, laid out for a terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap as wrapped

from haricot.rulebook import rule, rulebook
from haricot.telling.layout import WIDTH, wrap

Row = list[str]


def page(number: str, language: str = "en", own: Mapping[str, str] | None = None, width: int = WIDTH) -> str:
    """Lay out one rule, perhaps of somebody's own game."""
    title, *blocks = rule(number, language, own).split("\n\n")
    return "\n\n".join([title, *(lay_out(block, width) for block in blocks)])


def read(
    numbers: Sequence[str], language: str = "en", own: Mapping[str, str] | None = None, width: int = WIDTH
) -> str:
    """Lay out some rules, or the titles of all."""
    pages = [page(number, language, own, width) for number in numbers]
    return "\n\n".join(pages) or titles(language, own)


def titles(language: str = "en", own: Mapping[str, str] | None = None) -> str:
    """List all rules with their numbers, those of somebody's own game last."""
    return "\n".join(text.partition("\n")[0] for text in {**rulebook(language), **(own or {})}.values())


def lay_out(block: str, width: int = WIDTH) -> str:
    """Lay out a paragraph or a table."""
    block = plain(block)
    if not block.startswith("|"):
        return wrap(" ".join(block.split()), hang="", width=width)
    header, _, *rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines()]
    widths = [widest(at, header, rows) for at in range(len(header))]
    if sum(widths) + 2 * len(widths) > width:
        return "\n".join(wrap(in_words(header, row), width=width) for row in rows)
    return "\n".join(grid_line(cells, widths) for cells in [*headings(header, widths), *rows])


def widest(at: int, header: Row, rows: Sequence[Row]) -> int:
    """Tell how wide a column has to be; its heading may be broken between words."""
    return max(len(text) for text in [*header[at].split(), *(row[at] for row in rows)])


def headings(header: Row, widths: Sequence[int]) -> list[Row]:
    """Break headings into as many lines as the narrowest column needs."""
    broken = [wrapped(head, width) for head, width in zip(header, widths, strict=True)]
    return [list(line) for line in zip_longest(*broken, fillvalue="")]


def grid_line(cells: Row, widths: Sequence[int]) -> str:
    """Write one line of a table: a name, then figures."""
    first, *others = zip(cells, widths, strict=True)
    figures = [cell.rjust(width) for cell, width in others]
    return "  ".join([first[0].ljust(first[1]), *figures]).rstrip()


def in_words(header: Row, row: Row) -> str:
    """Write one line of a table that is too wide in words."""
    others = zip(header[1:], row[1:], strict=True)
    return f"{row[0]}: " + "; ".join(f"{cell} ({head})" for head, cell in others)


def plain(text: str) -> str:
    """Take the marks of Markdown out that a terminal cannot show."""
    return re.sub(r"[*`](\S(?:[^*`]*\S)?)[*`]", r"\1", text)
