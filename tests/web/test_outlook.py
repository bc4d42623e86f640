"""What the page says that a draft would do is what the server answers, and nothing moves when it comes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.patience import wait_until
from tests.web.at_table import begin, go_to_trade
from tests.web.conftest import Visit


def overheard(page: Page) -> list[Any]:
    """Listen to what drafts would do, as the server tells the page."""
    weighed: list[Any] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["tell"] == "weighed":
            weighed.append(message["outlook"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return weighed


def palette(page: Page) -> Locator:
    """Find the beans that can be asked for."""
    return page.get_by_role("group", name="What you want").get_by_role("button")


def foreseen(page: Page) -> Locator:
    """Find what is said of the draft, wherever the page has room for it."""
    return page.locator(".foresight, form .told").get_by_role("listitem")


def answer(page: Page, weighed: list[Any], heard: int) -> None:
    """Wait until the server has answered once more; playwright hears it while it is asked something."""
    wait_until(lambda: page.title() and len(weighed) > heard, lambda: "the draft was not weighed")


def words(planting: Any) -> str:
    """Tell what has to be read of a bean that would come."""
    if planting["plot"] is None:
        return "sell one for nothing" if planting["loss"] else "sell one ("
    return f"field {planting['field'] + 1}"


def places(page: Page) -> list[Any]:
    """Measure where hand, fields and the main button are."""
    found = page.locator("[data-key=fields], [data-key=hand], [data-key=steps]")
    return [element.bounding_box() for element in found.all()]


@pytest.mark.parametrize("game", ["bohnanza", "sissi"])
def test_a_draft_says_what_the_server_answers(visit: Visit, game: str) -> None:
    page = visit()
    weighed = overheard(page)
    begin(page, game)
    go_to_trade(page)
    before = places(page)
    assert len(before) >= 2
    for bean in range(3):
        heard = len(weighed)
        palette(page).nth(bean).click()
        answer(page, weighed, heard)
        (planting,) = weighed[-1]["plantings"]
        outlook = foreseen(page)
        expect(outlook).to_have_count(1)
        expect(outlook).to_contain_text(words(planting))
        assert places(page) == before
        page.get_by_role("button", name="Start afresh").first.click()


def test_a_draft_that_is_cleared_is_not_spoken_of(visit: Visit) -> None:
    page = visit()
    weighed = overheard(page)
    begin(page)
    go_to_trade(page)
    before = foreseen(page).all_inner_texts()
    palette(page).last.click()
    answer(page, weighed, 0)
    expect(foreseen(page)).to_contain_text([words(weighed[-1]["plantings"][0])])
    page.get_by_role("button", name="Start afresh").first.click()
    expect(foreseen(page)).to_have_text(before)
