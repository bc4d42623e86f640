from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import haricot.kernel.game

pytest.register_assert_rewrite("haricot.testing", "haricot.cards.testing", "tests.boards")

from haricot.testing.drawing import ANY_PACE  # noqa: E402


def build() -> str:
    suffix = Path(haricot.kernel.game.__file__).suffix
    return {".so": "compiled", ".pyd": "compiled", ".py": "pure"}[suffix]


EXAMPLES = {"compiled": 100, "pure": 10}
"""A law holds for the sources: the build that plays sooner tries it most, as both play alike."""

settings.register_profile(
    "default",
    max_examples=EXAMPLES[build()],
    deadline=None,
    derandomize="CI" in os.environ,
    print_blob=True,
    suppress_health_check=ANY_PACE,
)
settings.load_profile("default")


def pytest_configure() -> None:
    asked = os.environ.get("HARICOT_BUILD", build())
    if asked != build():
        where = haricot.kernel.game.__file__
        raise pytest.UsageError(f"HARICOT_BUILD asks for the {asked} build, but {where} is {build()}.")


def pytest_report_header() -> str:
    return f"haricot: the {build()} build, from {Path(haricot.__file__).parent}"
