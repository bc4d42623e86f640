"""How people trade in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.patience import wait_until
from tests.web.at_table import answered, begin, click_step, come, go_to_trade, quick_table, sit, steps
from tests.web.conftest import Visit

pytestmark = pytest.mark.thorough

PHONE = (360, 640)


def people(visit: Visit, *names: str, width: int = 1280, height: int = 800) -> list[Page]:
    """Bring people to a table for three and go to Anna's trade; the last has a screen of this size."""
    anna = visit()
    link = quick_table(anna)
    sit(anna)
    pages = [anna]
    for name in names:
        last = name == names[-1]
        page = visit(link, width=width, height=height) if last else visit(link)
        come(page, name)
        pages.append(page)
    anna.get_by_role("button", name=re.compile("^(Fill up with bots and start|Start the game)")).click()
    go_to_trade(anna)
    return pages


def next_trade(trader: Page, *others: Page) -> None:
    """Let everybody do what is to be done until somebody's own trade begins."""
    end = trader.get_by_role("button", name="End trading")

    def go_on() -> bool:
        if not end.is_visible():
            click_step(trader, but="End trading")
            for page in others:
                click_step(page)
        return end.is_visible()

    wait_until(go_on, lambda: "there was no trade")
    answered(trader)


def own_cards(page: Page) -> Locator:
    return page.get_by_label("Your hand").get_by_role("button")


def offers(page: Page) -> Locator:
    return page.locator(".market > ul > li")


def box_of(page: Page, name: str) -> Locator:
    """Find what is to be seen of another player."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=re.compile(f"^{name}")))


def test_an_offer_of_one_for_one_takes_three_taps(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    next_trade(ben, anna)
    own_cards(ben).last.click()
    box_of(ben, "Anna").get_by_title("Ask for a").first.click()
    ben.get_by_role("button", name="Make the offer").click()
    offer = offers(anna).filter(has_text="from Ben")
    expect(offer).to_contain_text("to you")
    expect(offer.locator(".sides").get_by_role("img")).to_have_count(2)
    expect(offers(ben).filter(has_text="your offer")).to_contain_text("to Anna")


def fate(bean: str, fields: list[str]) -> str:
    """Tell from the signs of somebody's fields what a bean that comes would do there."""
    grown = [re.match(r"(\d+) × (.+), pays (\d+)", sign) for sign in fields]
    rows = [(int(found[1]), found[2].split(",")[0], int(found[3])) for found in grown if found]
    for count, kind, _ in rows:
        if kind == bean:
            return f"then has {count + 1} "
    if len(rows) < len(fields):
        return "into your empty field"
    larger = [pays for count, _, pays in rows if count > 1] or [pays for _, _, pays in rows]
    return "sell one (" if any(larger) else "sell one for nothing"


