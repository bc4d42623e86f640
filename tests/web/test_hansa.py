"""Bohn Hansa in the browser: journeys, buying, delivering, inviting; by keyboard and on a phone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from haricot.client import Player, Seated, Visitor
from haricot.games.hansa.actions import Deliver
from haricot.games.hansa.view import HanseView
from tests.patience import PATIENCE, wait_until
from tests.web.at_table import click, come, quick_table, sit, start
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough


def begin(page: Page) -> None:
    """Begin a game against bots."""
    quick_table(page, "hansa")
    sit(page)
    start(page)
    expect(page.get_by_label("Your hand").first).to_be_visible()


def set_out(page: Page) -> None:
    """Begin, and play until it is one's turn to travel."""
    begin(page)
    page.get_by_role("button", name="Reveal this contract").first.click()
    wait_for_turn(page)


def wait_for_turn(*pages: Page) -> Page:
    """Have nothing more to say to the others, until somebody may travel."""
    found: list[Page] = []

    def look() -> bool:
        for page in pages:
            click(page.get_by_role("button", name="No more from me"))
        found.extend(page for page in pages if travel_button(page).is_visible())
        return bool(found)

    wait_until(look, lambda: "nobody travels")
    return found[0]


def travel_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Travel to|Stay in)"))


def cities(page: Page) -> Locator:
    return page.get_by_label("Map").get_by_role("button")


def hand(page: Page) -> list[str]:
    """Read the cards of the hand, without the tab of the first."""
    cards = page.get_by_label("Your hand").get_by_role("img")
    return [re.sub("^First card[: ·]+", "", card.get_attribute("aria-label") or "") for card in cards.all()]


def purse(page: Page) -> Locator:
    """Find the own money."""
    return page.locator(".mine .money, .bar .money")


def thalers(page: Page) -> int:
    return int(re.findall(r"\d+", purse(page).text_content() or "")[0])


def has_thalers(page: Page, count: int) -> None:
    """Wait until somebody has so much money."""
    expect(purse(page)).to_have_text(re.compile(rf"\D{count}\s*$"))


def beans(page: Page) -> int:
    """Count the beans on the cart."""
    return page.locator(".wagon ul").get_by_role("button").count()


def play_on(page: Page, reached: Callable[[Seated], bool]) -> None:
    """Let an expert play this page's seat, until something is to be seen there."""
    server, table = page.url.split("/t/")
    cookies: list[Any] = page.context.cookies()
    cookie = next(f"{cookie['name']}={cookie['value']}" for cookie in cookies)

    async def play() -> None:
        async with Visitor(server, "Anna", cookie) as anna, anna.join(table) as seated:
            player = Player(seated, "expert")
            while not reached(seated):
                if not await player.act():
                    await seated.news()

    # The browser has an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, asyncio.wait_for(play(), PATIENCE)).result()


def can_deliver(seated: Seated) -> bool:
    """Tell whether a contract can be fulfilled, and nobody can still take its beans by an offer."""
    offers = any(offer.seat == seated.seat for offer in seated.view.offers)
    return not offers and any(isinstance(action, Deliver) for action in seated.options)


def test_a_city_shows_the_cards_that_the_way_plays(visit: Visit) -> None:
    page = visit()
    set_out(page)
    before = hand(page)
    far = page.get_by_label("Map").get_by_role("button", name=re.compile("takes 3 cards")).first
    city = (far.locator(".hidden").text_content() or "").split(",")[0]
    far.click()
    played = page.get_by_label("Played, in this order").get_by_role("listitem")
    expect(played).to_have_count(3)
    numbers = [re.findall(r"\d", item.text_content() or "")[0] for item in played.all()]
    assert numbers == [card.split(" · ")[0] for card in before[:3]]
    expect(page.get_by_label("City")).to_contain_text("Toll: you pay 20")
    expect(page.get_by_label("City")).to_contain_text("Supply: one of")
    had = thalers(page)
    page.get_by_role("button", name=f"Travel to {city}").click()
    expect(page.get_by_label("Market")).to_be_visible()
    expect(page.get_by_label("Map").get_by_role("button", name=re.compile(f"^{city}.*Anna"))).to_be_visible()
    toll, supply, plain = before[2], before[1], before[0]
    assert hand(page) == [*before[3:], toll, supply, plain]
    assert thalers(page) == had - 20


