"""What axe-core finds on a page that keeps somebody out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """List what axe-core finds, however grave, with the first element of each."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in found]
