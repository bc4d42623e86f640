"""Every link of what is written leads somewhere, and every picture is told in words."""

from __future__ import annotations

import posixpath
import re

import pytest

from tests.docs.pages import ROOT, anchors, pages, pictures, targets

ABROAD = re.compile(r"https://[a-z0-9-]+(\.[a-z0-9-]+)+(/\S*)?|http://127\.0\.0\.1(:\d+)?")
"""What a link out of the project looks like; nobody is asked whether it is there."""


@pytest.mark.parametrize("page", pages())
def test_every_link_leads_somewhere(page: str) -> None:
    lost = [target for target in targets(page) if not leads(page, target)]
    assert lost == []


def leads(page: str, target: str) -> bool:
    """Tell whether a link has a file and a heading to lead to."""
    if ":" in target:
        return ABROAD.fullmatch(target) is not None
    path, _, anchor = target.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    return (ROOT / file).exists() and (not anchor or anchor in anchors(file))


@pytest.mark.parametrize(
    ("target", "there"),
    [
        ("formats.md", True),
        ("formats.md#positions-what-fen-is-to-chess", True),
        ("formats.md#nothing", False),
        ("no-such-page.md", False),
        ("ftp://example.org", False),
    ],
)
def test_a_lost_link_is_noticed(target: str, there: bool) -> None:
    assert leads("docs/library.md", target) == there


def test_every_picture_is_told_in_words() -> None:
    silent = [(page, source) for page in pages() for source, told in pictures(page) if len(told) < 15]
    assert silent == []


def test_every_picture_that_is_kept_is_shown() -> None:
    kept = {path.name for path in (ROOT / "docs" / "pictures").iterdir()}
    shown = {posixpath.basename(source) for page in pages() for source, _ in pictures(page)}
    assert kept - shown == set()
