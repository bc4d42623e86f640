"""Typing instead of tapping, in the browser; and what is told again after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.at_table import answered, begin, go_to_trade, quick_table, sit, speak, start, two_at_a_table
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough

WORDS = {"en": "Type what you do", "de": "Tippe, was du tust"}


def line(page: Page, language: str = "en") -> Locator:
    """Find the line to type in, and open it with its key."""
    found = page.get_by_label(WORDS[language])
    expect(page.locator("[data-open=typed]")).to_be_visible()
    page.locator("body").press("/")
    expect(found).to_be_focused()
    return found


def suggestion(page: Page, beginning: str) -> str:
    """Wait for a phrase that may be typed now."""
    found = page.get_by_role("group", name="What can I type?").get_by_role("button")
    found = found.filter(has_text=re.compile(f"^{beginning}")).first
    expect(found).to_be_visible()
    return found.inner_text()


def test_a_typed_gift_reaches_the_other_who_takes_it_by_typing(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    start(anna)
    typed = line(anna)
    typed.fill(suggestion(anna, "plant "))
    typed.press("Enter")
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text("You plant")
    expect(typed).to_have_value("")
    go_to_trade(anna)

    # The hint shows how, with a bean that there is to give.
    hint = anna.locator("form .hint")
    expect(hint).to_contain_text(re.compile(r" > .* or gift .* @Ben"))
    gift = hint.inner_text().split(" or ")[1]
    typed.fill(gift)
    typed.press("Enter")
    taken = line(ben)
    taken.fill(suggestion(ben, "take "))
    taken.press("Enter")
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text("Your gift to Ben")

    # What was typed can be had again.
    for key, value in (("ArrowUp", gift), ("ArrowDown", ""), ("ArrowUp", gift)):
        typed.press(key)
        expect(typed).to_have_value(value)


def test_what_is_mistyped_is_explained_in_german(visit: Visit) -> None:
    page = visit()
    begin(page)
    speak(page, "de")
    typed = line(page, "de")
    alert = page.locator("form").get_by_role("alert")
    for text, words in (
        ("99 rote > sau", "99 × Rote Bohne hast du da nicht herzugeben"),
        ("erdnuss > rote", "„erdnuss“ kennt hier niemand: Es gibt blaue, feuer, sau"),
        ("hallo", "oder tippe ein Angebot wie 2 blaue > feuer"),
        ("sell 9", "Ein Feld 9 hast du nicht"),
    ):
        typed.fill(text)
        typed.press("Enter")
        expect(alert).to_contain_text(words)
        expect(typed).to_have_value(text)


def test_the_line_is_away_until_it_is_wanted_and_escape_leaves_it(visit: Visit) -> None:
    page = visit()
    begin(page)
    typed = page.get_by_label("Type what you do")
    expect(typed).to_be_hidden()
    page.get_by_role("button", name="Type instead").click()
    expect(typed).to_be_visible()
    typed.press("Escape")
    expect(typed).to_be_hidden()
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    page.keyboard.press("Enter")
    expect(hand).to_have_count(before - 1)


def test_a_refusal_is_said_in_words_with_its_rule(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    start(anna)
    go_to_trade(anna)
    typed = line(anna)
    hint = anna.locator("form .hint")
    expect(hint).to_contain_text(re.compile(r" > .* or gift .* @Ben"))
    gift = hint.inner_text().split(" or ")[1]
    for _ in range(2):
        typed.fill(gift)
        typed.press("Enter")
        answered(anna)
    problem = anna.get_by_role("alert").filter(has_text="That offer is open already")
    expect(problem).to_be_visible()
    expect(problem.get_by_role("link")).to_have_attribute("href", "/rules/M7")


def test_a_merchant_types_the_way(visit: Visit) -> None:
    page = visit()
    quick_table(page, "hansa")
    sit(page)
    start(page)
    typed = line(page)
    for beginning in ("reveal ", "go "):
        expect(page.get_by_role("group", name="What can I type?")).to_contain_text(re.compile(beginning))
        typed.fill(suggestion(page, beginning))
        typed.press("Enter")
    expect(page.get_by_label("Market")).to_be_visible()


@pytest.mark.parametrize("game", ["bohnanza", "hansa"])
def test_after_a_reload_the_log_tells_what_happened(visit: Visit, game: str) -> None:
    page = visit()
    if game == "bohnanza":
        begin(page)
        go_to_trade(page)
    else:
        quick_table(page, game)
        sit(page)
        start(page)
        page.get_by_role("button", name="Reveal this contract").first.click()
        page.get_by_role("button", name=re.compile("^(Travel to|Stay in)")).first.click()
        expect(page.get_by_label("Market")).to_be_visible()
    log = page.get_by_role("complementary", name="What happened").get_by_role("listitem")
    told = log.all_inner_texts()
    assert len(told) > 2
    page.reload()
    expect(log.filter(has_text=told[-1]).first).to_be_visible()
    # Bots may have gone on, and what happened long ago may have gone from the top.
    again = log.all_inner_texts()
    last = min(len(told), 10)
    assert told[-last:] in [again[start : start + last] for start in range(len(again))]
