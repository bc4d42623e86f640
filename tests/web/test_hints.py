"""Sentences that point: each lights the thing it speaks of and hides nothing of it, once in a normal game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.patience import wait_until
from tests.web.at_table import begin
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough

SIZES = [(1280, 720), (390, 844)]


def coach(page: Page) -> Locator:
    """Find what is said."""
    return page.get_by_role("complementary", name="Introduction")


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Tell whether nothing of one thing lies over another."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def points(page: Page, words: str, thing: Locator) -> None:
    """Expect that a sentence lights a thing, and stands beside it."""
    expect(coach(page).get_by_role("status")).to_contain_text(words)
    light = page.locator("div.light")
    expect(light).to_be_visible()
    # The page looks again and again where the thing is.
    wait_until(lambda: not apart(box_of(light), box_of(thing)), lambda: f"something else than {thing} is lit")
    wait_until(lambda: apart(box_of(light), box_of(coach(page))), lambda: f"what is said hides {thing}")


def with_hints(page: Page) -> None:
    """Be somebody to whom what is new is explained."""
    page.evaluate("localStorage.setItem('hints', 'on')")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_introduction_lights_what_it_speaks_of(visit: Visit, width: int, height: int) -> None:
    page = visit("/learn/bohnanza", width=width, height=height)
    page.get_by_role("button", name="Begin").click()
    points(page, "Welcome!", page.locator("[data-key=fields]"))
    coach(page).get_by_role("button", name="Next").click()
    points(page, "This is your hand", page.locator("[data-key=hand]"))


def test_what_is_new_is_explained_once_in_a_normal_game(visit: Visit) -> None:
    page = visit()
    with_hints(page)
    begin(page)
    points(page, "Welcome!", page.locator("[data-key=fields]"))
    for words in ("This is your hand", "You must plant"):
        coach(page).get_by_role("button", name="Next").click()
        points(page, words, page.locator("[data-key=hand]"))
    coach(page).get_by_role("button", name="Got it").click()
    expect(coach(page)).to_have_count(0)
    expect(page.locator("div.light")).to_have_count(0)
    begin(page)
    expect(coach(page)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_speaks_of_nothing_to_be_seen_stands_whole_in_the_window(
    visit: Visit, width: int, height: int
) -> None:
    page = visit(width=width, height=height)
    with_hints(page)
    begin(page)
    # As when a sentence about the market is told between two trades.
    for key in ("fields", "hand", "steps"):
        page.evaluate(f"document.querySelector('[data-key={key}]').dataset.kept = '{key}'")
    page.evaluate("document.querySelector('[data-key=fields]').removeAttribute('data-key')")
    expect(page.locator("div.light")).to_have_count(0)
    expect(coach(page)).to_be_visible()
    said = box_of(coach(page))
    assert said["y"] >= 0
    assert said["y"] + said["height"] <= height
    assert said["x"] + said["width"] <= width
    assert apart(said, box_of(page.locator("[data-kept=hand]")))


def test_hints_are_switched_off_and_on(visit: Visit) -> None:
    page = visit()
    with_hints(page)
    begin(page)
    coach(page).get_by_role("button", name="No more hints").click()
    expect(coach(page)).to_have_count(0)
    begin(page, "sissi")
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Hints").select_option(label="What is new is explained")
    begin(page, "sissi")
    expect(coach(page)).to_contain_text(re.compile("Welcome"))
