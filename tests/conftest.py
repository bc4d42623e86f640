from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import haricot.kernel.game

pytest.register_assert_rewrite("tests.harbour", "tests.positions")

settings.register_profile("default", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("default")


def build() -> str:
    suffix = Path(haricot.kernel.game.__file__).suffix
    return {".so": "compiled", ".pyd": "compiled", ".py": "pure"}[suffix]


def pytest_configure() -> None:
    asked = os.environ.get("HARICOT_BUILD", build())
    if asked != build():
        where = haricot.kernel.game.__file__
        raise pytest.UsageError(f"HARICOT_BUILD asks for the {asked} build, but {where} is {build()}.")


def pytest_report_header() -> str:
    return f"haricot: the {build()} build, from {Path(haricot.__file__).parent}"