def test_a_bean_is_bought_at_the_price_on_the_button(visit: Visit) -> None:
    page = visit()
    set_out(page)
    page.get_by_role("button", name=re.compile("^Stay in")).click()
    stall = page.get_by_label("Map", exact=True)
    buy = stall.get_by_role("button", name=re.compile(r"^Buy a .* for \d+ thaler")).first
    price = int(re.findall(r"for (\d+) thaler", buy.text_content() or "")[0])
    had, carried = thalers(page), beans(page)
    buy.click()
    has_thalers(page, had - price)
    assert beans(page) == carried + 1


def test_a_bean_that_is_put_back_makes_room_and_pays_nothing(visit: Visit) -> None:
    page = visit()
    set_out(page)
    had, carried = thalers(page), beans(page)
    page.get_by_role("button", name="Make room …").click()
    page.get_by_role("button", name=re.compile("^Put a .* back")).first.click()
    expect(page.get_by_label(re.compile("^Your cart: room for")).get_by_role("button")).to_have_count(
        carried - 1
    )
    assert thalers(page) == had


def test_a_contract_is_bought_with_a_travel_card_that_is_chosen(visit: Visit) -> None:
    page = visit()
    set_out(page)
    had, before = thalers(page), hand(page)
    page.get_by_role("button", name="Buy a contract for 5 thalers and a travel card").click()
    # Where the next card does not lie on it.
    card = page.get_by_role("button", name="Give travel card 5, card 5 of your hand")
    card.click(position={"x": 8, "y": 40})
    has_thalers(page, had - 5)
    after = hand(page)
    assert after[:-1] == [card for card in before if card != "5 · plain"]
    assert re.fullmatch(r"\w+ \d+", after[-1])


def test_a_delivered_contract_pays_its_value(visit: Visit) -> None:
    page = visit()
    begin(page)
    play_on(page, can_deliver)
    deliver = page.get_by_role("button", name=re.compile(r"^Fulfil \S+ \d+"))
    expect(deliver).to_be_visible()
    value = int(re.findall(r"\d+", deliver.text_content() or "")[0])
    had, carried = thalers(page), beans(page)
    deliver.click()
    has_thalers(page, had + value)
    assert 1 <= carried - beans(page) <= 4


def test_somebody_elsewhere_is_invited_and_comes(visit: Visit) -> None:
    anna = visit()
    link = quick_table(anna, "hansa")
    sit(anna)
    ben = visit(link)
    come(ben, "Ben")
    start(anna)
    for page in (anna, ben):
        page.get_by_role("button", name="Reveal this contract").first.click()
    people = [(anna, "Anna"), (ben, "Ben")]
    first = wait_for_turn(anna, ben)
    (host, host_name), (guest, name) = people if first is anna else people[::-1]
    # To a neighbour where the other one is not.
    near = re.compile(f"^(?!.*{name}).*takes 2 cards")
    host.get_by_label("Map").get_by_role("button", name=near).first.click()
    travel_button(host).click()
    host.locator("article").filter(has_text=name).click()
    host.get_by_role("button", name=f"Invite {name} …").click()
    own = host.get_by_role("form").get_by_label("What the deal would do")
    expect(own).to_contain_text(f"{name} comes and plays a plain card")
    host.get_by_role("button", name=f"Invite {name}", exact=True).click()
    invitation = guest.locator(".market li").filter(has_text=f"from {host_name}")
    expect(invitation).to_contain_text("with an invitation")
    expect(invitation).to_contain_text("You go there and play a plain card")
    invitation.get_by_role("button", name="Take").click()
    both = host.get_by_label("Map").get_by_role("button", name=re.compile("Anna, Ben"))
    expect(both).to_be_visible()
    expect(host.locator("article").filter(has_text=name)).to_contain_text("Guest")


def test_a_deal_tells_what_it_does_to_the_cart(visit: Visit) -> None:
    page = visit()
    set_out(page)
    page.get_by_role("button", name=re.compile("^Stay in")).click()
    carried = beans(page)
    page.locator(".wagon ul").get_by_role("button").first.click()
    notes = page.get_by_role("form").get_by_label("What the deal would do")
    expect(notes).to_contain_text(f"your cart has {carried - 1} of 8 beans")
    page.get_by_label("To whom?").get_by_role("button", name="Elsewhere").click()
    expect(page.get_by_label("You give, For sale here")).to_be_visible()


def test_cities_are_reached_and_chosen_by_keyboard(visit: Visit) -> None:
    page = visit()
    set_out(page)
    edinburgh = page.get_by_label("Map").get_by_role("button", name=re.compile("^Edinburgh, .* \\d+"))
    edinburgh.focus()
    page.keyboard.press("ArrowRight")
    focused = page.locator(":focus")
    expect(focused).to_have_accessible_name(re.compile("^Aalborg, .*Chili bean \\d+"))
    assert focused.evaluate("button => getComputedStyle(button).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("City", exact=True).get_by_role("heading")).to_contain_text("Aalborg")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Edinburgh"))


