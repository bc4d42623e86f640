"""The named ints of the family: seats, kinds of bean, cards."""
# interpreted: other modules resolve these names at run time; compiled ones read the constants from here

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from msgspec import Meta

if TYPE_CHECKING:
    from mypy_extensions import i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    Seat: TypeAlias = i64
    Bean: TypeAlias = i64
    CardId: TypeAlias = i64
    Count: TypeAlias = i64
    Score: TypeAlias = i64
else:
    # The bounds hold on the wire, where anybody may write anything; inside, an int is an int.
    Seat = Annotated[int, Meta(ge=-2, le=99)]
    Bean = Annotated[int, Meta(ge=-1, le=999)]
    CardId = Annotated[int, Meta(ge=-1, le=99_999)]
    Count = Annotated[int, Meta(ge=0, le=999_999)]
    Score = Annotated[int, Meta(ge=-999_999, le=999_999)]

    def mypyc_attr(**_):
        """Tell the compiler something of a class; there is nothing to do without it."""
        return lambda kind: kind


ALL: Final = -1
"""The address of an offer that anybody may take."""

STRANGER: Final = -1
"""The seat of somebody who only looks on."""

ALL_SEEING: Final = -2
"""The seat of a replay: every hand lies open."""

HIDDEN: Final = -1
"""A card that the viewer may not know."""

NONE: Final = -1
"""No card, no kind."""
