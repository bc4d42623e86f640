"""The rules on the page, help beside the game, and the introductions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.at_table import (
    MOMENT,
    answered,
    begin,
    go_to_trade,
    play_until,
    quick_table,
    sit,
    start,
    steps,
)
from tests.web.conftest import ROOT, Visit

pytestmark = pytest.mark.thorough

GAMES = ("bohnanza", "sissi", "hansa")


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Help")


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Introduction")


def said(page: Page) -> Locator:
    return coach(page).get_by_role("status")


def hits(page: Page) -> Locator:
    return page.locator(".hits > li")


def learn(page: Page) -> None:
    """Begin the introduction that the page is about."""
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    expect(said(page)).to_contain_text("Welcome!")


def sticks_out(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_rule_is_found_by_its_number_and_by_words(visit: Visit) -> None:
    page = visit("/rules")
    search = page.get_by_role("searchbox", name="Find a rule")
    search.fill("b20")
    expect(hits(page).first).to_contain_text("B20 · The protection of single beans")
    search.fill("malmo scarcity")
    expect(hits(page)).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("No rule has these words")
    search.fill("MALMO round")
    expect(hits(page)).to_have_count(1)
    expect(hits(page).first).to_contain_text("H2 ·")
    expect(page.get_by_role("status")).to_have_text("1 rule found")
    search.fill("refuse gift")
    expect(hits(page).first).to_contain_text("You are free to refuse any gift.")
    expect(hits(page).first.locator("mark")).to_have_text(["refuse", "gift"])
    page.reload()
    expect(search).to_have_value("refuse gift")
    hits(page).first.get_by_role("link").click()
    expect(page.locator(".marked")).to_contain_text("Gifts")
    page.go_back()
    expect(search).to_have_value("refuse gift")


def test_a_link_to_a_rule_marks_it_and_leads_on_to_others(visit: Visit) -> None:
    page = visit("/rules/S10")
    expect(page.locator(".marked")).to_have_attribute("id", "S10")
    expect(page.locator("#S10")).to_be_in_viewport()
    expect(page.locator("#S10")).to_be_focused()
    page.locator("#S12").get_by_role("link", name="B20").click()
    expect(page.locator(".marked")).to_have_attribute("id", "B20")
    expect(page.locator("#B20")).to_be_in_viewport()
    page.go_back()
    expect(page.locator(".marked")).to_have_attribute("id", "S10")
    page.goto(page.url.replace("S10", "B99"))
    expect(page.get_by_role("status")).to_contain_text("There is no rule B99")


def test_the_rules_are_written_as_they_should_be(visit: Visit) -> None:
    page = visit("/rules/B2")
    expect(page.locator("#B2").get_by_role("table")).to_contain_text("Blue bean (Blaue Bohne)")
    expect(page.locator("#B4 code")).to_have_text("third_field_cost")
    expect(page.locator("#B5 em")).to_have_text("first")
    expect(page.locator("#B20 .ruling")).to_contain_text("Ruling: An empty field does not stop you")
    expect(page.locator("article .text").filter(has_text=re.compile(r"`|\*\*|\|"))).to_have_count(0)


def test_the_rules_change_their_language_at_once(visit: Visit) -> None:
    page = visit("/rules/B20")
    expect(page.locator("#B20 .text")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Regeln")
    translated = (
        ROOT / "src" / "haricot" / "games" / "bohnanza" / "rulebook" / "de" / "bohnanza.md"
    ).exists()
    expect(page.locator("#B20 .text")).to_have_attribute("lang", "de" if translated else "en")
    expect(page.locator(".marked")).to_have_attribute("id", "B20")


def test_help_tells_what_the_phase_is_and_what_can_be_done(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Help").click()
    expect(panel(page).get_by_role("heading", level=2)).to_have_text("Plant from hand")
    expect(panel(page)).to_contain_text("The first card of the hand must be planted")
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Plant a card")
    expect(panel(page).get_by_role("link", name="B8 · The second card")).to_be_visible()
    steps(page).first.click()
    expect(panel(page)).to_contain_text("Go on to trading")
    page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()
    expect(page.get_by_role("button", name="Help")).to_be_focused()
    page.keyboard.press("?")
    expect(panel(page)).to_be_visible()
    panel(page).get_by_role("button", name="How the market works").click()
    expect(panel(page)).to_contain_text("Choose one of those who would take your offer to all")


@pytest.mark.parametrize("game", GAMES)
def test_help_tells_of_every_bean(visit: Visit, game: str) -> None:
    page = visit("/learn/hansa" if game == "hansa" else "/")
    if game == "hansa":
        learn(page)
    else:
        begin(page, game)
    page.get_by_role("button", name="Help").click()
    panel(page).get_by_role("button", name="The beans of this game").click()
    beans = panel(page).locator(".body > ul > li")
    expect(beans).to_have_count(8)
    red = beans.filter(has=page.get_by_role("heading", name="Red bean"))
    expect(red).to_contain_text("on the German card: Rote Bohne")
    words = {
        "bohnanza": "8 cards in the game Beanometer: 2 for 1 taler, 3 for 2 talers",
        "sissi": "6 cards in the game Beanometer: 3 for 1 taler, 5 for 3 talers",
        "hansa": "Base price 12 thalers*. For sale in Edinburgh and Visby.",
    }
    expect(red).to_contain_text(words[game])


@pytest.mark.parametrize(
    ("game", "options", "starred"),
    [
        ("sissi", {}, "5 for 3 talers, and 6 for 5 talers*"),
        (
            "bohnanza",
            {"extension": True, "contracts": True},
            "Contracts in the game: 39*. The rulebook states only 3/4.",
        ),
        ("bohnanza", {}, ""),
    ],
)
def test_what_is_reconstructed_has_a_star_that_is_explained(
    visit: Visit, game: str, options: dict[str, bool], starred: str
) -> None:
    page = visit()
    begin(page, game, **options)
    page.get_by_role("button", name="Help").click()
    panel(page).get_by_role("button", name="The beans of this game").click()
    expect(panel(page).get_by_role("heading", name="Red bean")).to_be_visible()
    if not starred:
        expect(panel(page)).not_to_contain_text("*")
        return
    expect(panel(page)).to_contain_text(starred)
    expect(panel(page)).to_contain_text("* Reconstructed: rulebooks printed it only as a picture.")
    expect(panel(page)).to_contain_text("haricot play --tables FILE")


def test_help_tells_of_every_city_what_is_reconstructed(visit: Visit) -> None:
    page = visit("/learn/hansa", width=360, height=640)
    learn(page)
    page.get_by_role("button", name="Help").click()
    panel(page).get_by_role("button", name="The cities of this game").click()
    expect(panel(page).get_by_role("heading", level=2)).to_have_text("The cities of this game")
    expect(panel(page).get_by_role("heading", level=3)).to_have_count(10)
    expect(panel(page)).to_contain_text("* Reconstructed: rulebooks printed it only as a picture.")
    cards = panel(page).get_by_role("listitem")
    expect(cards.filter(has_text="Red bean 35")).to_have_text("Chili bean and Red bean 35")
    expect(cards.filter(has_text="Red bean 44")).to_have_text("Blue bean, Chili bean, and Red bean 44*")
    expect(cards.filter(has_text="3 × Chili bean to Aalborg")).to_contain_text("2 × Red bean to Edinburgh*")
    expect(panel(page).locator("dt", has_text="Stink bean")).to_have_text(["Stink bean", "Stink bean*"])
    expect(panel(page).locator("dd").first).to_have_text("9* 7* 5 4* · 3*")
    assert not sticks_out(page)


def test_help_tells_with_whom_a_table_of_bohn_hansa_trades(visit: Visit) -> None:
    page = visit(hurried=True)
    quick_table(page, "hansa", trade_with="guests")
    sit(page)
    start(page)

    def in_trade() -> bool:
        answered(page)
        return page.get_by_role("button", name="End the turn").is_visible()

    play_until([page], in_trade)
    # Whoever may be invited, it is not over by itself.
    page.clock.run_for(3 * MOMENT)
    expect(page.locator(".phases .now")).to_have_text("trade")
    page.get_by_role("button", name="Help").click()
    expect(panel(page)).to_contain_text("swaps beans with guests of this turn, and invites others")


def test_a_bean_can_be_asked_by_pointer_and_by_key(visit: Visit) -> None:
    page = visit()
    begin(page)
    go_to_trade(page)
    card = page.get_by_label("Your hand").get_by_role("button").last
    card.click(button="right")
    expect(panel(page).get_by_role("heading", level=3)).to_have_count(1)
    expect(card).to_have_attribute("aria-pressed", "false")
    name = panel(page).get_by_role("heading", level=3).inner_text()
    page.keyboard.press("Escape")
    card.focus()
    page.keyboard.press("i")
    expect(panel(page).get_by_role("heading", level=3)).to_have_text(name)
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_a_rule_read_at_a_table_leaves_game_and_draft_in_place(visit: Visit) -> None:
    page = visit()
    begin(page)
    go_to_trade(page)
    card = page.get_by_label("Your hand").get_by_role("button").last
    card.click()
    address = page.url
    page.get_by_role("button", name="Help").click()
    panel(page).get_by_role("link", name=re.compile("^B11")).click()
    expect(panel(page).get_by_role("heading", level=2)).to_have_text("Rule B11")
    expect(panel(page)).to_contain_text("The two cards face up are yours to keep")
    panel(page).get_by_role("button", name="Back").click()
    expect(panel(page).get_by_role("heading", level=2)).to_have_text("Trade and give")
    with page.context.expect_page() as opened:
        panel(page).get_by_role("link", name="All rules").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Rules")
    assert page.url == address
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="End trading")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "then", "after"),
    [
        (
            "Bohnanza",
            ["This is your hand", "You must plant the first card"],
            "You may plant the next card too",
        ),
        (
            "Sissi!",
            ["All other beans are captains", "You must plant the first card"],
            "You may plant the next",
        ),
        (
            "Bohn Hansa",
            ["You have drawn three contracts"],
            "Whoever has least money begins|It is your turn to travel",
        ),
    ],
)
def test_an_introduction_is_a_real_game_with_a_word_at_each_step(
    visit: Visit, game: str, then: list[str], after: str
) -> None:
    page = visit()
    page.get_by_role("link", name=f"Learn {game}").click()
    learn(page)
    for words in then:
        coach(page).get_by_role("button", name="Next").click()
        expect(said(page)).to_contain_text(words)
    coach(page).get_by_role("button", name="Back").click()
    expect(said(page)).not_to_contain_text(then[-1])
    coach(page).get_by_role("button", name="Next").click()
    coach(page).get_by_role("button", name="Got it").click()
    expect(said(page)).to_be_hidden()
    steps(page).first.click()
    expect(said(page)).to_contain_text(re.compile(after))


def test_who_plays_on_is_told_what_comes_then(visit: Visit) -> None:
    page = visit("/learn/bohnanza")
    learn(page)
    steps(page).first.click()
    expect(said(page)).to_contain_text("You may plant the next card too")
    page.get_by_role("button", name="On to trading").click()
    expect(said(page)).to_contain_text("Two cards were turned over")
    page.reload()
    expect(said(page)).to_contain_text("Two cards were turned over")
    coach(page).get_by_role("link", name="B11").click()
    expect(panel(page)).to_contain_text("One side of every trade")
    page.keyboard.press("Escape")
    coach(page).get_by_role("button", name="Leave the introduction").click()
    expect(coach(page)).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="End trading")).to_be_visible()
    expect(coach(page)).to_be_hidden()


def test_there_is_no_introduction_to_what_is_no_game(visit: Visit) -> None:
    page = visit("/learn/chess")
    expect(page.get_by_text("There is no such page")).to_be_visible()
    expect(page.get_by_role("link", name="To the start")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_help_and_introduction_stay_in_the_page(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", width=360, height=640)
    learn(page)
    assert not sticks_out(page)
    page.get_by_role("button", name="Help").click()
    expect(panel(page).get_by_role("heading", level=2)).to_be_in_viewport()
    assert not sticks_out(page)
    page.goto(page.url.split("/t/")[0] + "/rules/H2")
    expect(page.locator("#H2")).to_be_in_viewport()
    assert not sticks_out(page)
