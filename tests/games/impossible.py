"""What cannot be at any card table, with the numbers that a game's rules give to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.complaints import Wrong

Lay = Callable[..., Any]


def at_a_card_table(table: Lay, player: Lay, phases: str, kinds: str, rules: str) -> Wrong:
    """List positions that are wrong at a table for four, where a deck runs out three times.

    `rules` has the numbers of the rules on cards shown, cards set aside, the count of what is planted, the
    end, and a hand that is empty.
    """
    shown, aside, planted, over, skipped = rules.split()
    return [
        (lambda: table(phase="harvest"), f"There is no phase 'harvest': the phases are {phases}."),
        (lambda: table(player("peanut")), f"There is no card 'peanut': the kinds are {kinds}."),
        (
            lambda: table(player("rote.3"), discard="rote.3"),
            "The card 'rote.3' stands in two places: a card is in one place only.",
        ),
        (lambda: table(active=4), "The active seat is 4: the seats are 0 to 3."),
        (lambda: table(exhaustions=4), "exhaustions is 4: the game ends with number 3."),
        (
            lambda: table(phase="draw"),
            "Nobody acts in the phase 'draw': write down the moment before or after it.",
        ),
        (
            lambda: table(player("rote"), phase="plant", face_up="sau"),
            f"Cards lie face up before they were turned over ({shown}).",
        ),
        (lambda: table(face_up="3 sau"), f"More than two cards lie face up ({shown})."),
        (
            lambda: table(player("rote"), player(aside="sau"), phase="plant"),
            f"Cards are set aside before there was any trade ({aside}).",
        ),
        (lambda: table(planted=1), f"planted counts only in the phase 'plant' ({planted})."),
        (
            lambda: table(player("rote"), phase="plant", exhaustions=3),
            f"The deck ran out for the last time, and the phase is 'plant': the game is over ({over}).",
        ),
        (
            lambda: table(phase="plant"),
            f"The active hand is empty: the phase 'plant' is skipped then ({skipped}).",
        ),
    ]
