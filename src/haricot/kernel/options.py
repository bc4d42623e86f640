"""Options: what somebody asked for, turned into a struct, or a sentence that says what is allowed."""
# interpreted: it is called once a game, and makes sentences

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from haricot.kernel.errors import BadOption

T = TypeVar("T", bound=msgspec.Struct)
Choice: TypeAlias = bool | int | str | None


class BaseOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses in every game."""

    players: int = 4


def convert_options(
    game: str,
    given: Mapping[str, object],
    kind: type[T],
    explained: Mapping[str, str],
    numbers: Mapping[str, range] = MappingProxyType({}),
) -> T:
    """Check names, types and ranges; which values go together is the game's to say."""
    for name in given:
        if name not in explained:
            raise BadOption(f"{game} has no option {name!r}: it has {', '.join(explained)}.")
    try:
        options = msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        # The last one is msgspec's: what was given may have words like it.
        reason, _, place = str(error).rpartition(" - at `$.")
        name = place.strip("`")
        if any(field.name == name and field.type is bool for field in msgspec.structs.fields(kind)):
            asked = f"{given[name]!r} will not do"
            raise BadOption(f"Option {name}: {asked}; allowed: true or false.") from None
        raise BadOption(f"Option {name}: {reason.lower()}; allowed: {explained[name]}.") from None
    for name, allowed in numbers.items():
        if (number := getattr(options, name)) not in allowed:
            raise BadOption(f"Option {name}: {number} will not do; allowed: {explained[name]}.")
    return options


def choices_of(default: msgspec.Struct, numbers: Mapping[str, range]) -> dict[str, list[Choice]]:
    """List what each option may be, the default among it; which choices go together is the game's to say."""
    found: dict[str, list[Choice]] = {}
    for field in msgspec.structs.fields(default):
        if field.type is bool:
            found[field.name] = [False, True]
        elif get_origin(field.type) is Literal:
            found[field.name] = list(get_args(field.type))
        else:
            unsaid = [None] if field.default is None else []
            found[field.name] = [*unsaid, *numbers[field.name]]
    return found
