"""The pages of the documentation as they are written: their blocks of code, links and headings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

ROOT = Path(__file__).parents[2]
INDENTED = "sh"
"""Whoever indents a block instead of naming its language means commands."""


class Block(Struct, frozen=True):
    """A block of code: where it is, its language, what else was said of it, and the code."""

    page: str
    line: int
    language: str
    title: str
    name: str
    code: str


def pages() -> list[str]:
    """Name everything that people read: what lies at the root, and the documentation."""
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *found]


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@cache
def tokens(page: str) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(text_of(page))


def blocks(page: str) -> list[Block]:
    """Find the blocks of code of a page."""
    return [block_of(page, token) for token in tokens(page) if token.type in ("fence", "code_block")]


def block_of(page: str, token: Token) -> Block:
    """Read what a block says of itself: `python title="examples/firstbot.py"`, or `json Ask`."""
    assert token.map is not None
    language, _, rest = token.info.partition(" ")
    title = re.search(r'title="([^"]+)"', rest)
    return Block(
        page=page,
        line=token.map[0] + 1,
        language=INDENTED if token.type == "code_block" else language,
        title=title[1] if title else "",
        name="" if title else rest.strip(),
        code=token.content,
    )


def inline(page: str) -> list[Token]:
    """List what stands within paragraphs, headings and cells."""
    return [child for token in tokens(page) for child in token.children or ()]


def targets(page: str) -> list[str]:
    """List where the links and pictures of a page lead."""
    found = [token.attrGet("href") or token.attrGet("src") for token in inline(page)]
    return [str(target) for target in found if target is not None]


def pictures(page: str) -> list[tuple[str, str]]:
    """List the pictures of a page, with what is said for those who do not see them."""
    return [(str(token.attrGet("src")), token.content) for token in inline(page) if token.type == "image"]


@cache
def anchors(page: str) -> set[str]:
    """Name the headings of a page as links do."""
    headed = zip(tokens(page), tokens(page)[1:], strict=False)
    return {slug(text.content) for token, text in headed if token.type == "heading_open"}


def slug(heading: str) -> str:
    """Name a heading as links do: small letters, and dashes for blanks."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
