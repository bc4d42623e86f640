"""Games from outside in the browser: card games at the table of card games, others in words and buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import haricot
from tests.games.sissi import rows
from tests.games.sissi.rows import player
from tests.patience import wait_until
from tests.server.served import Child, child
from tests.web import outside
from tests.web.at_table import ASKED, hurry, quick_table, settled, sit, speak, start
from tests.web.barriers import barriers
from tests.web.conftest import PAGE, Visit
from tests.web.placed import Placed, placed

LENTIL = "examples.lentil:LENTIL"
SIZES = [(1280, 720), (390, 844)]

# Somebody quick does the next thing that the page asks for, at a plain table the first that can be done, and
# says if that is too soon after the last.
PLAY = f"""() => {{
    const steps = '{ASKED}, .steps button[aria-disabled]:enabled';
    const waits = document.querySelector('.asked')?.textContent.startsWith('Waiting');
    const choice = waits ? null : document.querySelector('.plain li button');
    const next = document.querySelector(steps) ?? choice;
    if (wire.asked === wire.answered) next?.click();
    return next?.ariaDisabled === 'true';
}}"""
STICKS_OUT = """() => {
    // After the game the page is one to scroll.
    if (!document.querySelector('.frame.windowed')) return [0, 0];
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
}"""
SMALL = """() => [...document.querySelectorAll('.frame button')]
    .map((button) => [button, button.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
    .map(([button]) => button.outerHTML.slice(0, 100))"""


@pytest.fixture(scope="module")
def outsiders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """Serve two games from outside beside haricot's own."""
    with child(tmp_path_factory.mktemp("tables"), page=PAGE, games=[LENTIL, outside.NAME]) as server:
        yield server


def fits(page: Page) -> None:
    """Expect a window in which nothing scrolls but what is meant to."""
    assert page.evaluate(STICKS_OUT) == [0, 0]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", [LENTIL, outside.NAME])
def test_it_is_played_to_the_end(outsiders: Child, visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(outsiders.url, *size, hurried=True)
    quick_table(page, game)
    sit(page)
    start(page)
    expect(page.locator(".frame.windowed")).to_be_visible()
    settled(page)
    assert barriers(page) == []

    def over() -> bool:
        if page.locator(".result").is_visible():
            return True
        fits(page)
        if page.evaluate(PLAY):
            hurry(page)
        return False

    wait_until(over, lambda: "the game does not end")
    expect(page.get_by_role("heading", level=1, name=re.compile("wins?|victory"))).to_be_visible()
    assert barriers(page) == []


def test_it_is_chosen_on_the_start_page_and_has_its_options_in_the_lobby(
    outsiders: Child, visit: Visit
) -> None:
    page = visit(outsiders.url)
    page.get_by_label("Your name").fill("Anna")
    expect(page.get_by_text("whoever has no empty field makes a soup of one")).to_be_visible()
    page.get_by_role("radio", name="Lentil Soup").check()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1, name="Lentil Soup")).to_be_visible()
    kettles = page.get_by_role("combobox", name="Kettles")
    kettles.select_option("3")
    expect(kettles).to_have_value("3")
    speak(page, "fr")
    expect(page.get_by_role("heading", level=1, name="Soupe de lentilles")).to_be_visible()
    expect(page.get_by_role("combobox", name="Marmites")).to_have_value("3")
    assert barriers(page) == []


def test_a_game_without_words_is_called_as_it_calls_itself(outsiders: Child, visit: Visit) -> None:
    page = visit(outsiders.url)
    expect(page.get_by_role("radio", name="Traders")).to_be_visible()


def test_its_rules_stand_among_all_rules(outsiders: Child, visit: Visit) -> None:
    page = visit(outsiders.url + "/rules/L3")
    expect(page.get_by_role("heading", level=2, name="Lentil Soup")).to_be_visible()
    expect(page.locator("#L3")).to_be_focused()
    expect(page.locator("#L3")).to_contain_text("one field has to be sold, whichever it is")


# In the middle of a game.


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Placed]:
    """Open a server whose games begin where they are told to."""
    haricot.game(LENTIL)
    with placed(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture
def soup(tables: Placed, browser: Browser) -> Iterator[Callable[[tuple[int, int]], Page]]:
    """Sit down where a soup has to be made."""
    contexts = []

    def sit_down(size: tuple[int, int]) -> Page:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        board = rows.table(player("red", "3 green", "brown"), player("red"), phase="soup", name=LENTIL)
        page.goto(tables.seat(context, board))
        expect(page.locator(".steps")).to_be_visible()
        return page

    yield sit_down
    for context in contexts:
        context.close()


Soup = Callable[[tuple[int, int]], Page]


@pytest.mark.parametrize("size", [*SIZES, (360, 640), (1920, 1080)], ids=str)
def test_what_its_rules_ask_for_is_a_button(soup: Soup, size: tuple[int, int]) -> None:
    page = soup(size)
    expect(page.locator("[aria-current=step]")).to_have_text("soup")
    expect(page.locator(".asked")).to_contain_text("You have no empty field: sell one")
    fits(page)
    if size[0] < 800:
        assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="Sell field 2 for nothing").click()
    expect(page.locator("[aria-current=step]")).to_have_text("plant")


def test_help_shows_its_rules_at_the_table(soup: Soup) -> None:
    page = soup(SIZES[0])
    page.keyboard.press("?")
    panel = page.get_by_role("complementary", name="Help")
    expect(panel).to_contain_text("Who has no empty field at the end of the own turn sells one")
    panel.get_by_role("link", name="L3 · Soup").click()
    expect(panel).to_contain_text("A single lentil may be sold then although another field has more.")
    panel.get_by_role("button", name="The beans of this game").click()
    expect(panel).to_contain_text("Black lentil")
    assert barriers(page) == []
