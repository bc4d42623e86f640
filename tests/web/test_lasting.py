"""A game that lasts: over a killed server, a reload, and a line that is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.served import Child
from tests.web.at_table import begin, gift_to_ben, go_to_trade, start, steps, two_at_a_table
from tests.web.conftest import Visit


def test_a_game_goes_on_after_the_server_was_killed(visit: Visit, own_server: Child) -> None:
    page = visit(own_server.url)
    begin(page)
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    own_server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    # What is asked for meanwhile is neither lost nor done twice.
    steps(page).first.click()
    own_server.start()
    expect(hand).to_have_count(before - 1)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    go_to_trade(page)
    expect(page.get_by_role("alert").filter(has_text="not")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_trade_loses_nothing(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    start(anna)
    go_to_trade(anna)
    gift_to_ben(anna)
    expect(anna.locator(".market")).to_contain_text("your offer")
    hand = anna.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    for page in (anna, ben):
        page.reload()
    expect(hand).to_have_count(before)
    expect(anna.locator(".market")).to_contain_text("your offer")
    ben.locator(".market li").filter(has_text="from Anna").get_by_role("button", name="Take").click()
    expect(hand).to_have_count(before - 1)
