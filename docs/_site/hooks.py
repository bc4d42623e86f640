"""What the site has beside the pages of docs: the rulebook, files of the project, the look of the page."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown  # type: ignore[import-untyped]
from markdown.inlinepatterns import InlineProcessor  # type: ignore[import-untyped]
from markdown.treeprocessors import Treeprocessor  # type: ignore[import-untyped]
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from haricot.beans.vocabulary import LANGUAGES
from haricot.rulebook import rulebook, rules_in
from haricot.words.texts import texts

ROOT = Path(__file__).parents[2]
RULING = re.compile(r"^(?:Ruling:|Entscheid:|Décision :|Decisione:)(?:.+\n)+", re.MULTILINE)
RULE = re.compile(r"^### (\S+) · (.+)$", re.MULTILINE)
TARGET = re.compile(r"\]\(([^)#\s]+)")
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")

BOOK = re.compile(r"src/haricot/(?:games/\w+/)?rulebook/(\w\w/\w+\.md)")
BOOKS = {
    f"{path.parent.name}/{path.name}": path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "src" / "haricot").rglob("rulebook/*/*.md"))
}
"""Every book of every language, and where it is."""
BOOK_OF = {
    number[0]: PurePosixPath(book).name
    for book, path in BOOKS.items()
    for number in rules_in((ROOT / path).read_text(encoding="utf-8"))
}
HOME = "start.md"
ROOT_PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": HOME}
SHOWN = {".md": "markdown", ".py": "python", ".toml": "toml", ".ts": "typescript"}
"""Files of the project that are shown when a page speaks of them; others can be had as they are."""


def place_of(path: str) -> str:
    """Tell where a file of the project is found in the documentation."""
    if path in ROOT_PAGES:
        return ROOT_PAGES[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if book := BOOK.fullmatch(path):
        return f"rules/{book[1]}"
    if (ROOT / path).is_dir():
        return f"source/{path}/index.md"
    return f"source/{path}.md" if PurePosixPath(path).suffix in SHOWN else f"source/{path}"


def reached(page: str, target: str) -> str:
    """Tell which file of the project a link of a page means."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


# What is added.


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Have links to files and to rules made while Markdown is read."""
    config.markdown_extensions.append(LINKS)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the rulebook, the pages of the root, every file that pages speak of, and the look."""
    for file in [*books(config), *root_pages(config), *look(config)]:
        files.append(file)
    for file in spoken_of(files, config):
        files.append(file)
    home = files.get_file_from_path(HOME)
    assert home is not None
    home.dest_uri = home.url = "index.html"
    return files


def books(config: MkDocsConfig) -> Iterator[File]:
    """Make a page of every book in every language."""
    for place, path in BOOKS.items():
        language, book = place.split("/")
        text = (ROOT / path).read_text(encoding="utf-8")
        yield made(config, path, book_page(text, language, book))


def book_page(text: str, language: str, book: str) -> str:
    """Give every rule an anchor and the way to its translations, and mark what is a ruling."""
    text = RULING.sub(lambda ruling: f"{ruling[0]}{{ .ruling }}\n", text + "\n")
    text = RULE.sub(lambda rule: f"{rule[0]} {{ #{rule[1]} }}\n\n{tongues(language, book, rule[1])}", text)
    title, rest = text.split("\n", 1)
    return f"{title}\n\n{tongues(language, book)}\n{rest}"


def tongues(language: str, book: str, rule: str = "") -> str:
    """Lead to the same page, or the same rule, in the other languages."""
    anchor = f"#{rule}" if rule else ""
    others = [
        f'[{key if rule else name}](../{key}/{book}{anchor} "{name}"){{ lang={key} hreflang={key} }}'
        for key in LANGUAGES
        if key != language and (name := texts(key).say(f"language-{key}"))
    ]
    return f"{' · '.join(others)}\n{{ .tongues data-search-exclude=true }}\n"


def root_pages(config: MkDocsConfig) -> Iterator[File]:
    """Add what lies at the root of the project; its README is for who has not come here yet."""
    for path, place in ROOT_PAGES.items():
        if place != HOME:
            yield made(config, path, (ROOT / path).read_text(encoding="utf-8"))


def spoken_of(files: Files, config: MkDocsConfig) -> Iterator[File]:
    """Add the files that pages link to and that are nowhere yet."""
    known = {file.src_uri for file in files}
    for file in list(files.documentation_pages()):
        for target in TARGET.findall(file.content_string):
            for path in with_contents(reached(origin(file), target)):
                if place_of(path) not in known:
                    known.add(place_of(path))
                    yield of_project(config, path)


def with_contents(path: str) -> list[str]:
    """Name a file, or a folder and what can be shown of it; what does not exist is mkdocs' to tell."""
    if (ROOT / path).is_dir():
        inside = sorted((ROOT / path).iterdir())
        return [path, *(f"{path}/{file.name}" for file in inside if file.suffix in SHOWN)]
    return [path] if (ROOT / path).is_file() else []


