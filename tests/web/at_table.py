"""How people come to a table in the browser, and play there by clicking on what they see."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.patience import wait_until

FILL_AND_START = "Fill up with bots and start"
SOON = 350
"""So many milliseconds a step that closes a phase cannot be taken: a second tap may have been for another."""
STILL = "localStorage.setItem('flow', 'off')"
"""Has nothing on a page go on by itself, from its next start on."""
MOMENT = 1400
"""So many milliseconds a step that leaves no choice can be seen before it goes by itself."""
ASKED = ".steps button:is(.main, .pay):enabled"
"""What a page asks for. A toll to be paid in beans is a choice of the player's, and so has no main button."""
STEP = f"""(but) => {{
    const steps = [...document.querySelectorAll('{ASKED}')];
    const next = steps.find((step) => !but || !step.textContent.includes(but));
    next?.click();
    return next !== undefined;
}}"""

SETTLED = """async () => {
    const places = () => [...document.querySelectorAll('.frame *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
    }).join(' ');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let [before, same] = ['', 0]; same < 6; ) {
        await frame();
        const now = places();
        [before, same] = [now, now === before ? same + 1 : 0];
    }
}"""
"""Waits until nothing on a table has changed its place or size for some frames."""


def open_table(page: Page, name: str = "Anna", game: str = "Bohnanza", players: int = 3) -> str:
    """Open a table from the start page, and give its link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    return page.url


def quick_table(page: Page, game: str = "bohnanza", players: int = 3, **options: object) -> str:
    """Open a table at which bots do not pause, as the page would, and go there."""
    server = "/".join(page.url.split("/", 3)[:3])
    page.request.post(f"{server}/api/me", data={"name": "Anna"})
    settings = {"game": game, "options": {"players": players, **options}, "pace": "instant"}
    table = page.request.post(f"{server}/api/tables", data=settings).json()["id"]
    page.evaluate("localStorage.setItem('name', 'Anna')")
    page.goto(f"{server}/t/{table}")
    return page.url


def sit(page: Page) -> None:
    """Take the first free seat."""
    page.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()


def enter(page: Page, name: str) -> None:
    """Come to a table by its link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()


def come(page: Page, name: str) -> None:
    """Come to a table by its link, and take a seat."""
    enter(page, name)
    sit(page)


def two_at_a_table(
    visit: Callable[..., Page], game: str = "bohnanza", hurried: bool = False
) -> tuple[Page, Page]:
    """Have two people meet by a link at a table of three, perhaps with clocks that can be moved."""
    anna = visit(hurried=hurried)
    link = quick_table(anna, game)
    sit(anna)
    ben = visit(link, hurried=hurried)
    come(ben, "Ben")
    return anna, ben


def gift_to_ben(anna: Page) -> None:
    """Offer Ben the last card of the hand, for nothing."""
    anna.get_by_label("Your hand").get_by_role("button").last.click()
    anna.get_by_label("To whom?").get_by_role("button", name="to Ben").click()
    anna.locator(".go").click()


def start(page: Page) -> None:
    """Have bots on all other seats, and begin."""
    page.get_by_role("button", name=FILL_AND_START).click()


def begin(page: Page, game: str = "bohnanza", **options: object) -> None:
    """Begin a game against bots."""
    quick_table(page, game, 3, **options)
    sit(page)
    start(page)
    expect(page.get_by_label("Your hand")).to_be_visible()


def speak(page: Page, language: str) -> None:
    """Choose another language: at a table the menu has it."""
    found = page.locator("nav select:visible").first
    if not found.is_visible():
        page.locator("nav > button[aria-expanded]:visible").click()
    found.select_option(language)
    page.keyboard.press("Escape")


def steps(page: Page) -> Locator:
    """Find what is to be done next."""
    return page.locator(ASKED)


def click(button: Locator) -> bool:
    """Click on something if it is there, and tell whether it was: it may go at any time."""
    # Not where it is on the screen: by then something else may have come there.
    return bool(button.evaluate_all("found => { found[0]?.click(); return found.length > 0; }"))


def click_step(page: Page, but: str = "") -> bool:
    """Do the next step that the page asks for, but not one; in one go, as another may come in its place."""
    return bool(page.evaluate(STEP, but))


def act(page: Page) -> bool:
    """Do what the page asks for: the next step, or a city to travel to."""
    return click_step(page) or click(page.get_by_role("button", name=re.compile("^(Travel to|Stay in)")))


def play_until(pages: Sequence[Page], over: Callable[[], bool]) -> None:
    """Have people do what their pages ask of them, until something has come about."""

    def go_on() -> bool:
        if over():
            return True
        for page in pages:
            act(page)
        return False

    wait_until(go_on, lambda: "this took too long")


def answered(page: Page) -> None:
    """Wait until the server has answered all that the page has asked for."""
    page.wait_for_function("() => wire.asked === wire.answered")


def drawn(page: Page) -> None:
    """Wait until all is answered and drawn, and whatever looks at it after that has done so."""
    answered(page)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def settled(page: Page) -> None:
    """Wait until everything keeps its place: what measures itself may change what another has measured."""
    drawn(page)
    page.evaluate(SETTLED)


def at_rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    drawn(page)
    page.wait_for_function(
        "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
        " && !document.querySelector('.flight')"
    )


def stop_time(page: Page) -> None:
    """Let no time pass on a page whose clock was installed, from a second later on, until it is moved."""
    page.clock.pause_at(float(page.evaluate("Date.now()")) / 1000 + 1)


def hurry(page: Page) -> None:
    """Let a moment pass on a page whose clock was installed: then a tap is no longer a second one."""
    page.clock.fast_forward(SOON)


def asked(page: Page) -> int:
    """Count what the page has asked of the server since it was loaded."""
    return int(page.evaluate("wire.asked"))


def go_to_trade(page: Page) -> None:
    """Do what is to be done until somebody's own trade begins, and do not end that."""
    end = page.get_by_role("button", name="End trading")

    def go_on() -> bool:
        if not end.is_visible():
            click_step(page, but="End trading")
        return end.is_visible()

    wait_until(go_on, lambda: "there was no trade")
    answered(page)


def watched(visit: Callable[..., Page]) -> tuple[Page, Page]:
    """Begin a game before somebody who watches: give both pages."""
    page = visit()
    begin(page)
    watcher = visit(page.url)
    enter(watcher, "Emil")
    return page, watcher


def planted(page: Page) -> Locator:
    """Begin a game, plant the first card, and give the button that goes on to trading."""
    begin(page)
    steps(page).first.click()
    on = page.get_by_role("button", name="On to trading")
    expect(on).to_be_enabled()
    return on
