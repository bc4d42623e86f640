"""What is around a table: the start, the lobby with its settings, seats, chat, clock, and the app."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from haricot.words import read
from tests.patience import wait_until
from tests.web.at_table import (
    begin,
    come,
    enter,
    open_table,
    quick_table,
    sit,
    start,
    steps,
    stop_time,
    two_at_a_table,
    watched,
)
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough


def told(page: Page, name: str) -> str:
    """Read what somebody who is not the host is told of a setting."""
    row = page.locator("dl div").filter(has=page.get_by_text(name, exact=True))
    return row.locator("dd").inner_text()


def settings_of(page: Page) -> dict[str, object]:
    """Ask the server what the table has agreed on."""
    origin, _, table = page.url.partition("/t/")
    found: dict[str, object] = page.request.get(f"{origin}/api/tables/{table}").json()["settings"]
    return found


def test_somebody_who_was_here_before_opens_a_table_with_one_tap(visit: Visit) -> None:
    page = visit()
    open_table(page, "Anna", "Sissi!")
    page.get_by_role("link", name="haricot").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    expect(page.get_by_role("radio", name=re.compile("^Sissi!"))).to_be_checked()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Sissi!")).to_be_visible()


def test_a_public_table_comes_into_the_list_of_who_looks_at_it(visit: Visit) -> None:
    ben = visit()
    expect(ben.get_by_role("heading", name="Public tables")).to_be_visible()
    anna = visit()
    anna.get_by_label("Anybody may find this table").check()
    link = open_table(anna, "Annabella")
    sit(anna)
    entry = ben.get_by_role("link", name=re.compile("Annabella"))
    expect(entry).to_contain_text("2 free seats")
    entry.click()
    assert ben.url == link


def test_options_changed_in_the_lobby_are_seen_and_hold_in_the_game(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    settings = anna.get_by_role("region", name="Settings")
    settings.get_by_label("Third field at the start").check()
    settings.get_by_text("People, clock and bots").click()
    settings.get_by_label("Clock", exact=True).fill("90")
    settings.get_by_label("Clock", exact=True).press("Enter")
    expect(ben.get_by_role("region", name="Settings")).to_contain_text("Third field at the start")
    expect(ben.get_by_role("region", name="Settings")).to_contain_text("90 seconds")
    assert told(ben, "Third field at the start") == "On"
    expect(ben.get_by_label("Third field at the start")).to_have_count(0)
    start(anna)
    expect(ben.get_by_label("Your fields").get_by_role("img", name="Empty field")).to_have_count(3)


def test_six_players_bring_the_extension_and_six_seats(visit: Visit) -> None:
    page = visit()
    quick_table(page)
    sit(page)
    settings = page.get_by_role("region", name="Settings")
    settings.get_by_label("Players").select_option("6")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(6)
    expect(settings.get_by_label("Extension")).to_be_checked()
    start(page)
    expect(page.get_by_label("Your hand")).to_be_visible()
    assert settings_of(page)["options"] == {"players": 6, "extension": True}
    expect(page.locator("article")).to_have_count(5)


def test_without_the_extension_what_belongs_to_it_goes(visit: Visit) -> None:
    page = visit()
    quick_table(page)
    settings = page.get_by_role("region", name="Settings")
    settings.get_by_label("Contracts").check()
    expect(settings.get_by_label("Extension")).to_be_checked()
    settings.get_by_label("Extension").uncheck()
    expect(settings.get_by_label("Contracts")).not_to_be_checked()
    assert settings_of(page)["options"] == {"players": 3}


def test_a_refused_setting_is_said_in_place_and_goes_back(visit: Visit) -> None:
    page = visit()
    quick_table(page)
    settings = page.get_by_role("region", name="Settings")
    settings.get_by_text("People, clock and bots").click()
    reserve = settings.get_by_label("Time in reserve")
    reserve.fill("60")
    reserve.press("Enter")
    expect(settings.get_by_role("alert")).to_contain_text("clock")
    expect(reserve).to_have_value("0")


@pytest.mark.parametrize("game", ["Sissi!", "Bohn Hansa"])
def test_the_host_changes_the_game_and_everybody_is_told(visit: Visit, game: str) -> None:
    anna = visit()
    link = quick_table(anna)
    ben = visit(link)
    come(ben, "Ben")
    anna.get_by_label("Game", exact=True).select_option(label=game)
    expect(ben.get_by_role("heading", level=1)).to_have_text(game)
    expect(ben.get_by_role("button", name="Leave the seat")).to_be_visible()


def test_a_bot_says_how_strong_it_is(visit: Visit) -> None:
    page = visit()
    quick_table(page)
    page.get_by_label("Put a bot here").first.select_option(label="Beginner")
    seat = page.get_by_role("list", name="Seats").get_by_role("listitem").first
    expect(seat).to_contain_text("Knows the rules and means well.")


def test_sending_somebody_away_asks_first_and_holds_until_the_host_forgives(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    expect(ben.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("Host")
    anna.get_by_role("button", name="Send away").click()
    question = anna.get_by_role("group", name=re.compile("^Send Ben away"))
    question.get_by_role("button", name="Cancel").click()
    expect(ben.get_by_role("button", name="Leave the seat")).to_be_visible()
    anna.get_by_role("button", name="Send away").click()
    question.get_by_role("button", name="Yes").click()
    expect(ben.get_by_role("alert").filter(has_text="sent you away")).to_be_visible()
    expect(anna.get_by_role("list", name="Seats")).not_to_contain_text("Ben")
    away = anna.get_by_role("list", name="Sent away").get_by_role("listitem")
    expect(away).to_contain_text("Ben")
    ben.reload()
    expect(ben.get_by_role("button", name="Take this seat")).to_have_count(0)
    away.get_by_role("button", name="Let come back").click()
    expect(away).to_have_count(0)
    ben.reload()
    sit(ben)


def test_a_seat_that_was_left_gets_a_bot_in_the_middle_of_a_game(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    start(anna)
    ben.get_by_role("button", name="Seats").click()
    ben.get_by_role("button", name="Leave the seat").click()
    ben.get_by_role("group", name=re.compile("^Leave your seat")).get_by_role("button", name="Yes").click()
    expect(ben.get_by_text("You are watching. Take an open seat to play.")).to_be_visible()
    anna.get_by_role("button", name=re.compile("^Seats")).click()
    seat = anna.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text("Weighs every deal")
    seat.get_by_label("Put a bot here").select_option(label="Beginner")
    expect(seat).to_contain_text("Knows the rules and means well.")
    ben.get_by_role("list", name="Seats").get_by_role("button", name="Ask for this seat").first.click()
    expect(ben.get_by_label("Your hand")).to_be_visible()


def asking(visit: Visit, **size: int) -> tuple[Page, Page]:
    """Have somebody come to a game, and ask for a bot's seat."""
    anna = visit(**size)
    begin(anna)
    zoe = visit(anna.url, **size)
    enter(zoe, "Zoe")
    zoe.get_by_role("button", name="Seats").click()
    zoe.get_by_role("button", name="Ask for this seat").first.click()
    expect(zoe.get_by_text("You have asked for a seat")).to_be_visible()
    return anna, zoe


