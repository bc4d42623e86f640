"""Cards travel calmly from where they were to where they go, or not at all for those who do not want it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.at_table import at_rest, begin, drawn, go_to_trade, planted, steps
from tests.web.conftest import LONGEST, WIRE, Visit

# Everything that was ever drawn on its way, and every card that was moved: where it was and where it went.
WATCH = """
() => {
    window.flown = [];
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const flight = this.matches('.flight');
        (flight ? window.flown : window.moved).push({
            from: frames[0].translate,
            to: frames.at(-1).translate,
            lasts: options.duration + (options.delay ?? 0),
        });
        return animate.call(this, frames, options);
    };
}
"""
MIDDLE = """element => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
CALM, LATEST = 450, 2000
"""So many milliseconds something travels at least, and has arrived by then."""
QUICKEST = 150
"""Of news that come within so many milliseconds the page shows no motion."""
FLIGHTS = "document.querySelectorAll('.flight').length"


@pytest.fixture
def still(server: str, browser: Browser) -> Iterator[Page]:
    """Open the page as somebody who wants no motion."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(LONGEST)
    context.add_init_script(WIRE)
    page = context.new_page()
    page.goto(server)
    yield page
    context.close()


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves any more, and what comes next is not too quick to be shown."""
    at_rest(page)
    until = page.evaluate("performance.now()") + QUICKEST
    page.wait_for_function("until => performance.now() > until", arg=until)


def near(spot: str, middle: list[float]) -> bool:
    """Tell whether something is where it should be: its corner at most a card from there."""
    x, y = (float(part.removesuffix("px")) for part in spot.split())
    return 0 <= middle[0] - x <= 80 and 0 <= middle[1] - y <= 120


def test_a_planted_card_flies_from_the_hand_to_the_field(visit: Visit) -> None:
    page = visit(motion=True)
    begin(page)
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    start = hand.first.locator(".card").evaluate(MIDDLE)
    come_to_rest(page)
    page.evaluate(WATCH)
    steps(page).first.click()
    expect(hand).to_have_count(before - 1)
    page.wait_for_function("window.flown.length > 0")
    field = page.locator("[data-place='field-0-0']").evaluate(MIDDLE)
    [flight] = page.evaluate("window.flown")
    assert near(flight["from"], start)
    assert near(flight["to"], field)
    assert CALM <= flight["lasts"] <= LATEST
    # The others move up.
    assert page.evaluate("window.moved.length") == before - 1
    # Nothing is left of it, or goes on for ever.
    at_rest(page)


def test_cards_that_are_turned_over_come_from_the_deck(visit: Visit) -> None:
    page = visit(motion=True)
    trade = planted(page)
    come_to_rest(page)
    page.evaluate(WATCH)
    trade.click()
    expect(page.get_by_role("button", name="End trading")).to_be_visible()
    page.wait_for_function("window.moved.length >= 2")
    lengths = sorted(move["lasts"] for move in page.evaluate("window.moved"))
    assert lengths[-1] <= LATEST
    # One after the other.
    assert lengths[-2] < lengths[-1]


def test_nothing_moves_for_those_who_do_not_want_it(still: Page) -> None:
    begin(still)
    come_to_rest(still)
    still.evaluate(WATCH)
    go_to_trade(still)
    drawn(still)
    assert still.evaluate("[...window.flown, ...window.moved].length") == 0
    assert still.evaluate(FLIGHTS) == 0
