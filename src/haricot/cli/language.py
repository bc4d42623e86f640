"""Which language somebody speaks."""

from __future__ import annotations

import os

from haricot.beans.vocabulary import LANGUAGES


def spoken() -> str:
    """Tell the language that this machine is set to, or English if haricot does not speak it."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "")[:2].casefold()
    return language if language in LANGUAGES else "en"