def test_a_gift_says_what_it_would_do_to_the_fields(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    next_trade(ben, anna)
    signs = [str(card.get_attribute("aria-label")) for card in own_cards(ben).get_by_role("img").all()]
    beans = [sign.removeprefix("first: ").split(",")[0] for sign in signs]
    fields = anna.locator(".mine .fields").get_by_role("img", name=re.compile("pays|Empty field"))
    ground = [str(field.get_attribute("aria-label")) for field in fields.all()]
    assert len(ground) == 2
    for bean in list(dict.fromkeys(beans))[:3]:
        own_cards(ben).nth(beans.index(bean)).click()
        ben.get_by_label("To whom?").select_option(label="to Anna")
        ben.get_by_role("button", name="Make the offer").click()
        offer = (
            offers(anna)
            .filter(has_text="from Ben")
            .filter(has=anna.get_by_role("button", name="Take"))
            .filter(has=anna.get_by_role("img", name=bean, exact=True))
        )
        result = offer.get_by_label("What it would do to your fields").get_by_role("listitem")
        expect(result).to_contain_text(fate(bean, ground))


def test_of_two_who_would_take_an_offer_its_maker_picks_one(visit: Visit) -> None:
    anna, ben, cleo = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    anna.get_by_role("button", name="Make the offer").click()
    for page in (ben, cleo):
        offer = offers(page).filter(has_text="from Anna")
        expect(offer).to_contain_text("to everybody")
        offer.get_by_role("button", name="Take").click()
        expect(offer).to_contain_text("You would take it")
    expect(offers(cleo)).to_contain_text("Ben would take it")
    seals = anna.get_by_role("button", name="Seal with")
    expect(seals).to_have_count(2)
    anna.get_by_role("button", name="Seal with Cleo").click()
    expect(cleo.get_by_label("What happened")).to_contain_text("A gift from Anna to you")
    expect(ben.get_by_label("What happened")).to_contain_text("Anna")
    expect(offers(anna)).to_have_text(["No open offers"])
    expect(cleo.get_by_role("group", name="Set aside").get_by_role("img")).to_have_count(1)


def test_an_offer_is_withdrawn_and_a_declined_one_says_so(visit: Visit) -> None:
    anna, ben, cleo = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    anna.get_by_role("button", name="Make the offer").click()
    offers(ben).get_by_role("button", name="No").click()
    expect(offers(anna)).to_contain_text("Ben says no")
    expect(offers(cleo)).to_contain_text("Ben says no")
    anna.get_by_role("button", name="Withdraw").click()
    expect(offers(cleo)).to_have_text(["No open offers"])


def test_a_wish_and_that_somebody_is_done_are_seen_by_the_others(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    ben.get_by_text("Ask for beans").click()
    ben.get_by_role("button", name="Ask for a Red bean").click()
    ben.get_by_role("button", name="Call out a wish").click()
    expect(box_of(anna, "Ben")).to_contain_text("would like: Red bean")
    ben.get_by_role("button", name="No more from me").click()
    expect(box_of(anna, "Ben")).to_contain_text("No more from Ben")
    expect(box_of(ben, "Anna")).to_contain_text("Anna is thinking")


def test_which_of_the_own_cards_go_can_be_chosen(visit: Visit) -> None:
    anna, ben, _ = people(visit, "Ben", "Cleo")
    signs = [
        str(card.get_attribute("aria-label")).removeprefix("first: ").split(",")[0]
        for card in own_cards(ben).get_by_role("img").all()
    ]
    twice = next((bean for bean in signs if signs.count(bean) > 1), None)
    bean = twice or signs[0]
    anna.get_by_text("Ask for beans").click()
    anna.get_by_role("button", name=f"Ask for a {bean}").click()
    anna.get_by_label("To whom?").select_option(label="to Ben")
    anna.get_by_role("button", name="Make the offer").click()
    offer = offers(ben).filter(has_text="from Anna")
    choice = offer.get_by_text("Which of your cards do you give?")
    expect(offer.get_by_role("button", name="Take")).to_be_enabled()
    expect(choice).to_have_count(1 if twice else 0)
    before = own_cards(ben).count()
    if twice:
        choice.click()
        offer.get_by_role("button", name=f"card {signs.index(bean) + 1} of your hand").click()
    else:
        offer.get_by_role("button", name="Take").click()
    expect(own_cards(ben)).to_have_count(before - 1)
    expect(anna.get_by_label("What happened")).to_contain_text(bean)


def test_on_a_phone_the_market_is_a_sheet_that_leaves_the_fields_in_sight(visit: Visit) -> None:
    anna, ben = people(visit, "Ben", width=PHONE[0], height=PHONE[1])
    own_cards(anna).last.click()
    anna.get_by_label("To whom?").select_option(label="to Ben")
    anna.get_by_role("button", name="Make the offer").click()
    tab = ben.get_by_role("button", name=re.compile("^Market"))
    expect(tab).to_have_accessible_name("Market (1 offer is waiting for you)")
    expect(ben.get_by_role("region", name="Market")).to_be_hidden()
    tab.click()
    sheet = ben.locator("#market")
    expect(sheet).to_be_visible()
    size = sheet.bounding_box()
    assert size is not None
    assert PHONE[1] - size["y"] <= 0.56 * PHONE[1]
    field = ben.locator(".mine .fields").get_by_role("img").first
    expect(field).to_be_in_viewport(ratio=0.9)
    spot = field.bounding_box()
    assert spot is not None
    assert spot["y"] + spot["height"] <= size["y"]
    assert ben.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ben.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    tab.click()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()
    tab.click()
    sheet.get_by_role("button", name="Take").click()
    expect(tab).to_have_accessible_name("Market")


def test_on_a_phone_an_offer_is_sent_from_the_table(visit: Visit) -> None:
    anna, ben = people(visit, "Ben", width=PHONE[0], height=PHONE[1])
    next_trade(ben, anna)
    own_cards(ben).last.click()
    box_of(ben, "Anna").get_by_title("Ask for a").first.click()
    ben.get_by_role("button", name="Make the offer").click()
    expect(offers(anna).filter(has_text="from Ben")).to_contain_text("to you")


def test_a_refusal_is_said_in_words_with_its_rule(visit: Visit) -> None:
    anna, _ = people(visit, "Ben")
    for _ in range(2):
        own_cards(anna).last.click()
        anna.get_by_label("To whom?").select_option(label="to Ben")
        anna.get_by_role("button", name="Make the offer").click()
        expect(offers(anna).filter(has_text="your offer")).to_have_count(1)
    problem = anna.get_by_role("alert").filter(has_text="That offer is open already")
    expect(problem).to_be_visible()
    expect(problem.get_by_role("link")).to_have_attribute("href", "/rules/M7")


def test_beans_are_small_in_a_french_sentence(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.evaluate("localStorage.setItem('language', 'fr')")
    page.reload()
    expect(steps(page).first).to_contain_text(re.compile("^Planter le haricot"))
    expect(page.locator(".name").filter(has_text="Haricot").first).to_be_visible()
