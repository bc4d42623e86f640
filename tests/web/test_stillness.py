"""Nothing moves because of what others do: neither fields nor hand, cards face up or main button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.patience import wait_until
from tests.web.at_table import ASKED, quick_table, sit, start
from tests.web.conftest import Visit

MOVES = 40
"""So many moves are a minute, as calm bots take a second and a half for each: no machine counts otherwise."""
MOST_SHIFTED = 0.02
"""Maximum layout shift of a minute, by the browser's own measure, that nobody asked for."""
STRETCH = 150
"""So many moves are looked at where a whole game would take too long."""

CARDS = {"hand", "card", "field", "face-up", "open", "main"}
PARTS = {"bohnanza": CARDS, "sissi": CARDS, "hansa": {"card", "cart", "map", "main"}}
"""What has to be seen at some time."""

# After every frame it is looked where everything is. What changes while the server answers the reader, or
# a few frames after that, is the reader's doing. A hand is compared as long as it has the same cards.
WATCH = """() => {
    const FRAMES = 3;
    const still = (window.still = { changes: [], shifts: [], seen: new Set(), looks: 0 });
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    };
    const all = (name, selector) =>
        [...document.querySelectorAll(selector)].map((element, at) => [`${name} ${at}`, box(element)]);
    const cards = (name, selector, among) => {
        const found = [...document.querySelectorAll(selector)];
        const which = among ? found.map((card) => card.dataset.card).join() : '';
        return found.map((card) => [`${name} ${card.dataset.card} of ${which}`, box(card)]);
    };
    const look = () => {
        const hand = '[aria-label="Your hand"]';
        const main = '.steps button.main';
        return new Map([
            ...all('hand', `${hand}[data-key="hand"]`),
            ...cards('card', `${hand} > [data-card]`, true),
            ...all('field', '[data-key="fields"] > *'),
            ...all('cart', '.frame .hand'),
            ...all('map', '.frame .chart > :first-child'),
            ...all('face-up', '[data-place="open"]'),
            ...cards('open', '[data-place="open"] [data-card]', false),
            ...(document.querySelectorAll(main).length === 1 ? all('main', main) : []),
        ]);
    };
    // A game that is over is looked at in a page that scrolls.
    const played = () => document.querySelector('.frame.windowed') !== null;
    let known = look();
    let left = 0;
    let asked = wire.asked;
    let last = performance.now();
    const spans = [];
    // Whether the reader is answered; the times of that are kept.
    const own = () => {
        const [before, since] = [left, last];
        left = wire.asked === wire.answered && wire.asked === asked ? Math.max(0, left - 1) : FRAMES;
        [asked, last] = [wire.asked, performance.now()];
        if (left > 0 && before === 0) spans.push([since, Infinity]);
        if (left === 0 && before > 0) spans.at(-1)[1] = last;
        return left > 0;
    };
    const sample = () => {
        const mine = own();
        still.looks += 1;
        if (!played()) return;
        const now = look();
        for (const [name, place] of now) {
            still.seen.add(name.split(' ')[0]);
            if (!mine && known.has(name) && known.get(name) !== place)
                still.changes.push(`${name}: ${known.get(name)} -> ${place}`);
        }
        const lasting = [...known].filter(([name]) => !/^(card|open)/.test(name));
        known = new Map([...lasting, ...now]);
    };
    const frame = () => {
        // What is laid out in answer to sizes comes after this, and before a task of its own.
        setTimeout(sample);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
    const tell = ({ node, previousRect, currentRect }) =>
        `${node?.className || node?.textContent}: ${rect(previousRect)} -> ${rect(currentRect)}`;
    new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries())
            if (played() && !spans.some(([from, to]) => from <= startTime && startTime <= to))
                still.shifts.push({ value, what: sources.map(tell).join(' | ') });
    }).observe({ type: 'layout-shift' });
}"""
# The reader does what is asked, and nothing else.
PLAY = f"""() => {{
    const next = document.querySelector('{ASKED}, [data-key="next"]:enabled, .steps button:enabled');
    if (wire.asked === wire.answered && next?.textContent !== 'Fast-forward') next?.click();
}}"""


def play(page: Page, moves: int | None) -> None:
    """Play to the end, or until so many moves were made."""

    def over() -> bool:
        page.evaluate(PLAY)
        return bool(page.evaluate("document.querySelector('.result') !== null || wire.news >= most"))

    page.evaluate(f"window.most = {moves or 'Infinity'}")
    wait_until(over, lambda: "the game does not end")


def notices(page: Page) -> None:
    """Expect that it would be noticed if something moved."""
    moved = page.add_style_tag(content='[aria-label="Your hand"] { translate: 2px; }')
    page.wait_for_function("() => still.changes.length > 0")
    moved.evaluate("style => { style.remove(); still.looks = 0; }")
    # That it moves back counts as a change too, and is noticed with the first look from now on.
    page.wait_for_function("() => still.looks > 1")
    page.evaluate("still.changes = []")


def watch(visit: Visit, game: str, size: tuple[int, int], moves: int | None = None) -> None:
    """Play against three bots, and expect that nothing moves but by what the reader does."""
    page = visit(width=size[0], height=size[1], motion=True)
    page.evaluate("localStorage.setItem('flow', 'off')")
    quick_table(page, game, 4)
    sit(page)
    start(page)
    expect(page.get_by_label("Your hand")).to_be_visible()
    page.evaluate(WATCH)
    notices(page)
    play(page, moves)
    still, news = page.evaluate("({ ...still, seen: [...still.seen] })"), page.evaluate("wire.news")
    assert PARTS[game] <= set(still["seen"])
    assert not still["changes"]
    shifted = sum(shift["value"] for shift in still["shifts"])
    assert shifted / max(news / MOVES, 1) < MOST_SHIFTED, still["shifts"]


def test_a_whole_game_moves_nothing(visit: Visit) -> None:
    watch(visit, "bohnanza", (1280, 720))


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", ["sissi", "hansa"])
def test_a_stretch_of_the_other_games_moves_nothing(visit: Visit, game: str, size: tuple[int, int]) -> None:
    watch(visit, game, size, STRETCH)


@pytest.mark.thorough
def test_a_whole_game_moves_nothing_on_a_phone(visit: Visit) -> None:
    watch(visit, "bohnanza", (390, 844))
