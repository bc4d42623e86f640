"""Form: how an observation is handed over, as one row of bytes or field by field."""
# interpreted: numpy and Gymnasium do the work

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from haricot.env.desk import Desk
from haricot.env.pages import MOST
from haricot.env.spec import Spec
from haricot.kernel.errors import BadOption
from haricot.kernel.types import Seat

FORMS = ("flat", "fields")


class Form:
    """Makes arrays of what a desk writes; whoever gets one may write into it."""

    def __init__(self, spec: Spec, name: str) -> None:
        if name not in FORMS:
            raise BadOption(f"Option observation: there is no {name!r}; allowed: {', '.join(FORMS)}.")
        self.spec = spec
        self.whole = name == "flat"
        self.choices = len(spec.choices)

    def space(self) -> spaces.Space[Any]:
        """Tell what observations are like."""
        if self.whole:
            return box((self.spec.size,))
        return spaces.Dict({field.name: box(field.shape) for field in self.spec.fields})

    def mask_space(self) -> spaces.Space[Any]:
        """Tell what masks are like."""
        return spaces.Box(0, 1, (self.choices,), np.int8)

    def choice_space(self) -> spaces.Space[Any]:
        """Tell what can be chosen."""
        return spaces.Discrete(self.choices)

    def look(self, desk: Desk, seat: Seat) -> Any:
        """See what a seat sees."""
        flat = np.frombuffer(bytearray(desk.look(seat)), np.uint8)
        return flat if self.whole else self.spec.apart(flat)

    def mask(self, desk: Desk, seat: Seat) -> NDArray[np.int8]:
        """Tell what a seat may choose: nothing, unless it is asked."""
        mask = np.zeros(self.choices, np.int8)
        if seat == desk.seat:
            mask[desk.choices] = 1
        return mask


def box(shape: tuple[int, ...]) -> spaces.Box:
    """Describe a space of bytes."""
    return spaces.Box(0, MOST, shape, np.uint8)
