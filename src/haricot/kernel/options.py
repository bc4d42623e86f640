"""Options: what somebody asked for, turned into a struct, or a sentence that says what is allowed."""
# interpreted: it is called once a game, and makes sentences

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from haricot.kernel.errors import BadOption

T = TypeVar("T")


def convert_options(game: str, given: Mapping[str, object], kind: type[T], explained: Mapping[str, str]) -> T:
    """Check names and types; which values go together is the game's to say."""
    for name in given:
        if name not in explained:
            raise BadOption(f"{game} has no option {name!r}: it has {', '.join(explained)}.")
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$.")
        name = place.strip("`")
        raise BadOption(f"Option {name}: {reason.lower()}; allowed: {explained[name]}.") from None
