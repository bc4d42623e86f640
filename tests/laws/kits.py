"""The kits of all games."""

from __future__ import annotations

from hypothesis import settings

from haricot.testing.moment import AnyKit
from tests.examples.kit import KIT as LENTIL
from tests.games.bohnanza.kit import KIT as BOHNANZA
from tests.games.hansa.kit import KIT as HANSA
from tests.games.sissi.kit import KIT as SISSI

__all__ = ["BOHNANZA", "HANSA", "KITS", "LENTIL", "SISSI", "law"]

KITS: dict[str, AnyKit] = {kit.name: kit for kit in (BOHNANZA, SISSI, HANSA, LENTIL)}


def law(times: float = 2.0) -> settings:
    """Try a law on so many times the examples that the profile asks for."""
    return settings(max_examples=max(1, round(settings().max_examples * times)), deadline=None)
