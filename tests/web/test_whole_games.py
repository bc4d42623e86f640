"""Whole games in the browser, from the lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.web.at_table import ASKED, hurry, start, two_at_a_table
from tests.web.conftest import Visit

WON = re.compile("win|victory")
# Somebody quick, who does the next thing that the page asks for.
PLAY = f"""() => setInterval(() => {{
    document.querySelector('{ASKED}, [data-key="next"]:enabled')?.click();
}}, 40)"""


@pytest.mark.parametrize("game", ["bohnanza", "sissi", "hansa"])
def test_two_people_and_a_bot_play_from_the_lobby_to_the_result(visit: Visit, game: str) -> None:
    anna, ben = two_at_a_table(visit, game, hurried=True)
    start(anna)
    for page in (anna, ben):
        page.evaluate(PLAY)
    result = anna.get_by_role("heading", level=1, name=WON)

    def over() -> bool:
        for page in (anna, ben):
            hurry(page)
        return result.is_visible()

    wait_until(over, lambda: "the game does not end")
    expect(ben.get_by_role("heading", level=1, name=WON)).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(result).to_be_hidden()
