"""Whole games in the browser, from the lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.web.at_table import ASKED, hurry, start, two_at_a_table
from tests.web.conftest import Visit

WON = re.compile("win|victory")
# Somebody quick does the next thing that the page asks for, and says if that is too soon after the last.
PLAY = f"""() => {{
    const next = document.querySelector('{ASKED}, [data-key="next"]:enabled');
    if (wire.asked === wire.answered) next?.click();
    return next?.ariaDisabled === 'true';
}}"""


@pytest.mark.parametrize("game", ["bohnanza", "sissi", "hansa"])
def test_two_people_and_a_bot_play_from_the_lobby_to_the_result(visit: Visit, game: str) -> None:
    anna, ben = two_at_a_table(visit, game, hurried=True)
    start(anna)

    def over() -> bool:
        for page in (anna, ben):
            if page.evaluate(PLAY):
                hurry(page)
        return anna.locator(".result").is_visible()

    wait_until(over, lambda: "the game does not end")
    result = anna.get_by_role("heading", level=1, name=WON)
    expect(result).to_be_visible()
    expect(ben.get_by_role("heading", level=1, name=WON)).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(result).to_be_hidden()
