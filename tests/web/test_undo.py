"""Taking back on the page: by the button, by keys, and why it cannot be done."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests import positions
from tests.web.at_table import (
    MOMENT,
    STILL,
    answered,
    asked,
    begin,
    click_step,
    drawn,
    go_to_trade,
    start,
    two_at_a_table,
)
from tests.web.conftest import LONGEST, WIRE, Visit
from tests.web.placed import placed


def undo(page: Page) -> Locator:
    """Find the button that takes back; it can be pressed in vain, and says why."""
    return page.locator('[data-key="undo"]')


def still(visit: Visit) -> Visit:
    """Have pages on which nothing goes on by itself, however slowly one looks at it."""

    def open_page(*args: Any, **how: Any) -> Page:
        page = visit(*args, **how)
        page.evaluate(STILL)
        page.reload()
        return page

    return open_page


def can_undo(page: Page, possible: bool) -> None:
    """Expect that something can be taken back, or nothing."""
    expect(undo(page)).to_have_attribute("aria-disabled", str(not possible).lower())


def hand(page: Page) -> Locator:
    """Find the cards of the own hand."""
    return page.get_by_label("Your hand").locator("[data-card]")


def cards(page: Page) -> list[str]:
    """Name the cards of the own hand."""
    found: list[str] = hand(page).evaluate_all("cards => cards.map(({ dataset }) => dataset.card)")
    return found


def plant(page: Page) -> None:
    """Plant the first card, as the page asks."""
    held = hand(page).count()
    assert click_step(page)
    expect(hand(page)).to_have_count(held - 1)


def test_an_act_is_taken_back_by_the_button_and_by_keys(visit: Visit) -> None:
    page = still(visit)()
    begin(page)
    before = cards(page)
    can_undo(page, False)
    for key in ("", "u", "Control+z"):
        plant(page)
        can_undo(page, True)
        if key:
            page.keyboard.press(key)
        else:
            undo(page).click()
        expect(hand(page)).to_have_count(len(before))
        assert cards(page) == before
        can_undo(page, False)
    expect(page.get_by_text("You take back your last act.").first).to_be_attached()


def test_the_button_says_why_nothing_can_be_taken_back(visit: Visit) -> None:
    page = still(visit)()
    begin(page)
    why = page.get_by_role("status").filter(has_text="nothing of yours to take back")
    expect(why).to_be_hidden()
    undo(page).click(force=True)
    expect(why).to_be_visible()
    expect(undo(page)).to_have_accessible_description(re.compile("nothing of yours"))
    undo(page).click(force=True)
    expect(why).to_be_hidden()
    go_to_trade(page)
    undo(page).click(force=True)
    drawn_over = page.get_by_role("status").filter(has_text="A card was drawn or turned over")
    expect(drawn_over).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawn_over).to_be_hidden()


def two_play(visit: Visit) -> tuple[Page, Page]:
    """Begin a game of two people, on whose pages nothing goes on by itself."""
    anna, ben = two_at_a_table(still(visit))
    start(anna)
    expect(anna.get_by_label("Your hand")).to_be_visible()
    return anna, ben


def test_the_reason_stays_while_others_act(visit: Visit) -> None:
    anna, ben = two_play(visit)
    first, second = (anna, ben) if click_step(anna) else (ben, anna)
    go_to_trade(first)
    undo(first).click(force=True)
    why = first.get_by_role("status").filter(has_text="A card was drawn or turned over")
    expect(why).to_be_visible()
    second.get_by_role("button", name="No more from me").click()
    expect(
        first.get_by_text(re.compile(f"{'Ben' if first is anna else 'Anna'}( and \\w+)? (is|are) done")).first
    ).to_be_attached()
    drawn(first)
    expect(why).to_be_visible()


def test_others_see_it_and_are_told(visit: Visit) -> None:
    anna, ben = two_play(visit)
    first, second = (anna, ben) if click_step(anna) else (ben, anna)
    if first is ben:
        assert click_step(ben)
    answered(first)
    can_undo(first, True)
    undo(first).click()
    can_undo(first, False)
    expect(second.get_by_text(re.compile("takes back the last act")).first).to_be_attached()
    expect(undo(second)).to_have_accessible_description(re.compile("nothing of yours"))


@pytest.mark.parametrize("game", ["sissi", "hansa"])
def test_every_game_has_the_button(visit: Visit, game: str) -> None:
    page = still(visit)(width=390, height=844)
    begin(page, game)
    can_undo(page, False)
    box = undo(page).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_what_was_taken_back_does_not_go_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    seats = [positions.player("blaue rote", "2 soja", aside="soja")] + [positions.player("rote")] * 3
    board = positions.table(*seats, phase="plant traded", active=1)
    with placed(tmp_path) as tables:
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.set_default_timeout(LONGEST)
        context.add_init_script(WIRE)
        page = context.new_page()
        page.clock.install()
        page.goto(tables.seat(context, board, ["Anna", "Ben", "Cleo", "Dan"]))
        aside = page.get_by_role("group", name="Set aside").get_by_role("button")
        expect(aside).to_have_count(1)
        page.clock.fast_forward(MOMENT)
        expect(aside).to_have_count(0)
        undo(page).click()
        expect(aside).to_have_count(1)
        said = asked(page)
        page.clock.run_for(10 * MOMENT)
        assert asked(page) == said
        assert click_step(page)
        expect(aside).to_have_count(0)
        context.close()
