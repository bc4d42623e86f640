"""What holds on every screen: no barrier that axe-core finds, nothing sticks out, no text lacks words."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.at_table import drawn, speak
from tests.web.barriers import barriers
from tests.web.conftest import Visit
from tests.web.screens import SCREENS, WORDLESS

PHONE = ViewportSize(width=360, height=640)
TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
    return found;
}"""


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everyone(visit: Visit, name: str) -> None:
    page = visit()
    SCREENS[name](page)
    page.emulate_media(reduced_motion="reduce")
    found = {"light": barriers(page)}
    page.emulate_media(color_scheme="dark")
    drawn(page)
    page.wait_for_function("() => document.getAnimations().length === 0")
    found["dark"] = barriers(page)
    page.set_viewport_size(PHONE)
    found["phone"] = barriers(page)
    assert found == {"light": [], "dark": [], "phone": []}
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for language in ("de", "fr", "it"):
        speak(page, language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        assert [text for text in page.evaluate(TEXTS) if WORDLESS.match(text)] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
