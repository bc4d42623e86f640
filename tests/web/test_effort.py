"""How many touches it takes: somebody plays by touching the page alone, and counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.patience import wait_until
from tests.web.at_table import MOMENT, answered, drawn, hurry, quick_table, sit, start
from tests.web.conftest import Visit
from tests.web.screens import GAMES

Seen = dict[str, Any]

FEW, TURNS = 6, 30
QUIET = 3
"""Touches of a turn without a trade; what can be done in several ways or earns something is one more each."""
MORE = re.compile("^(Sell|Plant .* in field|Reveal|Give .* for the toll|Fulfil|Nothing more)")
MOST = {"offer": 3, "answer": 1, "change": 2}
"""Touches for an offer to somebody, an answer, and a refused offer that is changed and sent again."""

# A finger comes down where it reaches the thing: what is covered or outside of the window cannot be touched.
TOUCH = """([selector, words]) => {
    const touchable = (one) => !one.disabled && one.ariaDisabled !== 'true' && one.checkVisibility();
    const found = [...document.querySelectorAll(selector)].find(
        (one) => touchable(one) && one.textContent.includes(words),
    );
    if (!found) return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.15, 0.5], [0.5, 0.1]].map(([a, b]) => [x + a * width, y + b * height]);
    const at = spots.map(([a, b]) => document.elementFromPoint(a, b)).find((one) => found.contains(one));
    if (!at) throw new Error(`no finger reaches ${selector} ${words}`);
    const before = wire.asked;
    at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    found.click();
    return wire.asked - before;
}"""
"""Tells how much the touch itself asked for: as drafts are weighed, the page asks more a little later."""
LOOK = """() => {
    const step = document.querySelector('.steps button.main:enabled');
    return {
        over: document.querySelector('.result') !== null,
        mine: document.querySelector('.whose.mine') !== null,
        phase: document.querySelector('.phases .now')?.textContent.trim() ?? '',
        soon: document.querySelector('.steps .soon') !== null,
        asks: step?.textContent.trim() ?? '',
        early: step?.ariaDisabled === 'true',
        busy: wire.asked !== wire.answered,
    };
}"""
# What is said to the offer that was put together; who makes another one instead has answered too.
SAID = """(known) => {
    const whom = document.querySelector('.whom .face[aria-pressed="true"]');
    if (document.querySelector('.offers .seal') || !document.querySelector('.terms .chip')) return 'yes';
    if (whom?.classList.contains('no')) return 'no';
    const others = [...document.querySelectorAll('.offers strong')].map((one) => one.textContent);
    const more = others.filter((whose) => whose.startsWith('from')).length;
    return document.querySelector('.go:enabled') || more > known ? `another ${more}` : '';
}"""
FROM_OTHERS = ".offers strong:text-matches('^from')"
# A card of the hand that somebody grows: then that is whom it is for.
WANTED = """() => {
    const grown = [...document.querySelectorAll('article .mini')].map(({ dataset }) => dataset.bean);
    const hand = [...document.querySelectorAll('[data-key="hand"] [data-card]')];
    const card = hand.findLast((one) => grown.includes(one.querySelector('[data-bean]')?.dataset.bean));
    return card ? `[data-key="hand"] [data-card="${card.dataset.card}"] button` : null;
}"""
TO_ONE = ".whom .face[aria-label][aria-pressed=true]"
CITY = ".city:not(.chosen) [data-city]:has(.fare)"
# Of the beans to ask for, those that one of all who are in the own city has: then that is whom it is for.
HELD = """() => {
    const city = document.querySelector('.tabs button').textContent.trim();
    const here = [...document.querySelectorAll('article')].filter(
        (one) => one.querySelector('.city').textContent.trim() === city,
    );
    const carts = here.map((one) => one.querySelector('.cart').textContent);
    const letters = [...document.querySelectorAll('.palette .bean > span[aria-hidden]')];
    const have = (letter) => carts.filter((cart) => cart.includes(letter)).length;
    const held = letters.map(({ textContent }) => have(textContent));
    return held.flatMap((holders, place) => (holders === 1 ? [place + 1] : []));
}"""


class Hand:
    """Somebody who plays with one finger, and keeps count."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = 0
        self.asked = 0
        self.trades = 0
        self.steps: list[str] = []
        self.quiet: list[list[str]] = []
        self.counts: dict[str, list[int]] = {"offer": [], "answer": [], "change": []}

    def touch(self, selector: str, words: str = "") -> bool:
        """Touch something if it is there."""
        asked = self.page.evaluate(TOUCH, [selector, words])
        if asked is None:
            return False
        self.touches += 1
        self.asked = asked
        return True

    def look(self) -> Seen:
        found: Seen = self.page.evaluate(LOOK)
        return found

    def drag(self, card: str, face: str) -> None:
        """Draw a card to a face: a finger comes down once."""
        start, end = (self.page.locator(one).first.bounding_box() for one in (card, face))
        assert start is not None
        assert end is not None
        self.page.mouse.move(start["x"] + 8, start["y"] + 8)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
        self.page.mouse.up()
        self.touches += 1

    def counted(self, kind: str, before: int) -> None:
        self.counts[kind].append(self.touches - before)

    def heard(self, known: int) -> str:
        """Wait for what is said to the offer."""
        answered(self.page)
        said = self.page.wait_for_function(SAID, arg=known)
        return str(said.json_value())

    def compose(self) -> bool:
        """Put a bean in for somebody, and ask that one for another."""
        card = self.page.evaluate(WANTED)
        if card:
            assert self.touch(card)
        else:
            self.drag('[data-key="hand"] [data-card]:last-child', "[data-drop^=face]")
        return self.touch(".palette .bean:nth-child(2)")

    def offer(self) -> None:
        """Offer somebody a bean for another one, and change that once if it is refused."""
        self.trades += 1
        known, before = self.page.locator(FROM_OTHERS).count(), self.touches
        if not self.compose():
            return
        assert self.page.locator(TO_ONE).count() == 1
        assert self.touch(".go")
        self.counted("offer", before)
        if self.heard(known) == "no":
            self.change()
        self.answer(".offers .seal")

    def change(self) -> None:
        """Ask for something more, and send it again."""
        known, before = self.page.locator(FROM_OTHERS).count(), self.touches
        assert self.touch(".palette .bean:nth-child(3)")
        assert self.touch(".go")
        self.counted("change", before)
        self.heard(known)

    def answer(self, button: str) -> None:
        """Say a word to an offer, if there is one to say it to."""
        before = self.touches
        if self.touch(button):
            assert self.asked == 1
            self.counted("answer", before)
            answered(self.page)

    def others(self) -> None:
        """While others trade, answer what can be met, and say that this is all."""
        self.answer(".offers .take")
        self.touch(".steps button", "No more from me")

    def step(self, seen: Seen, trades: bool) -> None:
        """Do what is asked for, and what is due by itself wait for."""
        if seen["busy"]:
            return
        if seen["soon"]:
            self.page.clock.fast_forward(MOMENT)
        elif seen["early"]:
            hurry(self.page)
        elif trades and seen["mine"] and seen["phase"] == "trade" and not self.trades:
            self.offer()
        elif seen["asks"].startswith("Stay in"):
            self.steps += ["City"] * self.touch(CITY)
        elif seen["asks"]:
            self.steps += [seen["asks"]] * self.touch(".steps button.main", seen["asks"])
        elif not seen["mine"]:
            self.others()

    def turn(self, trades: bool) -> None:
        """Play from the beginning of the own turn to the end of it."""
        self.go_on(lambda seen: seen["mine"] and not seen["over"], trades)
        self.steps, self.trades = [], 0
        self.go_on(lambda seen: seen["over"] or not seen["mine"], trades)
        if not self.trades:
            self.quiet.append([step for step in self.steps if not MORE.match(step)])

    def go_on(self, until: Callable[[Seen], bool], trades: bool) -> None:
        """Do one thing after the other until something is so; after a game there is another one."""

        def come() -> bool:
            seen = self.look()
            if until(seen):
                return True
            if seen["over"]:
                self.touch(".result button", "Play again")
                self.page.locator(".result").wait_for(state="hidden")
            else:
                self.step(seen, trades)
            return False

        wait_until(come, lambda: f"this never comes: {self.look()}")


