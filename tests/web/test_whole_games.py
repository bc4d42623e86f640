"""Whole games in the browser, from the lobby to the result."""

from __future__ import annotations

import re

import pytest

from tests.patience import wait_until
from tests.web.at_table import ASKED, hurry, start, two_at_a_table
from tests.web.conftest import Visit

WON = re.compile("win|victory")
# Somebody quick does the next thing that the page asks for, has no more to say in the trade of others, and
# says if that is too soon after the last.
PLAY = f"""() => {{
    const next = document.querySelector('{ASKED}, .steps button[aria-disabled]:enabled');
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

    def told() -> list[bool]:
        """Tell on which pages it stands who has won; time goes on there, or a tap might be too soon."""
        for page in (anna, ben):
            hurry(page)
        return [page.get_by_role("heading", level=1, name=WON).is_visible() for page in (anna, ben)]

    wait_until(over, lambda: "the game does not end")
    wait_until(lambda: all(told()), lambda: "not everybody is told who has won")
    for page in (anna, ben):
        page.get_by_role("button", name="Play again").click()
    wait_until(lambda: not any(told()), lambda: "no other game begins")
