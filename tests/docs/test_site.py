"""The site is built without a warning, needs nobody else, and every link in it leads somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath

import pytest

from haricot.beans.vocabulary import LANGUAGES
from haricot.rulebook import rulebook
from tests.docs.pages import ROOT
from tests.patience import PATIENCE

BOOK = {"B": "bohnanza", "E": "extension", "M": "market", "S": "sissi", "H": "hansa"}


class Read(HTMLParser):
    """What a page links to, loads from elsewhere, and can be linked to at."""

    def __init__(self) -> None:
        super().__init__()
        self.language = ""
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "html":
            self.language = given["lang"]
        elif tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loaded += [given[name] for name in ("src", "href") if tag != "a" and name in given]


@cache
def read(file: Path) -> Read:
    page = Read()
    page.feed(file.read_text(encoding="utf-8"))
    return page


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site, as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    surroundings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=PATIENCE
    )
    told = built.stdout + built.stderr
    assert built.returncode == 0, told
    assert "WARNING" not in told
    assert "rror" not in told
    return folder


def pages(site: Path) -> dict[str, Read]:
    return {file.relative_to(site).as_posix(): read(file) for file in sorted(site.rglob("*.html"))}


def test_every_link_in_the_site_leads_somewhere(site: Path) -> None:
    found = pages(site)
    lost = [
        (page, target)
        for page, seen in found.items()
        for target in [*seen.links, *seen.loaded]
        if not re.match(r"https?:|data:", target) and not leads(site, page, target)
    ]
    assert len(found) > 40
    assert lost == []


def leads(site: Path, page: str, target: str) -> bool:
    """Tell whether there is a file, and the place in it."""
    path, _, anchor = target.partition("#")
    start = "" if path.startswith("/") else page.rpartition("/")[0]
    file = site / (normpath(f"{start}/{path}").lstrip("/") if path else page)
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return False
    return not anchor or file.suffix != ".html" or anchor in read(file).anchors


def test_a_lost_link_in_the_site_is_noticed(site: Path) -> None:
    assert leads(site, "learn/sissi.html", "../rules/en/sissi.html#S10")
    assert not leads(site, "learn/sissi.html", "../rules/en/sissi.html#S99")
    assert not leads(site, "learn/sissi.html", "rules/en/sissi.html")


def test_the_site_needs_nobody_else(site: Path) -> None:
    foreign = [(page, url) for page, seen in pages(site).items() for url in seen.loaded if "//" in url]
    assert foreign == []
    assert [file for file in (site / "haricot").rglob("*.css") if "http" in file.read_text("utf-8")] == []


def test_every_page_can_be_found_from_the_first(site: Path) -> None:
    written = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    wanted = {page.as_posix() for page in written} - {"start.html"} | {"contributing.html", "changelog.html"}
    wanted |= {f"rules/{language}/{book}.html" for language in LANGUAGES for book in BOOK.values()}
    assert wanted - set(read(site / "index.html").links) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_place_in_every_language(site: Path, language: str) -> None:
    others = set(LANGUAGES) - {language}
    for number in rulebook():
        book = f"{BOOK[number[0]]}.html"
        page = read(site / "rules" / language / book)
        assert page.language == language
        assert number in page.anchors
        assert {f"../{other}/{book}#{number}" for other in others} <= set(page.links)


def test_numbers_of_rules_lead_to_the_rules(site: Path) -> None:
    assert "../rules/en/bohnanza.html#B20" in read(site / "learn/bohnanza.html").links
    # In another book, and in the language of the page.
    assert "bohnanza.html#B20" in read(site / "rules/de/sissi.html").links
    assert '<a class="rule"' not in (site / "source/src/haricot/kernel/actions.py.html").read_text("utf-8")


def test_every_ruling_is_marked(site: Path) -> None:
    rulings = sum(text.count("\nRuling:") for text in rulebook().values())
    marked = [
        (site / f"rules/en/{book}.html").read_text("utf-8").count('class="ruling"') for book in BOOK.values()
    ]
    assert sum(marked) == rulings > 50


def test_the_site_has_the_colours_of_the_page(site: Path) -> None:
    palette = (site / "haricot/palette.css").read_text("utf-8")
    assert re.findall(r"--leaf: .*;", palette) == re.findall(
        r"--leaf: .*;", (ROOT / "web/src/theme.css").read_text("utf-8")
    )
    used = set(re.findall(r"var\((--(?!md-)[\w-]+)\)", (site / "haricot/site.css").read_text("utf-8")))
    assert used <= set(re.findall(r"(--[\w-]+):", palette))