def test_the_host_lets_somebody_in_who_asks_for_a_seat(visit: Visit) -> None:
    anna, zoe = asking(visit, width=360, height=640)
    expect(anna.get_by_text("Zoe asks for seat 2")).to_be_visible()
    assert anna.evaluate("document.documentElement.scrollWidth") <= 360
    expect(zoe.get_by_label("Your hand")).to_have_count(0)
    anna.get_by_role("button", name="Let in").focus()
    anna.keyboard.press("Enter")
    expect(zoe.get_by_label("Your hand")).to_be_visible()
    expect(anna.get_by_text("Zoe asks for seat 2")).to_have_count(0)


def test_the_host_denies_a_seat_silences_and_removes_who_looks_on(visit: Visit) -> None:
    anna, zoe = asking(visit)
    anna.get_by_role("button", name="Say no").click()
    expect(zoe.get_by_text("The host did not give you the seat.")).to_be_visible()
    anna.get_by_role("button", name="Seats").click()
    looking = anna.get_by_role("list", name="Looking on").get_by_role("listitem").filter(has_text="Zoe")
    looking.get_by_role("button", name="Silence").click()
    expect(looking).to_contain_text("silent")
    zoe.get_by_role("button", name="Chat", exact=True).click()
    zoe.get_by_label("Say something to everybody").fill("But why?")
    zoe.keyboard.press("Enter")
    expect(zoe.get_by_role("alert").filter(has_text="asked you to be silent")).to_be_visible()
    looking.get_by_role("button", name="Send away").click()
    looking.get_by_role("button", name="Yes").click()
    expect(zoe.get_by_role("alert").filter(has_text="sent you away")).to_be_visible()
    expect(looking).to_have_count(0)


