"""What is to be seen before the script of the page has run, or come at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit

PAPER = {"light": "rgb(251, 247, 238)", "dark": "rgb(31, 27, 23)"}
COLOUR = "() => getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
@pytest.mark.parametrize("chosen", ["", "light", "dark"])
@pytest.mark.parametrize("system", ["light", "dark"])
def test_paper_and_name_are_there_without_the_script(
    server: str, browser: Browser, path: str, system: str, chosen: str
) -> None:
    context = browser.new_context(color_scheme=system)  # type: ignore[arg-type]
    if chosen:
        context.add_init_script(f"localStorage.setItem('theme', '{chosen}')")
    page, refused = context.new_page(), list[str]()
    page.on("console", lambda message: refused.append(message.text))
    page.route("**/assets/**", lambda route: route.abort())
    page.goto(server + path)
    expect(page.get_by_text("haricot", exact=True)).to_be_visible()
    assert page.evaluate(COLOUR) == PAPER[chosen or system]
    assert not [text for text in refused if "Content Security Policy" in text]
    context.close()


def test_what_was_painted_early_gives_way_to_the_page_without_a_jump(server: str, visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    expect(page.get_by_text("haricot", exact=True)).to_have_count(1)
    now = page.get_by_text("haricot", exact=True).locator("img").bounding_box()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(f"{server}/rules")
    early = page.get_by_text("haricot", exact=True).locator("img").bounding_box()
    assert now is not None
    assert early is not None
    assert abs(now["x"] - early["x"]) <= 1
    assert abs(now["y"] - early["y"]) <= 2
