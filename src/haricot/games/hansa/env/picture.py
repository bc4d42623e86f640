"""Bohn Hansa as a plain picture."""
# interpreted: Pillow does the work

from __future__ import annotations

from haricot.env.picture import PictureLine, in_hand, named, pile, piles
from haricot.games.hansa.telling.screen import HansaText
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import NONE


def board_lines(screen: HansaText, view: HanseView) -> list[PictureLine]:
    """Tell of Bohn Hansa: the boxes of every city, then where each player is and with which cart."""
    lines: list[PictureLine] = [(screen.moment(view), [])]
    for city, boxes in enumerate(view.boxes):
        lines.append((screen.words.place(city), [pile(screen, stack) for stack in boxes]))
    for seat in range(view.players):
        place = [screen.words.place(view.pawns[seat])] if view.pawns[seat] != NONE else []
        has = [*place, screen.words.thalers(view.money[seat]), in_hand(screen, view, seat)]
        lines.append((named(screen, view, seat, has), piles(screen, view.carts[seat])))
    return lines