def of_project(config: MkDocsConfig, path: str) -> File:
    """Show a file or a folder of the project on a page, or give a file as it is."""
    place, name = place_of(path), PurePosixPath(path)
    if place == f"source/{path}":
        return File.generated(config, place, abs_src_path=str(ROOT / path))
    if (ROOT / path).is_dir():
        shown = "".join(f"- [{file}]({file})\n" for file in map(posixpath.basename, with_contents(path)[1:]))
    else:
        code = (ROOT / path).read_text(encoding="utf-8").rstrip()
        shown = f"````{SHOWN[name.suffix]}\n{code}\n````\n"
    text = f"---\nsearch:\n  exclude: true\n---\n\n# {name.name}\n\n`{path}`\n\n{shown}"
    return made(config, path, text, InclusionLevel.NOT_IN_NAV)


def made(
    config: MkDocsConfig, path: str, text: str, inclusion: InclusionLevel = InclusionLevel.UNDEFINED
) -> File:
    """Make a page from a file of the project."""
    return File.generated(config, place_of(path), content=text, inclusion=inclusion)


def look(config: MkDocsConfig) -> Iterator[File]:
    """Bring the colours, fonts and drawings of the page."""
    theme = (ROOT / "web/src/theme.css").read_text(encoding="utf-8")
    colours = theme[theme.index(":root {") : theme.index("}", theme.index(":root {")) + 1]
    yield File.generated(config, "haricot/palette.css", content=colours)
    yield File.generated(config, "haricot/site.css", abs_src_path=str(ROOT / "docs/_site/site.css"))
    yield File.generated(config, "haricot/bean.svg", abs_src_path=str(ROOT / "web/public/bean.svg"))
    fonts = (ROOT / "web/src/art/fonts.css").read_text(encoding="utf-8")
    packages = ROOT / "web/node_modules"
    # Without the packages of the page the fonts of the reader's own machine have to do.
    found = [name for name in re.findall(r'url\("([^"]+)"\)', fonts) if (packages / name).is_file()]
    for name in found:
        fonts = fonts.replace(name, f"fonts/{PurePosixPath(name).name}")
        yield File.generated(
            config, f"haricot/fonts/{PurePosixPath(name).name}", abs_src_path=str(packages / name)
        )
    yield File.generated(config, "haricot/fonts.css", content=fonts if found else "/* none */\n")


# Links.


def origin(file: File) -> str:
    """Tell which file of the project a page was made from."""
    for path, place in ROOT_PAGES.items():
        if place == file.src_uri and place != HOME:
            return path
    if file.src_uri.startswith("rules/"):
        return BOOKS[file.src_uri.removeprefix("rules/")]
    if file.src_uri.startswith("source/"):
        return file.src_uri.removeprefix("source/").removesuffix(".md")
    return f"docs/{file.src_uri}"


class Outside(Treeprocessor):  # type: ignore[misc]
    """Leads links to files of the project to where they are found here."""

    def run(self, root: Element) -> None:
        for element in root.iter():
            for name in ("href", "src"):
                target = element.get(name, "")
                if target and not re.match(r"[a-z]+:|#|/", target):
                    path, mark, anchor = target.partition("#")
                    element.set(name, f"/{place_of(reached(LINKS.page, path))}{mark}{anchor}")


class Rules(InlineProcessor):  # type: ignore[misc]
    """Leads from the number of a rule to the rule, in the language of the page."""

    ANCESTOR_EXCLUDES = ("a", "code", *HEADINGS)

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Any, int | None, int | None]:  # noqa: N802
        number = m[0]
        if number not in rulebook():
            return None, None, None
        link = Element(
            "a", {"href": f"/rules/{LINKS.language}/{BOOK_OF[number[0]]}#{number}", "class": "rule"}
        )
        link.text = number
        return link, m.start(0), m.end(0)


class Links(Extension):  # type: ignore[misc]
    """Makes links to rules and to files of the project; `page` is the file that is read."""

    page = ""
    language = "en"

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        md.inlinePatterns.register(Rules(r"\b[BEMSH](?:-x)?\d+\b", md), "rules", 50)
        md.treeprocessors.register(Outside(md), "outside", 1)


LINKS = Links()


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Note which page is read; what an example shows of the wire becomes its title."""
    LINKS.page = origin(page.file)
    LINKS.language = language_of(page)
    return re.sub(r"^```json (\w+)$", r'```json title="\1"', markdown, flags=re.MULTILINE)


def language_of(page: Page) -> str:
    """Tell which language a page is in."""
    found = re.match(r"rules/(\w\w)/", page.file.src_uri)
    return found[1] if found else "en"


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Say which language a page is in, for those who have it read to them."""
    return output.replace('<html lang="en"', f'<html lang="{language_of(page)}"', 1)
