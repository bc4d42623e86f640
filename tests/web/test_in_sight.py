"""What matters in a trade is in sight: seals first, warnings where something is lost, cards in full."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from haricot.beans.written import WrittenOffer
from tests import positions
from tests.web import crowded
from tests.web.at_table import at_rest, drawn
from tests.web.conftest import LONGEST, WIRE
from tests.web.placed import Placed, placed

pytestmark = pytest.mark.thorough

SIZES = [(1280, 720), (1440, 900), (390, 844), (360, 640)]
PHONES = SIZES[2:]
Sit = Callable[..., Page]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Placed]:
    """Open a server whose games begin where they are told to."""
    with placed(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture
def sit(tables: Placed, browser: Browser) -> Iterator[Sit]:
    """Take a seat at a position, on a screen of some size."""
    contexts: list[BrowserContext] = []

    def sit(board: Any, size: tuple[int, int] = SIZES[0], locale: str = "en") -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale=locale
        )
        contexts.append(context)
        context.set_default_timeout(LONGEST)
        context.add_init_script(WIRE)
        page = context.new_page()
        page.goto(tables.seat(context, board))
        expect(page.locator(".steps")).to_be_visible()
        at_rest(page)
        return page

    yield sit
    for context in contexts:
        context.close()


COVERED = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down]));
    return spots.filter(([across, down]) => {
        const top = document.elementFromPoint(x + width * across, y + height * down);
        return !(top && (element.contains(top) || top.contains(element)));
    });
}"""
"""The spots of an element at which something else lies over it."""


def is_free(thing: Locator) -> None:
    """Expect that something is in the window as a whole, and that nothing lies over it."""
    expect(thing).to_be_in_viewport(ratio=0.99)
    assert thing.evaluate(COVERED) == []


def offers(page: Page) -> Locator:
    """Find the open offers, those that need the reader first."""
    return page.locator(".market .offers > li")


# An offer of mine that somebody would take.


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_sealed_comes_first_and_is_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(crowded.bohnanza("trade", 4), size)
    seal = page.get_by_role("button", name="Seal with")
    expect(seal).to_have_count(1)
    expect(offers(page).first.locator(seal)).to_have_count(1)
    is_free(seal)
    expect(offers(page).filter(has_text="1 more that you cannot meet")).to_have_count(1)


# What is lost when a trade ends.


def asked_for(wants: str) -> Any:
    """Set a trade of the reader's up in which one offer is open."""
    offer = WrittenOffer(number=1, seat=1, to=0, gives=["blaue"], wants=[wants])
    return positions.table(
        positions.player("rote soja", "2 soja", "rote"),
        positions.player("blaue feuer sau"),
        players=4,
        face_up="soja rote",
        offers=[offer],
    )


@pytest.mark.parametrize(("wants", "lost"), [("rote", 1), ("garten", 0)])
def test_only_an_offer_that_can_be_taken_is_warned_of(sit: Sit, wants: str, lost: int) -> None:
    page = sit(asked_for(wants))
    expect(page.get_by_role("button", name="End trading")).to_be_visible()
    expect(page.locator(".asked strong")).to_have_count(lost)
    expect(page.get_by_text("would lapse")).to_have_count(lost)


# Cards.


METERS = """() => {
    const cards = [...document.querySelectorAll('[data-key=hand] .card, [data-place=open] .card')];
    const inside = (box, frame) =>
        box.height > 0 && box.width > 0 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 &&
        box.left >= frame.left - 1 && box.right <= frame.right + 1;
    return cards.map((card) => {
        const frame = card.getBoundingClientRect();
        const steps = [...card.querySelectorAll('.step b')];
        const seen = steps.filter((step) => inside(step.getBoundingClientRect(), frame));
        return [card.getAttribute('aria-label'), seen.map((step) => Number(step.textContent))];
    });
}"""
"""Of each card in hand and face up: its name, and the numbers of its beanometer that are to be seen."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [crowded.bohnanza, crowded.sissi])
def test_a_card_of_any_size_has_its_whole_beanometer(
    sit: Sit, game: Callable[..., Any], size: tuple[int, int]
) -> None:
    board = game("trade", 4)
    page = sit(board, size)
    cards, beans = page.evaluate(METERS), board.game.tables.bean.values()
    assert len(cards) == 14
    meters = {bean.names["en"]: [step[0] for step in bean.meter] for bean in beans}
    for label, seen in cards:
        name = label.removeprefix("first: ").split(",")[0]
        assert seen == meters[name], label


LETTERS = """() => [...document.querySelectorAll('[data-key=hand] .card')].map((card) =>
    [card.querySelector('.letter').textContent, card.getAttribute('aria-label')])"""


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
def test_a_card_has_letters_of_its_name_in_the_language_of_the_reader(sit: Sit, locale: str) -> None:
    page = sit(crowded.bohnanza("trade", 4), locale=locale)
    for letters, label in page.evaluate(LETTERS):
        name = iter(label.split(": ")[-1].split(",")[0].lower())
        assert all(letter in name for letter in letters.lower()), label


# Nothing lies over an offer on a phone.


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ["bohnanza", "hansa"])
def test_nothing_lies_over_the_first_offer_on_a_phone(sit: Sit, size: tuple[int, int], game: str) -> None:
    hansa = game == "hansa"
    page = sit(crowded.hansa("asked", 4) if hansa else crowded.bohnanza("trade", 4), size)
    if hansa and not offers(page).first.is_visible():
        page.get_by_role("button", name="Market").click()
    first = offers(page).first
    expect(first).to_be_visible()
    first.scroll_into_view_if_needed()
    drawn(page)
    for button in first.get_by_role("button").all():
        is_free(button)
