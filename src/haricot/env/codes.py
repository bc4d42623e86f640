"""Codes: small numbers for what a seat is doing, and for actions by their type."""

from __future__ import annotations

from typing import Final

from haricot.kernel.actions import Action, Decline, Done, Seal, Take, Withdraw
from haricot.kernel.types import Count

# What the asked seat is doing: choosing, putting an offer together, or picking copies for one that it takes.
CHOOSING: Final = 0
DRAFTING: Final = 1
PICKING: Final = 2

# Asking one class after the other would take longer than all the rest.
DONE: Final = 0
TAKE: Final = 1
DECLINE: Final = 2
WITHDRAW: Final = 3
SEAL: Final = 4
OWN: Final = 5
"""From this code on it is an action of one game alone; the first may be listed for several copies."""

CODES: dict[type[Action], Count] = {Done: DONE, Take: TAKE, Decline: DECLINE, Withdraw: WITHDRAW, Seal: SEAL}
