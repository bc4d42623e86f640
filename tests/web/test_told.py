"""What a page tells by itself: whose turn it is, that there is a sound, and why a bot makes an odd offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from haricot.beans.written import WrittenOffer
from haricot.kernel.actions import Offer
from tests import harbour, positions
from tests.harbour import trader
from tests.web.at_table import begin, play_until
from tests.web.conftest import LONGEST, WIRE, Visit
from tests.web.placed import Placed, placed

ICON = "document.querySelector('link[rel=icon]').href"
PHONE = (360, 640)


@pytest.fixture
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Placed]:
    with placed(tmp_path_factory.mktemp("tables")) as server:
        yield server


def seated(browser: Browser, tables: Placed, board: Any, names: Sequence[str] = ("Anna",)) -> Page:
    """Come to a table that is in the middle of a game."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(LONGEST)
    context.add_init_script(WIRE)
    page = context.new_page()
    page.goto(tables.seat(context, board, names))
    return page


def test_the_tab_says_whose_turn_it_is(visit: Visit, server: str) -> None:
    page = visit()
    begin(page)
    expect(page).to_have_title("Your turn · Bohnanza")
    assert page.evaluate(ICON) == f"{server}/bean-turn.svg"
    assert page.request.get(f"{server}/bean-turn.svg").ok
    play_until([page], lambda: page.title() == "Bohnanza")
    assert page.evaluate(ICON) == f"{server}/bean.svg"
    page.goto(server)
    expect(page).to_have_title("haricot")


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_sound_is_offered_once_when_it_is_ones_turn_again(visit: Visit, answer: str) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    page.context.add_init_script("localStorage.removeItem('sound')")
    begin(page)
    offer = page.get_by_role("status").filter(has_text="A sound when it is your turn?")
    expect(offer).to_have_count(0)
    play_until([page], lambda: page.title() == "Bohnanza")
    play_until([page], offer.is_visible)
    offer.get_by_role("button", name=answer).click()
    expect(offer).to_have_count(0)
    assert page.evaluate("localStorage.getItem('sound')") == {"Yes": "on", "No": "off"}[answer]


def test_a_bot_says_why_its_offer_looks_odd(browser: Browser, tables: Placed) -> None:
    odd = WrittenOffer(number=1, seat=1, to=0, gives=["soja"], wants=["soja"])
    seats = [positions.player("soja rote", "2 soja"), positions.player("blaue soja soja")]
    board = positions.table(
        *seats, positions.player("rote"), positions.player("rote"), active=1, offers=[odd]
    )
    page = seated(browser, tables, board)
    offer = page.locator(".offers li").filter(has_text="from")
    expect(offer).to_contain_text("Then both can plant.")
    page.context.close()


def test_an_invitation_alone_is_not_told_as_a_gift_of_nothing(browser: Browser, tables: Placed) -> None:
    board = harbour.board(
        trader("rostock", "2 sau"), trader("danzig", "blaue"), trader("visby", ""), phase="trade"
    )
    page = seated(browser, tables, board, ["Anna", "Ben", "Cleo"])
    tables.do(tables.seats[1].do(Offer(1, 0, invites=True)))
    offer = page.locator(".offers li").filter(has_text="from Ben")
    expect(offer).to_contain_text("with an invitation")
    expect(offer.locator(".sides")).to_have_count(0)
    expect(page.locator(".others .mark").filter(has_text="may I come?")).to_be_visible()
    tables.do(tables.seats[0].do(Offer(0, 2, invites=True)))
    expect(page.locator(".log ol")).to_contain_text("Your offer 2 to Cleo: an invitation and nothing else.")
    page.context.close()
