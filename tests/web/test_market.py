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


def beans_of(page: Page) -> list[str]:
    """Name the beans of somebody's hand, from the front."""
    signs = [str(card.get_attribute("aria-label")) for card in own_cards(page).get_by_role("img").all()]
    return [sign.removeprefix("first: ").split(",")[0] for sign in signs]


def ask_for(page: Page, bean: str) -> None:
    """Put a bean into the draft that the other shall give."""
    page.get_by_role("button", name=f"Ask for a {bean}").click()


def offers(page: Page) -> Locator:
    return page.locator(".market > ul > li")


def wants(page: Page) -> Locator:
    """Find the beans that can be asked for."""
    return page.get_by_role("group", name="What you want").get_by_role("button")


def box_of(page: Page, name: str) -> Locator:
    """Find what is to be seen of another player."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=re.compile(f"^{name}")))


def test_an_offer_of_one_for_one_takes_three_taps(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    next_trade(ben, anna)
    own_cards(ben).last.click()
    ask_for(ben, beans_of(anna)[-1])
    ben.locator(".go").click()
    offer = offers(anna).filter(has_text="from Ben")
    expect(offer.locator(".sides").get_by_role("img")).to_have_count(2)
    expect(offers(ben).filter(has_text="your offer")).to_have_count(1)


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
    beans = beans_of(ben)
    mine = anna.get_by_label("Your fields", exact=True)
    fields = mine.get_by_role("img", name=re.compile("pays|Empty field"))
    ground = [str(field.get_attribute("aria-label")) for field in fields.all()]
    assert len(ground) == 2
    for bean in list(dict.fromkeys(beans))[:3]:
        own_cards(ben).nth(beans.index(bean)).click()
        ben.get_by_label("To whom?").get_by_role("button", name="to Anna").click()
        ben.locator(".go").click()
        offer = (
            offers(anna)
            .filter(has_text="from Ben")
            .filter(has=anna.get_by_role("button", name="Take"))
            .filter(has=anna.get_by_role("img", name=bean, exact=True))
        )
        result = offer.get_by_label("What it would do to your fields").get_by_role("listitem")
        expect(result).to_contain_text(fate(bean, ground))
        ben.get_by_role("button", name="Start afresh").click()


def test_of_two_who_would_take_an_offer_its_maker_picks_one(visit: Visit) -> None:
    anna, ben, cleo = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    anna.locator(".go").click()
    for page in (ben, cleo):
        offer = offers(page).filter(has_text="from Anna")
        expect(offer).to_contain_text("to everybody")
        offer.get_by_role("button", name="Take").click()
        expect(offer).to_contain_text("You would take it")
    expect(offers(cleo)).to_contain_text("Ben would take it")
    seals = anna.get_by_role("button", name="Seal with")
    expect(seals).to_have_count(2)
    anna.get_by_role("button", name="Seal with Cleo").click()
    expect(cleo.get_by_role("complementary", name="What happened")).to_contain_text("A gift from Anna to you")
    expect(ben.get_by_role("complementary", name="What happened")).to_contain_text("Anna")
    expect(offers(anna)).to_have_text(["No open offers"])
    expect(cleo.get_by_role("group", name="Set aside").get_by_role("button")).to_have_count(1)


def test_an_offer_is_withdrawn_and_a_declined_one_says_so(visit: Visit) -> None:
    anna, ben, cleo = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    anna.locator(".go").click()
    offers(ben).get_by_role("button", name="No").click()
    expect(offers(anna)).to_contain_text("Ben says no")
    expect(offers(cleo)).to_contain_text("Ben says no")
    anna.get_by_role("button", name="Withdraw").click()
    expect(offers(cleo)).to_have_text(["No open offers"])


def test_a_wish_and_that_somebody_is_done_are_seen_by_the_others(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    ben.get_by_role("button", name="Ask for a Red bean").click()
    expect(ben.locator(".go")).to_have_text("Ask for it")
    ben.locator(".go").click()
    expect(box_of(anna, "Ben")).to_contain_text("Re, please?")
    ben.get_by_role("button", name="No more from me").click()
    expect(box_of(anna, "Ben")).to_contain_text("done")
    expect(box_of(ben, "Anna")).to_contain_text("…")


def test_which_of_the_own_cards_go_can_be_chosen(visit: Visit) -> None:
    anna, ben, _ = people(visit, "Ben", "Cleo")
    beans = beans_of(ben)
    twice = next((bean for bean in beans if beans.count(bean) > 1), None)
    bean = twice or beans[0]
    ask_for(anna, bean)
    anna.get_by_label("To whom?").get_by_role("button", name="to Ben").click()
    anna.locator(".go").click()
    offer = offers(ben).filter(has_text="from Anna")
    choice = offer.get_by_role("button", name="another card")
    expect(offer.get_by_role("button", name="Take")).to_be_enabled()
    expect(choice).to_have_count(1 if twice else 0)
    before = own_cards(ben).count()
    if twice:
        choice.click()
        first = own_cards(ben).nth(beans.index(bean))
        expect(first).to_have_attribute("aria-pressed", "false")
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
    offer.get_by_role("button", name="Take").click()
    expect(own_cards(ben)).to_have_count(before - 1)
    expect(anna.get_by_role("complementary", name="What happened")).to_contain_text(bean)


def test_on_a_phone_an_offer_is_taken_beside_the_fields(visit: Visit) -> None:
    anna, ben = people(visit, "Ben", width=PHONE[0], height=PHONE[1])
    own_cards(anna).last.click()
    anna.get_by_label("To whom?").get_by_role("button", name="to Ben").click()
    expect(anna.locator(".go")).to_have_text("Give away")
    anna.locator(".go").click()
    take = offers(ben).first.get_by_role("button", name="Take")
    expect(take).to_be_in_viewport(ratio=1)
    expect(ben.get_by_label("Your fields", exact=True).get_by_role("img").first).to_be_in_viewport(ratio=1)
    assert ben.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    take.click()
    expect(offers(ben)).to_have_text(["No open offers"])


def test_on_a_phone_an_offer_is_sent_from_the_table(visit: Visit) -> None:
    anna, ben = people(visit, "Ben", width=PHONE[0], height=PHONE[1])
    next_trade(ben, anna)
    own_cards(ben).last.click()
    wants(ben).first.click()
    ben.locator(".go").click()
    expect(offers(anna).filter(has_text="from Ben")).to_have_count(1)


def test_a_refused_offer_stays_to_be_changed_and_replaces_itself(visit: Visit) -> None:
    anna, ben, _ = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    anna.get_by_label("To whom?").get_by_role("button", name="to Ben").click()
    anna.locator(".go").click()
    expect(anna.locator(".go")).to_have_text("Offered")
    offers(ben).get_by_role("button", name="No").click()
    expect(anna.get_by_label("To whom?").get_by_role("button", name="to Ben")).to_have_class(re.compile("no"))
    ask_for(anna, beans_of(ben)[-1])
    anna.locator(".go").click()
    expect(offers(ben).filter(has=ben.get_by_role("button", name="No"))).to_have_count(1)
    expect(offers(anna).filter(has_text="your offer")).to_have_count(1)


def test_a_draft_outlasts_the_trade(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    wants(ben).first.click()
    wants(ben).nth(1).click()
    anna.get_by_role("button", name="End trading").click()
    expect(ben.get_by_text("Your draft waits")).to_be_visible()
    next_trade(ben, anna)
    expect(ben.locator("form button.chip")).to_have_count(2)


def test_an_offer_a_gift_and_a_request_are_told_apart_before_they_are_sent(visit: Visit) -> None:
    anna, _ = people(visit, "Ben")
    go, seen = anna.locator(".go"), set[str]()

    def reads(word: str) -> None:
        expect(go).to_have_text(word)
        seen.add(str(go.evaluate("button => getComputedStyle(button).backgroundColor")))

    own_cards(anna).last.click()
    reads("Give away")
    wants(anna).first.click()
    reads("Offer")
    own_cards(anna).last.click()
    reads("Ask for it")
    assert len(seen) == 3


def test_a_card_face_up_is_asked_for_by_touching_it(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    shown = ben.get_by_role("group", name="Face up").get_by_role("button").first
    bean = str(shown.get_by_role("img").first.get_attribute("aria-label")).split(",")[0]
    shown.click()
    expect(ben.locator(".go")).to_have_text("Ask for it")
    own_cards(ben).last.click()
    expect(ben.locator(".go")).to_have_text("Offer")
    ben.locator(".go").click()
    offer = offers(anna).filter(has_text="from Ben")
    expect(offer.locator(".sides").get_by_role("img")).to_have_count(2)
    expect(offer.locator(".sides").get_by_role("img").first).to_have_accessible_name(bean)


def test_a_counter_offer_that_gives_nothing_any_more_says_so(visit: Visit) -> None:
    anna, ben, _ = people(visit, "Ben", "Cleo")
    own_cards(anna).last.click()
    ask_for(anna, beans_of(ben)[-1])
    anna.get_by_label("To whom?").get_by_role("button", name="to Ben").click()
    anna.locator(".go").click()
    offers(ben).filter(has_text="from Anna").get_by_role("button", name="Counter").click()
    expect(ben.locator(".go")).to_have_text("Offer")
    ben.get_by_label("Your hand").get_by_role("button", pressed=True).click()
    expect(ben.locator(".go")).to_have_text("Ask for it")


def test_others_see_who_composes(visit: Visit) -> None:
    anna, ben = people(visit, "Ben")
    own_cards(ben).last.click()
    expect(box_of(anna, "Ben")).to_contain_text("is composing")
    ben.get_by_role("button", name="Start afresh").click()
    expect(box_of(anna, "Ben")).not_to_contain_text("is composing")


def test_beans_are_small_in_a_french_sentence(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.evaluate("localStorage.setItem('language', 'fr')")
    page.reload()
    expect(steps(page).first).to_contain_text(re.compile("^Planter le haricot"))
    expect(page.locator(".card .name").filter(has_text="Haricot").first).to_be_visible()