def apart(page: Page) -> None:
    """Hold that no city lies on another one."""
    boxes = [city.bounding_box() for city in cities(page).all()]
    for one, other in [(a, b) for at, a in enumerate(boxes) for b in boxes[:at]]:
        assert one
        assert other
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
        assert across <= 2 or down <= 2


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (1280, 720), (1920, 1080)])
def test_no_city_lies_on_another_one(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    set_out(page)
    apart(page)


def test_on_a_phone_map_cart_and_market_have_their_places(visit: Visit) -> None:
    page = visit(width=360, height=640)
    set_out(page)
    page.get_by_label("Map").get_by_role("button", name=re.compile("takes 2 cards")).first.click()
    go = page.get_by_role("button", name=re.compile("^Travel to"))
    expect(go).to_be_in_viewport(ratio=1)
    expect(page.locator(".wagon")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Your hand")).to_be_in_viewport(ratio=0.9)
    go.click()
    market = page.get_by_role("button", name=re.compile("^Market"))
    market.click()
    expect(page.get_by_label("Market", exact=True)).to_be_in_viewport()
    expect(page.locator(".wagon")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.get_by_label("Market", exact=True)).to_be_hidden()


def lays_out(seated: Seated) -> bool:
    """Tell whether a contract of the player's lies face up in the own trade."""
    view = cast(HanseView, seated.view)
    return bool(view.active == seated.seat and view.phase == "trade" and view.laid and view.debtor < 0)


def test_a_contract_that_the_end_of_the_turn_would_lose_is_told_beside_the_button(visit: Visit) -> None:
    page = visit()
    begin(page)
    play_on(page, lays_out)
    end = page.get_by_role("button", name="End the turn")
    expect(end).to_be_visible()
    warning = page.locator(".asked strong")
    expect(warning).to_contain_text(re.compile(r"\S+ \d+ would be lost"))
    expect(warning).to_be_in_viewport(ratio=0.9)
    place, box = warning.bounding_box(), end.bounding_box()
    assert place
    assert box
    assert abs(box["y"] - (place["y"] + place["height"])) < 120


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_one_touch(visit: Visit) -> None:
    page = visit()
    set_out(page)
    page.get_by_role("button", name=re.compile("^Stay in")).click()
    turn = page.get_by_text(re.compile(r"^Turn \d+:"))
    before = turn.last.text_content()
    page.get_by_role("button", name="End the turn").click()

    def ended() -> bool:
        # Whoever is dealt a contract that can be fulfilled at once has that left to do.
        click(page.get_by_role("button", name=re.compile("^Fulfil")))
        return turn.last.text_content() != before

    wait_until(ended, lambda: "the turn does not end")


def test_an_introduction_does_not_speak_of_an_offer_that_is_gone(visit: Visit) -> None:
    page = visit("/learn/hansa")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("complementary", name="Introduction")
    page.get_by_role("button", name="Reveal this contract").click()

    def asked() -> bool:
        if coach.get_by_text("An offer for you!").is_visible():
            return True
        click(coach.get_by_role("button", name=re.compile("^(Next|Got it)$")))
        click(travel_button(page))
        if not page.locator("article").filter(has_not_text="done").count():
            click(page.get_by_role("button", name="End the turn"))
        return False

    wait_until(asked, lambda: "nobody makes an offer")

    def refused() -> bool:
        click(page.get_by_label("Market", exact=True).get_by_role("button", name="No", exact=True))
        return not page.locator(".market .take").count()

    wait_until(refused, lambda: "there are always offers")
    expect(coach.get_by_text("An offer for you!")).to_be_hidden()


@pytest.mark.parametrize("width", [1280, 360])
def test_somebody_who_looks_on_sees_the_map_and_no_cart_of_their_own(visit: Visit, width: int) -> None:
    page = visit()
    set_out(page)
    watcher = visit(page.url, width=width, height=640)
    watcher.get_by_label("Your name").fill("Emil")
    watcher.get_by_role("button", name="Come in").click()
    expect(cities(watcher)).to_have_count(8)
    expect(watcher.locator("article")).to_have_count(3)
    expect(watcher.get_by_label("Your hand")).to_have_count(0)
    expect(travel_button(watcher)).to_have_count(0)
    assert watcher.evaluate("document.documentElement.scrollWidth") <= width
    assert watcher.evaluate("document.documentElement.scrollHeight") <= 640
