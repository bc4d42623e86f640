"""How people come to a table in the browser, and play there by clicking on what they see."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

FILL_AND_START = "Fill up with bots and start"
# An element may go while it is reached for, as others play on.
QUICKLY = 700


def open_table(page: Page, name: str = "Anna", game: str = "Bohnanza", players: int = 3) -> str:
    """Open a table from the start page, and give its link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    return page.url


def quick_table(page: Page, game: str = "bohnanza", players: int = 3) -> str:
    """Open a table at which bots do not pause, as the page would, and go there."""
    server = "/".join(page.url.split("/", 3)[:3])
    page.request.post(f"{server}/api/me", data={"name": "Anna"})
    settings = {"game": game, "options": {"players": players}, "pace": "instant"}
    table = page.request.post(f"{server}/api/tables", data=settings).json()["id"]
    page.evaluate("localStorage.setItem('name', 'Anna')")
    page.goto(f"{server}/t/{table}")
    return page.url


def sit(page: Page) -> None:
    """Take the first free seat."""
    page.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()


def enter(page: Page, name: str) -> None:
    """Come to a table by its link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()


def come(page: Page, name: str) -> None:
    """Come to a table by its link, and take a seat."""
    enter(page, name)
    sit(page)


def two_at_a_table(visit: Callable[..., Page], game: str = "bohnanza") -> tuple[Page, Page]:
    """Have two people meet by a link at a table of three."""
    anna = visit()
    link = quick_table(anna, game)
    sit(anna)
    ben = visit(link)
    come(ben, "Ben")
    return anna, ben


def gift_to_ben(anna: Page) -> None:
    """Offer Ben the last card of the hand, for nothing."""
    anna.get_by_label("Your hand").get_by_role("button").last.click()
    anna.get_by_label("To whom?").select_option(label="to Ben")
    anna.get_by_role("button", name="Make the offer").click()


def start(page: Page) -> None:
    """Have bots on all other seats, and begin."""
    page.get_by_role("button", name=FILL_AND_START).click()


def begin(page: Page, game: str = "bohnanza") -> None:
    """Begin a game against bots."""
    quick_table(page, game)
    sit(page)
    start(page)
    expect(page.get_by_label("Your hand")).to_be_visible()


def steps(page: Page) -> Locator:
    """Find what is to be done next."""
    return page.locator(".steps button.main:enabled")


def click(button: Locator) -> bool:
    """Click on something, unless it is gone."""
    with suppress(TooLate):
        # Not where it is on the screen: by then something else may have come there.
        button.first.evaluate("button => button.click()", timeout=QUICKLY)
        return True
    return False


def act(page: Page) -> bool:
    """Do what the page asks for: the next step, or a city to travel to."""
    for button in (steps(page), page.get_by_role("button", name=re.compile("^(Travel to|Stay in)"))):
        if button.count() and click(button):
            return True
    return False


def play_until(pages: Sequence[Page], over: Callable[[], bool], seconds: float) -> None:
    """Have people do what their pages ask of them, until something has come about."""
    until = monotonic() + seconds
    while not over():
        assert monotonic() < until, "this took too long"
        if not any([act(page) for page in pages]):
            pages[0].wait_for_timeout(30)


def still(page: Page, element: Locator) -> bool:
    """Tell whether something is there for more than a moment: a click may have come under way to it."""
    page.wait_for_timeout(150)
    return element.is_visible()


def go_to_trade(page: Page) -> None:
    """Do what is to be done until somebody's own trade begins, and do not end that."""
    until = monotonic() + 60
    end = page.get_by_role("button", name="End trading")
    while not end.is_visible() or not still(page, end):
        assert monotonic() < until, "there was no trade"
        before = steps(page).filter(has_not_text="End trading")
        if not (before.count() and click(before)):
            page.wait_for_timeout(30)
