"""From the first page to the first card, and seats in a running game: names, links, stand-ins, rematches."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from haricot.client import Visitor
from tests.patience import PATIENCE
from tests.server.served import play_all, quick, seat_all
from tests.web.at_table import answered, begin, come, enter, open_table, quick_table, sit, start, steps
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough

SIZES = [(1280, 720), (360, 640), (390, 844)]


def is_in_sight(page: Page, thing: Locator) -> bool:
    """Tell whether something is in the window as a whole."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def box_of(thing: Locator) -> dict[str, float]:
    """Tell where something is on its page."""
    box = thing.bounding_box()
    assert box is not None
    top = float(thing.page.evaluate("scrollY"))
    return {"x": box["x"], "y": box["y"] + top, "width": box["width"]}


def seats_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Seats").get_by_role("listitem")


# The first page.


@pytest.mark.parametrize("game", ["Bohnanza", "Sissi!", "Bohn Hansa"])
def test_one_click_deals_the_first_card(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now: {game}").click()
    expect(page.get_by_label("Your hand")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    expect(seats_of(page).first).to_contain_text("Guest (you)")
    expect(seats_of(page).filter(has_text="Old hand")).to_have_count(3)


def test_who_says_no_name_is_a_guest_in_the_own_language(visit: Visit) -> None:
    page = visit(locale="de")
    page.get_by_role("button", name="Jetzt spielen: Sissi!").click()
    page.get_by_role("button", name="Plätze").click()
    expect(page.locator(".seats li").first).to_contain_text("Gast")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_name_and_buttons_are_in_sight_at_once(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_have_count(3)
    expect(page.get_by_label("Your name")).to_be_focused()
    for button in page.get_by_role("button", name=re.compile("^Play now")).all():
        assert is_in_sight(page, button)
    assert is_in_sight(page, page.get_by_role("button", name="Open a table"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_what_is_wrong_with_a_name_stands_by_the_name(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.get_by_label("Your name").fill("\N{BEANS} Jo")
    page.get_by_role("button", name="Open a table").click()
    problem = page.get_by_role("alert").filter(has_text="“\N{BEANS}” cannot be in a name")
    expect(problem).to_be_visible()
    assert is_in_sight(page, problem)
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("   ")
    page.get_by_role("button", name="Open a table").click()
    expect(seats_of(page).first).to_contain_text("Guest (you)")


def test_who_opens_a_table_sits_there_and_plays(visit: Visit) -> None:
    page = visit()
    open_table(page, "Anna", players=4)
    expect(seats_of(page).first).to_contain_text("Anna (you)")
    expect(page.get_by_text("is watching")).to_have_count(0)
    start(page)
    expect(page.get_by_label("Your hand")).to_be_visible()
    page.get_by_role("button", name="Seats").click()
    expect(seats_of(page).filter(has_text="Anna")).to_have_count(1)


def test_a_table_is_found_again_on_the_first_page(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    begin(page)
    table = page.url
    page.get_by_role("link", name="To the start").click()
    own = page.get_by_role("link", name=re.compile("Bohnanza.*your turn", re.DOTALL))
    expect(own).to_be_visible()
    own.click()
    expect(page.get_by_label("Your hand")).to_be_visible()
    assert page.url == table


# Links.


def test_who_comes_by_a_link_sees_who_invites_to_what(visit: Visit) -> None:
    anna = visit()
    link = open_table(anna, "Anna", "Sissi!", players=4)
    ben = visit(link, width=360, height=640)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Anna invites you to Sissi!")
    expect(ben.get_by_text("1 of 4 seats are taken.")).to_be_visible()
    expect(ben.get_by_text("Players: 4")).to_be_visible()
    assert is_in_sight(ben, ben.get_by_role("button", name="Come in"))
    come(ben, "Ben")
    expect(seats_of(anna).filter(has_text="Ben")).to_be_visible()


def test_a_wrong_link_says_so_before_it_asks_for_a_name(visit: Visit) -> None:
    page = visit("/t/there-is-no-such-table")
    expect(page.get_by_role("alert").filter(has_text="There is no table behind this link")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_paths_are_read_as_they_were_typed(visit: Visit) -> None:
    page = visit("/rules/XYZ")
    expect(page.get_by_role("status")).to_contain_text("There is no rule XYZ")
    page.goto("/".join(page.url.split("/", 3)[:3]) + "/learn")
    expect(page.get_by_role("link", name=re.compile("^Learn "))).to_have_count(3)


META = """() => Object.fromEntries([...document.querySelectorAll('meta[property]')]
    .map((meta) => [meta.getAttribute('property'), meta.content]))"""


def test_a_messenger_is_told_who_invites_to_what_and_shown_a_picture(visit: Visit) -> None:
    anna = visit()
    link = open_table(anna, "O'Hara", "Bohn Hansa", players=3)
    page = visit(link, locale="fr")
    told = page.evaluate(META)
    assert told["og:title"] == "O'Hara t’invite à jouer à Bohn Hansa"
    assert told["og:description"].startswith("1 ")
    assert told["og:url"] == link
    picture = page.request.get(told["og:image"])
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert told["og:image"].endswith("/previews/hansa.png")
    page.goto(link + "x")
    told = page.evaluate(META)
    assert "O'Hara" not in str(told)
    assert page.request.get(told["og:image"]).status == 200


# Names.


def test_two_people_of_one_name_sit_and_change_it(visit: Visit) -> None:
    anna = visit()
    link = quick_table(anna)
    sit(anna)
    other = visit(link)
    come(other, "Anna")
    expect(seats_of(other).filter(has_text="Anna 2 (you)")).to_be_visible()
    rename(other, "Berta")
    expect(seats_of(anna).filter(has_text="Berta")).to_be_visible()
    start(anna)
    expect(other.get_by_label("Your hand")).to_be_visible()
    other.get_by_role("button", name="Seats").click()
    other.get_by_role("button", name="Change name").click()
    other.get_by_label("Your name").fill("#")
    other.get_by_role("button", name="Use this name").click()
    expect(other.get_by_role("alert").filter(has_text="“#” cannot be in a name")).to_be_visible()
    other.get_by_label("Your name").fill("Gudrun")
    other.get_by_role("button", name="Use this name").click()
    anna.get_by_role("button", name="Seats").click()
    expect(seats_of(anna).filter(has_text="Gudrun")).to_be_visible()


def rename(page: Page, name: str) -> None:
    """Be called otherwise, at the own seat."""
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_role("button", name="Change name")).to_be_visible()


# Seats in a game.


def test_the_log_tells_by_the_names_of_then_and_nobody_is_an_open_seat(visit: Visit) -> None:
    anna = visit()
    link = quick_table(anna)
    ben = visit(link)
    come(ben, "Ben")
    anna.reload()
    sit(anna)
    start(anna)
    expect(ben.get_by_label("Your hand")).to_be_visible()
    steps(ben).first.click()
    log = anna.get_by_role("complementary", name="What happened")
    expect(log).to_contain_text("Ben plants")
    anna.get_by_role("button", name="Seats").click()
    anna.get_by_role("button", name="Send away").click()
    anna.get_by_role("group", name=re.compile("^Send Ben away")).get_by_role("button", name="Yes").click()
    # It was Ben's turn: a bot of another name goes on with it.
    expect(seats_of(anna).filter(has_text="Ben")).to_have_count(0)
    expect(log).to_contain_text("trad")
    expect(log).to_contain_text("Ben plants")
    expect(anna.get_by_text("Open seat")).to_have_count(0)
    anna.reload()
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text("Ben plants")


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_the_seats_lie_over_the_table(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    begin(page)
    hand = page.get_by_label("Your hand")
    before = box_of(hand)
    page.get_by_role("button", name="Seats").click()
    expect(seats_of(page)).to_have_count(3)
    assert box_of(hand) == before
    for about in page.locator(".seats small").all():
        assert box_of(about)["width"] >= 150
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(seats_of(page)).to_have_count(0)


LINES = """element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_the_question_before_sending_away_can_be_read(visit: Visit, width: int, height: int) -> None:
    anna = visit(width=width, height=height)
    link = quick_table(anna)
    sit(anna)
    ben = visit(link)
    come(ben, "Ben")
    start(anna)
    anna.get_by_role("button", name="Seats").click()
    anna.get_by_role("button", name="Send away").click()
    question = anna.get_by_role("group", name=re.compile("^Send Ben away"))
    assert question.locator("span").first.evaluate(LINES) <= 3
    assert seats_of(anna).nth(1).get_by_text("Ben", exact=True).evaluate(LINES) == 1


def test_the_seats_close_when_one_was_taken(visit: Visit) -> None:
    anna = visit()
    begin(anna)
    zoe = visit(anna.url)
    enter(zoe, "Zoe")
    zoe.get_by_role("button", name="Seats").click()
    zoe.get_by_role("button", name="Ask for this seat").first.click()
    expect(zoe.get_by_text("You have asked for a seat")).to_be_visible()
    anna.get_by_role("button", name="Let in").click()
    expect(zoe.get_by_label("Your hand")).to_be_visible()
    expect(seats_of(zoe)).to_have_count(0)


def test_a_closed_tab_is_seen_and_who_returns_is_told_what_a_bot_did(visit: Visit) -> None:
    anna = visit()
    server = "/".join(anna.url.split("/", 3)[:3])
    anna.request.post(f"{server}/api/me", data={"name": "Anna"})
    settings = {"options": {"players": 3}, "pace": "instant", "absence": 1}
    table = anna.request.post(f"{server}/api/tables?sit=1", data=settings).json()["id"]
    link = f"{server}/t/{table}"
    ben = visit(link)
    come(ben, "Ben")
    anna.goto(link)
    start(anna)
    expect(anna.get_by_label("Your hand")).to_be_visible()
    anna.close()
    ben.get_by_role("button", name="Seats").click()
    expect(seats_of(ben).first).to_contain_text("a bot stands in")
    expect(ben.get_by_role("complementary", name="What happened")).to_contain_text("Anna plants")
    back = anna.context.new_page()
    back.goto(link)
    told = back.get_by_role("status").filter(has_text="While you were away, a bot (Old hand) played for you")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(seats_of(ben).first).not_to_contain_text("a bot stands in")
    answered(back)


# Once more.


async def play_once(server: str) -> tuple[str, list[str]]:
    """Let two guests and a bot play at a table; give it, and their cookies."""
    async with Visitor(server, "P0") as anna, Visitor(server, "P1") as ben:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as host, ben.join(table) as other:
            await seat_all(host, [other], ["simple"])
            await play_all([host, other])
        return table, [anna.cookie, ben.cookie]


def test_a_rematch_asks_everybody(server: str, visit: Visit) -> None:
    with ThreadPoolExecutor(1) as thread:
        table, cookies = thread.submit(asyncio.run, play_once(server)).result(PATIENCE)
    pages = []
    for cookie in cookies:
        page = visit()
        name, _, value = cookie.partition("=")
        page.context.add_cookies([{"name": name, "value": value, "url": server}])
        page.goto(f"{server}/t/{table}")
        expect(page.get_by_role("region", name="Result")).to_be_visible()
        pages.append(page)
    host, other = pages
    host.get_by_role("button", name="Play again").click()
    expect(other.get_by_role("status").filter(has_text="P0 plays again")).to_be_visible()
    expect(host.get_by_role("status").filter(has_text="P1 has not said yet")).to_be_visible()
    host.get_by_role("button", name="Start with bots instead of P1").click()
    expect(host.get_by_role("alert").filter(has_text="The answer of P1 is still missing")).to_be_visible()
    other.get_by_role("button", name="Play again").click()
    for page in pages:
        expect(page.get_by_role("region", name="Result")).to_have_count(0)
        expect(page.get_by_label("Your hand")).to_be_visible()
    # Who sat second begins now.
    expect(other.get_by_text("Your turn", exact=True)).to_be_visible()