def test_the_host_changes_in_a_game_who_may_look_on(visit: Visit) -> None:
    anna = visit()
    begin(anna)
    zoe = visit(anna.url)
    enter(zoe, "Zoe")
    expect(zoe.locator("article").first).to_be_visible()
    anna.get_by_role("button", name="Seats").click()
    anna.get_by_label("With spectators").uncheck()
    expect(zoe.get_by_text("This table plays without spectators")).to_be_visible()
    anna.get_by_label("Who may sit down").select_option(label="Only by asking")
    zoe.get_by_role("button", name="Ask for this seat").first.click()
    expect(zoe.get_by_role("alert").filter(has_text="lets nobody in while it plays")).to_be_visible()


def test_the_host_changes_in_a_game_how_long_bots_pause(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    start(anna)
    expect(ben.get_by_label("Your hand")).to_be_visible()
    for page in (anna, ben):
        page.get_by_role("button", name="Seats").click()
    expect(ben.get_by_label("Pace of the bots")).to_have_count(0)
    anna.get_by_label("Pace of the bots").select_option(label="Brisk")
    wait_until(lambda: settings_of(anna)["pace"] == "brisk", lambda: "the pace is not agreed on")


def test_who_looks_on_is_marked_in_the_chat_whatever_the_name(visit: Visit) -> None:
    anna = visit()
    begin(anna)
    false = visit(anna.url)
    enter(false, "Anna")
    for page, words in ((false, "I am Anna."), (anna, "No, I am.")):
        expect(page.get_by_role("button", name="Seats")).to_be_visible()
        page.keyboard.press("c")
        page.get_by_label("Say something to everybody").fill(words)
        page.keyboard.press("Enter")
    said = anna.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(said.filter(has_text="I am Anna.")).to_contain_text("looks on")
    expect(said.filter(has_text="No, I am.")).not_to_contain_text("looks on")


def test_people_and_spectators_talk(visit: Visit) -> None:
    anna, emil = watched(visit)
    expect(anna.get_by_text("1 person is watching")).to_be_visible()
    emil.get_by_role("button", name="Chat", exact=True).click()
    words = emil.get_by_label("Say something to everybody")
    words.fill("Hello, beans!")
    words.press("Enter")
    expect(emil.get_by_role("listitem").filter(has_text="Hello, beans!")).to_contain_text("Emil")
    expect(words).to_have_value("")
    expect(words).to_have_attribute("maxlength", "300")
    chat = anna.locator(".tabs").get_by_role("button", name=re.compile("^Chat"))
    expect(chat.get_by_title("1 new message")).to_be_visible()
    chat.click()
    expect(anna.get_by_role("listitem").filter(has_text="Hello, beans!")).to_contain_text("Emil")
    expect(anna.get_by_title("1 new message")).to_have_count(0)


def test_on_a_phone_log_and_chat_are_a_sheet(visit: Visit) -> None:
    page = visit(width=360, height=640)
    begin(page)
    steps(page).first.click()
    log = page.get_by_role("complementary", name="What happened")
    expect(log).to_be_hidden()
    page.locator(".thumbs").get_by_role("button", name="What happened").click()
    expect(log).to_contain_text("You plant")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_label("Say something to everybody")).to_be_focused()


def test_the_log_begins_with_one_line_for_the_deal(visit: Visit) -> None:
    page = visit()
    begin(page)
    log = page.get_by_role("complementary", name="What happened").get_by_role("listitem")
    expect(log).to_have_text(["The cards are dealt.", "Turn 1: it is your turn."])