class Merchant(Hand):
    """Somebody who travels, and trades with who is in the same city."""

    def compose(self) -> bool:
        if not self.touch(".wagon [data-card] button"):
            return False
        held = self.page.evaluate(HELD)
        # Where nobody is to be asked, the bean is taken out again.
        return self.touch(f".palette .bean:nth-child({held[0]})" if held else ".clear") and bool(held)


def play(visit: Visit, game: str, size: tuple[int, int], least: int) -> None:
    """Play so many turns at least, and on until all that is counted has come about."""
    page = visit(width=size[0], height=size[1], hurried=True)
    quick_table(page, game, 3)
    sit(page)
    start(page)
    drawn(page)
    hand = (Merchant if game == "hansa" else Hand)(page)
    played = 0
    while played < least or not all(hand.counts.values()):
        hand.turn(trades=played % 2 == 1)
        played += 1
    assert max(hand.quiet, key=len)[QUIET:] == []
    assert {kind: max(counts) for kind, counts in hand.counts.items()} == MOST


def test_a_few_turns_take_few_touches(visit: Visit) -> None:
    play(visit, "bohnanza", (390, 844), FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_thirty_turns_take_few_touches(visit: Visit, game: str, size: tuple[int, int]) -> None:
    play(visit, game, size, TURNS)
