"""Playing with keys alone: no mouse touches the page here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.patience import wait_until
from tests.web.at_table import answered, asked, drawn, hurry, quick_table, steps
from tests.web.conftest import Visit

HAS_FOCUS = "element => element === document.activeElement"
ON_SOMETHING = "document.activeElement && document.activeElement !== document.body"


def tab_to(page: Page, target: Locator, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    expect(target).to_be_visible()
    for _ in range(most):
        if target.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


def begin_by_keys(page: Page, game: str = "bohnanza") -> None:
    """Take a seat and begin a game against bots."""
    quick_table(page, game)
    tab_to(page, page.get_by_role("button", name="Take this seat").first)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Fill up with bots and start"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def with_a_hand(visit: Visit) -> tuple[Page, Locator, int]:
    """Begin a game, and give the page, the cards in hand, and how many there are."""
    page = visit()
    begin_by_keys(page)
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    return page, hand, hand.count()


def play_until(page: Page, reached: Locator, hurried: bool = False) -> None:
    """Do what is asked, by one key, until something is to be seen."""

    def go_on() -> bool:
        if not reached.is_visible():
            page.keyboard.press("n")
            answered(page)
            if hurried:
                hurry(page)
        return reached.is_visible()

    wait_until(go_on, lambda: "this takes too long")


def test_a_table_is_opened_from_the_start_by_keys(visit: Visit) -> None:
    page = visit()
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Anna")
    tab_to(page, page.get_by_role("radio", name=re.compile("^Bohnanza")))
    page.keyboard.press("Space")
    tab_to(page, page.get_by_role("button", name="Open a table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take this seat").first).to_be_visible()


def test_a_whole_game_is_played_by_keys(visit: Visit) -> None:
    page = visit(hurried=True)
    begin_by_keys(page)
    play_until(page, page.locator(".result"), hurried=True)
    expect(page.locator(".result")).to_be_focused()


def test_an_offer_is_made_by_keys(visit: Visit) -> None:
    page = visit()
    begin_by_keys(page)
    play_until(page, page.get_by_role("button", name="End trading"))
    cards = page.get_by_label("Your hand").get_by_role("button")
    page.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(cards.nth(1)).to_be_focused()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.closest('.market') !== null")
    tab_to(page, page.locator(".go"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="What happened")).to_contain_text("Your offer")
    drawn(page)
    page.wait_for_function(ON_SOMETHING)


def test_figures_plant_in_their_field(visit: Visit) -> None:
    page, hand, before = with_a_hand(visit)
    page.keyboard.press("2")
    expect(hand).to_have_count(before - 1)
    expect(page.locator("[data-place='field-0-1'] .empty")).to_have_count(0)
    expect(page.locator("[data-place='field-0-0'] .empty")).to_have_count(1)


@pytest.mark.parametrize("width", [1280, 360])
def test_keys_lead_to_market_and_log_and_escape_back(visit: Visit, width: int) -> None:
    page = visit(width=width, height=720)
    begin_by_keys(page)
    play_until(page, page.get_by_role("button", name="End trading"))
    for key, part in (("m", "market"), ("l", "log")):
        page.keyboard.press(key)
        page.wait_for_function(f"document.activeElement.closest('[data-key=\"{part}\"]') !== null")
        page.keyboard.press("Escape")
        drawn(page)
        page.wait_for_function(ON_SOMETHING)


def test_the_keys_are_listed_and_the_list_closed(visit: Visit) -> None:
    page = visit()
    begin_by_keys(page)
    panel = page.get_by_role("complementary", name="Help")
    page.keyboard.press("?")
    expect(panel).to_contain_text("Do the next thing that is asked of you")
    expect(panel).to_contain_text("Plant the chosen card")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    tab_to(page, page.get_by_role("button", name="Help", exact=True))
    page.keyboard.press("Enter")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Help", exact=True)).to_be_focused()


def test_single_characters_can_be_switched_off(visit: Visit) -> None:
    page, hand, before = with_a_hand(visit)
    page.keyboard.press("?")
    tab_to(page, page.get_by_role("checkbox", name=re.compile("^Letters")))
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    said = asked(page)
    page.keyboard.press("n")
    page.keyboard.press("1")
    page.keyboard.press("?")
    assert asked(page) == said
    expect(hand).to_have_count(before)
    expect(page.get_by_role("complementary", name="Help")).to_have_count(0)
    page.reload()
    expect(hand).to_have_count(before)
    said = asked(page)
    page.keyboard.press("n")
    assert asked(page) == said
    expect(hand).to_have_count(before)
    page.keyboard.press("Enter")
    expect(hand).to_have_count(before - 1)


def test_what_is_written_is_no_shortcut(visit: Visit) -> None:
    page, hand, before = with_a_hand(visit)
    page.keyboard.press("/")
    expect(page.get_by_label("Type what you do")).to_be_focused()
    said = asked(page)
    page.keyboard.press("n")
    page.keyboard.press("1")
    assert asked(page) == said
    expect(hand).to_have_count(before)


def test_a_held_key_does_one_thing(visit: Visit) -> None:
    page, hand, before = with_a_hand(visit)
    tab_to(page, steps(page).first)
    said = asked(page)
    for _ in range(8):
        page.keyboard.down("Enter")
        drawn(page)
    page.keyboard.up("Enter")
    assert asked(page) == said + 1
    expect(hand).to_have_count(before - 1)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", ["bohnanza", "hansa"])
def test_the_focus_is_never_lost(visit: Visit, game: str) -> None:
    page = visit()
    begin_by_keys(page, game)
    drawn(page)
    for _ in range(25):
        page.keyboard.press("Enter" if steps(page).first.is_visible() else "n")
        drawn(page)
        page.wait_for_function(ON_SOMETHING)


def test_a_table_begins_with_the_way_to_the_next_step(visit: Visit) -> None:
    page = visit()
    begin_by_keys(page)
    page.reload()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="To the next step"), 8)
    page.keyboard.press("Enter")
    expect(steps(page).first).to_be_focused()