def test_the_log_can_show_trades_only(visit: Visit) -> None:
    page = visit()
    begin(page)
    steps(page).first.click()
    log = page.get_by_role("complementary", name="What happened")
    expect(log).to_contain_text("You plant")
    log.get_by_role("button", name="Trades only").click()
    expect(log).not_to_contain_text("You plant")
    log.get_by_role("button", name="Everything").click()
    expect(log).to_contain_text("You plant")


def test_what_happens_is_said_once_to_who_listens(visit: Visit) -> None:
    page = visit()
    begin(page)
    steps(page).first.click()
    expect(page.locator(".herald")).to_contain_text("You plant")
    expect(page.get_by_role("complementary", name="What happened").locator("[aria-live]")).to_have_count(0)


def test_the_clock_counts_down(visit: Visit) -> None:
    page = visit(hurried=True)
    quick_table(page)
    sit(page)
    settings = page.get_by_role("region", name="Settings")
    settings.get_by_text("People, clock and bots").click()
    settings.get_by_label("Clock", exact=True).fill("75")
    settings.get_by_label("Clock", exact=True).press("Enter")
    expect(settings.get_by_label("Clock", exact=True)).to_have_value("75")
    stop_time(page)
    start(page)
    for left in ("1:15", "1:05", "0:55"):
        expect(page.locator(".clock")).to_have_text(f"Anna: {left} left")
        page.clock.run_for(10_000)


def test_a_lost_connection_is_told_and_mended(visit: Visit) -> None:
    page = visit(hurried=True)
    begin(page)
    stop_time(page)
    page.context.set_offline(True)
    lost = page.get_by_role("status").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is back.")).to_be_visible()
    hand = page.get_by_label("Your hand").get_by_role("listitem")
    before = hand.count()
    steps(page).first.click()
    expect(hand).to_have_count(before - 1)
    expect(page.get_by_text("The connection is back.")).to_be_visible()
    page.clock.run_for(4000)
    expect(page.get_by_text("The connection is back.")).to_have_count(0)


def test_the_page_can_be_installed(visit: Visit, server: str) -> None:
    page = visit()
    manifest = page.request.get(f"{server}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    icons = manifest.json()["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    for icon in icons:
        answer = page.request.get(f"{server}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert [error["errorId"] for error in problems["installabilityErrors"]] in ([], ["in-incognito"])


def test_without_a_connection_the_page_opens_and_says_so(visit: Visit) -> None:
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "caches.open('assets').then((kept) => kept.keys()).then((kept) => kept.length > 4)"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached").first).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))"
        ".then((all) => Promise.all(all.map((cache) => cache.keys())))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert not [path for path in kept if path.startswith("/api")]


def test_a_path_to_nothing_says_so_and_leads_to_the_start(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    expect(page.get_by_text("There is no such page")).to_be_visible()
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()


def test_sound_is_off_until_it_is_switched_on_and_stays_so(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Sound")).to_have_value("off")
    page.get_by_label("Sound").select_option("Sound on")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Sound")).to_have_value("on")


def test_the_menu_leads_to_the_rules_and_closes_with_a_key(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Menu").click()
    rules = page.get_by_role("navigation").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "/rules")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


@pytest.mark.parametrize("language", ["fr"])
def test_start_and_lobby_have_words_for_everything(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    expect(page.get_by_role("radio")).to_have_count(3)
    page.locator("nav > button").click()
    seen = page.locator("body").inner_text()
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.locator("button.open").click()
    page.wait_for_url("**/t/*")
    page.locator("details:not([open]) > summary").click()
    expect(page.locator("dl, details[open]")).not_to_have_count(0)
    seen += page.locator("body").inner_text()
    keys = {
        line.split(" =")[0] for text in read(language).values() for line in text.splitlines() if " =" in line
    }
    raw = {word for word in re.findall(r"[\w-]+", seen) if word in keys and re.search("[-_]", word)}
    assert not raw
    assert not re.search(r"\b(option|setting|bot|game|phase|stage)-\w+", seen)


def test_a_link_that_cannot_be_copied_is_said(visit: Visit) -> None:
    page = visit()
    open_table(page)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link could not be copied")).to_be_visible()
