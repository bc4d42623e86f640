"""What people see and do in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.at_table import (
    answered,
    begin,
    come,
    gift_to_ben,
    go_to_trade,
    hurry,
    open_table,
    planted,
    quick_table,
    sit,
    speak,
    start,
    steps,
    stop_time,
    two_at_a_table,
    watched,
)
from tests.web.conftest import Visit


@pytest.mark.parametrize("game", ["bohnanza", "sissi"])
def test_somebody_alone_plays_the_first_turn_against_bots(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    steps(page).first.click()
    expect(hand).to_have_count(before - 1)
    expect(page.get_by_role("complementary", name="What happened")).to_contain_text("You plant")
    go_to_trade(page)
    page.get_by_role("button", name="End trading").click()
    expect(page.get_by_role("button", name="End trading")).to_be_hidden()


def test_what_is_asked_changes_when_both_cards_are_planted(visit: Visit) -> None:
    page = visit(hurried=True)
    begin(page)
    # Nothing goes on by itself.
    stop_time(page)
    asked = page.locator(".asked")
    for words in ("Plant your first card", "You may plant the next card too."):
        expect(asked).to_contain_text(words)
        page.locator("[data-key=fields] .lit").last.click()
    expect(asked).to_have_text("Both cards are planted.")


def test_two_people_meet_by_a_link_and_trade(visit: Visit) -> None:
    anna = visit()
    link = open_table(anna)
    ben = visit(link)
    come(ben, "Ben")
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    start(anna)
    go_to_trade(anna)
    gift_to_ben(anna)
    offer = ben.locator(".market li").first
    expect(offer).to_contain_text("Anna")
    offer.get_by_role("button", name="Take").click()
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text("Your gift to Ben")
    expect(ben.get_by_role("complementary", name="What happened")).to_contain_text("A gift from Anna to you")


def test_an_offer_is_countered_and_the_counter_offer_taken(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    start(anna)
    go_to_trade(anna)
    gift_to_ben(anna)
    ben.locator(".market li").filter(has_text="from Anna").get_by_role("button", name="Counter").click()
    ben.get_by_label("Your hand").get_by_role("button").last.click()
    ben.locator(".go").click()
    countered = anna.locator(".market li").filter(has_text="from Ben")
    expect(countered).to_have_count(1)
    countered.get_by_role("button", name="Take").click()
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text("A deal with Ben")


def test_a_second_tab_is_the_same_player(visit: Visit) -> None:
    page = visit()
    begin(page)
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    tab = page.context.new_page()
    tab.goto(page.url)
    steps(tab).first.click()
    expect(hand).to_have_count(before - 1)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    _, watcher = watched(visit)
    expect(watcher.get_by_text("What happened")).to_be_visible()
    expect(watcher.get_by_label("Your hand")).to_have_count(0)
    expect(watcher.locator("article")).to_have_count(3)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de-DE", "Tisch eröffnen"),
        ("fr-FR", "Ouvrir une table"),
        ("it-IT", "Apri un tavolo"),
        ("en-GB", "Open a table"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, locale: str, words: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("button", name=words)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit()
    begin(page)
    speak(page, "de")
    expect(page.get_by_text("Du bist dran", exact=True)).to_be_visible()


def test_on_a_phone_nothing_sticks_out(visit: Visit) -> None:
    page = visit(width=360, height=640)
    begin(page)
    expect(steps(page).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_link_to_no_table_says_so(visit: Visit) -> None:
    page = visit("/t/nothing-at-all")
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    expect(page.get_by_role("link", name="To the start")).to_be_visible()


def test_the_keyboard_is_enough_to_plant(visit: Visit) -> None:
    page = visit()
    begin(page)
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    steps(page).first.focus()
    page.keyboard.press("Enter")
    expect(hand).to_have_count(before - 1)


def test_a_second_tap_does_not_end_the_trade_that_the_first_began(visit: Visit) -> None:
    page = visit(hurried=True)
    on = planted(page)
    # However late the second tap comes: for the page it is at once.
    stop_time(page)
    on.dblclick()
    end = page.get_by_role("button", name="End trading")
    expect(end).to_be_disabled()
    end.dispatch_event("click")
    answered(page)
    expect(end).to_be_disabled()
    hurry(page)
    expect(end).to_be_enabled()


def test_a_merchant_reveals_a_contract_and_travels(visit: Visit) -> None:
    page = visit()
    quick_table(page, "hansa")
    sit(page)
    start(page)
    page.get_by_role("button", name="Reveal this contract").first.click()
    expect(page.get_by_role("complementary", name="What happened")).to_contain_text(
        "You begin with this contract"
    )
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^(Travel to|Stay in)")).first.click()
    expect(page.get_by_label("Market")).to_be_visible()
