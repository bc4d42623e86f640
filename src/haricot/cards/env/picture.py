"""A card table as a plain picture."""
# interpreted: Pillow does the work

from __future__ import annotations

from haricot.cards.telling.screen import TableText
from haricot.cards.view import TableView
from haricot.env.picture import PictureLine, in_hand, named, pile, piles


def table_lines(screen: TableText[TableView], view: TableView) -> list[PictureLine]:
    """Tell of a card table: head and face-up cards, then each player's fields and what is set aside."""
    lines: list[PictureLine] = [(text, []) for text in screen.head(view)]
    lines.append((screen.say("face-up"), [pile(screen, [card]) for card in view.face_up]))
    for seat in range(view.players):
        has = [screen.say("talers-count", count=view.coins(seat)), in_hand(screen, view, seat)]
        fields = [pile(screen, row) for row in view.fields[seat]]
        lines.append((named(screen, view, seat, has), fields + piles(screen, view.aside[seat])))
    return lines
